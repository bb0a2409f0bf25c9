/*
 * Child lists: which an element holds, whether they may stand together, and what their entries are. The
 * builder keeps one of several lists and drops the others without a word; these sentences say which.
 */
import type { ArrayNode, Member, Node } from '../model/node.ts';
import type { Operation } from '../operations/operation.ts';
import type { OperationFix } from '../result.ts';
import { isRef, textOf } from './elements.ts';
import { report, reportEntry, type Subject } from './finding.ts';
import { costOf, Inherited, isFed } from './inherited.ts';
import { KIND_OF_LIST, KINDS, LIST_KEYS, isListKey, type Kind, type ListKey } from './kinds.ts';
import { aKind, capital, countOf, entriesOf, listed, named, quoted, theEntries } from './words.ts';

/** A child list that is an array, as it stands in an element. */
interface Held {
  readonly key: ListKey;
  readonly list: ArrayNode;
  readonly start: number;
}

/** Checks the lists as wholes; entries are checked one by one in check.ts. */
export function checkLists(subject: Subject): void {
  const held: Held[] = [];
  for (const [key, m] of subject.fields) {
    if (!isListKey(key) || isRef(m.value)) continue;
    if (m.value.type === 'array') held.push({ key, list: m.value, start: m.start });
    const standing = KINDS[subject.kind].holds[key];
    if (standing === 'dropped' || standing === 'error') checkUnwanted(subject, key, m.value);
    else if (m.value.type !== 'array')
      report(
        subject,
        'children-shape',
        `${quoted(key)} must be a list in square brackets. ${costOf(subject.context)}`,
        { field: [key] },
      );
  }
  if (subject.kind !== 'global') {
    const full = held.filter(
      ({ key, list }) => list.items.length > 0 && standsWell(subject.kind, key),
    );
    if (full.length > 1) checkMixed(subject, full);
    else if (full.length === 1) checkLinkBeside(subject, full[0]!);
    checkEmpty(subject, held);
  }
  if (subject.kind === 'group') checkGroupPages(subject);
}

const standsWell = (kind: Kind, key: ListKey) =>
  KINDS[kind].holds[key] === 'spec' || KINDS[kind].holds[key] === 'builder';

const valueOfHref = ({ fields, kind }: Subject): string | undefined => {
  const value = kind === 'group' ? undefined : fields.get('href')?.value;
  return value?.type === 'string' && value.value !== '' ? value.value : undefined;
};

/** Two lists that may each stand here, but not together. */
function checkMixed(subject: Subject, full: readonly Held[]): void {
  const { kind } = subject;
  const all = new Map(full.map(({ key, list }) => [key, theEntries(list, key)]));
  const holds = listed(full.map(({ key }) => entriesOf(key)));
  const order = KINDS[kind].order.filter((key) => key !== 'href' && all.has(key)) as ListKey[];
  const survivor = order[0] ?? full[0]!.key;
  const lost = full.filter(({ key }) => key !== survivor);
  const isLink = valueOfHref(subject) !== undefined;
  const end = isLink
    ? `The site will show the link and drop ${listed([...all.values()])}.`
    : `The site will show the ${entriesOf(survivor)} and drop ${listed(lost.map(({ key }) => all.get(key)!))}.`;
  const both = full.length === 2 ? 'both ' : '';
  const name = capital(named(subject));
  report(
    subject,
    kind === 'navigation' ? 'root-patterns' : 'mixed-children',
    `${name} holds ${both}${holds}. ${end}`,
    { field: [lost[0]!.key], key: true },
    isLink ? undefined : (pointer) => lost.flatMap((l) => mergeFixes(pointer, survivor, full, l)),
  );
}

/** Ways to bring a list that would be dropped to where it is shown. */
function mergeFixes(
  pointer: string,
  survivor: ListKey,
  full: readonly Held[],
  { key, list }: Held,
): OperationFix[] {
  const nodes = list.items.map((_, i) => `${pointer}/${key}/${i}`);
  const them = theEntries(list, key);
  const fixes: OperationFix[] = [];
  const wrapper = KIND_OF_LIST[survivor];
  const { nameKey, word } = KINDS[wrapper];
  const inner = wrapper === 'group' ? 'pages' : key;
  const fits = wrapper === 'group' ? key === 'pages' : standsWell(wrapper, key);
  if (survivor !== 'pages' && nameKey && wrapper !== 'language' && fits) {
    const end = full.find((h) => h.key === survivor)!.list.items.length;
    const operations: Operation[] = [
      {
        op: 'insert',
        value: { [nameKey]: `New ${word}`, [inner]: [] },
        to: { parent: pointer, key: survivor, index: end },
      },
      { op: 'move', nodes, to: { parent: `${pointer}/${survivor}/${end}`, key: inner, index: 0 } },
    ];
    fixes.push({
      label: `Put ${them} into ${aKind(wrapper).replace(/^an? /, 'a new ')}`,
      operations,
    });
  }
  if (survivor === 'groups' && key === 'pages') {
    const groups = full.find((h) => h.key === 'groups')!.list;
    fixes.push({
      label: `Put ${theEntries(groups, 'groups')} among the pages`,
      operations: [
        {
          op: 'move',
          nodes: groups.items.map((_, i) => `${pointer}/groups/${i}`),
          to: { parent: pointer, key: 'pages', index: list.items.length },
        },
      ],
    });
  }
  fixes.push({ label: `Remove ${them}`, operations: [{ op: 'remove', nodes }] });
  return fixes;
}

