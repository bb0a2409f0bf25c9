import { describe, expect, test } from 'vitest';
import type { Doc } from '../document/node.ts';
import { read, reread } from '../document/read.ts';
import { parsePointer, rootSpot, spotAt, valueOf } from '../document/walk.ts';
import type { World } from './diagnostic.ts';
import { checked } from '../../../../tests/check-document.ts';
import { makeDocOfFiles, ref } from '../../../../tests/make-document.ts';
import * as m from './links/messages.ts';

/** Each problem with the text that it marks. */
const told = (doc: Doc, world: World = {}) =>
  checked(doc, world).map(({ code, file, at, length }) => [
    code,
    file,
    doc.files.get(file)!.text.slice(at, at + length),
  ]);

const SITE = {
  'docs.json': {
    theme: 'mnt',
    banner: ref('./banner.json'),
    navigation: { tabs: [ref('./tabs/guides.json'), { tab: '', pages: ['own'] }] },
  },
  'banner.json': { content: 5 },
  'tabs/guides.json': { tab: 'Guides', icon: 7, groups: [ref('./start.json'), { group: 'More' }] },
  'tabs/start.json': { group: '', pages: ['intro', 'gone', ''] },
};

describe('a problem is reported in the file that owns it', () => {
  const doc = makeDocOfFiles(SITE);
  test('with offsets in that file', () => {
    const found = told(doc);
    expect(found).toContainEqual(['site-setting', 'docs.json', '"mnt"']);
    expect(found.filter(([, file]) => file === 'banner.json')).toEqual([
      [expect.any(String), 'banner.json', '5'],
    ]);
    expect(found.filter(([, file]) => file === 'tabs/guides.json')).toContainEqual([
      'field-type',
      'tabs/guides.json',
      '7',
    ]);
    const start = found.filter(([, file]) => file === 'tabs/start.json');
    expect(start.map(([, , text]) => text)).toEqual(['""', '""']);
    expect(found.some(([code]) => code === 'ref-closed' || code === 'ref')).toBe(false);
  });
  test('with pointers that go through the references', () => {
    for (const problem of checked(doc, { pages: new Set(['own', 'intro', 'other']) })) {
      if (problem.code === 'orphan-pages') continue;
      const spot = spotAt(doc, parsePointer(problem.pointer)!)!;
      expect([problem.file, problem.at]).toEqual([spot.file, spot.at]);
    }
  });
  test('for pages without a file, too', () => {
    const world = { pages: new Set(['own', 'intro']) };
    expect(told(doc, world)).toContainEqual(['page-missing', 'tabs/start.json', '"gone"']);
  });
  test('with docs.json first, then file by file', () => {
    const files = checked(doc).map(({ file }) => file);
    expect(files).toEqual([...files].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  });
  const ORDER = Object.keys(SITE);
});

test('after an edit, the problems are the same as in a newly read text', () => {
  let doc = makeDocOfFiles(SITE);
  const world = { pages: new Set(['own', 'intro', 'y']) };
  const edits = [
    ['tabs/start.json', '"intro"', '"intro", "x", "own"'],
    ['docs.json', '"navigation"', '"name": "",\n\n"navigation"'],
    ['tabs/guides.json', '{', '\n{ "expanded": true,'],
    ['tabs/start.json', '"gone"', '"y"'],
    ['banner.json', '5', '"five"'],
    ['docs.json', '"own"', '"x"'],
  ] as const;
  for (const [file, old, insert] of edits) {
    const at = doc.files.get(file)!.text.indexOf(old);
    checked(doc, world);
    doc = reread(doc, [{ file, at, remove: old.length, insert }]);
    const afresh = read(new Map([...doc.files].map(([name, { text }]) => [name, text])), doc.main);
    expect(valueOf(rootSpot(doc)!.node)).toEqual(valueOf(rootSpot(afresh)!.node));
    const plain = (one: Doc) => checked(one, world).map(({ node: _, fixes: __, ...rest }) => rest);
    expect(plain(doc)).toEqual(plain(afresh));
  }
});

describe('keys next to a $ref', () => {
  test('are marked where they are written', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: { groups: [{ $ref: 'g.json', icon: 5 }] } },
      'g.json': { group: 'G', tag: 6, pages: ['a'] },
    });
    expect(told(doc)).toEqual([
      ['field-type', 'docs.json', '5'],
      ['field-type', 'g.json', '6'],
    ]);
  });
});

