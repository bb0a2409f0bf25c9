/*
 * The folder that contains only the pages of one language or version: `de/start` and `v2/start` are the same page as
 * `start`, and `docs/next/start` the same as `docs/v1/start`. It is found from the paths: of the folders with many of
 * the pages, it is the one without which most of them are also pages of the sibling divisions. A division without such
 * a folder has the empty one.
 */
import { memo, memoByKey, memoLast } from '../../memo.ts';
import type { Node } from '../../document/node.ts';
import { childrenOf, labelOf, type Child } from '../../document/elements.ts';
import { type Kind } from '../../schema/kinds.ts';
import { languageName } from '../../schema/languages.ts';
import { isUrl } from '../../schema/links.ts';
import { pageOf } from '../../document/page-index.ts';

export interface LocaleFolder {
  /** One or two folders, without slashes at the ends: "de", "old/v1". '' if there is none. */
  readonly folder: string;
  /** How many folders usually come before it. */
  readonly at: number;
}

/** A language or version. */
type Division = Pick<Child, 'kind' | 'node'>;

/** The maximum number of pages examined per division, evenly spread. */
const ASKED = 120;
/** The minimum share of pages in a folder, unless the folder is named like the division. */
const SHARE = 0.3;
/** The maximum number of folders tried. */
const TRIED = 5;

export const NO_FOLDER: LocaleFolder = { folder: '', at: 0 };

/** The paths of all pages in an element, in order, without endpoints and the global section. */
export const pagesIn = memo((node: Node): readonly string[] => {
  const out: string[] = [];
  for (const child of childrenOf(node)) {
    if (child.kind === 'page' && child.node.type === 'string') {
      if (child.node.value.trim() && !isUrl(child.node.value)) out.push(pageOf(child.node.value));
    } else if (child.key !== 'global') for (const page of pagesIn(child.node)) out.push(page);
  }
  return out;
});

/** The path without the locale folder, or undefined if it isn't in that folder. The folder alone is its index page. */
export function withoutFolder(path: string, folder: string): string | undefined {
  if (folder === '') return path;
  if (path.startsWith(folder)) {
    if (path.charAt(folder.length) === '/') return path.slice(folder.length + 1);
    if (path.length === folder.length) return 'index';
  }
  const at = path.indexOf(`/${folder}/`);
  return at < 0 ? undefined : path.slice(0, at) + path.slice(at + folder.length + 1);
}

/** A path of one division in the form of the other. Unchanged if it isn't in its locale folder. */
export function inFolder(path: string, from: LocaleFolder, to: LocaleFolder): string {
  const lead = /^\/*/.exec(path)![0];
  const own = path.slice(lead.length);
  if (from.folder === '') {
    if (to.folder === '') return path;
    const steps = own.split('/');
    steps.splice(Math.min(to.at, steps.length - 1), 0, to.folder);
    return lead + steps.join('/');
  }
  const swap = (before: string, after: string): string =>
    lead + [before, to.folder, after].filter(Boolean).join('/');
  if (own === from.folder) return to.folder ? lead + to.folder : `${lead}index`;
  if (own.startsWith(`${from.folder}/`)) return swap('', own.slice(from.folder.length + 1));
  const at = own.indexOf(`/${from.folder}/`);
  return at < 0 ? path : swap(own.slice(0, at), own.slice(at + from.folder.length + 2));
}

interface Candidate extends LocaleFolder {
  readonly isNamed: boolean;
}

/** The folders that could be the locale folder, including the empty one. */
const candidatesOf = ({ node, kind }: Division): readonly Candidate[] => findCandidates(node, kind);

const findCandidates = memoLast((node: Node, kind: Kind): readonly Candidate[] => {
  const child = { node, kind };
  const pages = sampleOf(pagesIn(node));
  const tally = new Map<string, number[]>();
  for (const page of pages) {
    const folders = page.split('/');
    // A page with the same name as the folder is its index.
    const last = folders.length === 1 && isNamedLike(folders[0]!, child) ? 1 : folders.length - 1;
    const seen = new Set<string>();
    for (let i = 0; i < Math.min(last, 3); i++)
      for (const run of [folders[i]!, ...(i + 1 < last ? [`${folders[i]}/${folders[i + 1]}`] : [])])
        if (run && !seen.has(run)) {
          seen.add(run);
          const places = tally.get(run) ?? [0, 0, 0];
          places[i]!++;
          tally.set(run, places);
        }
  }
  const found = [...tally].flatMap(([folder, places]) => {
    const count = places.reduce((sum, one) => sum + one, 0);
    const isNamed = isNamedLike(folder, child);
    const isCommon = count >= 3 && count >= pages.length * SHARE;
    if (!isCommon && !(isNamed && count * 20 >= pages.length)) return [];
    return [{ folder, at: places.indexOf(Math.max(...places)), isNamed, count }];
  });
  found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count);
  return [{ ...NO_FOLDER, isNamed: false }, ...found.slice(0, TRIED)];
});