/** A link beside content: the content is dropped. */
function checkLinkBeside(subject: Subject, { key, list }: Held): void {
  if (valueOfHref(subject) === undefined) return;
  const them = theEntries(list, key);
  report(
    subject,
    'href-content',
    subject.context & Inherited.global
      ? `${capital(named(subject))} is shown on every page as a link; the site drops ${them} that it holds.`
      : `${capital(named(subject))} is a link, so the site drops ${them} that it holds.`,
    { field: ['href'] },
    (pointer) => [
      {
        label: 'Remove the link',
        operations: [{ op: 'set' as const, node: pointer, field: 'href' }],
      },
      {
        label: `Remove ${them}`,
        operations: [
          { op: 'remove' as const, nodes: list.items.map((_, i) => `${pointer}/${key}/${i}`) },
        ],
      },
    ],
  );
}

/** A list that this kind of element cannot hold. */
function checkUnwanted(subject: Subject, key: ListKey, value: Node): void {
  const { kind } = subject;
  const count = value.type === 'array' ? value.items.length : undefined;
  const name = capital(named(subject));
  const where = { field: [key], key: true };
  const what = value.type === 'array' ? theEntries(value, key) : quoted(key);
  if (kind === 'global') {
    report(
      subject,
      'global-key',
      `The global section cannot hold ${quoted(key)}; the site does not build with it.`,
      where,
    );
    return;
  }
  if (count === 0) return;
  const nodes = (pointer: string) =>
    value.type === 'array' ? value.items.map((_, i) => `${pointer}/${key}/${i}`) : [];
  const remove = (pointer: string) =>
    value.type === 'array'
      ? [
          {
            label: `Remove ${what}`,
            operations: [{ op: 'remove' as const, nodes: nodes(pointer) }],
          },
        ]
      : [];
  if (kind === 'group' && key === 'groups') {
    const pages = subject.fields.get('pages')?.value;
    const end = pages?.type === 'array' ? pages.items.length : 0;
    report(
      subject,
      'group-groups',
      `${name} holds ${quoted('groups')}, and the site drops ${what}. Groups inside a group stand among its pages.`,
      where,
      (pointer) =>
        value.type === 'array' && (pages === undefined || pages.type === 'array')
          ? [
              {
                label: `Move ${what} into its pages`,
                operations: [
                  {
                    op: 'move',
                    nodes: nodes(pointer),
                    to: { parent: pointer, key: 'pages', index: end },
                  },
                ],
              },
            ]
          : [],
    );
  } else if (KINDS[kind].holds[key] === 'error')
    report(
      subject,
      'menu-item-children',
      `${name} is a menu item, which holds groups, pages or a link only, but it holds ${count === undefined ? quoted(key) : countOf(count, key)}.`,
      where,
      remove,
    );
  else if (key === 'menu')
    report(
      subject,
      'menu-place',
      `Only tabs and products can have a menu; the site drops ${what} of ${named(subject)}.`,
      where,
      remove,
    );
  else if (KIND_OF_LIST[key] === kind)
    report(
      subject,
      'own-kind',
      `${name} is ${aKind(kind)} and cannot hold ${entriesOf(key)} directly; the site drops ${what}.`,
      where,
      remove,
    );
  else
    report(
      subject,
      'child-dropped',
      `${capital(aKind(kind))} cannot hold ${entriesOf(key)}; the site drops ${what} of ${named(subject)}.`,
      where,
      remove,
    );
}

const NEVER_EMPTY: readonly ListKey[] = ['groups', 'tabs', 'anchors', 'versions', 'languages'];

function checkEmpty(subject: Subject, held: readonly Held[]): void {
  const { kind, fields, context } = subject;
  for (const { key, list } of held)
    if (list.items.length === 0 && NEVER_EMPTY.includes(key) && standsWell(kind, key))
      report(
        subject,
        'empty-list',
        kind === 'navigation'
          ? `The list of ${entriesOf(key)} is empty, and a site does not build from an empty list.`
          : `The list of ${entriesOf(key)} in ${named(subject)} is empty; the site drops it.`,
        { field: [key] },
      );
  if (kind === 'navigation' || context & (Inherited.global | Inherited.fed)) return;
  if (fields.has('href') || isFed(fields) || fields.has('root')) return;
  const lists = LIST_KEYS.filter((key) => fields.has(key));
  const isBare = kind !== 'group' && lists.length === 0;
  const pages = fields.get('pages')?.value;
  const noPages = lists.length === 1 && pages?.type === 'array' && pages.items.length === 0;
  if (isBare || noPages)
    report(subject, 'empty-element', `${capital(named(subject))} holds nothing yet.`);
}

