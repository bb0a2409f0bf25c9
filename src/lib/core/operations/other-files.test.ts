/* Longer than 300 lines, because it follows one small site of several files through every operation. */
import { describe, expect, test } from 'vitest';
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { rootSpot, spotAt, valueOf } from '../document/walk.ts';
import { EMPTY, record, redo, undo } from '../document/history.ts';
import type { Operation } from '../operation.ts';
import { plan, type Plan } from './plan.ts';
import { makeDocOfFiles, ref, acceptedPlan } from '../../../../tests/make-document.ts';
import * as operationsMessages from './messages.ts';
import * as refsMessages from './refs-messages.ts';
import * as placeMessages from './place-messages.ts';
import * as linksMessages from '../check/links/messages.ts';

const text = (doc: Doc, file: string) => doc.files.get(file)?.text;
const texts = (doc: Doc) => Object.fromEntries([...doc.files].map(([file, r]) => [file, r.text]));
const json = (doc: Doc, file: string) => JSON.parse(text(doc, file) ?? 'null') as unknown;
const nav = (doc: Doc) => valueOf(spotAt(doc, ['navigation'])!.node);

const refusal = (doc: Doc, operation: Operation): string => {
  const planned = plan(doc, operation);
  return planned.ok ? 'it is possible' : planned.refusal.sentence;
};
const changed = (doc: Doc, { after }: Plan): string[] =>
  [...after.files.keys()].filter((file) => text(doc, file) !== text(after, file));

const SITE = {
  'docs.json': {
    name: 'x',
    navigation: {
      tabs: [
        ref('./tabs/guides.json'),
        { tab: 'Own', groups: [{ group: 'Mine', pages: ['own', 'other'] }] },
      ],
    },
  },
  'tabs/guides.json': {
    tab: 'Guides',
    groups: [ref('./start.json'), { group: 'More', pages: ['more'] }],
  },
  'tabs/start.json': { group: 'Start', pages: ['intro', 'install'] },
};
const GUIDES = '/navigation/tabs/0';
const START = '/navigation/tabs/0/groups/0';
const OWN = '/navigation/tabs/1';

describe('an edit goes to the file that owns the changed value', () => {
  const doc = makeDocOfFiles(SITE);
  test.each<[string, Operation, string[]]>([
    ['a label', { op: 'set', node: START, field: 'group', value: 'A' }, ['tabs/start.json']],
    [
      'a path',
      { op: 'set', node: `${START}/pages/0`, field: 'path', value: 'x' },
      ['tabs/start.json'],
    ],
    [
      'a new page',
      { op: 'insert', value: 'x', to: { parent: START, key: 'pages', index: 1 } },
      ['tabs/start.json'],
    ],
    [
      'a new group',
      {
        op: 'insert',
        value: { group: 'x', pages: [] },
        to: { parent: GUIDES, key: 'groups', index: 1 },
      },
      ['tabs/guides.json'],
    ],
    ['a removed group', { op: 'remove', nodes: [START] }, ['tabs/guides.json']],
    ['a removed tab', { op: 'remove', nodes: [GUIDES] }, ['docs.json']],
    ['a copy of a page', { op: 'duplicate', nodes: [`${START}/pages/0`] }, ['tabs/start.json']],
    [
      'a wrapper',
      { op: 'wrap', nodes: [`${START}/pages/0`], kind: 'group', label: 'W' },
      ['tabs/start.json'],
    ],
    ['an order', { op: 'sort', node: GUIDES, by: 'label' }, ['tabs/guides.json']],
    ['a setting', { op: 'set', node: '', field: 'name', value: 'y' }, ['docs.json']],
  ])('%s', (_, operation, files) => {
    const planned = acceptedPlan(doc, operation);
    expect(changed(doc, planned)).toEqual(files);
    expect(planned.edits.map(({ file }) => file)).toEqual(planned.edits.map(() => files[0]));
  });
  test('a wrapped element may be in another file', () => {
    const { after } = acceptedPlan(doc, { op: 'wrap', nodes: [START], kind: 'group', label: 'W' });
    expect(json(after, 'tabs/guides.json')).toEqual({
      tab: 'Guides',
      groups: [
        { group: 'W', pages: [ref('./start.json')] },
        { group: 'More', pages: ['more'] },
      ],
    });
  });
});

