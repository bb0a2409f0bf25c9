/*
 * What a folder's list of files and its configuration files (`.mintignore`, `signpost.config.json`) mean for the
 * checks. Loaded once the rows are painted.
 */
import { readConfig } from '$lib/core/config';
import type { DocumentStorage } from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import { CONFIG_FILE, NO_CONFIG, type Config } from '$lib/core/check/config';
import type { World } from '$lib/core/check/diagnostic';
import { folderPaths } from '$lib/core/check/pages/folder-paths';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { configUnread } from './folder-messages';

/** Paths are relative to the folder of docs.json. */
export interface Survey {
  readonly all: readonly string[];
  /** The file of each page. */
  readonly byPage: ReadonlyMap<string, string>;
  /** What the checks can know about it. */
  readonly known: Partial<World> & { readonly config: Config };
  readonly mintignore: string | undefined;
  /** The text of `signpost.config.json`, or why it can't be read. */
  readonly decided: Result<string> | undefined;
}

/**
 * Surveys a folder. Returns `last` itself if nothing has changed since. If each read counts against a limit and the
 * user must request it, reads only the configuration: a single file, which decides whether problems are shown.
 */
export async function survey(
  all: readonly string[],
  read: (path: string) => Promise<Result<string>>,
  costly: DocumentStorage['costly'],
  last: Survey | undefined,
): Promise<Survey> {
  const there = new Set(all);
  const [ignoring, decided] = await Promise.all([
    costly !== 'asked' && there.has(IGNORE_FILE) ? read(IGNORE_FILE) : undefined,
    there.has(CONFIG_FILE) ? read(CONFIG_FILE) : undefined,
  ]);
  const mintignore = ignoring?.ok ? ignoring.value : undefined;
  const isSame = last !== undefined && isSameRead(last.decided, decided);
  if (isSame && last.mintignore === mintignore && isSameList(last.all, all)) return last;
  const config = isSame ? last.known.config : configOf(decided);
  const { byPage, ...paths } = folderPaths(all, mintignore);
  return { all, byPage, known: { ...paths, config }, mintignore, decided };
}

function configOf(decided: Result<string> | undefined): Config {
  // Removed since the folder was listed, so the same as no configuration.
  if (!decided || (!decided.ok && decided.refusal.code === 'missing')) return NO_CONFIG;
  if (decided.ok) return readConfig(decided.value);
  const problem = configUnread(CONFIG_FILE, decided.refusal.sentence);
  return { ...NO_CONFIG, problems: [problem] };
}

const isSameRead = (one: Result<string> | undefined, other: Result<string> | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((path, i) => path === other[i]);
