/*
 * What was said of a page's entries, kept for as long as they stay the same ones: after an edit elsewhere
 * they only stand further on, and the same is said with other offsets.
 */
import type { Diagnostic } from './diagnostic.ts';
import type { LocatedElement, Locator } from './element-locator.ts';
import type { PageEntry, AncestorPath } from './page-index.ts';
import type { Sharing } from './shared-pages.ts';

/** A page of which there is something to say; another object when its entries change. */
export interface CachedPage {
  /** The first of its entries. */
  readonly first: PageEntry;
  said: CachedDiagnostics | undefined;
}

export interface CachedDiagnostics {
  /** The entries in the order of the text, and where the elements that hold them stood. */
  readonly entries: readonly {
    readonly way: AncestorPath;
    readonly holder: LocatedElement;
    readonly at: number;
  }[];
  readonly problems: readonly {
    readonly diagnostic: Diagnostic;
    /** The entry that it is about, by its place in `entries`. */
    readonly entry: number;
    /** The parts of the site that share the page, where several do. */
    readonly sharing?: Sharing | undefined;
  }[];
}

/** The same problems in their order, where they stand now; nothing when something round the entries is another. */
export function replayDiagnostics(
  { entries, problems }: CachedDiagnostics,
  locate: Locator,
): readonly Diagnostic[] | undefined {
  let last = 0;
  let file: string | undefined;
  for (const { way, holder, at } of entries) {
    const now = locate.element(way);
    // Where files meet, parts of an element move by themselves.
    if (now.spot || now.file !== holder.file) return undefined;
    if (now.file !== file) [file, last] = [now.file, 0];
    if (now.node !== holder.node || now.pointer !== holder.pointer || now.trail !== holder.trail)
      return undefined;
    const moved = at + now.at - holder.at;
    if (moved < last) return undefined;
    last = moved;
  }
  return problems.map(({ diagnostic, entry }) => {
    const { way, holder } = entries[entry]!;
    const moved = locate.element(way).at - holder.at;
    return moved ? { ...diagnostic, at: diagnostic.at + moved } : diagnostic;
  });
}