/** A group without the key `pages` that nothing feeds. */
function checkGroupPages(subject: Subject): void {
  const { fields, context } = subject;
  if (fields.has('pages') || context & Inherited.fed || isFed(fields)) return;
  if (fields.get('groups')?.value.type === 'array') return;
  report(
    subject,
    'group-pages',
    `${capital(named(subject))} lists no pages, and no API specification makes them, so readers find nothing in it.`,
    {},
    (pointer) => [{ label: 'Remove the group', operations: [{ op: 'remove', nodes: [pointer] }] }],
  );
}

/** The navigation itself: at least one pattern. */
export function checkRoot(subject: Subject): void {
  if (LIST_KEYS.some((key) => subject.fields.has(key) && standsWell('navigation', key))) return;
  report(
    subject,
    'root-empty',
    'The navigation holds nothing to show. Choose what it starts with: groups, tabs, pages or another list. The site does not build without it.',
    {},
    (pointer) =>
      (['groups', 'tabs'] as const).map((key) => ({
        label: `Start with ${key}`,
        operations: [
          {
            op: 'insert' as const,
            value: {
              [KINDS[KIND_OF_LIST[key]].nameKey!]: `New ${KINDS[KIND_OF_LIST[key]].word}`,
              pages: [],
            },
            to: { parent: pointer, key, index: 0 },
          },
        ],
      })),
  );
}

/**
 * An entry that is not what its list holds: no object, or among pages an object that is no group. Says
 * whether the entry is an element that can be checked further.
 */
export function checkEntry(subject: Subject, key: ListKey, m: Member, index: number): boolean {
  const list = m.value as ArrayNode;
  const node = list.items[index]!;
  if (isRef(node)) return false;
  if (node.type === 'object' && (key !== 'pages' || isGroupLike(node))) return true;
  const kind = KIND_OF_LIST[key];
  const where = { node, at: m.start + list.starts[index]!, path: [key, index] };
  const expected =
    key === 'pages'
      ? 'Pages are written as text, groups as objects with “group”.'
      : `Here every entry is ${aKind(kind)}: an object with ${quoted(KINDS[kind].nameKey!)}.`;
  reportEntry(
    subject,
    'children-shape',
    `${what(node, key)} ${expected} ${costOf(subject.context)}`,
    where,
    (pointer) => entryFixes(node, pointer, key, index),
  );
  return false;
}

const isGroupLike = (node: Node): boolean =>
  node.type === 'object' &&
  node.members.some((m) => m.key === 'group' || m.key === 'pages') &&
  !foreignKind(node);

/** The kind that an object's label key speaks of, when that is no group. */
const foreignKind = (node: Node): Kind | undefined =>
  node.type !== 'object' || node.members.some((m) => m.key === 'group')
    ? undefined
    : (Object.keys(KINDS) as Kind[]).find(
        (kind) => KINDS[kind].nameKey && node.members.some((m) => m.key === KINDS[kind].nameKey),
      );

function what(node: Node, key: ListKey): string {
  if (node.type === 'null') return 'An entry is empty (null).';
  if (node.type === 'string') return `${quoted(node.value)} is only text.`;
  if (node.type === 'array') return 'An entry is a list inside the list.';
  if (node.type !== 'object')
    return `${String(node.value)} is no ${key === 'pages' ? 'page' : 'element'}.`;
  const foreign = foreignKind(node);
  if (foreign) return `${capital(aKind(foreign))} stands among the pages.`;
  const page = textOf(node, 'page') ?? textOf(node, 'title');
  return page === undefined
    ? 'An object among the pages is no group.'
    : `${quoted(page)} is written as an object.`;
}

function entryFixes(node: Node, pointer: string, key: ListKey, index: number): OperationFix[] {
  const remove: OperationFix = {
    label: 'Remove the entry',
    operations: [{ op: 'remove', nodes: [`${pointer}/${key}/${index}`] }],
  };
  const page = key === 'pages' && node.type === 'object' ? textOf(node, 'page') : undefined;
  if (!page?.trim() || (node.type === 'object' && node.members.length > 1)) return [remove];
  return [
    {
      label: `Write it as ${quoted(page)}`,
      operations: [
        { op: 'insert', value: page, to: { parent: pointer, key, index } },
        { op: 'remove', nodes: [`${pointer}/${key}/${index + 1}`] },
      ],
    },
    remove,
  ];
}
