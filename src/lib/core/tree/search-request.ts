/*
 * Searches the tree for elements that match the words of a query and pass some tests, in tree order.
 */
import type { NodeId } from '../document/node.ts';
import { matchesIn, type SearchIndex } from './search.ts';
import type { Words } from './search-words.ts';

export interface SearchRequest {
  /** If empty, every element matches. */
  readonly query: string;
  /** All of them must pass. */
  readonly tests: readonly ((element: Words) => boolean)[];
  /** Limits the search to this element and its content. */
  readonly within?: NodeId | undefined;
}

export interface SearchResults {
  readonly ids: ReadonlySet<NodeId>;
  /** In tree order. */
  readonly order: readonly NodeId[];
  /** The match allowed for typos in the query. */
  readonly loose: boolean;
}

export function lookFor(
  index: SearchIndex,
  { query, tests, within }: SearchRequest,
): SearchResults {
  const [from, until] = within === undefined ? [0, Infinity] : spanOf(index, within);
  const matches = query.trim() ? matchesIn(index.texts, query, from, until) : undefined;
  const order: NodeId[] = [];
  const consider = (place: number) => {
    const element = index.words[place]!;
    if (tests.every((holds) => holds(element))) order.push(element.id);
  };
  if (matches) for (const place of matches.at) consider(place);
  else for (let i = from; i < Math.min(until, index.words.length); i++) consider(i);
  return { ids: new Set(order), order, loose: matches?.loose ?? false };
}

/** The range of an element and its content in the index, from its start to just past its end. */
function spanOf({ words, parents }: SearchIndex, id: NodeId): readonly [number, number] {
  const from = words.findIndex((element) => element.id === id);
  if (from < 0) return [0, Infinity];
  let until = from + 1;
  while (until < parents.length && parents[until]! >= from) until++;
  return [from, until];
}
