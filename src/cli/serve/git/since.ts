/* The page files that differ between a revision and the working tree, as git sees it. */
import { copyFile, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isPageFile } from '../../../lib/core/pages/page-paths.ts';
import { ok, type Result } from '../../../lib/core/result.ts';
import type { ChangedPage, Since } from '../../../lib/core/storage.ts';
import { isPlainPath, realInside } from '../paths.ts';
import * as m from './messages.ts';
import { commitOf } from './revision.ts';
import { git, lines } from './run.ts';

/** Most page files that are listed. */
const MOST = 5000;

/**
 * `folder`: of the pages, with a trailing slash, or ''. New files that git doesn't know yet count, unless they are
 * ignored, and renames are found among them. Refuses with `missing` if there is no such revision.
 */
export async function changedSince(
  root: string,
  revision: string,
  folder: string,
): Promise<Result<Since>> {
  const commit = await commitOf(root, revision);
  if (!commit.ok) return commit;
  const home = folder === '' ? root : await realInside(root, folder.replace(/\/$/, ''));
  if (home === undefined) return ok({ commit: commit.value, pages: [], left: m.pagesUnknown });
  const changed = await withNewFiles(home, (index) => differences(home, commit.value, index));
  const left = !changed ? m.pagesUnknown : changed.length > MOST ? m.tooManyPages(MOST) : undefined;
  if (!changed || left !== undefined)
    return ok({ commit: commit.value, pages: [], ...(left !== undefined && { left }) });
  const inStorage = (path: string) => folder + path;
  const pages = changed.map(({ from, to, ...more }) => ({
    ...(from !== undefined && { from: inStorage(from) }),
    ...(to !== undefined && { to: inStorage(to) }),
    ...more,
  }));
  return ok({ commit: commit.value, pages });
}

/**
 * Calls back with a copy of the repository's index in which pages that git doesn't know are announced (`git add -N`).
 * The repository stays as it is. Without an index, or if git refuses, calls back with none.
 */
async function withNewFiles<T>(
  home: string,
  ask: (index: string | undefined) => Promise<T>,
): Promise<T> {
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', '.'];
  const listed = await git(home, others);
  const news = listed.out.split('\0').filter((path) => isPage(path));
  const paths = ['--git-path', 'index', '--git-path', 'objects'];
  const [own, objects] = await lines(home, 'rev-parse', ...paths);
  if (news.length === 0 || own === undefined || objects === undefined) return ask(undefined);
  const folder = await mkdtemp(join(tmpdir(), 'signpost-index-'));
  try {
    const index = join(folder, 'index');
    const real = resolve(home, own);
    const made = await stat(real);
    await copyFile(real, index);
    // git looks into files that changed in the same second as the index.
    const second = Math.floor(made.mtimeMs / 1000);
    await utimes(index, second, second);
    const adding = ['-c', 'core.hooksPath=/dev/null', 'add', '--intent-to-add'];
    const from = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    const added = await git(home, [...adding, ...from], `${news.join('\0')}\0`, {
      GIT_INDEX_FILE: index,
      // It stores an empty file.
      GIT_OBJECT_DIRECTORY: folder,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(home, objects),
    });
    return await ask(added.code === 0 ? index : undefined);
  } catch {
    return await ask(undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined if git refuses. */
async function differences(
  home: string,
  commit: string,
  index: string | undefined,
): Promise<readonly ChangedPage[] | undefined> {
  const options = ['--raw', '-z', '--find-renames', '--relative', '--no-ext-diff'];
  const asked = ['diff', ...options, '--no-textconv', '--ignore-submodules', commit, '--', '.'];
  const { code, out } = await git(
    home,
    asked,
    undefined,
    index === undefined ? {} : { GIT_INDEX_FILE: index },
  );
  if (code !== 0) return undefined;
  const changed: ChangedPage[] = [];
  const parts = out.split('\0').values();
  for (const part of parts) {
    // `:<mode> <mode> <id> <id> <status>`, then one path, or two of a rename.
    const [, old, now, status, score] = /^:(\d+) (\d+) \w+ \w+ ([A-Z])(\d*)$/.exec(part) ?? [];
    if (status === undefined) continue;
    const path = parts.next().value ?? '';
    const to = status === 'R' || status === 'C' ? (parts.next().value ?? '') : path;
    // Neither a link nor another repository.
    const [isFrom, isTo] = [isFile(old!) && isPage(path), isFile(now!) && isPage(to)];
    if (!isFrom && !isTo) continue;
    changed.push({
      ...(isFrom && status !== 'C' && { from: path }),
      ...(isTo && { to }),
      ...(isFrom && isTo && status === 'R' && score === '100' && { isSame: true }),
    });
  }
  return changed;
}

const isFile = (mode: string): boolean => mode.startsWith('100');
const isPage = (path: string): boolean => isPageFile(path) && isPlainPath(path);
