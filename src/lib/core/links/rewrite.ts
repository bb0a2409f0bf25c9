/*
 * What becomes of a file's links when files move: each that would lead elsewhere is written anew, by replacing its path
 * and nothing else. All moves of a step count at once, so files can trade names.
 */
import { folderOf } from '../pages/page-paths.ts';
import type { TextEdit } from '../text/edit.ts';
import { meaning, respelled } from './destination.ts';
import { destinationOf, meantBy, type FileLink, type FileLinks, type NewPath } from './link.ts';
import type { LinkTargets } from './link-targets.ts';
import { spelledIn } from './spelling.ts';

/** The files before and after a step. */
export interface SiteMoves {
  readonly before: LinkTargets;
  readonly after: LinkTargets;
  /** Every file after. */
  readonly paths: ReadonlySet<string>;
  /** Folders that lose their last page, without slashes at the ends. */
  readonly emptied: ReadonlySet<string>;
  /** Where links to a file lead then. Undefined if nowhere: it is deleted. */
  readonly leadsTo: (file: string) => string | undefined;
  /** Whether links to a file lead to another page, which doesn't have its sections. */
  readonly isReplaced?: (file: string) => boolean;
  readonly siteUrl?: string | undefined;
}

/** A link that was left as it is, although it leads nowhere now. */
export interface LeftLink {
  readonly at: number;
  readonly address: string;
}

/** The edits that let the links of a file, which moves from one path to another, lead where they led. */
export function rewritten(
  file: { readonly from: string; readonly to: string; readonly text: string },
  { links }: FileLinks,
  moves: SiteMoves,
): { readonly edits: readonly TextEdit[]; readonly left: readonly LeftLink[] } {
  const edits: TextEdit[] = [];
  const left: LeftLink[] = [];
  for (const link of links) {
    const next = newPath(link, file, moves);
    if (next === 'same') continue;
    if (next === 'nowhere') left.push({ at: link.at.from, address: link.address });
    else edits.push({ file: file.to, ...spelledIn(file.text, link, next) });
  }
  return { edits, left };
}

/** How a link is to be written now. */
export function newPath(
  link: FileLink,
  { from, to }: { readonly from: string; readonly to: string },
  { before, after, emptied, leadsTo, isReplaced, siteUrl }: SiteMoves,
): NewPath | 'same' | 'nowhere' {
  const destination = destinationOf(link, siteUrl);
  if (!destination) return 'same';
  const meant = meantBy(link, destination, from, before);
  if (!meant) {
    // What a folder without its own page shows isn't documented. Without any page in it, it shows nothing.
    const isEmptied = emptied.has(meaning(destination, folderOf(to)));
    return isEmptied && !meantBy(link, destination, to, after) ? 'nowhere' : 'same';
  }
  const now = leadsTo(meant.file);
  if (now === undefined) return 'nowhere';
  if (meantBy(link, destination, to, after)?.file === now) return 'same';
  const base = meant.base ?? folderOf(to);
  const path = respelled(destination, meant.path, { old: meant.file, now }, base).find(
    (one) => after.fileAt(meaning({ ...destination, path: one }, base)) === now,
  );
  return path === undefined
    ? 'nowhere'
    : {
        ...{ old: destination.path, path, before: destination.before },
        after: isReplaced?.(meant.file)
          ? destination.after.replace(/#[^]*$/, '')
          : destination.after,
      };
}
