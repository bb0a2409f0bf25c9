import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '../lib/core/config.ts';
import { CONFIG_FILE, type Config } from '../lib/core/check/config.ts';
import { readText } from './io.ts';

/**
 * The settings in the signpost.config.json next to a docs.json, or undefined if there is none. Links are not followed.
 */
export async function configNextTo(file: string): Promise<Config | undefined> {
  const path = join(dirname(file), CONFIG_FILE);
  const isThere = await lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? readConfig(await readText(path)) : undefined;
}

/** The current settings, with only those problems that the file had before, on whatever line. */
export function withOldMistakes(config: Config, before: string | null | undefined): Config {
  const said = (problem: string) => problem.replace(/, line \d+:/, ':');
  const known = new Set(typeof before === 'string' ? readConfig(before).problems.map(said) : []);
  return { ...config, problems: config.problems.filter((problem) => known.has(said(problem))) };
}
