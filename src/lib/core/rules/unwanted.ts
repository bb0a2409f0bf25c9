/*
 * Lists on an element that cannot hold them: the site drops them. What they hold becomes groups, or stands
 * elsewhere, or goes.
 */
import type { Node } from '../model/node.ts';
import { effectiveMembers } from '../model/walk.ts';
import type { Operation } from '../operations/operation.ts';
import type { OperationFix } from '../result.ts';
import { textOf } from './elements.ts';
import { report, type Subject } from './finding.ts';
import { KIND_OF_LIST, KINDS, isListKey, type ListKey } from './kinds.ts';
import { clear, entriesAt, fix, jsonOf, moveList, removeList, standingOf } from './mending.ts';
import { isLoose } from './text.ts';
import { aKind, capital, countOf, entriesOf, named, quoted, theEntries } from './words.ts';

export function checkUnwanted(subject: Subject, key: ListKey, value: Node): void {
  const { kind } = subject;
  const count = value.type === 'array' ? value.items.length : undefined;
  const name = capital(named(subject));
  const where = { field: [key], key: true };
  const what = value.type === 'array' ? theEntries(value, key) : quoted(key);
  const remove = (pointer: string) => [
    count
      ? fix(`Remove ${what}`, ...removeList(pointer, key, count))
      : fix(`Remove ${what}`, clear(pointer, key)),
  ];
  const turn = (pointer: string) => [...asGroups(subject, pointer, key, value), ...remove(pointer)];
  if (kind === 'global')
    report(
      subject,
      'global-key',
      `What is shown on every page cannot hold ${quoted(key)}; the site does not build with it.`,
      where,
      remove,
    );
  else if (count === 0) return;
  else if (kind === 'group' && key === 'groups')
    report(
      subject,
      'group-groups',
      `${name} holds ${quoted('groups')}, and the site drops ${what}. Groups inside a group stand among its pages.`,
      where,
      (pointer) => [...intoPages(subject, pointer, value), ...remove(pointer)],
    );
  else if (KINDS[kind].holds[key] === 'error')
    report(
      subject,
      'menu-item-children',
      `${name} is a menu item, which holds groups, pages or a link only, but it holds ${count === undefined ? quoted(key) : countOf(count, key)}.`,
      where,
      turn,
    );
  else if (key === 'menu')
    report(
      subject,
      'menu-place',
      `Only tabs and products can have a menu; the site drops ${what} of ${named(subject)}.`,
      where,
      turn,
    );
  else if (KIND_OF_LIST[key] === kind)
    report(
      subject,
      'own-kind',
      `${name} is ${aKind(kind)} and cannot hold ${entriesOf(key)} directly; the site drops ${what}.`,
      where,
      (pointer) => [...beside(subject, pointer, key, value), ...turn(pointer)],
    );
  else
    report(
      subject,
      'child-dropped',
      `${capital(aKind(kind))} cannot hold ${entriesOf(key)}; the site drops ${what} of ${named(subject)}.`,
      where,
      turn,
    );
}

/** A group's groups, after its pages. */
function intoPages({ fields }: Subject, pointer: string, groups: Node): readonly OperationFix[] {
  const pages = fields.get('pages')?.value;
  if (groups.type !== 'array' || (pages && pages.type !== 'array')) return [];
  const { length } = groups.items;
  const to = { parent: pointer, key: 'pages', index: pages?.items.length ?? 0 } as const;
  const label = `Move ${theEntries(groups, 'groups')} into its pages`;
  return [fix(label, ...moveList(pointer, 'groups', length, to))];
}

/** Entries of an element's own kind, after it in the list in which it stands itself. */
function beside(
  subject: Subject,
  pointer: string,
  key: ListKey,
  list: Node,
): readonly OperationFix[] {
  const own = standingOf(pointer);
  if (list.type !== 'array' || own?.key !== key) return [];
  const label = `Move ${theEntries(list, key)} out of ${named(subject)}, beside it`;
  const to = { ...own, index: own.index + 1 };
  return [fix(label, ...moveList(pointer, key, list.items.length, to))];
}

/** What each entry holds, in a group of its name; nothing where something would be lost by it. */
function asGroups(
  subject: Subject,
  pointer: string,
  key: ListKey,
  list: Node,
): readonly OperationFix[] {
  if (list.type !== 'array' || key === 'groups') return [];
  const { length } = list.items;
  const groups = length === 1 ? 'a group' : 'groups';
  const pages = subject.fields.get('pages')?.value;
  if (subject.kind !== 'group' || !pages)
    return [
      fix(`Turn ${theEntries(list, key)} into ${groups}`, {
        op: 'convert',
        node: `${pointer}/${key}/0`,
        kind: 'group',
        siblings: true,
      }),
    ];
  if (pages.type !== 'array') return [];
  const end = pages.items.length;
  const made = list.items.map((item, i) =>
    groupFrom(item, key, { from: `${pointer}/${key}/${i}`, pointer, index: end + i }),
  );
  if (made.some((operations) => operations === undefined)) return [];
  return [
    fix(
      `Turn ${theEntries(list, key)} into ${groups} among its pages`,
      ...made.flatMap((operations) => operations!),
      ...removeList(pointer, key, length),
    ),
  ];
}

/** A new group with the label, the fields and the children of an entry. */
function groupFrom(
  item: Node,
  key: ListKey,
  to: { readonly from: string; readonly pointer: string; readonly index: number },
): readonly Operation[] | undefined {
  const { nameKey } = KINDS[KIND_OF_LIST[key]];
  if (item.type !== 'object' || isLoose(item) || !textOf(item, nameKey!)) return undefined;
  const members = effectiveMembers(item);
  const lists = members.filter((m) => isListKey(m.key));
  const others = members.filter((m) => m.key !== nameKey && !isListKey(m.key));
  const [held, ...more] = lists;
  if (members.length < item.members.length || more.length > 0) return undefined;
  if (held && (held.value.type !== 'array' || !['pages', 'groups'].includes(held.key)))
    return undefined;
  if (others.some((m) => !KINDS.group.fields.some((field) => field.key === m.key)))
    return undefined;
  const value = {
    group: textOf(item, nameKey!)!,
    ...Object.fromEntries(others.map((m) => [m.key, jsonOf(m.value)])),
    pages: [],
  };
  const count = held?.value.type === 'array' ? held.value.items.length : 0;
  const nodes = entriesAt(to.from, (held?.key ?? 'pages') as ListKey, count);
  const target = { parent: `${to.pointer}/pages/${to.index}`, key: 'pages', index: 0 } as const;
  return [
    { op: 'insert', value, to: { parent: to.pointer, key: 'pages', index: to.index } },
    ...(nodes.length ? [{ op: 'move', nodes, to: target } as const] : []),
  ];
}
