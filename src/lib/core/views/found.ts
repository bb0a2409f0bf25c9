/*
 * What is looked for in the tree: the elements that hold the words of a query and pass some tests, in the order
 * of the tree.
 */
import type { NodeId } from '../model/node.ts';
import { matchesIn, type SearchIndex } from './search.ts';
import type { Words } from './search-words.ts';

export interface SearchRequest {
  /** Nothing to hold where it is empty. */
  readonly query: string;
  /** All of them must hold. */
  readonly tests: readonly ((element: Words) => boolean)[];
  /** Only it, and what stands in it. */
  readonly within?: NodeId | undefined;
}

export interface SearchResults {
  readonly ids: ReadonlySet<NodeId>;
  /** In the order of the tree. */
  readonly order: readonly NodeId[];
  /** A slip of the query was forgiven. */
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

/** From where until where an element and what it holds stand in the index. */
function spanOf({ words, parents }: SearchIndex, id: NodeId): readonly [number, number] {
  const from = words.findIndex((element) => element.id === id);
  if (from < 0) return [0, Infinity];
  let until = from + 1;
  while (until < parents.length && parents[until]! >= from) until++;
  return [from, until];
}
