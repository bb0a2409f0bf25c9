/*
 * The rows of the review as facts: applied together to the old document, they produce the new one; taken back one at
 * a time, in any order, they end at the old document.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySite } from '../../../../tests/arbitrary-site.ts';
import {
  randomlyEdited,
  generatedDocument,
  open,
  seededDice,
  realDocuments,
  replayed,
  textOf,
  retyped,
} from '../../../../tests/changed-documents.ts';
import { applyChanges, revert } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { valueOf } from '../document/walk.ts';
import { changesOf } from '../compare/changes.ts';

const SEED = 20240607;
const FULL = process.env.SIGNPOST_RUNS === 'full';
const PAIRS = FULL ? 300 : 40;

const real = realDocuments();
if (real.length === 0) console.log('without the corpus: generated documents only');

/** A document and its result after a few operations. */
function pairOf(i: number): [Doc, Doc] {
  const dice = seededDice(SEED + i * 7919);
  const base = real.length && i % 2 ? real[(i * 31) % real.length]! : generatedDocument(SEED + i);
  return [base, randomlyEdited(base, dice, 1 + Math.floor(dice() * 6)).doc];
}

const plain = (doc: Doc) => JSON.stringify(valueOf(doc.files.get(doc.main)!.root!));

/** How the rows produced the new document: byte for byte, with the same values, or not. */
function carried([base, doc]: readonly [Doc, Doc]): 'exact' | 'same' | 'missed' {
  const result = applyChanges(base, doc, changesOf(base, doc));
  if (!result.ok) throw new Error(result.refusal.sentence);
  const { after } = result.value;
  if (plain(after) !== plain(doc)) return 'missed';
  return textOf(after) === textOf(doc) ? 'exact' : 'same';
}

test(
  `the changes of ${PAIRS} pairs, applied to the old document, produce the new one (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    let exact = 0;
    const missed: number[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const [base, doc] = pairOf(i);
      const how = carried([base, i % 4 < 2 ? doc : retyped(base, doc)]);
      if (how === 'exact') exact++;
      if (how === 'missed') missed.push(i);
    }
    console.log(
      `changes: ${PAIRS} pairs carried, half of them typed; ${exact} byte for byte; missed: ${missed.join(', ') || 'none'}`,
    );
    expect(missed).toEqual([]);
  },
);

const STRANGERS = FULL ? 2000 : 200;

test(
  `the changes between ${STRANGERS} pairs of arbitrary documents produce the new one (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(anySite, anySite, (first, second) => {
        const base = open(JSON.stringify(first, null, 2));
        expect(carried([base, retyped(base, open(JSON.stringify(second, null, 2)))])).not.toBe(
          'missed',
        );
      }),
      { seed: SEED, numRuns: STRANGERS },
    );
    console.log(`changes: ${STRANGERS} pairs of any documents carried`);
  },
);

const edits = replayed(FULL ? Infinity : 6);

test.skipIf(edits.length === 0)(
  'the changes of real edits, applied to the old document, produce the new one',
  { timeout: 600_000 },
  () => {
    let exact = 0;
    for (const { id, before, after } of edits) {
      for (const doc of [after, retyped(before, after)]) {
        const how = carried([before, doc]);
        expect(how, id).not.toBe('missed');
        if (how === 'exact') exact++;
      }
    }
    console.log(`changes: ${edits.length * 2} real edits carried, ${exact} byte for byte`);
  },
);

test(
  `${PAIRS} reviews taken back row by row in any order end at the old document (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    let taken = 0;
    let along = 0;
    let exact = 0;
    const rewritten: number[] = [];
    const otherwise: number[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const [base, doc] = pairOf(i);
      const dice = seededDice(SEED + i);
      let now = doc;
      for (;;) {
        const rows = changesOf(base, now).filter(({ kind }) => kind !== 'text');
        const row = rows[Math.floor(dice() * rows.length)];
        if (!row) break;
        const back = revert(base, now, row);
        if (!back.ok) throw new Error(`pair ${i}: ${back.refusal.sentence}`);
        taken++;
        along += back.value.also.length;
        now = back.value.after;
        // The row just taken back is not reported again, and any other missing row was listed in `also`.
        const left = changesOf(base, now).filter(({ kind }) => kind !== 'text');
        if (left.length !== rows.length - 1 - back.value.also.length) otherwise.push(i);
        expect(left.length, `pair ${i}: ${row.text}`).toBeLessThan(rows.length);
      }
      if (textOf(now) === textOf(base)) exact++;
      else rewritten.push(i);
      const [writing] = changesOf(base, now);
      if (writing?.kind !== 'text') continue;
      const rest = revert(base, now, writing);
      expect(rest.ok && textOf(rest.value.after), `pair ${i}`).toBe(textOf(base));
    }
    console.log(
      `take back: ${PAIRS} reviews, ${taken} rows taken back, ${along} went along; ${exact} byte for byte, the others (${rewritten.join(', ')}) after their writing; told otherwise: ${otherwise.join(', ') || 'none'}`,
    );
    expect(exact / PAIRS).toBeGreaterThan(0.9);
    expect(otherwise).toEqual([]);
  },
);
