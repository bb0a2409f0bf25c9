/*
 * The fixes that are safe without review: those of problems that have exactly one fix, which loses and adds nothing.
 * Every value of the document remains, at most with another spelling (slashes, a file extension, letter case,
 * hyphens), and so does every comment. Only empty parts may be removed. Broken JSON is left to people.
 */
import { memo } from '../memo.ts';
import { parsePointer, spotAt } from '../document/walk.ts';
import type { Doc, Node, Reading } from '../document/node.ts';
import type { Diagnostic, Fix } from '../check/diagnostic.ts';
import { Token, tokensOf } from '../text/syntax.ts';
import { applyFixes, type Guard } from './fix-all.ts';

export interface Fixed {
  readonly after: Doc;
  /** The number of fixed problems. */
  readonly count: number;
}

/** A limit on rounds, larger than any chain of dependent fixes. */
const MOST_ROUNDS = 100;

/**
 * Applies them, repeatedly, as long as the number of problems decreases. `judge` returns the problems of a document
 * that count.
 */
export function fixLossless(doc: Doc, judge: (doc: Doc) => readonly Diagnostic[]): Fixed {
  const first = judge(doc);
  const isCommented = commentsOf(doc) !== '';
  const guard: Guard = (before, after) => isSame(before, after, isCommented);
  let [after, found] = [doc, first];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const candidates = found.flatMap((problem) => {
      const only = onlyFix(problem);
      return only && mayKeep(after, only) ? [{ ...problem, fixes: [only] }] : [];
    });
    const next = applyFixes(after, candidates, guard).after;
    if (next === after) break;
    const left = judge(next);
    if (left.length >= found.length) break;
    [after, found] = [next, left];
  }
  return { after, count: first.length - found.length };
}

/** The only fix of a problem. Several fixes are a choice, but a removal does not count as an alternative. */
function onlyFix({ code, fixes }: Diagnostic): Fix | undefined {
  if (code === 'json') return undefined;
  const keeping = fixes.filter((one) => !isRemoval(one));
  const [only, ...others] = keeping.length ? keeping : fixes;
  return others.length ? undefined : only;
}

/** Whether a fix is worth trying: replacing a word by another one is not a spelling change. */
function mayKeep(doc: Doc, one: Fix): boolean {
  if (!('operations' in one) || one.operations.length !== 1) return true;
  const [operation] = one.operations;
  if (operation?.op !== 'set' || operation.value === undefined) return true;
  const { value } = operation;
  if (typeof value === 'object') return true;
  const path = parsePointer(operation.node) ?? [];
  const field = typeof operation.field === 'string' ? [operation.field] : operation.field;
  const node = (spotAt(doc, [...path, ...field]) ?? spotAt(doc, path))?.node;
  if (!node || node.type === 'object' || node.type === 'array') return true;
  return spelled(node.value) === spelled(value);
}

const isRemoval = (one: Fix): boolean =>
  'operations' in one &&
  one.operations.every(
    (operation) =>
      operation.op === 'remove' || (operation.op === 'set' && operation.value === undefined),
  );

function isSame(before: Doc, after: Doc, isCommented: boolean): boolean {
  const [a, b] = [contentOf(before), contentOf(after)];
  if (a[0] !== b[0] || a[1] !== b[1]) return false;
  return !isCommented || commentsOf(before) === commentsOf(after);
}

/** Two sums over the values below a node: equal for the same values in any order. */
type Content = readonly [number, number];
const EMPTY: Content = [0, 0];

function contentOf(doc: Doc): Content {
  return [...doc.files.values()].map(({ root }) => root).reduce(plus, EMPTY);
}

const plus = (sum: Content, node: Node | undefined): Content => {
  if (!node) return sum;
  const [a, b] = contentBelow(node);
  return [sum[0] + a, sum[1] + b];
};

const contentBelow = memo((node: Node): Content => {
  if (node.type === 'array') return node.items.reduce(plus, EMPTY);
  if (node.type === 'object')
    return node.members.reduce((sum, { value }) => plus(sum, value), EMPTY);
  const said = spelled(node.value);
  return said === '' ? EMPTY : [hash(said, 0x811c9dc5), hash(said, 0x1b873593)];
});

/** A value, normalized so that only differences beyond spelling remain. */
const spelled = (value: string | number | boolean | null): string =>
  value === null
    ? ''
    : String(value)
        .trim()
        .toLowerCase()
        .replace(/[_\s]+/g, '-')
        .replace(/\.mdx?$/, '')
        .replace(/^\/+|\/+$/g, '')
        .replace(/(?<=.)\/index$/, '');

/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** All comments, sorted alphabetically. */
const commentsOf = (doc: Doc): string => [...doc.files.values()].map(commentsIn).join('\n');

const commentsIn = memo(({ text }: Reading): string => {
  if (!text.includes('//') && !text.includes('/*')) return '';
  const found: string[] = [];
  const tokens = tokensOf(text, (at, length) => void found.push(text.slice(at, at + length)));
  do tokens.next();
  while (tokens.kind !== Token.end);
  return found
    .map((comment) => comment.trim())
    .sort()
    .join('\n');
});
