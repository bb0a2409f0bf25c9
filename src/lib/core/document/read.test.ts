import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeWithoutIds } from '../../../../tests/without-ids.ts';
import { apply, type TextEdit } from '../text/edit.ts';
import { DEPTH_LIMIT, type Doc, type Node, type Reading } from './node.ts';
import { reread } from './read.ts';
import { below, pointerOf, rootSpot, spotAt, spotAtOffset, valueOf, type Spot } from './walk.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from '../text/messages.ts';

const FILE = 'docs.json';
const SEED = 20240607;
const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 20_000 : 1_000;
const reading = (doc: Doc): Reading => doc.files.get(FILE)!;
const edit = (doc: Doc, at: number, remove: number, insert: string) =>
  reread(doc, [{ file: FILE, at, remove, insert }]);

/** The ids of a node and its descendants. */
function ids(node: Node): number[] {
  const inner =
    node.type === 'array'
      ? node.items
      : node.type === 'object'
        ? node.members.map((m) => m.value)
        : [];
  return [node.id, ...inner.flatMap(ids)];
}

/** JSON texts in many layouts. */
const texts = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(undefined, 1, 2, 4, '\t'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.constantFrom('', '\ufeff', '// first\n', ' \n'),
    fc.constantFrom('', '\n', ' /* last */ '),
  )
  .map(([value, indent, eol, head, tail]) => {
    const body = JSON.stringify(value, null, indent).replaceAll('\n', eol);
    return head + body + tail;
  });

const snippets = fc.constantFrom(
  '',
  ',',
  '"',
  '[',
  ']',
  '{',
  '}',
  ':',
  ' ',
  '\n',
  '0',
  '1',
  'a',
  '\\',
  '/*',
  '*/',
  '//',
  'true',
  'null',
  '"x"',
  ', "y"',
  '"k": 1,',
  '[1, 2]',
  '{"a": "b"}',
  '", "',
  '\ufeff',
);

const scripts = fc.array(fc.tuple(fc.nat(), fc.nat(6), snippets, fc.nat(), fc.nat(3), snippets), {
  minLength: 1,
  maxLength: 6,
});

function editsOf(
  text: string,
  [a, removeA, insertA, b, removeB, insertB]: [number, number, string, number, number, string],
): TextEdit[] {
  const first = a % (text.length + 1);
  const cutA = Math.min(removeA, text.length - first);
  const second = first + cutA + (b % (text.length - first - cutA + 1));
  const one = { file: FILE, at: first, remove: cutA, insert: insertA };
  if (second === first + cutA) return [one];
  return [
    one,
    { file: FILE, at: second, remove: Math.min(removeB, text.length - second), insert: insertB },
  ];
}

test(`reading after an edit equals a fresh reading (seed ${SEED}, ${RUNS} runs)`, () => {
  let parsed = 0;
  fc.assert(
    fc.property(texts, scripts, (text, script) => {
      let doc = docFromText(text);
      for (const step of script) {
        const edits = editsOf(reading(doc).text, step);
        const before = doc;
        doc = reread(doc, edits);
        const fresh = reading(docFromText(apply(reading(before).text, edits)));
        expect(reading(doc).text).toBe(fresh.text);
        expect(reading(doc).problem).toEqual(fresh.problem);
        if (fresh.problem) continue;
        parsed++;
        expect(nodeWithoutIds(reading(doc).root)).toEqual(nodeWithoutIds(fresh.root));
        expect(reading(doc).rootAt).toBe(fresh.rootAt);
        expect(reading(doc).loose).toBe(fresh.loose);
        const all = ids(reading(doc).root!);
        expect(new Set(all).size).toBe(all.length);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(parsed).toBeGreaterThan(RUNS / 10);
});

test('reads the same values as JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(valueOf(reading(docFromText(text)).root!)).toEqual(JSON.parse(text));
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

const TEXT = `{
  "a": ["one", "two", { "group": "G", "pages": ["x", "y"] }],
  "b": { "c": 1 }
}`;
const node = (doc: Doc, ...path: (string | number)[]) => spotAt(doc, path)!.node;

test('a node that an edit did not touch is the same object', () => {
  const before = docFromText(TEXT);
  const after = edit(before, TEXT.indexOf('"two"'), 5, '"three"');
  expect(node(after, 'a', 0)).toBe(node(before, 'a', 0));
  expect(node(after, 'a', 2)).toBe(node(before, 'a', 2));
  expect(node(after, 'b')).toBe(node(before, 'b'));
});

test('a value edited by typing keeps its id, as do all its ancestors', () => {
  const before = docFromText(TEXT);
  const after = edit(before, TEXT.indexOf('two') + 1, 1, 'WW');
  for (const path of [['a', 1], ['a'], []])
    expect(node(after, ...path).id).toBe(node(before, ...path).id);
  expect(node(after, 'a', 1)).toMatchObject({ value: 'tWWo' });
});

test('inserting an item leaves the ids of its neighbors unchanged', () => {
  const before = docFromText(TEXT);
  const after = edit(before, TEXT.indexOf('"two"'), 0, '"new", ');
  expect(node(after, 'a', 2).id).toBe(node(before, 'a', 1).id);
  expect(node(after, 'a', 3)).toBe(node(before, 'a', 2));
});

test('the remaining one of two equal neighbors keeps its id', () => {
  const before = docFromText('["a", "a", {"group": "G"}, {"group": "G"}]');
  const items = (doc: Doc) => [0, 1, 2, 3].flatMap((i) => spotAt(doc, [i])?.node.id ?? []);
  const [a, b, c, d] = items(before);
  expect(items(edit(before, 4, 5, ''))).toEqual([a, c, d]);
  expect(items(edit(before, 1, 5, ''))).toEqual([b, c, d]);
  expect(items(edit(before, 25, 16, ''))).toEqual([a, b, c]);
  expect(items(edit(before, 11, 16, ''))).toEqual([a, b, d]);
});

test('a broken text keeps the last good reading, and ids survive the repair', () => {
  const before = docFromText(TEXT);
  const broken = edit(before, TEXT.indexOf('"two"'), 1, '');
  expect(reading(broken).problem?.message).toContain('line 2');
  expect(reading(broken).root).toBe(reading(before).root);
  const mended = edit(broken, TEXT.indexOf('"two"'), 0, '"');
  expect(reading(mended).problem).toBeUndefined();
  expect(node(mended, 'a', 2)).toBe(node(before, 'a', 2));
  expect(node(mended, 'a', 1).id).toBe(node(before, 'a', 1).id);
});

test('a broken text knows the way back to the last good one, whatever was typed since', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(200), fc.nat(3), fc.constantFrom('"', '{', ']', ',', 'x', '1'))),
      (typed) => {
        let doc = docFromText(TEXT);
        let good = TEXT;
        for (const [at, remove, insert] of typed) {
          const { length } = reading(doc).text;
          const from = at % (length + 1);
          doc = edit(doc, from, Math.min(remove, length - from), insert);
          if (!reading(doc).problem) good = reading(doc).text;
          const { text, back } = reading(doc);
          expect(apply(text, back)).toBe(good);
        }
      },
    ),
  );
});

