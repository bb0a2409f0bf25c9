import type { Doc } from '$lib/core/model/node';
import { elementOf, type Element } from '$lib/core/rules/elements';
import type { Change } from '$lib/core/views/change';

/** What to select for a change: the element, or where it stood; the settings; nothing for the text alone. */
export function placeToShow(change: Change, base: Doc, doc: Doc): Element | 'settings' | undefined {
  if (change.kind === 'setting') return 'settings';
  if (change.after !== undefined) return shown(elementOf(doc, change.after));
  if (change.before === undefined) return undefined;
  for (let up = elementOf(base, change.before)?.parent; up; up = up.parent) {
    const left = shown(elementOf(doc, up.node.id));
    if (left) return left;
  }
  return undefined;
}

/** The navigation itself has no row in the tree. */
const shown = (element: Element | undefined): Element | undefined =>
  element?.kind === 'navigation' ? undefined : element;
