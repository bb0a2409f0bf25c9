/*
 * A cache of the diagnostics for a page's entries, valid as long as the entries are the same. After an edit elsewhere,
 * they only move, and the same diagnostics are returned with other offsets.
 */
import type { Diagnostic } from './diagnostic.ts';
import type { LocatedElement, Locator } from './element-locator.ts';
import type { PageEntry, AncestorPath } from '../document/page-index.ts';
import type { Sharing } from './pages/shared-pages.ts';

/** A page with diagnostics. A new object when its entries change. */
export interface CachedPage {
  /** The first of its entries. */
  readonly first: PageEntry;
  said: CachedDiagnostics | undefined;
}

export interface CachedDiagnostics {
  /** The entries in text order, with the earlier locations of the elements that contain them. */
  readonly entries: readonly {
    readonly way: AncestorPath;
    readonly holder: LocatedElement;
    readonly at: number;
  }[];
  readonly problems: readonly {
    readonly diagnostic: Diagnostic;
    /** The index in `entries` of the entry that it is about. */
    readonly entry: number;
    /** The parts of the site that share the page, if there are several. */
    readonly sharing?: Sharing | undefined;
  }[];
}

/** The same problems at their current offsets, in order. Returns undefined when an ancestor of an entry changed. */
export function replayDiagnostics(
  { entries, problems }: CachedDiagnostics,
  locate: Locator,
): readonly Diagnostic[] | undefined {
  let last = 0;
  let file: string | undefined;
  for (const { way, holder, at } of entries) {
    const now = locate.element(way);
    // Where files meet, parts of an element move independently.
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
