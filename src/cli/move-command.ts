/* `signpost move FROM TO`: moves a page, a folder or what a pattern matches, and everything that leads there. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { PageOperation } from '../lib/core/operation.ts';
import { filesOf } from '../lib/core/operations/page-moves.ts';
import { isPageFile } from '../lib/core/pages/page-paths.ts';
import { COMMANDS } from './help.ts';
import { Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import { isPattern, patternFor } from './pattern.ts';
import {
  carriedOut,
  changeLines,
  changesOf,
  leftLines,
  siteFiles,
  writeChanges,
} from './site-changes.ts';
import { slashed } from './site-on-disk.ts';

type Move = PageOperation & { readonly op: 'rename-page' };

export async function moveCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.move.options);
  const [from, to] = rest;
  if (from === undefined || to === undefined || rest.length > 2) throw new Unusable(m.whatToMove);
  const isDry = flags.has('--dry-run');
  const main = mainFor(from);
  const folder = dirname(main) === '.' ? '' : `${slashed(dirname(main))}/`;
  const inFolder = (path: string) => pathIn(main, path);
  const file = slashed(main);
  const files = await siteFiles(file, !isDry);
  const paths = [...files.keys()].map((path) => path.slice(folder.length));
  const moves = movesFor(inFolder(from), inFolder(to), paths);
  const applied = carriedOut(files, [moves], file);
  if (!applied.ok) {
    io.err(`${applied.sentence}\n`);
    return 1;
  }
  const code = isDry ? 0 : await writeChanges(files, applied, file, io);
  if (code !== 0) return code;
  const changes = changesOf(files, applied);
  io.out(flags.has('--json') ? `${JSON.stringify(changes, null, 2)}\n` : changeLines(changes));
  if (!flags.has('--json')) io.err(leftLines(changes));
  return 0;
}

/** The docs.json of the nearest folder above a path, or else of the current folder. */
export function mainFor(path: string): string {
  const starts = [resolve(path.replace(/[*?{[].*$/, '')), process.cwd()];
  for (const start of starts)
    for (let folder = start; ; folder = dirname(folder)) {
      for (const name of ['docs.json', 'docs.jsonc']) {
        const file = join(folder, name);
        if (existsSync(file)) return relative(process.cwd(), file) || name;
      }
      if (dirname(folder) === folder) break;
    }
  throw new Unusable(m.noDocsAbove(path));
}

/** A path from the folder of docs.json. One that starts with a slash and can't be on this disk is an address. */
export function pathIn(main: string, path: string): string {
  const home = dirname(resolve(main));
  const full = resolve(path);
  const isOnDisk =
    full.startsWith(`${home}/`) || (dirname(full) !== '/' && existsSync(dirname(full)));
  const isAddress = isAbsolute(path) && full !== home && !isOnDisk;
  const found = isAddress ? path.replace(/^\/+/, '') : slashed(relative(home, full));
  if (/^\.\.(\/|$)/.test(found)) throw new Unusable(m.outsideFolder(path));
  return /[\\/]$/.test(path) && found !== '' && !found.endsWith('/') ? `${found}/` : found;
}

/** `paths`: of all files, from the folder of docs.json. */
function movesFor(from: string, to: string, paths: readonly string[]): readonly Move[] {
  const known = new Set(paths);
  const move = (one: string, other: string): Move => ({ op: 'rename-page', from: one, to: other });
  const intoFolder = to === '' ? '' : to.endsWith('/') ? to : `${to}/`;
  const hasPage = (page: string) => filesOf(page).some((file) => known.has(file));
  if (isPattern(from) && !known.has(from)) {
    const { start, matches } = patternFor(from);
    const found = paths.filter((path) => isPageFile(path) && matches(path));
    if (found.length === 0) throw new Unusable(m.nothingMatches(from));
    return found.map((path) => move(path, intoFolder + path.slice(start.length)));
  }
  const isFolder =
    from.endsWith('/') || (!hasPage(from) && paths.some((path) => path.startsWith(`${from}/`)));
  if (isFolder) return [move(from.endsWith('/') ? from : `${from}/`, intoFolder || '/')];
  const name = from.slice(from.lastIndexOf('/') + 1);
  return [move(from, to === '' || to.endsWith('/') ? intoFolder + name : to)];
}
