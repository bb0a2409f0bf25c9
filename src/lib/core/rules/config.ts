/*
 * What a team decides for its site in signpost.config.json. It is read by core/config.ts; configured.ts says what
 * becomes of findings by it.
 */

/** Findings that stay quiet: those with one of the codes, at one of the paths. What is absent fits everything. */
export interface Ignored {
  /** Patterns of page paths and files, from docs.json's folder. */
  readonly paths?: readonly string[];
  readonly codes?: readonly string[];
}

export interface Config {
  readonly severity: Readonly<Record<string, 'error' | 'warning' | 'hint' | 'off'>>;
  readonly ignore: readonly Ignored[];
  /** The site's address, "https://docs.example.com". */
  readonly siteUrl?: string;
  /** Whether a page's file goes along when its entry moves to another place. */
  readonly moveFiles: 'always' | 'ask' | 'never';
  /** Whether a moved or deleted page leaves a redirect. */
  readonly redirects: 'add' | 'off';
  /** Addresses that were ended on purpose. */
  readonly gone: readonly string[];
  /** Redirects that the host does, not docs.json. */
  readonly elsewhere: readonly { readonly source: string; readonly destination: string }[];
  /** What is wrong with the file, a sentence each. */
  readonly problems: readonly string[];
}

export const CONFIG_FILE = 'signpost.config.json';

export const NO_CONFIG: Config = {
  severity: {},
  ignore: [],
  moveFiles: 'ask',
  redirects: 'add',
  gone: [],
  elsewhere: [],
  problems: [],
};
