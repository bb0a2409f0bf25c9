/*
 * Several selected elements: a summary, and the fields that all of them have.
 */
import type { Json } from '$lib/core/operation';
import type { Element } from '$lib/core/document/elements';
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { counted } from '$lib/core/text/plural';
import { rowsOf, type Places, type Rows } from './fields';
import * as m from './messages';
import { pageRows } from './page-writer';
import type { InspectorField } from './row';

/** For example "3 pages selected" or "2 groups and 1 page selected". */
export function summaryOf(elements: readonly Element[]): string {
  const counts = new Map<Kind, number>();
  for (const { kind } of elements) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return m.selected(
    [...counts].map(([kind, n]) => counted(n, KINDS[kind].word, KINDS[kind].plural)),
  );
}

/** A row shared by several elements. */
export interface SharedRow extends InspectorField {
  readonly mixed: boolean;
}
export interface SharedRows {
  readonly main: readonly SharedRow[];
  readonly more: readonly SharedRow[];
}

/** The rows that all elements have and that make sense for several: no names, no paths and no unknown fields. */
export function sharedRows(elements: readonly Element[], kept?: Places): SharedRows {
  const rows = inAll(
    elements.map((element) => rowsOf(element)),
    isShareable,
  ).map((all) => sharedBy(all, elements));
  return placed(rows, kept);
}

/** What each page has of its own, and what pages rarely share. */
const OWN: ReadonlySet<string> = new Set(['title', 'sidebarTitle', 'openapi']);
const RARELY_SHARED: ReadonlySet<string> = new Set(['description', 'url']);

/** The rows of the frontmatter of several pages. Leaves out titles, endpoints and unknown fields. */
export function sharedPageRows(
  pages: readonly Readonly<Record<string, unknown>>[],
  kept?: Places,
): SharedRows {
  const isShared = ({ key, control }: InspectorField) => !OWN.has(key) && control !== 'json';
  const rows = inAll(pages.map(pageRows), isShared).map(shared);
  return placed(
    rows.map((row) => (RARELY_SHARED.has(row.key) ? { ...row, isRare: true } : row)),
    kept,
  );
}

/** The rows that are in every list, each as it is in all of them. */
function inAll(
  lists: readonly Rows[],
  isWanted: (row: InspectorField) => boolean,
): readonly (readonly InspectorField[])[] {
  const [first, ...others] = lists.map(
    ({ main, more }) => new Map([...main, ...more].map((row) => [row.key, row])),
  );
  return [...(first?.values() ?? [])].flatMap((row) => {
    const all = [row, ...others.flatMap((list) => list.get(row.key) ?? [])];
    return all.length === lists.length && all.every(isWanted) ? [all] : [];
  });
}

function placed(rows: readonly SharedRow[], kept?: Places): SharedRows {
  const isMore = (row: SharedRow) =>
    kept?.get(row.key) ??
    (row.control === 'json' || (row.isRare === true && row.value === undefined && !row.mixed));
  return { main: rows.filter((row) => !isMore(row)), more: rows.filter(isMore) };
}

function shared(all: readonly InspectorField[]): SharedRow {
  const row = all[0]!;
  const mixed = all.some((one) => !isEqual(one.value, row.value));
  const differ = mixed && row.control === 'switch' ? m.differ : '';
  return {
    ...row,
    mixed,
    value: mixed ? undefined : row.value,
    placeholder: mixed ? m.mixed : row.placeholder,
    inherits: mixed ? undefined : row.inherits,
    help: [differ, row.help].filter(Boolean).join(' '),
  };
}

function sharedBy(all: readonly InspectorField[], elements: readonly Element[]): SharedRow {
  const row = all[0]!;
  const isRival =
    row.key === 'default' &&
    new Set(elements.map(({ parent }) => parent?.node)).size < elements.length;
  const off = isRival ? m.oneDefault : all.find((one) => one.off !== undefined)?.off;
  const helpless = row.key === 'default' ? all.map((one) => ({ ...one, help: '' })) : all;
  return { ...shared(helpless), ...(off === undefined ? {} : { off }) };
}

const KNOWN: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap(({ fields }) => fields.map(({ key }) => key)),
);

const isShareable = ({ required, path }: InspectorField) =>
  !required && path[0] !== 'path' && KNOWN.has(path[0] ?? '');

const isEqual = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
