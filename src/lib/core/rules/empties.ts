/*
 * What holds nothing: a navigation without a pattern, empty lists, groups without pages, bare elements.
 */
import { isAllowed } from './allow.ts';
import { report, type Subject } from './finding.ts';
import { Inherited, isFed } from './inherited.ts';
import { KIND_OF_LIST, KINDS, LIST_KEYS, type ListKey } from './kinds.ts';
import { capital, entriesOf, named } from './words.ts';

const NEVER_EMPTY: readonly ListKey[] = ['groups', 'tabs', 'anchors', 'versions', 'languages'];

/** Empty lists, and elements that hold nothing at all. */
export function checkEmpty(subject: Subject): void {
  const { kind, fields, context } = subject;
  for (const key of NEVER_EMPTY) {
    const value = fields.get(key)?.value;
    if (value?.type === 'array' && value.items.length === 0 && isAllowed(kind, key))
      report(
        subject,
        'empty-list',
        kind === 'navigation'
          ? `The list of ${entriesOf(key)} is empty, and a site does not build from an empty list.`
          : `The list of ${entriesOf(key)} in ${named(subject)} is empty; the site drops it.`,
        { field: [key] },
      );
  }
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
export function checkGroupPages(subject: Subject): void {
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
  if (LIST_KEYS.some((key) => subject.fields.has(key) && isAllowed('navigation', key))) return;
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
