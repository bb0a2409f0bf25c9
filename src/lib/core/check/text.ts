/*
 * Problems of the text itself: comments, trailing commas, and duplicate keys in an object. Which parts of the tree have
 * them is remembered per node, so that a document without any costs nothing after an edit.
 */
import { memo } from '../memo.ts';
import type { ArrayNode, Node, ObjectNode } from '../document/node.ts';
import { Token, tokensOf } from '../text/syntax.ts';

/**
 * Bits: the node contains comments or trailing commas somewhere; it contains an object with a duplicate key somewhere.
 */
const LOOSE = 1;
const DOUBLED = 2;

export const isLoose = (node: Node): boolean => (marks(node) & LOOSE) !== 0;

const marks = (node: Node): number =>
  node.type === 'object' || node.type === 'array' ? readMarks(node) : 0;

const readMarks = memo((node: ObjectNode | ArrayNode): number => {
  let bits = node.loose ? LOOSE : 0;
  if (node.type === 'array') for (const item of node.items) bits |= marks(item);
  else {
    for (const m of node.members) bits |= marks(m.value);
    if (hasDoubles(node.members)) bits |= DOUBLED;
  }
  return bits;
});

function hasDoubles(members: readonly { readonly key: string }[]): boolean {
  if (members.length > 12) return new Set(members.map((m) => m.key)).size < members.length;
  for (let i = 1; i < members.length; i++)
    for (let j = 0; j < i; j++) if (members[i]!.key === members[j]!.key) return true;
  return false;
}

export interface HiddenMember {
  readonly key: string;
  /** The range of the key that isn't read. */
  readonly at: number;
  readonly length: number;
  /** The object, its offset, and the index of the member that isn't read. */
  readonly owner: ObjectNode;
  readonly ownerAt: number;
  readonly index: number;
}

/** Members hidden by a later one with the same key, anywhere below a node at offset `at`. */
export function hiddenMembers(node: Node, at: number, out: HiddenMember[] = []): HiddenMember[] {
  if (!(marks(node) & DOUBLED)) return out;
  if (node.type === 'array')
    node.items.forEach((item, i) => hiddenMembers(item, at + node.starts[i]!, out));
  else if (node.type === 'object') {
    const last = new Map(node.members.map((m) => [m.key, m]));
    for (const [index, m] of node.members.entries()) {
      const { key, keyLength: length } = m;
      if (last.get(key) === m) hiddenMembers(m.value, at + m.start, out);
      else out.push({ key, at: at + m.at, length, owner: node, ownerAt: at, index });
    }
  }
  return out;
}

export interface Leniency {
  readonly comments: number;
  readonly commas: number;
  /** The range of the first one. */
  readonly at: number;
  readonly length: number;
}

/** Counts the comments and trailing commas of a text that parses, and finds the first. */
export function leniencyOf(text: string): Leniency {
  const tokens = tokensOf(text);
  let commas = 0;
  let first: { at: number; length: number } | undefined;
  let previous = { kind: -1, at: 0, end: 0 };
  for (;;) {
    const passed = tokens.comments;
    tokens.next();
    if (tokens.comments > passed && !first) first = commentIn(text, previous.end, tokens.at);
    const closes = tokens.kind === Token.closeBrace || tokens.kind === Token.closeBracket;
    if (closes && previous.kind === Token.comma) {
      commas++;
      if (!first || previous.at < first.at) first = { at: previous.at, length: 1 };
    }
    if (tokens.kind === Token.end) break;
    previous = { kind: tokens.kind, at: tokens.at, end: tokens.at + tokens.length };
  }
  return { comments: tokens.comments, commas, ...(first ?? { at: 0, length: 0 }) };
}

/** The first comment between two tokens, with only white space around it. */
function commentIn(text: string, from: number, to: number): { at: number; length: number } {
  const at = text.indexOf('/', from);
  const gap = text.slice(at, to);
  const comment = gap.startsWith('/*') ? /^[^]*?\*\//.exec(gap) : /^.*/.exec(gap);
  return { at, length: comment?.[0].trimEnd().length ?? 1 };
}
