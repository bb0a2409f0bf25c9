import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice, laidOutTexts } from '../../../../tests/generated-documents.ts';
import { apply } from '../text/edit.ts';
import { isReadable, readerOf, START } from '../text/grammar.ts';
import { repairsOf } from '../text/repair.ts';
import { knownValues } from './known-values.ts';
import { reread } from './read.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const SEED = 20240607;

test('skips values that the edits did not touch', () => {
  const doc = docFromText('{"a": [1, "b", {"c": 2}], "d": "e"}');
  const broken = reread(doc, [{ file: FILE, at: 10, remove: 0, insert: ',,' }]);
  const { text } = broken.files.get(FILE)!;
  const known = knownValues(broken.files.get(FILE)!);
  const at = (value: string) => known(text.indexOf(value));
  expect([at('{"a"'), at('[1'), at('"b"'), at('{"c"'), at('"e"')]).toEqual([0, 0, 3, 8, 3]);
});

test(`skipping known values changes nothing (seed ${SEED})`, () => {
  for (let run = 0; run < 400; run++) {
    const [sample] = fc.sample(laidOutTexts, { seed: SEED + run, numRuns: 1 });
    const dice = seededDice(SEED + run);
    let doc = docFromText(sample!.text);
    for (let i = 0; i < 3; i++) {
      const { text } = doc.files.get(FILE)!;
      const at = Math.floor(dice() * text.length);
      const insert = ['', ',', '"', '[', '}', '// x'][Math.floor(dice() * 6)]!;
      doc = reread(doc, [{ file: FILE, at, remove: dice() < 0.5 ? 1 : 0, insert }]);
      const now = doc.files.get(FILE)!;
      const plain = readerOf(now.text).run(START);
      const jumping = readerOf(now.text, knownValues(now)).run(START);
      expect(jumping.is, now.text).toBe(plain.is);
      expect(jumping.is === 'done', now.text).toBe(now.problem === undefined);
      if (plain.is === 'stuck' && jumping.is === 'stuck')
        expect(jumping.token, now.text).toEqual(plain.token);
      for (const { edits } of repairsOf(FILE, now.text, knownValues(now)))
        expect(isReadable(apply(now.text, edits)), now.text).toBe(true);
    }
  }
});
