/*
 * Real commits to public docs.json files, as operations: every result must be right, and must change at most as many
 * lines as the person did (in 95 of 100 cases, never more than twice as many, and no more in total).
 */
import { existsSync, readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { plan } from './operations/plan.ts';
import { applyToPlain } from '../../../tests/apply-to-plain.ts';
import { valueOf } from './document/walk.ts';
import { apply } from './text/edit.ts';
import { docFromText } from '../../../tests/make-document.ts';

interface Replay {
  readonly id: string;
  readonly text: string;
  readonly operations: readonly Operation[];
  readonly humanLines: number;
}

const folder = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/replay`;
const FILE = 'docs.json';

test.skipIf(!existsSync(folder))(
  'real edits change no more lines than people did',
  { timeout: 120_000 },
  () => {
    const cases = readFileSync(`${folder}/cases.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Replay);
    let ours = 0;
    let theirs = 0;
    let within = 0;
    let worst = 0;
    const over: string[] = [];
    for (const { id, text, operations, humanLines } of cases) {
      const before = readFileSync(`${folder}/${text}`, 'utf8');
      let doc = docFromText(before);
      let plain = valueOf(doc.files.get(FILE)!.root!);
      for (const operation of operations) {
        const planned = plan(doc, operation);
        if (!planned.ok)
          throw new Error(
            `${id}: ${JSON.stringify(operation).slice(0, 200)}: ${planned.refusal.sentence}`,
          );
        expect(apply(doc.files.get(FILE)!.text, planned.value.edits)).toBe(
          planned.value.after.files.get(FILE)!.text,
        );
        plain = applyToPlain(plain, operation);
        doc = planned.value.after;
      }
      const after = doc.files.get(FILE)!;
      expect(valueOf(after.root!), id).toEqual(plain);
      const lines = changedLines(before, after.text);
      ours += lines;
      theirs += humanLines;
      if (lines <= humanLines) within++;
      else over.push(`${id}: ${lines} lines, the person ${humanLines}`);
      worst = Math.max(worst, lines / humanLines);
    }
    const share = (within / cases.length) * 100;
    console.log(
      `replay: ${cases.length} real edits, ${ours} lines changed, people ${theirs}; at most the person's in ${share.toFixed(1)} %, worst ${worst.toFixed(2)} times\n${over.join('\n')}`,
    );
    expect(share).toBeGreaterThanOrEqual(95);
    expect(worst).toBeLessThanOrEqual(2);
    expect(ours).toBeLessThanOrEqual(theirs);
  },
);

function changedLines(before: string, after: string): number {
  return diffLines(before, after).reduce(
    (sum, part) => sum + (part.added || part.removed ? part.count : 0),
    0,
  );
}