describe('a move across files', () => {
  const doc = makeDocOfFiles(SITE);
  test('edits both, and keeps the id of what moved', () => {
    const to = { parent: `${OWN}/groups/0`, key: 'pages', index: 1 } as const;
    const planned = acceptedPlan(doc, { op: 'move', nodes: [`${START}/pages/0`], to });
    expect(changed(doc, planned)).toEqual(['docs.json', 'tabs/start.json']);
    expect(nav(planned.after)).toMatchObject({
      tabs: [
        { groups: [{ pages: ['install'] }, {}] },
        { groups: [{ pages: ['own', 'intro', 'other'] }] },
      ],
    });
    expect(planned.landed).toEqual([`${OWN}/groups/0/pages/1`]);
    const before = spotAt(doc, ['navigation', 'tabs', 0, 'groups', 0, 'pages', 0])!.node;
    const after = spotAt(planned.after, ['navigation', 'tabs', 1, 'groups', 0, 'pages', 1])!.node;
    expect(after.id).toBe(before.id);
  });
  test('moves the reference to content in another file, and rewrites its path', () => {
    const to = { parent: OWN, key: 'groups', index: 0 } as const;
    const planned = acceptedPlan(doc, { op: 'move', nodes: [START], to });
    expect(json(planned.after, 'docs.json')).toMatchObject({
      navigation: { tabs: [{}, { groups: [ref('./tabs/start.json'), { group: 'Mine' }] }] },
    });
    expect(changed(doc, planned)).toEqual(['docs.json', 'tabs/guides.json']);
    expect(planned.landed).toEqual([`${OWN}/groups/0`]);
    expect(planned.unused).toEqual([]);
    const id = (one: Doc, path: (string | number)[]) => spotAt(one, path)!.node.id;
    const [from, there] = [
      ['navigation', 'tabs', 0, 'groups', 0],
      ['navigation', 'tabs', 1, 'groups', 0],
    ] as [(string | number)[], (string | number)[]];
    expect(id(planned.after, there)).toBe(id(doc, from));
    expect(id(planned.after, [...there, 'pages', 0])).toBe(id(doc, [...from, 'pages', 0]));
  });
  test('uses the indentation and line ends of the other file', () => {
    const other = makeDocOfFiles({
      'docs.json':
        '{\n  "navigation": {\n    "tabs": [\n      { "$ref": "a.json" },\n      { "$ref": "b.json" }\n    ]\n  }\n}\n',
      'a.json':
        '{\r\n\t"tab": "A",\r\n\t"groups": [\r\n\t\t{\r\n\t\t\t"group": "G",\r\n\t\t\t"pages": ["g"]\r\n\t\t}\r\n\t]\r\n}\r\n',
      'b.json':
        '{\n  "tab": "B",\n  "groups": [\n    {\n      "group": "H",\n      "pages": ["h"]\n    }\n  ]\n}\n',
    });
    const to = { parent: '/navigation/tabs/1', key: 'groups', index: 1 } as const;
    const { after } = acceptedPlan(other, {
      op: 'move',
      nodes: ['/navigation/tabs/0/groups/0'],
      to,
    });
    expect(text(after, 'b.json')).toBe(
      '{\n  "tab": "B",\n  "groups": [\n    {\n      "group": "H",\n      "pages": ["h"]\n    },\n    {\n      "group": "G",\n      "pages": ["g"]\n    }\n  ]\n}\n',
    );
  });
  test('into itself is refused, also through another appearance', () => {
    const twice = makeDocOfFiles({
      'docs.json': {
        navigation: { groups: [ref('g.json'), { group: 'B', pages: [ref('g.json')] }] },
      },
      'g.json': { group: 'G', pages: ['a', { group: 'H', pages: ['b'] }] },
    });
    const to = { parent: '/navigation/groups/1/pages/0/pages/1', key: 'pages', index: 0 } as const;
    expect(refusal(twice, { op: 'move', nodes: ['/navigation/groups/0/pages/1'], to })).toContain(
      placeMessages.intoItself('“H”'),
    );
    expect(refusal(twice, { op: 'move', nodes: ['/navigation/groups/0'], to })).toContain(
      linksMessages.referenceCircle(['g.json']),
    );
  });
});