describe('a file that is shown twice', () => {
  const groups = [
    { group: 'A', pages: [ref('g.json')] },
    { group: 'B', pages: [ref('g.json')] },
  ];
  test('reports its problems once', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: { groups } },
      'g.json': { group: 'G', icon: 5, pages: ['a'] },
    });
    expect(told(doc).filter(([code]) => code === 'field-type')).toHaveLength(1);
    // Its entry is one text, wherever it is shown.
    expect(told(doc).filter(([code]) => code === 'page-twice')).toHaveLength(1);
  });
  test('in two versions lists no page twice', () => {
    const doc = makeDocOfFiles({
      'docs.json': {
        navigation: {
          versions: ['v1', 'v2'].map((version) => ({ version, groups: ref('g.json') })),
        },
      },
      'g.json': [{ group: 'G', pages: ['a'] }],
    });
    expect(told(doc)).toEqual([]);
  });
});

describe('a reference in an open file', () => {
  test('to a missing file is reported in that file, with what may be meant', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: { tabs: ref('nav/tabs.json') } },
      'nav/tabs.json': [ref('./Start.json')],
    });
    const files = new Map([['nav/start.json', '{}']]);
    const [problem, ...more] = checked(doc, { files });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'ref', file: 'nav/tabs.json' });
    expect(problem!.message).toMatch(/^Add the file “\.\/Start\.json”/);
    expect(problem!.fixes).toMatchObject([
      { edits: [{ file: 'nav/tabs.json', insert: '"./start.json"' }] },
    ]);
  });
  test('in a circle is reported', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: { tabs: [ref('a.json')] } },
      'a.json': { tab: 'A', groups: [ref('b.json')] },
      'b.json': { group: 'B', pages: [ref('a.json')] },
    });
    expect(checked(doc)).toMatchObject([
      {
        code: 'ref',
        file: 'b.json',
        message: expect.stringContaining(m.referenceCircle(['a.json', 'b.json'])) as string,
      },
    ]);
  });
  test('to a file that is not open is reported as closed', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: ref('n.json') },
      'n.json': { tabs: [ref('t.json')] },
    });
    expect(told(doc)).toEqual([['ref-closed', 'n.json', '"t.json"']]);
  });
});

describe('a broken file', () => {
  test('is named in the message and fixed in its own text', () => {
    const doc = makeDocOfFiles({
      ...SITE,
      'tabs/start.json': '{"group": "S", "pages": ["a" "b"]}',
    });
    const problem = checked(doc).find(({ code }) => code === 'json')!;
    expect(problem).toMatchObject({ file: 'tabs/start.json' });
    expect(problem.message).toMatch(/^In “tabs\/start\.json”: /);
    expect(problem.fixes[0]).toMatchObject({ edits: [{ file: 'tabs/start.json' }] });
    expect(told(doc).some(([code, file]) => code === 'ref' && file === 'tabs/guides.json')).toBe(
      true,
    );
  });
  test('with a duplicate key is named as the place', () => {
    const doc = makeDocOfFiles({
      'docs.json': { navigation: ref('n.json') },
      'n.json': '{"pages": ["a"], "pages": ["b"]}',
    });
    expect(checked(doc)).toMatchObject([
      { code: 'duplicate-key', file: 'n.json', fixes: [{ edits: [{ file: 'n.json' }] }, {}] },
    ]);
  });
});
