/*
 * Repairs broken JSON. Where reading stops, every possible error is tried: reading continues as if it were fixed, and
 * the candidate that gets furthest wins. So several errors are repaired together, and what follows decides between an
 * extra bracket and a missing one.
 */
import { apply, normalise } from './edit.ts';
import { readerOf, START, type Reader, type Stop } from './grammar.ts';
import { lineAndColumn, Token } from './syntax.ts';
import { mistakesAt } from './mistakes.ts';
import type { RepairEdit, RepairCandidate } from './repair-candidate.ts';
import { misindented } from './brackets.ts';

export interface Recovery {
  readonly edits: readonly RepairEdit[];
  /** What each step does, as a verb phrase: "Insert the comma missing after line 41". */
  readonly steps: readonly string[];
}

/** Limit on repair steps. A text with more errors is not worth repairing. */
const MOST = 20;
/** Number of tokens read after an error to compare the candidates. */
const AHEAD = 20_000;

/** Edits after which the text parses, or undefined if none are found. `known`: see `readerOf`. */
export function recover(text: string, known?: (at: number) => number): Recovery | undefined {
  const reader = readerOf(text, known);
  const edits: RepairEdit[] = [];
  const steps: string[] = [];
  let stop = reader.run(START);
  while (stop.is !== 'done') {
    if (stop.is === 'paused') {
      stop = reader.run(stop.state);
      continue;
    }
    if (steps.length === MOST) return undefined;
    const best = bestWay(text, reader, stop, steps.length === 0);
    if (!best) return undefined;
    edits.push(...best.way.edits);
    const { label, near = stop.token.at } = best.way;
    steps.push(label(lineAndColumn(text, near).line));
    stop = best.stop;
  }
  const all = normalise(edits.map((edit) => ({ ...edit, file: '' })));
  const isApart = all.every(({ at, remove }, i) => at + remove <= (all[i + 1]?.at ?? text.length));
  if (!isApart) return undefined;
  const after = readerOf(apply(text, all), known && behind(all, known));
  return after.run(START).is === 'done' ? { edits: all, steps } : undefined;
}

/** Maps the known values of a text to the text after edits. */
const behind =
  (edits: readonly RepairEdit[], known: (at: number) => number) =>
  (at: number): number => {
    let from = at;
    for (const { at: start, remove, insert } of edits) {
      if (from < start) break;
      if (from < start + insert.length) return 0;
      from += remove - insert.length;
    }
    const length = known(from);
    return edits.some((edit) => edit.at < from + length && edit.at + edit.remove > from)
      ? 0
      : length;
  };

interface Tried {
  readonly way: RepairCandidate;
  readonly stop: Stop;
  /** The offset that reading reaches; infinite if it meets no further error. */
  readonly reach: number;
}

function bestWay(
  text: string,
  reader: Reader,
  stop: Extract<Stop, { readonly is: 'stuck' }>,
  isFirst: boolean,
): Tried | undefined {
  // A bracket that is only missed at the end is missing where the indentation shows it.
  const isAtEnd = stop.token.kind === Token.end;
  const told = isFirst && isAtEnd ? misindented(text, reader) : undefined;
  const ways = mistakesAt({ text, reader, state: stop.state, token: stop.token });
  const best = furthest(reader, told ? [told, ...ways] : ways);
  if (!isFirst || isAtEnd || best?.reach === Infinity) return best;
  const other = misindented(text, reader);
  const tried = other && furthest(reader, [other]);
  return tried && tried.reach > (best?.reach ?? 0) ? tried : best;
}

function furthest(reader: Reader, ways: readonly RepairCandidate[]): Tried | undefined {
  let best: Tried | undefined;
  for (const way of ways) {
    const stop = reader.run(way.state, AHEAD);
    const reach = stop.is === 'stuck' ? stop.token.at : Infinity;
    if (!best || reach > best.reach) best = { way, stop, reach };
  }
  return best;
}
