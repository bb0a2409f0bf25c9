/*
 * What a team decides for its site in signpost.config.json. core/config.ts reads the file; configured.ts applies it to
 * findings.
 */

/** Findings that are hidden: those with one of the codes at one of the paths. A missing list matches everything. */
export interface Ignored {
  /** Patterns of page paths and files, relative to docs.json's folder. */
  readonly paths?: readonly string[];
  readonly codes?: readonly string[];
}

export interface Config {
  readonly severity: Readonly<Record<string, 'error' | 'warning' | 'hint' | 'off'>>;
  readonly ignore: readonly Ignored[];
  /** The site's address, "https://docs.example.com". */
  readonly siteUrl?: string;
  /** Whether a page's file moves along when its entry is moved. */
  readonly moveFiles: 'always' | 'ask' | 'never';
  /** Whether moving or deleting a page adds a redirect. */
  readonly redirects: 'add' | 'off';
  /** Addresses removed on purpose. */
  readonly gone: readonly string[];
  /** Redirects that the host makes, outside docs.json. */
  readonly elsewhere: readonly { readonly source: string; readonly destination: string }[];
  /** Problems in the file, one sentence each. */
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
