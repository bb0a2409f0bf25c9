import { describe, expect, test } from 'vitest';
import { resolvedRefs, mountsOf, sourceNode, missingRefs } from './resolve-refs.ts';
import type { Doc, Node } from './node.ts';
import { add, reread } from './read.ts';
import { outermost, pointerOf, rootSpot, spotAt, spotAtOffset, valueOf } from './walk.ts';
import { makeDocOfFiles, ref } from '../../../../tests/make-document.ts';

const inOneLine = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Files in one line each, so that a test can look for their text. */
const open = (files: Readonly<Record<string, unknown>>, main?: string) =>
  makeDocOfFiles(
    Object.fromEntries(Object.entries(files).map(([path, value]) => [path, inOneLine(value)])),
    main,
  );
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

describe('the file that a $ref names replaces it', () => {
  test('across folders, each path relative to the referring file', () => {
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
  test('when docs.json is in a folder', () => {
    const doc = open(
      { 'docs/docs.json': { navigation: ref('./n.json') }, 'docs/n.json': { pages: ['a'] } },
      'docs/docs.json',
    );
    expect(nav(doc)).toEqual({ pages: ['a'] });
  });
  test('sibling keys override those of an object and are ignored for a list', () => {
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
  test('an entire file can be a reference, including docs.json', () => {
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
    ['in a cycle', { 'a.json': { tab: 'A', tabs: [ref('a.json')] } }],
    ['when its file is missing', {}],
    ['to a file that is not JSON', { 'a.json': '{"tab": ' }],
  ])('%s', (_, files: Readonly<Record<string, unknown>>) => {
    const doc = open({
      'docs.json': { navigation: { tabs: [ref('a.json')] } },
      ...files,
    });
    expect(JSON.stringify(nav(doc))).toContain('{"$ref":"a.json"}');
  });
  test.each(['../a.json', '/docs/a.json', 'https://x.y/a.json', './a.json#/b', '', '#/x'])(
    'with the target “%s”',
    (target) => {
      const doc = open(
        { 'docs/docs.json': { navigation: ref(target) }, 'a.json': {}, 'docs/a.json': {} },
        'docs/docs.json',
      );
      expect(nav(doc)).toEqual(ref(target));
      expect(missingRefs(doc)).toEqual([]);
    },
  );
  test('in a cycle that starts from another file', () => {
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
  test('when files would include each other endlessly', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `${i}.json`,
        i === 39 ? {} : [ref(`${i + 1}.json`), ref(`${i + 1}.json`)],
      ]),
    );
    const doc = open({ 'docs.json': ref('0.json'), ...files });
    expect(resolvedRefs(doc).mounts.length).toBe(2000);
  });
  test('when it would nest too deeply', () => {
    const deep = (inner: string) => '['.repeat(300) + inner + ']'.repeat(300);
    const doc = open({ 'docs.json': deep('{"$ref": "a.json"}'), 'a.json': deep('') });
    expect(resolvedRefs(doc).mounts).toEqual([]);
  });
});

describe('files that are not loaded yet', () => {
  test('are listed, and loading their content keeps existing ids', () => {
    const { 'docs.json': main, ...others } = SITE;
    const doc = open({ 'docs.json': main });
    expect(missingRefs(doc)).toEqual(['tabs/guides.json']);
    const text = (path: keyof typeof others) => new Map([[path, inOneLine(others[path])]]);
    const more = add(doc, text('tabs/guides.json'));
    expect(missingRefs(more)).toEqual(['tabs/start.json', 'more/last.json']);
    const all = add(add(more, text('tabs/start.json')), text('more/last.json'));
    expect(missingRefs(all)).toEqual([]);
    expect(value(all)).toEqual(value(open(SITE)));
    const idAt = (one: Doc) => spotAt(one, ['navigation', 'tabs', 0])!.node.id;
    expect([idAt(more), idAt(all)]).toEqual([idAt(doc), idAt(doc)]);
  });
  test('nothing is rebuilt for documents whose references are closed', () => {
    const doc = open({ 'docs.json': SITE['docs.json'] });
    expect(rootSpot(doc)!.node).toBe(doc.files.get('docs.json')!.root);
  });
});

describe('positions', () => {
  const doc = open(SITE);
  test('file and offset are those of the owning file', () => {
    const page = spotAt(doc, ['navigation', 'tabs', 0, 'groups', 1, 'pages', 0])!;
    const { text } = doc.files.get('more/last.json')!;
    expect(page).toMatchObject({ file: 'more/last.json', at: text.indexOf('"end"') });
    expect(outermost(page.up!.up!)).toMatchObject({
      file: 'tabs/guides.json',
      at: doc.files.get('tabs/guides.json')!.text.indexOf('{"$ref":"../more'),
    });
  });
  test('an offset in any file finds its value', () => {
    const at = (file: string, words: string) =>
      pointerOf(spotAtOffset(doc, file, doc.files.get(file)!.text.indexOf(words) + 1)!);
    expect(at('more/last.json', '"end"')).toBe('/navigation/tabs/0/groups/1/pages/0');
    expect(at('tabs/guides.json', '"Guides"')).toBe('/navigation/tabs/0/tab');
    expect(at('tabs/guides.json', '{"$ref":"./start')).toBe('/navigation/tabs/0/groups/0');
    expect(at('docs.json', '"own"')).toBe('/navigation/tabs/1/pages/0');
    expect(at('docs.json', '"./tabs/guides.json"')).toBe('/navigation/tabs/0');
  });
  test('members of an object and sibling keys of its $ref each belong to their own file', () => {
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
  test('untouched nodes are the same objects', () => {
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
  test('a broken file keeps its last good reading', () => {
    const after = replace(open(SITE), 'tabs/start.json', '["intro"]', '["intro');
    expect(value(after)).toEqual(value(open(SITE)));
    expect(after.files.get('tabs/start.json')!.problem).toBeDefined();
  });
});

describe('a file that appears twice', () => {
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

  test('appears in both places, each with its own ids', () => {
    const doc = open(TWICE);
    expect(valueOf(spotAt(doc, second)!.node)).toEqual(valueOf(spotAt(doc, first)!.node));
    expect(areUnique(idsBelow(rootSpot(doc)!.node))).toBe(true);
    expect(mountsOf(doc, 'g.json').map(({ path }) => path)).toEqual([first, second]);
    expect(mountsOf(doc, 'h.json')).toHaveLength(2);
    const page = spotAt(doc, [...second, 'pages', 1, 'pages', 0])!;
    expect(page).toMatchObject({ file: 'h.json', node: { value: 'b' } });
    expect(sourceNode(page.node)).toBe(spotAt(doc, [...first, 'pages', 1, 'pages', 0])!.node);
  });
  test('keeps its ids through edits and as appearances are added and removed', () => {
    const doc = open(TWICE);
    const edited = replace(doc, 'g.json', '"a"', '"c"');
    for (const path of [first, second]) expect(ids(edited, path)).toEqual(ids(doc, path));
    const gone = replace(doc, 'docs.json', '{"$ref":"g.json"},', '');
    const moved = ['navigation', 'groups', 0, 'pages', 0];
    expect(ids(gone, moved)).toEqual(ids(doc, second));
    expect(ids(reread(doc, []), first)).toEqual(ids(doc, first));
  });
  test('whose only appearance was removed is not a copy in its next one', () => {
    const doc = open({
      'docs.json': { navigation: { groups: [ref('g.json')] } },
      'g.json': ['a'],
    });
    const raw = doc.files.get('g.json')!.root!;
    const contents = (one: Doc) => idsBelow(spotAt(one, first)!.node).slice(1);
    expect(contents(doc)).toEqual(idsBelow(raw).slice(1));
    const gone = replace(doc, 'docs.json', '[{"$ref":"g.json"}]', '[]');
    const back = replace(gone, 'docs.json', '[]', '[{"$ref":"g.json"}]');
    expect(contents(back)).toEqual(idsBelow(raw).slice(1));
  });
});
