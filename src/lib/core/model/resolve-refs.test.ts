import { describe, expect, test } from 'vitest';
import { resolvedRefs, mountsOf, sourceNode, missingRefs } from './resolve-refs.ts';
import type { Doc, Node } from './node.ts';
import { add, read, reread } from './read.ts';
import { outermost, pointerOf, rootSpot, spotAt, spotAtOffset, valueOf } from './walk.ts';

type Files = Readonly<Record<string, unknown>>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const open = (files: Files, main = 'docs.json') =>
  read(new Map(Object.entries(files).map(([path, value]) => [path, textOf(value)])), main);
const ref = ($ref: string) => ({ $ref });
const value = (doc: Doc) => valueOf(rootSpot(doc)!.node);
const nav = (doc: Doc) => (value(doc) as { navigation: unknown }).navigation;
const replace = (doc: Doc, file: string, old: string, insert: string) =>
  reread(doc, [{ file, at: doc.files.get(file)!.text.indexOf(old), remove: old.length, insert }]);

function idsBelow(node: Node): number[] {
  const inner =
    node.type === 'array'
      ? node.items
      : node.type === 'object'
        ? node.members.map((m) => m.value)
        : [];
  return [node.id, ...inner.flatMap(idsBelow)];
}
const areUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;

const SITE = {
  'docs.json': {
    name: 'x',
    navigation: { tabs: [ref('./tabs/guides.json'), { tab: 'Own', pages: ['own'] }] },
  },
  'tabs/guides.json': { tab: 'Guides', groups: [ref('./start.json'), ref('../more/last.json')] },
  'tabs/start.json': { group: 'Start', pages: ['intro'] },
  'more/last.json': { group: 'Last', pages: ['end'] },
};

describe('what a $ref names stands in its place', () => {
  test('through folders, each relative to the file that refers', () => {
    expect(nav(open(SITE))).toEqual({
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Start', pages: ['intro'] },
            { group: 'Last', pages: ['end'] },
          ],
        },
        { tab: 'Own', pages: ['own'] },
      ],
    });
  });
  test('also where docs.json stands in a folder', () => {
    const doc = open(
      { 'docs/docs.json': { navigation: ref('./n.json') }, 'docs/n.json': { pages: ['a'] } },
      'docs/docs.json',
    );
    expect(nav(doc)).toEqual({ pages: ['a'] });
  });
  test('keys beside it win over those of an object, and are nothing beside a list', () => {
    const doc = open({
      'docs.json': {
        navigation: {
          tabs: { $ref: 'tabs.json', more: 1 },
          global: { $ref: 'g.json', anchors: [] },
        },
      },
      'tabs.json': [{ tab: 'A', pages: ['a'] }],
      'g.json': { anchors: [{ anchor: 'x' }], other: 1 },
    });
    expect(nav(doc)).toEqual({
      tabs: [{ tab: 'A', pages: ['a'] }],
      global: { other: 1, anchors: [] },
    });
  });
  test('a file may be a reference as a whole, docs.json too', () => {
    const doc = open({
      'docs.json': ref('a.json'),
      'a.json': { $ref: 'b.json', name: 'a' },
      'b.json': { name: 'b', navigation: { pages: ['p'] } },
    });
    expect(value(doc)).toEqual({ navigation: { pages: ['p'] }, name: 'a' });
    expect(spotAt(doc, ['name'])).toMatchObject({ file: 'a.json' });
    expect(spotAt(doc, ['navigation', 'pages', 0])).toMatchObject({ file: 'b.json' });
  });
});

