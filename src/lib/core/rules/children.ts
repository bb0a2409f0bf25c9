/*
 * Child lists: which an element holds, whether they may stand together, and what their entries are. The
 * builder keeps one of several lists and drops the others without a word; these sentences say which.
 */
import type { ArrayNode, Node } from '../model/node.ts';
import type { Operation } from '../operations/operation.ts';
import type { OperationFix } from '../result.ts';
import { isAllowed } from './allow.ts';
import { isRef } from './elements.ts';
import { checkEmpty, checkGroupPages } from './empties.ts';
import { report, type Subject } from './finding.ts';
import { costOf, Inherited } from './inherited.ts';
import { KIND_OF_LIST, KINDS, isListKey, type ListKey } from './kinds.ts';
import { aKind, capital, countOf, entriesOf, listed, named, quoted, theEntries } from './words.ts';

/** A child list that is an array, as it stands in an element. */
interface Held {
  readonly key: ListKey;
  readonly list: ArrayNode;
  readonly start: number;
}

/** Checks the lists as wholes; entries are checked one by one in entries.ts. */
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
      ({ key, list }) => list.items.length > 0 && isAllowed(subject.kind, key),
    );
    if (full.length > 1) checkMixed(subject, full);
    else if (full.length === 1) checkLinkBeside(subject, full[0]!);
    checkEmpty(subject);
  }
  if (subject.kind === 'group') checkGroupPages(subject);
}

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
  const fits = wrapper === 'group' ? key === 'pages' : isAllowed(wrapper, key);
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
