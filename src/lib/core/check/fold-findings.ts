/*
 * Reports findings with a common cause as one: with a count, the first few by name, and the places of all.
 */
import type { Doc } from '../document/node.ts';
import type { Operation } from '../operation.ts';
import { groupBy } from '../text/group-by.ts';
import type { Code } from './codes/codes.ts';
import type { Diagnostic, Fix, Related } from './diagnostic.ts';
import { fix } from './fixes/fix-builders.ts';
import { problemAt, type Marked } from './locate-findings.ts';
import * as m from './messages.ts';

/** A finding that may be one of many. */
export interface Piece {
  readonly code: Code;
  readonly message: string;
  /** Its name in a list of findings. */
  readonly short: string;
  /** Pieces with the same code and the same fact become one finding. */
  readonly fact: string;
  readonly mark: Marked;
  readonly label?: string;
  readonly operations?: readonly Operation[];
}

/** How many facts of one code are reported separately. If there are more, they become one finding. */
export const APART = 5;
/** How many are named in the message. */
const NAMED = 3;

/** `headline` returns the sentence for `count` pieces with a code. The pieces are in text order. */
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
  const message = m.withNames(headline(code, group.length), someOf(names));
  return {
    ...problemAt(doc, code, message, mark, fixesOf(group)),
    related: group.map((one) => relatedTo(doc, one)),
  };
}

/** The first few names: "a, b, c and 12 more". */
export function someOf(all: readonly string[]): string {
  const names = all.slice(0, NAMED);
  return m.andMore(names, all.length - names.length);
}

/** The place of a piece in the current text. */
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

/** All steps in one fix, last to first, so that the places of earlier ones stay valid. */
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
        ? m.fixSome(steps.length, count)
        : isSame
          ? m.fixInPlaces(first.label, count)
          : m.fixAll(count);
  return [fix(label, ...steps.toReversed().flatMap(({ operations }) => operations))];
}

/** Combines findings with the same code and message into one with all their places, in text order. */
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
    message: m.inPlaces(first.message, group.length),
    fixes: together(steps, group.length),
    related: group.map(({ message, pointer, file, at, length, node }) => ({
      ...{ message, pointer, file, at, length, node },
    })),
  };
}