describe('a $ref stays closed', () => {
  test.each([
    ['in a circle', { 'a.json': { tab: 'A', tabs: [ref('a.json')] } }],
    ['without its file', {}],
    ['to what is no JSON', { 'a.json': '{"tab": ' }],
  ])('%s', (_, files: Files) => {
    const doc = open({ 'docs.json': { navigation: { tabs: [ref('a.json')] } }, ...files });
    expect(JSON.stringify(nav(doc))).toContain('{"$ref":"a.json"}');
  });
  test.each(['../a.json', '/docs/a.json', 'https://x.y/a.json', './a.json#/b', '', '#/x'])(
    'that is “%s”',
    (target) => {
      const doc = open(
        { 'docs/docs.json': { navigation: ref(target) }, 'a.json': {}, 'docs/a.json': {} },
        'docs/docs.json',
      );
      expect(nav(doc)).toEqual(ref(target));
      expect(missingRefs(doc)).toEqual([]);
    },
  );
  test('in a circle that was begun from another file', () => {
    const doc = open({
      'docs.json': { navigation: { tabs: [ref('a.json'), ref('b.json')] } },
      'a.json': { tab: 'A', x: ref('b.json') },
      'b.json': { tab: 'B', x: ref('a.json') },
    });
    expect(nav(doc)).toEqual({
      tabs: [
        { tab: 'A', x: { tab: 'B', x: ref('a.json') } },
        { tab: 'B', x: { tab: 'A', x: ref('b.json') } },
      ],
    });
  });
  test('where files would show each other without end', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `${i}.json`,
        i === 39 ? {} : [ref(`${i + 1}.json`), ref(`${i + 1}.json`)],
      ]),
    );
    const doc = open({ 'docs.json': ref('0.json'), ...files });
    expect(resolvedRefs(doc).mounts.length).toBe(2000);
  });
  test('where it would nest too deeply', () => {
    const deep = (inner: string) => '['.repeat(300) + inner + ']'.repeat(300);
    const doc = open({ 'docs.json': deep('{"$ref": "a.json"}'), 'a.json': deep('') });
    expect(resolvedRefs(doc).mounts).toEqual([]);
  });
});

describe('files that are not there yet', () => {
  test('are named, and their content comes with ids as they were', () => {
    const { 'docs.json': main, ...others } = SITE;
    const doc = open({ 'docs.json': main });
    expect(missingRefs(doc)).toEqual(['tabs/guides.json']);
    const text = (path: keyof typeof others) => new Map([[path, textOf(others[path])]]);
    const more = add(doc, text('tabs/guides.json'));
    expect(missingRefs(more)).toEqual(['tabs/start.json', 'more/last.json']);
    const all = add(add(more, text('tabs/start.json')), text('more/last.json'));
    expect(missingRefs(all)).toEqual([]);
    expect(value(all)).toEqual(value(open(SITE)));
    const idAt = (one: Doc) => spotAt(one, ['navigation', 'tabs', 0])!.node.id;
    expect([idAt(more), idAt(all)]).toEqual([idAt(doc), idAt(doc)]);
  });
  test('nothing is made anew for documents whose references are closed', () => {
    const doc = open({ 'docs.json': SITE['docs.json'] });
    expect(rootSpot(doc)!.node).toBe(doc.files.get('docs.json')!.root);
  });
});

describe('where things stand', () => {
  const doc = open(SITE);
  test('file and offset are those of the owner', () => {
    const page = spotAt(doc, ['navigation', 'tabs', 0, 'groups', 1, 'pages', 0])!;
    const { text } = doc.files.get('more/last.json')!;
    expect(page).toMatchObject({ file: 'more/last.json', at: text.indexOf('"end"') });
    expect(outermost(page.up!.up!)).toMatchObject({
      file: 'tabs/guides.json',
      at: doc.files.get('tabs/guides.json')!.text.indexOf('{"$ref":"../more'),
    });
  });
  test('an offset leads to the value, of any file', () => {
    const at = (file: string, words: string) =>
      pointerOf(spotAtOffset(doc, file, doc.files.get(file)!.text.indexOf(words) + 1)!);
    expect(at('more/last.json', '"end"')).toBe('/navigation/tabs/0/groups/1/pages/0');
    expect(at('tabs/guides.json', '"Guides"')).toBe('/navigation/tabs/0/tab');
    expect(at('tabs/guides.json', '{"$ref":"./start')).toBe('/navigation/tabs/0/groups/0');
    expect(at('docs.json', '"own"')).toBe('/navigation/tabs/1/pages/0');
    expect(at('docs.json', '"./tabs/guides.json"')).toBe('/navigation/tabs/0');
  });
  test('of an object and the keys beside its $ref each member is at home in its file', () => {
    const both = open({
      'docs.json': { navigation: { groups: [{ $ref: 'g.json', group: 'Here', icon: 'x' }] } },
      'g.json': { group: 'There', tag: 'New', pages: ['a'] },
    });
    const group = ['navigation', 'groups', 0];
    const files = ['group', 'icon', 'tag', 'pages'].map((key) => {
      const { file, at, node } = spotAt(both, [...group, key])!;
      return [file, both.files.get(file)!.text.slice(at, at + node.length)];
    });
    expect(files).toEqual([
      ['docs.json', '"Here"'],
      ['docs.json', '"x"'],
      ['g.json', '"New"'],
      ['g.json', '["a"]'],
    ]);
    const at = (file: string, words: string) =>
      pointerOf(spotAtOffset(both, file, both.files.get(file)!.text.indexOf(words) + 1)!);
    expect(at('docs.json', '"Here"')).toBe('/navigation/groups/0/group');
    expect(at('g.json', '"New"')).toBe('/navigation/groups/0/tag');
    expect(at('g.json', '"There"')).toBe('/navigation/groups/0');
  });
});