test('a text that was broken from the start has no way back', () => {
  const doc = docFromText('{"a": ');
  expect(reading(doc).back).toEqual([]);
  expect(reading(edit(doc, 6, 0, '[')).back).toEqual([]);
});

test('the last of equal keys counts, and __proto__ is a key like any other', () => {
  const doc = docFromText('{"a": 1, "__proto__": {"x": 1}, "a": 2}');
  expect(node(doc, 'a')).toMatchObject({ value: 2 });
  expect(node(doc, '__proto__', 'x')).toMatchObject({ value: 1 });
  expect(Object.keys(valueOf(reading(doc).root!) as object)).toContain('__proto__');
});

test('a byte order mark counts toward offsets', () => {
  const doc = docFromText('\ufeff{"a": 1}');
  expect(spotAt(doc, ['a'])!.at).toBe(7);
});

test('nesting up to the limit is read; deeper nesting is refused with a message', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(reading(docFromText(nested(DEPTH_LIMIT))).problem).toBeUndefined();
  const deep = reading(docFromText(nested(DEPTH_LIMIT + 1)));
  expect(deep.tooDeep).toBe(true);
  expect(deep.problem?.message).toContain('JSON mode');
  expect(reading(docFromText(nested(100_000))).tooDeep).toBe(true);
});

test('finds every value by its offset and by its pointer', () => {
  const doc = docFromText(TEXT);
  const visit = (spot: Spot): void => {
    expect(
      pointerOf(spotAtOffset(doc, FILE, spot.at + (spot.node.type === 'string' ? 1 : 0))!),
    ).toBe(pointerOf(spot));
    const steps =
      spot.node.type === 'array'
        ? spot.node.items.map((_, i) => i)
        : spot.node.type === 'object'
          ? spot.node.members.map((m) => m.key)
          : [];
    for (const step of steps) visit(below(spot, step)!);
  };
  visit(rootSpot(doc)!);
});

test.each([
  ['{"a": 1 "b": 2}', m.commaMissing(1, m.position(1, 9))],
  ['{\n"a": [1,\n2\n', m.endsTooEarly(m.position(4, 1))],
  ['{"a": 1,, "b": 2}', m.extraComma(m.position(1, 9))],
  ['{"a" 1}', m.colonMissing(m.position(1, 6))],
  ["{'a': 1}", m.singleQuotes(m.position(1, 2))],
  ['{"a": tru}', m.notJson('tru', m.position(1, 7))],
  ['{}{}', m.textAfterEnd(m.position(1, 3))],
  ['', m.emptyFile],
  ['{"a": ["b" }', m.bracketMissing([']'], '}', m.position(1, 12))],
  ['{"a": {"b": 1 ]', m.bracketMissing(['}'], ']', m.position(1, 15))],
  ['[{"a": 1, {"a": 2}]', m.bracketMissing(['}'], '{', m.position(1, 11))],
  ['<!doctype html>', m.webPage],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}', m.twoVersions(1, 2)],
])('explains the error in %j', (text, words) => {
  expect(reading(docFromText(text)).problem?.message).toContain(words);
});

test('no id is assigned twice when typing repeats a list and changes its first copy', () => {
  const before = docFromText('[{"pages": ["a", "b", "c"]}]');
  const after = edit(before, 13, 1, 'x", "b", "c"]}, {"pages": ["x');
  const list = { pages: ['x', 'b', 'c'] };
  expect(valueOf(reading(after).root!)).toEqual([list, list]);
  const given = ids(reading(after).root!);
  expect(new Set(given).size).toBe(given.length);
});
