/*
 * Copied and pasted elements keep their own text.
 */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { laidOutTexts, type Layout } from '../../../../tests/generated-documents.ts';
import type { Doc } from '../document/node.ts';
import { valueOf } from '../document/walk.ts';
import { childElements, navigationOf, pointerTo, type Element } from '../document/elements.ts';
import { isListKey } from '../schema/kinds.ts';
import { copyOf } from './copy.ts';
import { readPaste } from './paste.ts';
import type { Json } from '../operation.ts';
import { planAll } from './fix.ts';
import { plan, planInserts } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './messages.ts';

const FILE = 'docs.json';
const SEED = 20251105;
const isFull = process.env.SIGNPOST_RUNS === 'full';
const textOf = (doc: Doc) => doc.files.get(FILE)!.text;

const insert = (text: string, value: Json, source: string) =>
  plan(docFromText(text), {
    op: 'insert',
    value,
    source,
    to: { parent: '/navigation', key: 'groups', index: 1 },
  });
const inserted = (text: string, value: Json, source: string) => {
  const planned = insert(text, value, source);
  return planned.ok ? textOf(planned.value.after) : planned.refusal.sentence;
};
const BEFORE = `{
  "navigation": {
    "groups": [
      { "group": "A", "pages": [] }
    ]
  }
}`;
const around = (entry: string) => BEFORE.replace('[] }\n', `[] },\n      ${entry}\n`);

describe('a new element with its own text', () => {
  test('keeps its layout, its key order and its spelling', () => {
    const source = '{\n  "pages": ["\\u0061"],\n\n  "group": "B", "boost": 1e1\n}';
    expect(inserted(BEFORE, { group: 'B', boost: 10, pages: ['a'] }, source)).toBe(
      around(source.replaceAll(/\n(?!\n)/g, '\n      ')),
    );
  });

  test('gets the indentation and line ends of the file', () => {
    const source = '{\r\n\t"group": "B",\r\n\t"pages": [\r\n\t\t"b"\r\n\t]\r\n}';
    expect(inserted(BEFORE, { group: 'B', pages: ['b'] }, source)).toBe(
      around('{\n        "group": "B",\n        "pages": [\n          "b"\n        ]\n      }'),
    );
  });

  test('loses its comments if the file has none', () => {
    const source = '{\n  // why\n  "group": "B", /* so */\n  "pages": [],\n}';
    expect(inserted(BEFORE, { group: 'B', pages: [] }, source)).toBe(
      around('{\n        "group": "B",\n        "pages": []\n      }'),
    );
    const commented = `// site\n${BEFORE}`;
    expect(inserted(commented, { group: 'B', pages: [] }, source)).toBe(
      `// site\n${around(source.replaceAll('\n', '\n      '))}`,
    );
  });

  test.each(['{ "group": "C", "pages": [] }', '{ "group": "B" }', '{ "group": "B"', '', 'B'])(
    'is refused when the text is %s',
    (source) =>
      expect(inserted(BEFORE, { group: 'B', pages: [] }, source)).toBe(m.sourceIsNotValue),
  );
});

const all = (element: Element): Element[] =>
  childElements(element).flatMap((child) => [child, ...all(child)]);

/** Layouts that write every list alike, so that a copy next to its original looks the same. */
const EVEN: readonly Layout[] = ['two', 'four', 'tab', 'crlf', 'compact', 'inline'];

/** Copies each element and pastes it directly after itself. Returns how often that was possible. */
function copyAll(text: string, isEven: boolean): number {
  const doc = docFromText(text);
  let count = 0;
  for (const element of all(navigationOf(doc)!)) {
    const { key, index, parent, spot } = element;
    if (!isListKey(key)) continue;
    const copied = copyOf(doc, [element]);
    const pasted = readPaste(copied);
    if (!pasted.ok) continue;
    const [one, ...more] = pasted.value;
    expect(more, copied).toEqual([]);
    expect(one!.value, copied).toEqual(valueOf(element.node));
    const to = { parent: pointerTo(parent!), key, index: index + 1 };
    const planned = plan(doc, {
      op: 'insert',
      value: one!.value,
      ...(one!.source === undefined ? {} : { source: one!.source }),
      to,
    });
    // A duplicate is not allowed everywhere.
    if (!planned.ok) continue;
    count++;
    const after = planned.value.after;
    const list = all(navigationOf(after)!).filter(
      (other) => other.key === key && pointerTo(other.parent!) === to.parent,
    );
    expect(valueOf(list[index + 1]!.node), copied).toEqual(valueOf(element.node));
    if (!isEven) continue;
    const own = (one: Element, of: Doc) =>
      textOf(of).slice(one.spot.at, one.spot.at + one.node.length);
    expect(own(list[index + 1]!, after), copied).toBe(
      textOf(doc).slice(spot.at, spot.at + element.node.length),
    );
  }
  return count;
}

test(`a copied and pasted element is the same, byte for byte (seed ${SEED})`, () => {
  let count = 0;
  fc.assert(
    fc.property(laidOutTexts, ({ text, layout }) => {
      count += copyAll(text, EVEN.includes(layout));
    }),
    { seed: SEED, numRuns: isFull ? 120 : 40 },
  );
  expect(count).toBeGreaterThan(400);
});

test('the same holds for all elements of our sample documents', () => {
  for (const path of ['tests/fixtures/site.json', 'examples/docs.json']) {
    expect(copyAll(readFileSync(path, 'utf8'), true), path).toBeGreaterThan(10);
  }
});

test('copies several elements as a list, each with its own text', () => {
  const text = readFileSync('examples/docs.json', 'utf8');
  const doc = docFromText(text);
  const some = all(navigationOf(doc)!)
    .filter(({ kind }) => kind === 'group')
    .slice(0, 3);
  const copied = copyOf(doc, some);
  const pasted = readPaste(copied);
  expect(JSON.parse(copied)).toEqual(some.map(({ node }) => valueOf(node)));
  expect(pasted.ok && pasted.value.map(({ source }) => source)).toEqual(
    some.map((one) => copyOf(doc, [one])),
  );
});

test('inserting several elements together equals inserting them one by one', () => {
  const newcomers = [
    { value: 'x' },
    { value: { group: 'B', pages: ['b'] }, source: '{ "pages": ["b"], "group": "B" }' },
    { value: 'y', source: '"\\u0079"' },
  ];
  fc.assert(
    fc.property(laidOutTexts, fc.nat(), ({ text }, at) => {
      const doc = docFromText(text);
      const parents = [navigationOf(doc)!, ...all(navigationOf(doc)!)].filter(
        ({ node }) => node.type === 'object',
      );
      const parent = parents[at % parents.length]!;
      const size = childElements(parent).filter(({ key }) => key === 'pages').length;
      const to = { parent: pointerTo(parent), key: 'pages', index: at % (size + 1) } as const;
      const together = planInserts(doc, to, newcomers);
      const each = planAll(
        doc,
        newcomers.map((one, i) => ({ op: 'insert', ...one, to: { ...to, index: to.index + i } })),
      );
      expect(together.ok, text).toBe(each.ok);
      if (together.ok && each.ok)
        expect(
          navigationOf(together.value.after) && valueOf(navigationOf(together.value.after)!.node),
        ).toEqual(valueOf(navigationOf(each.value.after)!.node));
    }),
    { seed: SEED, numRuns: isFull ? 150 : 50 },
  );
});
