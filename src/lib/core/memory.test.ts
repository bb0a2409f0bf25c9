import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { EMPTY, record } from './document/history.ts';
import type { Operation } from './operation.ts';
import { plan } from './operations/plan.ts';
import { docFromText } from '../../../tests/make-document.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Heap in use after garbage collection, in megabytes. */
function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test('a hundred edits of a megabyte are kept without taking a hundred megabytes', () => {
  const groups = Array.from({ length: 400 }, (_, g) => ({
    group: `Group ${g}`,
    pages: Array.from({ length: 50 }, (_, p) => `guides/${g}/a-page-with-a-longer-name-${p}`),
  }));
  const text = JSON.stringify({ navigation: { groups } }, undefined, 2);
  expect(text.length).toBeGreaterThan(1e6);
  let doc = docFromText(text);
  let history = EMPTY;
  const before = heap();
  const group = '/navigation/groups/0';
  for (let i = 0; i < 100; i++) {
    const operation: Operation =
      i % 2
        ? { op: 'move', nodes: [`${group}/pages/0`], to: { parent: group, key: 'pages', index: 9 } }
        : { op: 'set', node: `${group}/pages/5`, field: 'path', value: `renamed/a-page-${i}-more` };
    const planned = plan(doc, operation);
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    const { edits, label, after } = planned.value;
    const step = { label, origin: 'test', subject: undefined, time: i, edits, before: doc, after };
    history = record(history, step);
    doc = after;
  }
  const grown = heap() - before;
  expect(history.done).toHaveLength(100);
  expect(grown).toBeLessThan(30);
});