describe('sibling keys of a $ref', () => {
  const doc = makeDocOfFiles({
    'docs.json': { navigation: { groups: [{ $ref: 'g.json', group: 'Here', icon: 'x' }, 'z'] } },
    'g.json': { group: 'There', icon: 'y', tag: 'New', pages: ['a'] },
  });
  const node = '/navigation/groups/0';
  const after = (operation: Operation) => {
    const next = acceptedPlan(doc, operation).after;
    return [json(next, 'docs.json'), json(next, 'g.json')];
  };
  test('are set where they are, others in the file', () => {
    expect(after({ op: 'set', node, field: 'group', value: 'Now' })).toMatchObject([
      { navigation: { groups: [{ $ref: 'g.json', group: 'Now' }, 'z'] } },
      { group: 'There' },
    ]);
    expect(after({ op: 'set', node, field: 'tag', value: 'Old' })).toMatchObject([
      { navigation: { groups: [{ group: 'Here' }, 'z'] } },
      { tag: 'Old' },
    ]);
    expect(after({ op: 'set', node, field: 'root', value: 'r' })[1]).toMatchObject({ root: 'r' });
  });
  test('are cleared in both', () => {
    const [main, own] = after({ op: 'set', node, field: 'icon' });
    expect(main).toEqual({ navigation: { groups: [{ $ref: 'g.json', group: 'Here' }, 'z'] } });
    expect(own).toEqual({ group: 'There', tag: 'New', pages: ['a'] });
  });
  test('are merged with the file by inlining', () => {
    const { after: next, unused } = acceptedPlan(doc, { op: 'inline', node });
    expect(json(next, 'docs.json')).toEqual({
      navigation: { groups: [{ group: 'Here', icon: 'x', tag: 'New', pages: ['a'] }, 'z'] },
    });
    expect(unused).toEqual(['g.json']);
  });
  test('prevent a conversion to another kind', () => {
    expect(refusal(doc, { op: 'convert', node, kind: 'tab', siblings: false })).toMatch(
      /two files|can’t contain both/,
    );
  });
});

describe('extracting to a new file', () => {
  const doc = makeDocOfFiles(SITE);
  const group = { op: 'extract', node: `${OWN}/groups/0`, file: 'tabs/mine.json' } as const;
  test('moves an element without changing the content', () => {
    const planned = acceptedPlan(doc, group);
    expect(nav(planned.after)).toEqual(nav(doc));
    expect(text(planned.after, 'tabs/mine.json')).toBe(
      '{\n  "group": "Mine",\n  "pages": [\n    "own",\n    "other"\n  ]\n}\n',
    );
    expect(json(planned.after, 'docs.json')).toMatchObject({
      navigation: { tabs: [{}, { groups: [ref('./tabs/mine.json')] }] },
    });
    expect(planned.landed).toEqual([`${OWN}/groups/0`]);
  });
  test('keeps all ids, and restores them', () => {
    const ids = (one: Doc) =>
      ['', 'pages', 'pages/0', 'pages/1'].map((rest) => {
        const path = ['navigation', 'tabs', 1, 'groups', 0, ...rest.split('/').filter(Boolean)];
        return spotAt(one, path)!.node.id;
      });
    const { after } = acceptedPlan(doc, group);
    expect(ids(after)).toEqual(ids(doc));
    const back = acceptedPlan(after, { op: 'inline', node: `${OWN}/groups/0` });
    expect(ids(back.after)).toEqual(ids(doc));
    expect(text(back.after, 'docs.json')).toBe(text(doc, 'docs.json'));
    expect(back.unused).toEqual(['tabs/mine.json']);
    expect(text(back.after, 'tabs/mine.json')).toBe(text(after, 'tabs/mine.json'));
  });
  test('is undone and redone byte for byte', () => {
    const planned = acceptedPlan(doc, group);
    const step = { label: '', origin: 'x', subject: undefined, time: 0 };
    const history = record(EMPTY, {
      ...{ ...step, edits: planned.edits, before: doc, after: planned.after },
    });
    const back = undo(history, planned.after)!;
    expect(texts(back.doc)).toEqual(texts(doc));
    const again = redo(back.history, back.doc)!;
    expect(texts(again.doc)).toEqual(texts(planned.after));
    expect(nav(again.doc)).toEqual(nav(doc));
  });
  test('works for a list and for the navigation', () => {
    const list = acceptedPlan(doc, { op: 'extract', node: OWN, list: 'groups', file: 'own.json' });
    expect(json(list.after, 'own.json')).toEqual([{ group: 'Mine', pages: ['own', 'other'] }]);
    expect(nav(list.after)).toEqual(nav(doc));
    const all = acceptedPlan(doc, { op: 'extract', node: '/navigation', file: 'nav/all.json' });
    expect(json(all.after, 'docs.json')).toEqual({ name: 'x', navigation: ref('./nav/all.json') });
    expect(json(all.after, 'nav/all.json')).toMatchObject({
      tabs: [ref('../tabs/guides.json'), {}],
    });
    expect(nav(all.after)).toEqual(nav(doc));
    const back = acceptedPlan(list.after, { op: 'inline', node: OWN, list: 'groups' });
    expect(text(back.after, 'docs.json')).toBe(text(doc, 'docs.json'));
  });
  test('creates the file in the folder of docs.json', () => {
    const inside = makeDocOfFiles(
      { 'docs/docs.json': { navigation: { groups: [{ group: 'A', pages: ['a'] }] } } },
      'docs/docs.json',
    );
    const node = '/navigation/groups/0';
    const { after } = acceptedPlan(inside, { op: 'extract', node, file: './a.json' });
    expect([...after.files.keys()]).toEqual(['docs/docs.json', 'docs/a.json']);
    expect(nav(after)).toEqual(nav(inside));
  });
  test.each([
    ['../a.json', refsMessages.outsideFolder('../a.json', 'docs.json')],
    ['/a.json', refsMessages.outsideFolder('/a.json', 'docs.json')],
    ['a\\b.json', refsMessages.outsideFolder('a\\b.json', 'docs.json')],
    ['', refsMessages.outsideFolder('', 'docs.json')],
    ['a.txt', refsMessages.notJson('a.txt')],
    ['tabs/.json', refsMessages.notJson('tabs/.json')],
    ['Docs.JSON', refsMessages.notJson('Docs.JSON')],
    ['DOCS.json', refsMessages.exists('docs.json')],
    ['tabs/start.json', refsMessages.exists('tabs/start.json')],
  ])('is refused for the path “%s”', (file, words) =>
    expect(refusal(doc, { ...group, file })).toContain(words),
  );
  test('is refused for content already in its own file, and for a page', () => {
    expect(refusal(doc, { ...group, node: START })).toContain(
      refsMessages.inFileAlready('“Start”', 'tabs/start.json'),
    );
    expect(refusal(doc, { ...group, node: `${START}/pages/0` })).toContain(
      refsMessages.onlyOneLine('“Intro”'),
    );
    expect(refusal(doc, { op: 'inline', node: OWN })).toContain('isn’t in its own file');
  });
});

