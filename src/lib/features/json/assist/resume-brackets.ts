/*
 * Restores the state of a reader from the existing tree instead of reading the text from its start, so a cursor in a
 * large text costs only as much as its surroundings. For a text that doesn't parse, the tree is valid up to the first
 * edit since.
 */
import type { Node, Reading } from '$lib/core/document/node';
import { Brackets, opened, type Frame, type Summary } from './brackets.ts';

/** Brackets in the state after reading everything before a place. */
export interface Resumed {
  readonly brackets: Brackets;
  /** Where reading resumes: after a value or after an opening bracket. */
  readonly at: number;
  /**
   * Adds the entries from an offset on to all open brackets. `withOwn` also adds the value there whose key comes before
   * the offset. Undefined when the text doesn't parse.
   */
  readonly readOn: ((from: number, withOwn: boolean) => void) | undefined;
}

/** A bracket on the path to the cursor. */
interface PathUp {
  readonly node: Node;
  readonly at: number;
  readonly frame: Frame;
}

interface ResumeEntry {
  readonly key: string | undefined;
  /** The offset of the key, or of the value if there is no key. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly node: Node;
}

/** Undefined if the tree has nothing before the offset. */
export function resumed(
  { root, rootAt, since, problem }: Reading,
  offset: number,
): Resumed | undefined {
  const limit = Math.min(offset, since[0]?.at ?? Infinity);
  if (!root || rootAt >= limit || !isBracket(root)) return undefined;
  const way: PathUp[] = [];
  let next: { node: Node; at: number } | undefined = { node: root, at: rootAt };
  let end = rootAt;
  let last: Node | undefined;
  while (next) {
    const { node, at }: { node: Node; at: number } = next;
    const up: Frame | undefined = way.at(-1)?.frame;
    const frame = opened(node.type === 'object', at, up);
    way.push({ node, at, frame });
    next = undefined;
    end = at + 1;
    last = undefined;
    for (const entry of entriesOf(node, at)) {
      if (entry.end < limit) {
        note(frame, entry, summaryOfNode(entry.node));
        end = entry.end;
        last = entry.node;
        continue;
      }
      if (entry.start < limit && isBracket(entry.node)) {
        note(frame, entry, { filled: false, texts: [] });
        next = { node: entry.node, at: entry.start };
      }
      break;
    }
  }
  const { frame } = way.at(-1)!;
  const brackets = Brackets.behind(
    frame,
    end,
    last?.type === 'string' ? last.value : undefined,
    last !== undefined,
  );
  const readOn = (from: number, withOwn: boolean) => {
    for (const { node, at, frame } of way)
      for (const entry of entriesOf(node, at))
        if (entry.start >= from && (withOwn || entry.at >= from))
          note(frame, entry, summaryOfNode(entry.node));
  };
  return { brackets, at: end, readOn: problem ? undefined : readOn };
}

const isBracket = ({ type }: Node): boolean => type === 'object' || type === 'array';

function* entriesOf(node: Node, at: number): Iterable<ResumeEntry> {
  if (node.type === 'array')
    for (const [i, item] of node.items.entries()) {
      const start = at + node.starts[i]!;
      yield { key: undefined, at: start, start, end: start + item.length, node: item };
    }
  if (node.type === 'object')
    for (const { key, at: own, start, value } of node.members) {
      const from = at + start;
      yield { key, at: at + own, start: from, end: from + value.length, node: value };
    }
}

function note(frame: Frame, { key, node }: ResumeEntry, summary: Summary): void {
  if (key !== undefined) frame.key = key;
  frame.count++;
  const { up } = frame;
  const list = up?.isObject && up.key !== undefined ? up.members.get(up.key) : undefined;
  if (list) list.filled = true;
  if (node.type === 'string' && (!frame.isObject || frame.key === 'source'))
    list?.texts.push(node.value);
  if (frame.isObject) frame.members.set(frame.key ?? '', summary);
}

/** The same summary that reading token by token produces. */
function summaryOfNode(node: Node): Summary {
  if (node.type === 'string') return { filled: node.value.trim() !== '', texts: [node.value] };
  if (node.type === 'array')
    return {
      filled: node.items.length > 0,
      texts: node.items.flatMap((item) => (item.type === 'string' ? [item.value] : [])),
    };
  if (node.type === 'object')
    return {
      filled: node.members.length > 0,
      texts: node.members.flatMap(({ key, value }) =>
        key === 'source' && value.type === 'string' ? [value.value] : [],
      ),
    };
  return { filled: true, texts: [] };
}
