/*
 * A cursor is the same whether it is computed from the start of the text or from the known tree.
 */
import { expect, test } from 'vitest';
import {
  FILE,
  generatedDocument,
  seededDice,
  textOf,
} from '../../../../../tests/changed-documents.ts';
import type { Doc, Reading } from '$lib/core/document/node';
import { reread } from '$lib/core/document/read';
import { cursorAt, othersOf } from './cursor.ts';

const SEED = 20240607;
const FULL = process.env.SIGNPOST_RUNS === 'full';
const DOCUMENTS = FULL ? 150 : 30;

const readingOf = (doc: Doc): Reading => doc.files.get(FILE)!;

/** The facts of a cursor that suggestions use. */
function factsOf(text: string, offset: number, reading?: Reading) {
  const cursor = cursorAt(text, offset, reading);
  const { frame, slot, path, word, comma, needsComma, hasColon } = cursor;
  return {
    ...{ slot, path, word, comma, needsComma, hasColon, at: frame?.at },
    // The value being requested isn't one of the others.
    others: [...othersOf(cursor)].filter(([key]) => slot !== 'value' || key !== path.at(-1)).sort(),
  };
}

test(`a cursor in ${DOCUMENTS} documents, read from the tree, equals the one read from the text (seed ${SEED})`, () => {
  let places = 0;
  for (let i = 0; i < DOCUMENTS; i++) {
    const doc = generatedDocument(SEED + i);
    const text = textOf(doc);
    const dice = seededDice(SEED + i);
    for (let n = 0; n < 60; n++) {
      const offset = Math.floor(dice() * (text.length + 1));
      const where = `document ${i}, ${JSON.stringify(text.slice(0, offset).slice(-60))}|`;
      expect(factsOf(text, offset, readingOf(doc)), where).toEqual(factsOf(text, offset));
      places++;
      // The same with an extra letter, quote or bracket at that place.
      const insert = ['"', ',', '[', '}', 'x', '""'][Math.floor(dice() * 6)]!;
      const typed = reread(doc, [{ file: FILE, at: offset, remove: 0, insert }]);
      const now = offset + insert.length;
      expect(factsOf(textOf(typed), now, readingOf(typed)), where + insert).toEqual(
        factsOf(textOf(typed), now),
      );
      places++;
    }
  }
  console.log(`cursor: ${places} places in ${DOCUMENTS} documents`);
});
