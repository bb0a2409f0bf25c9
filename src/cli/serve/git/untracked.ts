/* Files of the site that git doesn't have: page files and API specifications in the folder of docs.json. */
import { open } from 'node:fs/promises';
import { isDataFile, isSpecification } from '../../../lib/core/openapi/specification-text.ts';
import { isPageFile } from '../../../lib/core/pages/page-paths.ts';
import type { GitStatus } from '../../../lib/core/storage.ts';
import { LARGEST } from '../../../lib/storage/server-api.ts';
import { isPlainPath, realInside } from '../paths.ts';
import { git } from './run.ts';

type Untracked = Required<Pick<GitStatus, 'untracked' | 'leftOut'>>;

/** `folder`: with a trailing slash, or ''. `known`: files that are left out, because they are asked about anyway. */
export async function untrackedIn(
  root: string,
  folder: string,
  known: ReadonlySet<string>,
): Promise<Untracked> {
  const list = async (...which: readonly string[]) => {
    const asked = ['ls-files', '--others', ...which, '--exclude-standard', '-z', '--'];
    const { out } = await git(root, [...asked, folder === '' ? '.' : folder]);
    return out.split('\0').filter((path) => isPlainPath(path.replace(/\/$/, '')));
  };
  const untracked: string[] = [];
  const leftOut = (await list('--ignored', '--directory')).filter(isOfSite);
  for (const path of await list()) {
    if (known.has(path) || !isOfSite(path)) continue;
    const isTaken =
      isPageFile(path) || (isDataFile(path) && (await isSmallSpecification(root, path)));
    (isTaken ? untracked : leftOut).push(path);
  }
  return { untracked, leftOut };
}

/** Whether a file may be one of the site. A whole folder may have some: one that is ignored, or another repository. */
const isOfSite = (path: string): boolean =>
  path.endsWith('/') || isPageFile(path) || isDataFile(path);

/** Length of the text that shows what a file is, in bytes. */
const HEAD = 8000;

/** Whether a commit may include a JSON or YAML file. */
async function isSmallSpecification(root: string, path: string): Promise<boolean> {
  const real = await realInside(root, path);
  const file = real === undefined ? undefined : await open(real).catch(() => undefined);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const { size } = await file.stat();
    return size <= LARGEST && isSpecification(buffer.toString('utf8', 0, bytesRead));
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
