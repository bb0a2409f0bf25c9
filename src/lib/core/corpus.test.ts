/* Real files: each opens, or reports why not with line and column, and is saved byte for byte if it isn't edited. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeWithoutIds } from '../../../tests/without-ids.ts';
import { seededDice } from '../../../tests/generated-documents.ts';
import { pointerOf, valueOf } from './document/walk.ts';
import { plan } from './operations/plan.ts';
import { childElements, navigationOf, type Element } from './document/elements.ts';
import { isListKey } from './schema/kinds.ts';
import { apply, invert } from './text/edit.ts';
import { applyToPlain } from '../../../tests/apply-to-plain.ts';
import type { Operation } from './operation.ts';
import { docFromText } from '../../../tests/make-document.ts';

const folder = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus/files`;
const there = existsSync(folder);
const names = there ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const FILE = 'docs.json';
const ROUNDS = process.env.SIGNPOST_RUNS === 'full' ? 8 : 2;

const openBytes = (bytes: Uint8Array) => {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  return docFromText(text);
};

test.skipIf(!there)(
  `real files (skipped without ${folder}) open or report why not, and save byte for byte`,
  () => {
    const broken: string[] = [];
    for (const name of names) {
      const bytes = readFileSync(`${folder}/${name}`);
      const reading = openBytes(bytes).files.get(FILE)!;
      expect(Buffer.compare(Buffer.from(new TextEncoder().encode(reading.text)), bytes), name).toBe(
        0,
      );
      if (!reading.problem) continue;
      expect(reading.problem.message, name).toMatch(/[Ll]ine \d+/);
      broken.push(`${name}: ${reading.problem.message}`);
    }
    console.log(`${names.length} real files, ${broken.length} do not parse:\n${broken.join('\n')}`);
    expect(names.length).toBeGreaterThan(100);
    expect(broken.length).toBeLessThan(10);
  },
);

const all = (element: Element): Element[] => [element, ...childElements(element).flatMap(all)];

test.skipIf(!there)(
  'edits of real files do what they mean and are undone exactly',
  { timeout: 300_000 },
  () => {
    let done = 0;
    for (const [i, name] of names.entries()) {
      const bytes = readFileSync(`${folder}/${name}`);
      if (bytes.length > 120_000) continue;
      let doc = openBytes(bytes);
      const dice = seededDice(i + 1);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
      for (let round = 0; round < ROUNDS; round++) {
        const navigation = doc.files.get(FILE)!.problem ? undefined : navigationOf(doc);
        if (!navigation) break;
        const elements = all(navigation).filter((e) => e.key !== 'global');
        if (elements.length === 0) break;
        const one = pick(elements);
        const kin = pick(elements.filter((e) => e.key === one.key));
        if (!isListKey(kin.key)) continue;
        const to = { parent: pointerOf(kin.parent!.spot), key: kin.key, index: kin.index };
        const operation: Operation = pick([
          { op: 'move', nodes: [pointerOf(one.spot)], to },
          {
            op: 'insert',
            value: one.kind === 'page' ? 'new/page' : (valueOf(one.node) as never),
            to,
          },
          { op: 'remove', nodes: [pointerOf(one.spot)] },
        ] as const);
        const planned = plan(doc, operation);
        if (!planned.ok) continue;
        const { edits, after } = planned.value;
        const before = doc.files.get(FILE)!;
        const now = after.files.get(FILE)!;
        expect(apply(now.text, invert(before.text, edits)), name).toBe(before.text);
        expect(valueOf(now.root!), name).toEqual(applyToPlain(valueOf(before.root!), operation));
        expect(nodeWithoutIds(now.root), name).toEqual(
          nodeWithoutIds(docFromText(now.text).files.get(FILE)!.root),
        );
        doc = after;
        done++;
      }
    }
    console.log(`${done} edits of real files`);
    expect(done).toBeGreaterThan(100);
  },
);
