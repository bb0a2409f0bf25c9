/*
 * Search in the tree: query words and filters. Loads once the rows are painted.
 */
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { capital } from '$lib/core/document/kind-words';
import { lookFor, type SearchResults, type SearchRequest } from '$lib/core/tree/search-request';
import { isExternal, isHidden } from '$lib/core/tree/row-face';
import { type TreeItem } from '$lib/core/tree/rows';
import { rangesIn, searchIndexOf, type Range, type SearchIndex } from '$lib/core/tree/search';
import { otherTexts } from '$lib/core/tree/search-words';
import type { Session } from '$lib/editor/context';
import { isHiddenPage } from '$lib/core/site/element-icon';
import * as m from './bar-messages';

export { rangesIn };

export type Trait = 'error' | 'warning' | 'missing' | 'changed' | 'hidden' | 'external';
export type FilterId = Trait | Kind;

type Test = SearchRequest['tests'][number];
type FilteredSession = Pick<Session, 'editor' | 'selection'> & {
  readonly files: Pick<Session['files'], 'pages'>;
};

const TRAITS: readonly (readonly [Trait, string])[] = [
  ['error', m.withErrors],
  ['warning', m.withWarnings],
  ['missing', m.notInFolder],
  ['changed', m.changed],
  ['hidden', m.hidden],
  ['external', m.externalLinks],
];

/** Filters of which one match is enough. All the others must match. */
const PROBLEMS: readonly FilterId[] = ['error', 'warning', 'missing'];

export const filterName = (id: FilterId): string =>
  TRAITS.find(([trait]) => trait === id)?.[1] ?? capital(KINDS[id as Kind].plural);

const isTrait = (id: FilterId): id is Trait => TRAITS.some(([trait]) => trait === id);

const indexOf = ({ editor }: FilteredSession): SearchIndex =>
  searchIndexOf(editor.doc, editor.world.titles);

export function look(
  session: FilteredSession,
  query: string,
  filters: ReadonlySet<FilterId>,
): SearchResults {
  const all = [...filters];
  const kinds = new Set(all.filter((id) => !isTrait(id)));
  const problems = PROBLEMS.filter((id) => filters.has(id)).map((id) => testOf(session, id));
  const others = all.filter((id) => isTrait(id) && !PROBLEMS.includes(id));
  return lookFor(indexOf(session), {
    query,
    within: session.selection.only,
    tests: [
      ...(kinds.size ? [({ kind }: Parameters<Test>[0]) => kinds.has(kind)] : []),
      ...(problems.length
        ? [(one: Parameters<Test>[0]) => problems.some((test) => test(one))]
        : []),
      ...others.map((id) => testOf(session, id)),
    ],
  });
}

function testOf({ editor, files }: FilteredSession, id: FilterId): Test {
  if (id === 'hidden') return (one) => isHidden(one.node) || isHiddenPage(one, files.pages);
  if (id === 'external') return ({ node }) => isExternal(node);
  if (id === 'changed') {
    const kinds = editor.changedElements?.kinds;
    return (element) => kinds?.has(element.id) ?? false;
  }
  if (!isTrait(id)) return ({ kind }) => kind === id;
  const nodes = new Set(
    editor.problems
      .filter(({ code, severity }) =>
        id === 'missing' ? code === 'page-missing' : severity === id,
      )
      .flatMap(({ node, related }) => related?.map((place) => place.node) ?? [node]),
  );
  return (element) => nodes.has(element.id);
}

/** A filter that applies to something, and how many elements it matches alone. */
export interface Choice {
  readonly id: FilterId;
  readonly label: string;
  readonly count: number;
}

export function choices(session: FilteredSession): {
  readonly traits: readonly Choice[];
  readonly kinds: readonly Choice[];
} {
  const { words } = indexOf(session);
  const counts = new Map<Kind, number>();
  for (const { kind } of words) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const traits = TRAITS.map(([id, label]) => {
    const holds = testOf(session, id);
    return { id, label, count: words.reduce((sum, one) => sum + (holds(one) ? 1 : 0), 0) };
  });
  const kinds = (Object.keys(KINDS) as Kind[])
    .filter((kind) => counts.has(kind) && KINDS[kind].list)
    .map((kind) => ({ id: kind, label: filterName(kind), count: counts.get(kind)! }));
  return { traits, kinds };
}

/** Why a row was found whose name does not match: another of its texts, and where it matches. */
export interface Because {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** Why an element was found whose name does not match, or matches less. */
export function becauseOf(row: TreeItem, query: string, loose: boolean): Because | undefined {
  for (const text of otherTexts(row)) {
    const ranges = rangesIn(text, query, loose);
    if (ranges.length) return row.kind === 'page' ? fromMatch(text, ranges) : { text, ranges };
  }
  return undefined;
}

/** Leaves out the folders before the first match, so that it stays in view. */
function fromMatch(text: string, ranges: readonly Range[]): Because {
  const cut = text.lastIndexOf('/', ranges[0]![0]) + 1;
  if (cut <= 1) return { text, ranges };
  const shift = (at: number) => at - cut + 1;
  return { text: `…${text.slice(cut)}`, ranges: ranges.map(([a, b]) => [shift(a), shift(b)]) };
}
