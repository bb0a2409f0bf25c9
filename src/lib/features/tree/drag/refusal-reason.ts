/*
 * Why a drop isn't possible, in one line of fewer than twelve words. The full sentence appears after a drop. Names are
 * cut to three words, so that the rest of the line stays readable.
 */
import { contentOf } from '$lib/core/check/placement/allow';
import { takes } from '$lib/core/check/placement/gaps';
import { aKind, capital, entriesOf } from '$lib/core/document/kind-words';
import type { Refusal } from '$lib/core/result';
import { KINDS } from '$lib/core/schema/kinds';
import { inQuotes } from '$lib/core/text/direction';
import { faceOf } from '$lib/core/tree/row-face';
import type { TreeItem } from '$lib/core/tree/rows';
import type { DragItems, DropTarget } from './drop-target';
import * as m from './messages';

/** A line has fewer words. */
const MANY_WORDS = 12;

export function refusalReason(
  { code, sentence }: Refusal,
  { kinds }: Pick<DragItems, 'kinds'>,
  { parent, key }: DropTarget,
): string {
  const [kind] = kinds;
  const these = kind && kinds.length === 1 ? KINDS[kind].plural : m.these;
  const name = shortName(parent);
  switch (code) {
    case 'mixed-children':
    case 'root-patterns': {
      const held = contentOf(parent).find((other) => !takes(other, kinds));
      return capital(held ? m.contains(name, entriesOf(held), these) : m.cannotTake(name, these));
    }
    case 'wrong-list':
      return capital(m.notAmong(these, entriesOf(key)));
    case 'not-held':
    case 'own-kind':
    case 'group-groups':
    case 'menu-item-children':
    case 'holds-nothing':
      return capital(
        m.notInto(these, parent.kind === 'navigation' ? m.theNavigation : aKind(parent.kind)),
      );
    case 'href-content':
      return capital(m.isLink(name, these));
    case 'ref-closed':
      return capital(m.isInOtherFile(name));
    case 'global-entry':
    case 'global-anchor-href':
      return m.onlyFullLinks;
  }
  const short = [sentence, sentence.split(/(?<=\.)\s/)[0]!].find(
    (text) => text.split(/\s+/).length < MANY_WORDS,
  );
  return short?.replace(/\.$/, '') ?? capital(m.cannotTake(name, these));
}

const WORDS = 3;
const LETTERS = 28;

/** A row's name in quotes, with three words at most. */
function shortName(row: TreeItem): string {
  if (row.kind === 'navigation') return m.theNavigation;
  const words = faceOf(row).name.trim().split(/\s+/);
  const cut = words.slice(0, WORDS).join(' ').slice(0, LETTERS);
  return inQuotes(cut.length < words.join(' ').length ? `${cut.trimEnd()}…` : cut);
}
