/*
 * Comparisons of real sites, months apart: whole parts rebuilt, the same page in several versions. Each row is taken
 * back alone. Nothing may be refused, and no other row may change except those reported as taken back too.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { open, realFiles, textOf, retyped } from '../../../../tests/changed-documents.ts';
import { applyChanges, revert } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { valueOf } from '../document/walk.ts';
import { changesOf } from '../compare/changes.ts';

const FULL = process.env.SIGNPOST_RUNS === 'full';
const EVERY = FULL ? 1 : 30;
/** Larger comparisons take minutes row by row. */
const ROWS = 150;
const CHARACTERS = 60_000;

/** Adjacent versions of one site, older one first. */
function versions(): { name: string; base: Doc; doc: Doc }[] {
  const bySite = new Map<string, string[]>();
  for (const path of realFiles()) {
    const site = basename(path).replace(/(__at_\w+)?\.json$/, '');
    bySite.set(site, [...(bySite.get(site) ?? []), path]);
  }
  return [...bySite.values()].flatMap((paths) =>
    paths.slice(1).flatMap((path, i) => {
      const [text, later] = [path, paths[i]!].map((one) => readFileSync(one, 'utf8'));
      const base = open(text!);
      const doc = retyped(base, open(later!));
      const isUsable = [base, doc].every(
        (one) => textOf(one).length < CHARACTERS && !one.files.get(one.main)!.problem,
      );
      return isUsable ? [{ name: basename(path), base, doc }] : [];
    }),
  );
}

const pairs = versions();
const plain = (doc: Doc) => JSON.stringify(valueOf(doc.files.get(doc.main)!.root!));

test.skipIf(pairs.length === 0)(
  'each row in reviews of real versions can be taken back without changing the others',
  { timeout: 600_000 },
  () => {
    let taken = 0;
    let along = 0;
    const otherwise: string[] = [];
    for (const { name, base, doc } of pairs) {
      const rows = changesOf(base, doc);
      const all = applyChanges(base, doc, rows);
      expect(all.ok && plain(all.value.after), name).toBe(plain(doc));
      if (rows.length > ROWS) continue;
      for (const row of rows.filter((_, i) => i % EVERY === 0)) {
        const back = revert(base, doc, row);
        if (!back.ok) throw new Error(`${name}: ${row.text}: ${back.refusal.sentence}`);
        taken++;
        along += back.value.also.length;
        const left = changesOf(base, back.value.after);
        const isTold = row.kind === 'text' || left.every(({ kind }) => kind !== 'text');
        const expected = rows.length - 1 - back.value.also.length;
        if (isTold && left.length !== expected) otherwise.push(`${name}: ${row.text}`);
      }
    }
    console.log(
      `take back: ${taken} rows of ${pairs.length} real reviews, ${along} others went along; told otherwise: ${otherwise.length}`,
    );
    expect(otherwise).toEqual([]);
  },
);
