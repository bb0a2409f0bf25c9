/*
 * A document built from a plain value, without a text, for callers that only read its content. Its nodes have the ids
 * that reading the text would assign, but no offsets: no edit can refer to a position in it.
 */
import { NO_COPIES, NO_MOVES, type Doc, type Node, type NodeId } from './node.ts';

/** Plain JSON as the only file of a document. */
export function docOf(value: unknown, main: string): Doc {
  let nextId: NodeId = 1;
  const nodeOf = (value: unknown): Node => {
    const id = nextId++;
    if (typeof value === 'string') return { id, type: 'string', length: 0, value };
    if (Array.isArray(value)) {
      const items = value.map(nodeOf);
      return { id, type: 'array', length: 0, items, starts: items.map(() => 0), loose: false };
    }
    if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).map(([key, inner]) => ({
        ...{ key, at: 0, keyLength: 0, start: 0 },
        value: nodeOf(inner),
      }));
      return { id, type: 'object', length: 0, members, loose: false };
    }
    if (typeof value === 'number' || typeof value === 'boolean')
      return { id, type: typeof value === 'number' ? 'number' : 'boolean', length: 0, value };
    return { id, type: 'null', length: 0, value: null };
  };
  const reading = {
    ...{ text: '', root: nodeOf(value), rootAt: 0, loose: false, tooDeep: false },
    ...{ since: [], back: [], problem: undefined },
  };
  const files = new Map([[main, reading]]);
  return { main, files, nextId, copies: NO_COPIES, lineage: {}, moved: NO_MOVES };
}
