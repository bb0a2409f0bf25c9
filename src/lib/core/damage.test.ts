/*
 * Random damage: whatever a text contains, examining it neither throws nor hangs nor changes it, and each repair that
 * is offered leads to a text that parses, and back to the same bytes.
 */
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { damaged } from '../../../tests/random-damage.ts';
import { seededDice, laidOutTexts } from '../../../tests/generated-documents.ts';
import { hoverAt } from '../features/json/assist/hover.ts';
import { suggestionsAt } from '../features/json/assist/suggest.ts';
import { merge, readVersion } from './merge.ts';
import { knownValues } from './document/known-values.ts';
import type { Doc } from './document/node.ts';
import { reread } from './document/read.ts';
import { check } from './check/check.ts';
import { apply, difference, invert } from './text/edit.ts';
import { isReadable } from './text/grammar.ts';
import { repairsOf } from './text/repair.ts';
import { sidesOf } from './text/conflict-sides.ts';
import { changesOf } from './compare/changes.ts';
import { docFromText } from '../../../tests/make-document.ts';

const FILE = 'docs.json';
const SEED = 20261122;
const COUNT = process.env.SIGNPOST_RUNS === 'full' ? 4_000 : 300;
/** CPU time limit for examining one text, in milliseconds. */
const MOST = 1_000;

const folder = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus/files`;
const real = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  : [];
const small = real.filter(({ length }) => length < 30_000);
const large = real.filter(({ length }) => length >= 30_000);

/** Generated texts in every layout, real ones, and now and then a large one, possibly on a single line. */
function textOf(run: number): string {
  if (large.length > 0 && run % 50 === 0) {
    const text = large[(run / 50) % large.length]!;
    return run % 100 === 0 ? text : text.replace(/\s*[\r\n]\s*/g, '');
  }
  if (small.length > 0 && run % 4 === 0) return small[(run / 4) % small.length]!;
  return fc.sample(laidOutTexts, { seed: SEED + run, numRuns: 1 })[0]!.text;
}

const readingOf = (doc: Doc) => doc.files.get(FILE)!;

/** Runs everything that the editor does with a text that is typed or opened. */
function look(
  before: string,
  text: string,
  dice: () => number,
): { repairs: number; broken: boolean } {
  const base = docFromText(before);
  const after = reread(base, difference(FILE, before, text));
  const fresh = docFromText(text);
  const { problem, tooDeep } = readingOf(after);
  expect(readingOf(fresh).problem?.message).toBe(problem?.message);
  if (!tooDeep) expect(isReadable(text)).toBe(problem === undefined);
  if (problem) {
    expect(problem.message).toMatch(/\S/);
    expect(problem.at).toBeGreaterThanOrEqual(0);
    expect(problem.at).toBeLessThanOrEqual(text.length);
  }
  for (const doc of [after, fresh]) check(doc, {});
  changesOf(base, after);

  const repairs = problem && !tooDeep ? repairsOf(FILE, text, knownValues(readingOf(after))) : [];
  for (const { edits, label } of repairs) {
    const mended = apply(text, edits);
    expect(isReadable(mended), label).toBe(true);
    expect(apply(mended, invert(text, edits))).toBe(text);
  }
  const sides = sidesOf(text);
  if (sides)
    for (const side of [sides.ours, sides.theirs, sides.base]) expect(isReadable(side)).toBe(true);

  const ours = reread(base, difference(FILE, before, before.replace(/"(pages|groups)"/, '"$1-2"')));
  const theirs = readVersion(base, new Map([[FILE, text]]), ours);
  const merged = merge({ base, ours, theirs });
  if (!merged.ok) expect(merged.refusal.sentence).toMatch(/\S/);

  const known = { doc: after, world: {}, files: [] };
  const cursor = Math.floor(dice() * (text.length + 1));
  suggestionsAt(text, cursor, known);
  hoverAt(text, cursor, known);
  for (const doc of [after, fresh, theirs]) expect(readingOf(doc).text).toBe(text);
  return { repairs: repairs.length, broken: problem !== undefined };
}

test(
  `random damage to ${COUNT} texts (seed ${SEED}) is handled without harm`,
  { timeout: 1_800_000 },
  () => {
    const dice = seededDice(SEED);
    let [broken, mendable] = [0, 0];
    let slowest = { took: 0, run: 0, kinds: [] as string[], length: 0 };
    for (let run = 0; run < COUNT; run++) {
      const before = textOf(run);
      const { text, kinds } = damaged(before, dice);
      const start = process.cpuUsage();
      try {
        const found = look(before, text, dice);
        if (found.broken) broken++;
        if (found.repairs > 0) mendable++;
      } catch (thrown) {
        throw new Error(`run ${run}, ${kinds.join(' + ')}`, { cause: thrown });
      }
      const { user, system } = process.cpuUsage(start);
      const took = (user + system) / 1000;
      if (took > slowest.took) slowest = { took, run, kinds, length: text.length };
    }
    const { took, length, kinds, run } = slowest;
    console.log(
      `${COUNT} damaged texts (${real.length ? 'with' : 'without'} real files): ${broken} broken, ` +
        `${mendable} with a repair; slowest ${Math.round(took)} ms (run ${run}: ${kinds.join(' + ')}, ${length} units)`,
    );
    expect(broken).toBeGreaterThan(COUNT / 2);
    expect(took, `run ${run}`).toBeLessThan(MOST);
  },
);
