/*
 * Findings that are one fact, told as one: with a count, the first of them by name, and the places of all.
 */
import type { Doc } from '../model/node.ts';
import type { Operation } from '../operations/operation.ts';
import type { Code } from './codes.ts';
import type { Diagnostic, Fix, Related } from './diagnostic.ts';
import { fix } from './fix-builders.ts';
import { problemAt, type Marked } from './placed.ts';
import { listed } from './words.ts';

/** A finding that may be one of many. */
export interface Piece {
  readonly code: Code;
  readonly message: string;
  /** How it is named among others. */
  readonly short: string;
  /** Those of one code that have this in common are one finding. */
  readonly fact: string;
  readonly mark: Marked;
  readonly label?: string;
  readonly operations?: readonly Operation[];
}

/** So many findings of a code are told apart where each is a fact of its own; more are told as one. */
export const APART = 5;
/** So many are named in the sentence. */
const NAMED = 3;

/** `headline` says in a sentence what `count` of a code have in common. Pieces are in the order of the text. */
export function asOne(
  doc: Doc,
  pieces: readonly Piece[],
  headline: (code: Code, count: number) => string,
): readonly Diagnostic[] {
  const byCode = groupBy(pieces, ({ code }) => code);
  return [...byCode.values()].flatMap((ofCode) => {
    const facts = [...groupBy(ofCode, ({ fact }) => fact).values()];
    const groups = facts.length > APART ? [ofCode] : facts;
    return groups.map((group) => told(doc, group, headline));
  });
}

function told(
  doc: Doc,
  group: readonly Piece[],
  headline: (code: Code, count: number) => string,
): Diagnostic {
  const [first] = group as readonly [Piece];
  const { code, mark } = first;
  if (group.length === 1) return problemAt(doc, code, first.message, mark, fixesOf(group));
  const names = [...new Set(group.map(({ short }) => short))];
  const message = `${headline(code, group.length)} ${someOf(names)}.`;
  return {
    ...problemAt(doc, code, message, mark, fixesOf(group)),
    related: group.map((one) => relatedTo(doc, one)),
  };
}

/** The first few by name: "a, b, c and 12 more". */
export function someOf(all: readonly string[]): string {
  const names = all.slice(0, NAMED);
  const more = all.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more.toLocaleString('en')} more` : listed(names);
}

/** The place of a piece, in the text that is there now. */
function relatedTo(doc: Doc, { code, message, mark }: Piece): Related {
  const { pointer, file, at, length, node } = problemAt(doc, code, message, mark);
  return { message, pointer, file, at, length, node };
}

const fixesOf = (group: readonly Piece[]): readonly Fix[] =>
  together(
    group.flatMap(({ label, operations }) =>
      label !== undefined && operations ? [{ label, operations }] : [],
    ),
    group.length,
  );

/** All of them with one step; from the last to the first, so that places stay where they are. */
function together(
  steps: readonly { readonly label: string; readonly operations: readonly Operation[] }[],
  count: number,
): readonly Fix[] {
  const [first] = steps;
  if (!first) return [];
  const isSame = steps.every(({ label }) => label === first.label);
  const label =
    count === 1
      ? first.label
      : steps.length < count
        ? `Fix ${steps.length} of ${count}`
        : isSame
          ? `${first.label} (${count} places)`
          : `Fix all ${count}`;
  return [fix(label, ...steps.toReversed().flatMap(({ operations }) => operations))];
}

/** Findings that say the same of several places, as one with all of these; in the order of the text. */
export function foldEqual(all: readonly Diagnostic[]): readonly Diagnostic[] {
  if (all.length < 2) return all;
  const groups = groupBy(all, ({ code, message }) => `${code} ${message}`);
  if (groups.size === all.length) return all;
  return [...groups.values()].map((group) => (group.length === 1 ? group[0]! : folded(group)));
}

function folded(group: readonly Diagnostic[]): Diagnostic {
  const [first] = group as readonly [Diagnostic];
  const steps = group.flatMap(({ fixes: [one] }) =>
    one && 'operations' in one ? [{ label: one.label, operations: one.operations }] : [],
  );
  return {
    ...first,
    message: `${first.message} (${group.length.toLocaleString('en')} places)`,
    fixes: together(steps, group.length),
    related: group.map(({ message, pointer, file, at, length, node }) => ({
      ...{ message, pointer, file, at, length, node },
    })),
  };
}

export function groupBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
