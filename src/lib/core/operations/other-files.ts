/* What a plan reports about files other than the one being edited. */
import { resolvedRefs, mountsOf, type Mount } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { elementAt, labelOf, type Element } from '../document/elements.ts';
import { named } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';
import * as m from './messages.ts';

/** The files that appear before and not after. */
export function unusedAfter(doc: Doc, after: Doc): readonly string[] {
  const before = new Set(resolvedRefs(doc).mounts.map(({ file }) => file));
  if (before.size === 0) return [];
  const now = new Set(resolvedRefs(after).mounts.map(({ file }) => file));
  return [...before].filter((file) => !now.has(file));
}

/** A sentence for each edited file that appears in several places. */
export function alsoChanged(doc: Doc, files: Iterable<string>): readonly string[] {
  return [...files].flatMap((file) => {
    const mounts = mountsOf(doc, file);
    if (mounts.length < 2) return [];
    const places = [...new Set(mounts.map((mount) => trailOfMount(doc, mount)))];
    const some = places.length > 4 ? [...places.slice(0, 3), m.otherPlaces] : places;
    return m.alsoChanges(file, mounts.length, some);
  });
}

/** The elements around an appearance of a file: “English › Guides”. */
function trailOfMount(doc: Doc, { path }: Mount): string {
  const trail: string[] = [];
  let element = innermost(doc, path.slice(0, -1));
  if (!element) return m.settingsAt(path.join(' › '));
  if (element.kind === 'navigation') return named(element);
  for (; element && element.kind !== 'navigation'; element = element.parent)
    trail.unshift(labelOf(element).trim() || '…');
  return inQuotes(trail.join(' › '));
}

function innermost(doc: Doc, path: Mount['path']): Element | undefined {
  for (let length = path.length; length > 0; length--) {
    const element = elementAt(doc, path.slice(0, length));
    if (element) return element;
  }
  return undefined;
}
