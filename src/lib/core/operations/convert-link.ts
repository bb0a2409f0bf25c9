/*
 * Converts a web address among pages into what it was probably meant to be: the link of an anchor or a tab, next to
 * the one that contains the page, or, if there is none above it, a link on every page.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { below } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { navigationOf, type Element } from '../document/elements.ts';
import { KINDS, type ListKey } from '../schema/kinds.ts';
import { hostOf } from '../schema/links.ts';
import { aKind, named } from '../document/kind-words.ts';
import { rearrange, type ListEntry } from '../text/rewrite.ts';
import * as m from './convert-messages.ts';
import {
  inFile,
  listSpot,
  valueInTextOf,
  rest,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import type { Operation } from '../operation.ts';
import { arriveIn } from './place.ts';

export function asLink(
  doc: Doc,
  page: Element,
  { kind, label }: Extract<Operation, { op: 'convert' }>,
): Result<PlanDraft> {
  const key = KINDS[kind].list;
  if ((kind !== 'anchor' && kind !== 'tab' && kind !== 'dropdown') || !key)
    return refuse('kind', m.addressBecomesLink(aKind(kind)));
  const href = page.node.type === 'string' ? page.node.value.trim() : '';
  const value = { [KINDS[kind].nameKey!]: label ?? hostOf(href), href };
  const list = listSpot(page);
  const leaving = inFile(
    list.file,
    rearrange(valueInTextOf(doc, list), rest(list, new Set([page.index]))),
  );
  const arriving = beside(doc, page, key, value) ?? everywhere(doc, key, value);
  const name = m.turnIntoNamed(named(page), KINDS[kind].word, label ?? hostOf(href));
  return ok({ changes: [...leaving, ...arriving], label: name, about: [] });
}

/** Inserts it after the nearest ancestor in a list of that key. Returns undefined if there is none. */
function beside(
  doc: Doc,
  page: Element,
  key: ListKey,
  value: ListEntry['value'],
): readonly FileChange[] | undefined {
  let up = page.parent;
  while (up && (up.key !== key || up.parent?.kind === 'global')) up = up.parent;
  if (!up) return undefined;
  return arriveIn(doc, { parent: up.parent!, key, list: listSpot(up), index: up.index + 1 }, [
    value,
  ]);
}

/** Inserts it at the end of what is shown on every page. */
function everywhere(doc: Doc, key: ListKey, value: ListEntry['value']): readonly FileChange[] {
  const navigation = navigationOf(doc)!;
  const global = below(navigation.spot, 'global');
  if (global) {
    const list = below(global, key);
    const size = list?.node.type === 'array' ? list.node.items.length : 0;
    const parent: Element = {
      kind: 'global',
      key: 'global',
      index: 0,
      node: global.node,
      spot: global,
      parent: navigation,
    };
    return arriveIn(doc, { parent, key, list, index: size }, [value]);
  }
  const { file } = navigation.spot;
  const node = sourceNode(navigation.node);
  const size = node.type === 'object' ? node.members.length : 0;
  const entry = { key: 'global', value: { [key]: [value] } };
  return inFile(
    file,
    rearrange(valueInTextOf(doc, navigation.spot), [...Array(size).keys(), entry]),
  );
}
