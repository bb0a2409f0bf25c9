/* Whole folders of real documentation sites, where they are there: `sites` in the folder that SIGNPOST_CORPUS names. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SITES = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'sites');

/** Texts by path from the folder of docs.json, and `null` for a file that is there but isn't read. */
export type Files = ReadonlyMap<string, string | null>;

/** Names of the sites. Without any, says so. */
export const archives = existsSync(SITES)
  ? readdirSync(SITES).filter((name) => /\.(tgz|tar\.gz)$/.test(name))
  : [];
if (archives.length === 0) console.info(`No real sites in ${SITES}: these tests are skipped.`);

export function filesOf(archive: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  execFileSync('tar', ['-xzf', join(SITES, archive), '-C', folder]);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string | null>();
  const list = join(folder, '.all-files.txt');
  if (existsSync(list))
    for (const path of readFileSync(list, 'utf8').split('\n')) if (path) files.set(path, null);
  for (const entry of all.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name !== '.all-files.txt')
      files.set(path.slice(folder.length + 1), readFileSync(path, 'utf8'));
  }
  rmSync(folder, { recursive: true });
  return files;
}