describe('a file that appears twice', () => {
  const doc = makeDocOfFiles({
    'docs.json': {
      navigation: {
        tabs: [
          { tab: 'A', groups: [ref('g.json')] },
          { tab: 'B', groups: [ref('g.json')] },
        ],
      },
    },
    'g.json': { group: 'G', pages: ['a', 'b'] },
  });
  const second = '/navigation/tabs/1/groups/0';
  test('changes in both places, and reports it', () => {
    const planned = acceptedPlan(doc, { op: 'set', node: second, field: 'group', value: 'H' });
    expect(planned.also).toEqual([operationsMessages.alsoChanges('g.json', 2, ['“A”', '“B”'])]);
    expect(nav(planned.after)).toMatchObject({
      tabs: [{ groups: [{ group: 'H' }] }, { groups: [{ group: 'H' }] }],
    });
  });
  test('lands in the chosen place', () =>
    expect(
      acceptedPlan(doc, { op: 'set', node: second, field: 'icon', value: 'x' }).landed,
    ).toEqual([second]));
  test('loses an entry once, even when both appearances of it were selected', () => {
    const nodes = ['/navigation/tabs/0/groups/0/pages/0', `${second}/pages/0`];
    const { after } = acceptedPlan(doc, { op: 'remove', nodes });
    expect(json(after, 'g.json')).toEqual({ group: 'G', pages: ['b'] });
  });
  test('is copied when one of them is inlined', () => {
    const planned = acceptedPlan(doc, { op: 'inline', node: second });
    expect(planned.unused).toEqual([]);
    expect(nav(planned.after)).toEqual(nav(doc));
    const ids = new Set<number>();
    const visit = (node: ReturnType<typeof sourceNode>): void => {
      expect(ids.has(node.id)).toBe(false);
      ids.add(node.id);
      if (node.type === 'array') node.items.forEach(visit);
      if (node.type === 'object') node.members.forEach((m) => visit(m.value));
    };
    visit(rootSpot(planned.after)!.node);
  });
});

describe('a broken file', () => {
  const doc = makeDocOfFiles(SITE);
  const at = text(doc, 'tabs/start.json')!.indexOf('[');
  const broken = reread(doc, [{ file: 'tabs/start.json', at, remove: 1, insert: '' }]);
  test('is not edited, and is named in the refusal', () =>
    expect(refusal(broken, { op: 'set', node: START, field: 'group', value: 'A' })).toMatch(
      /^Fix the JSON of “tabs\/start\.json” first\. /,
    ));
  test('does not block other files', () => {
    expect(
      changed(broken, acceptedPlan(broken, { op: 'set', node: GUIDES, field: 'tab', value: 'A' })),
    ).toEqual(['tabs/guides.json']);
    expect(changed(broken, acceptedPlan(broken, { op: 'remove', nodes: [START] }))).toEqual([
      'tabs/guides.json',
    ]);
  });
});
