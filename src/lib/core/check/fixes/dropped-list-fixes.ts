/*
 * Lists on an element that can't have them: the site drops them. Fixes turn their entries into groups, move them
 * elsewhere, or remove them.
 */
import type { Node } from '../../document/node.ts';
import type { OperationFix } from '../../result.ts';
import { report, type Subject } from '../finding.ts';
import { KIND_OF_LIST, KINDS, type ListKey } from '../../schema/kinds.ts';
import { clear, fix, moveList, removeList, placementOf } from './fix-builders.ts';
import { convertDroppedList } from './convert-dropped-list.ts';
import { named, quoted, theEntries } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

export function checkDroppedList(subject: Subject, key: ListKey, value: Node): void {
  const { kind } = subject;
  const count = value.type === 'array' ? value.items.length : undefined;
  // empties.ts reports empty lists.
  if (count === 0 && kind !== 'global') return;
  const name = named(subject);
  const where = { field: [key], key: true };
  const what = value.type === 'array' && count ? theEntries(value, key) : quoted(key);
  const remove = (pointer: string) => [
    fix(shared.remove(what), ...(count ? removeList(pointer, key, count) : [clear(pointer, key)])),
  ];
  const turn = (pointer: string) => [...asGroups(subject, pointer, key, value), ...remove(pointer)];
  if (kind === 'global') report(subject, 'global-key', shared.notOnEveryPage(key), where, remove);
  else if (kind === 'group' && key === 'groups')
    report(
      subject,
      'group-groups',
      (count === undefined ? m.groupsDropped : m.countedGroupsDropped)(name, what),
      where,
      (pointer) => [...intoPages(subject, pointer, value), ...remove(pointer)],
    );
  else if (KINDS[kind].holds[key] === 'error')
    report(
      subject,
      'menu-item-children',
      m.menuItemHolds(name, count === undefined ? quoted(key) : m.entriesOfMenuItem(count, key)),
      where,
      turn,
    );
  else if (key === 'menu') report(subject, 'menu-place', m.menuElsewhere(what, name), where, turn);
  else if (KIND_OF_LIST[key] === kind)
    report(subject, 'own-kind', m.ownKind(name, kind, key, what), where, (pointer) => [
      ...beside(subject, pointer, key, value),
      ...turn(pointer),
    ]);
  else report(subject, 'child-dropped', m.cannotHold(kind, key, what, name), where, turn);
}

/** Moves a group's groups to the end of its pages. */
function intoPages({ fields }: Subject, pointer: string, groups: Node): readonly OperationFix[] {
  const pages = fields.get('pages')?.value;
  if (groups.type !== 'array' || (pages && pages.type !== 'array')) return [];
  const { length } = groups.items;
  const to = { parent: pointer, key: 'pages', index: pages?.items.length ?? 0 } as const;
  const label = m.moveIntoPages(theEntries(groups, 'groups'));
  return [fix(label, ...moveList(pointer, 'groups', length, to))];
}

/** Moves entries of the element's own kind into the list that contains the element, right after it. */
function beside(
  subject: Subject,
  pointer: string,
  key: ListKey,
  list: Node,
): readonly OperationFix[] {
  const own = placementOf(pointer);
  if (list.type !== 'array' || own?.key !== key) return [];
  const label = m.moveBeside(theEntries(list, key), named(subject));
  const to = { ...own, index: own.index + 1 };
  return [fix(label, ...moveList(pointer, key, list.items.length, to))];
}

/** Turns each entry into a group with the same name. Empty if that would lose something. */
function asGroups(
  subject: Subject,
  pointer: string,
  key: ListKey,
  list: Node,
): readonly OperationFix[] {
  if (list.type !== 'array' || key === 'groups') return [];
  const { length } = list.items;
  const entries = theEntries(list, key);
  const pages = subject.fields.get('pages')?.value;
  if (subject.kind !== 'group' || !pages)
    return [
      fix(m.turnIntoGroups(entries, length), {
        op: 'convert',
        node: `${pointer}/${key}/0`,
        kind: 'group',
        siblings: true,
      }),
    ];
  if (pages.type !== 'array') return [];
  const to = { parent: pointer, key: 'pages', index: pages.items.length } as const;
  const operations = convertDroppedList({ owner: pointer, key, list }, to);
  return operations ? [fix(m.turnIntoGroupsAmongPages(entries, length), ...operations)] : [];
}