function sampleOf(pages: readonly string[]): readonly string[] {
  if (pages.length <= ASKED) return pages;
  const step = pages.length / ASKED;
  return Array.from({ length: ASKED }, (_, i) => pages[Math.floor(i * step)]!);
}

/** "zh" for “zh-Hans”, "8.4.2" for “8.4”, "2025-06-18" for “Version 2025-06-18 (latest)”. */
export function isNamedLike(folder: string, { kind, node }: Division): boolean {
  const own = folder.toLowerCase().replaceAll('_', '-');
  const label = labelOf({ kind, node }).trim().toLowerCase().replaceAll('_', '-');
  if (!label) return false;
  if (own === label) return true;
  if (kind === 'language') {
    const code = labelOf({ kind, node });
    const name = languageName(code);
    return own === label.split('-')[0] || own === name?.toLowerCase();
  }
  const plain = own.replace(/^v(?=\d)/, '');
  if (own === label.replace(/[^\p{L}\p{N}.]+/gu, '-')) return true;
  return label
    .split(/[\s()[\],]+/)
    .map((word) => word.replace(/^v(?=\d)/, ''))
    .some((word) => word && (plain === word || (/^\d/.test(word) && plain.startsWith(`${word}.`))));
}

/** The pages of a division with the folder removed from their paths. */
const keysOf = memoByKey(
  (node: Node, folder: string): ReadonlySet<string> =>
    new Set(pagesIn(node).map((page) => withoutFolder(page, folder) ?? page)),
);

/**
 * The score of a folder. With equal hits, a folder named like its division wins, then no folder, then a shorter one.
 */
const worth = (hits: number, { isNamed, folder }: Candidate): number =>
  hits + (isNamed ? 0.4 : folder ? -0.5 : 0) - folder.length / 1000;

/** The best folder of a division when compared with the pages of another, and its score. */
function bestBeside(
  child: Division,
  keys: ReadonlySet<string>,
): { readonly best: Candidate; readonly value: number } {
  const pages = sampleOf(pagesIn(child.node));
  let found: { best: Candidate; value: number } | undefined;
  for (const best of candidatesOf(child)) {
    let hits = 0;
    for (const page of pages) if (keys.has(withoutFolder(page, best.folder) ?? page)) hits++;
    const value = worth(hits, best);
    if (!found || value > found.value) found = { best, value };
  }
  return found!;
}

/** The locale folder of each division, found by comparing all of them with one. */
export function localeFolders(
  divisions: readonly Division[],
  reference = 0,
): readonly LocaleFolder[] {
  const first = divisions[reference];
  if (!first) return [];
  const others = divisions.filter((_, i) => i !== reference);
  let chosen: { candidate: Candidate; value: number } | undefined;
  for (const candidate of candidatesOf(first)) {
    const keys = keysOf(first.node, candidate.folder);
    let value = worth(0, candidate);
    for (const other of others.slice(0, 4)) value += bestBeside(other, keys).value;
    if (!chosen || value > chosen.value) chosen = { candidate, value };
  }
  const own = chosen!.candidate;
  const keys = keysOf(first.node, own.folder);
  return divisions.map((one, i) => (i === reference ? own : bestBeside(one, keys).best));
}