describe('after an edit', () => {
  test('what it did not touch is the same object', () => {
    const doc = open(SITE);
    const after = replace(doc, 'tabs/start.json', 'intro', 'first');
    expect(JSON.stringify(value(after))).toContain('first');
    const same = (path: readonly (string | number)[]) =>
      expect(spotAt(after, path)!.node).toBe(spotAt(doc, path)!.node);
    same(['navigation', 'tabs', 1]);
    same(['navigation', 'tabs', 0, 'groups', 1]);
    expect(spotAt(after, ['navigation', 'tabs', 0])!.node).not.toBe(
      spotAt(doc, ['navigation', 'tabs', 0])!.node,
    );
  });
  test('a file that breaks keeps its last good reading', () => {
    const after = replace(open(SITE), 'tabs/start.json', '["intro"]', '["intro');
    expect(value(after)).toEqual(value(open(SITE)));
    expect(after.files.get('tabs/start.json')!.problem).toBeDefined();
  });
});

describe('a file that is shown twice', () => {
  const TWICE = {
    'docs.json': {
      navigation: { groups: [ref('g.json'), { group: 'B', pages: [ref('g.json')] }] },
    },
    'g.json': { group: 'G', pages: ['a', ref('h.json')] },
    'h.json': { group: 'H', pages: ['b'] },
  };
  const first = ['navigation', 'groups', 0];
  const second = ['navigation', 'groups', 1, 'pages', 0];
  const ids = (doc: Doc, path: readonly (string | number)[]) => idsBelow(spotAt(doc, path)!.node);

  test('shows in both places, each with ids of its own', () => {
    const doc = open(TWICE);
    expect(valueOf(spotAt(doc, second)!.node)).toEqual(valueOf(spotAt(doc, first)!.node));
    expect(areUnique(idsBelow(rootSpot(doc)!.node))).toBe(true);
    expect(mountsOf(doc, 'g.json').map(({ path }) => path)).toEqual([first, second]);
    expect(mountsOf(doc, 'h.json')).toHaveLength(2);
    const page = spotAt(doc, [...second, 'pages', 1, 'pages', 0])!;
    expect(page).toMatchObject({ file: 'h.json', node: { value: 'b' } });
    expect(sourceNode(page.node)).toBe(spotAt(doc, [...first, 'pages', 1, 'pages', 0])!.node);
  });
  test('keeps the ids through edits, and while places come and go', () => {
    const doc = open(TWICE);
    const edited = replace(doc, 'g.json', '"a"', '"c"');
    for (const path of [first, second]) expect(ids(edited, path)).toEqual(ids(doc, path));
    const gone = replace(doc, 'docs.json', '{"$ref":"g.json"},', '');
    const moved = ['navigation', 'groups', 0, 'pages', 0];
    expect(ids(gone, moved)).toEqual(ids(doc, second));
    expect(ids(reread(doc, []), first)).toEqual(ids(doc, first));
  });
  test('that has lost its only place is no copy in the next one', () => {
    const doc = open({ 'docs.json': { navigation: { groups: [ref('g.json')] } }, 'g.json': ['a'] });
    const raw = doc.files.get('g.json')!.root!;
    const contents = (one: Doc) => idsBelow(spotAt(one, first)!.node).slice(1);
    expect(contents(doc)).toEqual(idsBelow(raw).slice(1));
    const gone = replace(doc, 'docs.json', '[{"$ref":"g.json"}]', '[]');
    const back = replace(gone, 'docs.json', '[]', '[{"$ref":"g.json"}]');
    expect(contents(back)).toEqual(idsBelow(raw).slice(1));
  });
});
