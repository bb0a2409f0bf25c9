import { describe, expect, test } from 'vitest';
import { reread } from '../document/read.ts';
import type { Doc, NodeId } from '../document/node.ts';
import { elementAt, pointerTo } from '../document/elements.ts';
import { parsePointer } from '../document/walk.ts';
import { faceOf, pagesBelow } from './row-face.ts';
import { indexById, isWithin, openAtFirst, outlineOf, rowPointer, type TreeItem } from './rows.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

/** A page is named by its path. */
const nameOf = (row: TreeItem): string => faceOf(row).path ?? faceOf(row).name;

const SITE = makeDoc(
  {
    navigation: {
      global: { anchors: [{ anchor: 'Status', href: 'https://status.example.com' }] },
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {
              group: 'Start',
              tag: 'New',
              pages: ['index', { group: 'Inner', pages: ['a/deep', 'GET /x'] }],
            },
            { group: '', hidden: true, pages: [] },
          ],
        },
        { tab: 'Blog', href: 'https://blog.example.com' },
      ],
    },
  },
  2,
);

const all = (doc: Doc): ReadonlySet<NodeId> => {
  const open = new Set<NodeId>();
  for (;;) {
    const closed = outlineOf(doc, open).rows.filter((row) => row.expandable && !row.expanded);
    if (!closed.length) return open;
    for (const row of closed) open.add(row.id);
  }
};
const names = (rows: readonly TreeItem[]) =>
  rows.map((row) => `${'  '.repeat(row.depth)}${nameOf(row)}`);
const rowOf = (name: string, doc = SITE) =>
  outlineOf(doc, all(doc)).rows.find((row) => nameOf(row) === name)!;

const idsOf = (labels: readonly string[]) => new Set(labels.map((label) => rowOf(label).id));

describe('the rows', () => {
  test('are the navigation’s own children when closed, with “Global links” last', () => {
    expect(names(outlineOf(SITE, new Set()).rows)).toEqual(['Guides', 'Blog', 'Global links']);
  });

  test('appear below their parents when open', () => {
    expect(names(outlineOf(SITE, all(SITE)).rows)).toEqual([
      'Guides',
      '  Start',
      '    index',
      '    Inner',
      '      a/deep',
      '      GET /x',
      '  Untitled group',
      'Blog',
      'Global links',
      '  Status',
    ]);
  });

  test('count their position among all children of the parent', () => {
    const places = outlineOf(SITE, all(SITE)).rows.map((row) => `${row.position}/${row.setSize}`);
    expect(places.join(' ')).toBe('1/3 1/2 1/2 2/2 1/2 2/2 2/2 2/3 3/3 1/1');
  });

  test('can open only if they contain others', () => {
    const open = outlineOf(SITE, all(SITE)).rows.filter((row) => row.expandable);
    expect(names(open).map((name) => name.trim())).toEqual([
      'Guides',
      'Start',
      'Inner',
      'Global links',
    ]);
  });

  test('have the pointers of their elements', () => {
    for (const row of outlineOf(SITE, all(SITE)).rows) {
      const element = elementAt(SITE, parsePointer(rowPointer(row))!)!;
      expect(element.node).toBe(row.node);
      expect(pointerTo(element)).toBe(rowPointer(row));
    }
  });

  test('are empty for a document without navigation', () => {
    expect(outlineOf(makeDoc({ name: 'x' }, 2), new Set())).toEqual({ root: undefined, rows: [] });
    expect(outlineOf(makeDoc({ navigation: [] }, 2), new Set()).root).toBeUndefined();
  });

  test('keep their ids after an edit, so that they stay open', () => {
    const open = all(SITE);
    const text = SITE.files.get('docs.json')!.text;
    const at = text.indexOf('"index"');
    const after = reread(SITE, [{ file: 'docs.json', at, remove: 0, insert: '"new", ' }]);
    expect(names(outlineOf(after, open).rows).slice(0, 5)).toEqual([
      'Guides',
      '  Start',
      '    new',
      '    index',
      '    Inner',
    ]);
  });
});

describe('searching', () => {
  const none: ReadonlySet<NodeId> = new Set();
  const found = (labels: readonly string[], opened = none, closed = none, along?: string[]) =>
    names(
      outlineOf(SITE, none, {
        filter: { matches: idsOf(labels), opened, closed },
        ...(along && { along: idsOf(along) }),
      }).rows,
    ).map((name) => name.trim());

  test('keeps the matches and their ancestors', () => {
    expect(found(['a/deep'])).toEqual(['Guides', 'Start', 'Inner', 'a/deep']);
    expect(found(['Guides', 'Status'])).toEqual(['Guides', 'Global links', 'Status']);
    expect(found([])).toEqual([]);
  });
  test('counts positions among all children', () => {
    const { rows } = outlineOf(SITE, none, {
      filter: { matches: idsOf(['GET /x']), opened: none, closed: none },
    });
    expect(rows.map((row) => `${row.position}/${row.setSize}`).join(' ')).toBe('1/3 1/2 2/2 2/2');
  });
  test('shows all children of an opened match', () => {
    expect(found(['Start'], idsOf(['Start']))).toEqual(['Guides', 'Start', 'index', 'Inner']);
  });
  test('hides the matches below a row closed during the search, but shows that row', () => {
    expect(found(['a/deep', 'Blog'], none, idsOf(['Start']))).toEqual(['Guides', 'Start', 'Blog']);
  });
  test('ignores siblings when limited to one element', () => {
    expect(found(['a/deep', 'index', 'Blog'], none, none, ['Guides', 'Start', 'Inner'])).toEqual([
      'Guides',
      'Start',
      'Inner',
      'a/deep',
    ]);
  });
});

describe('one element alone', () => {
  const alone = (labels: readonly string[], open = all(SITE)) =>
    outlineOf(SITE, open, { along: idsOf(labels) }).rows;

  test('is shown with its content and its ancestors', () => {
    expect(names(alone(['Guides', 'Start', 'Inner']))).toEqual([
      'Guides',
      '  Start',
      '    Inner',
      '      a/deep',
      '      GET /x',
    ]);
  });
  test('still counts the siblings that are left out', () => {
    const places = alone(['Guides', 'Start', 'Inner']).map(
      (row) => `${row.position}/${row.setSize}`,
    );
    expect(places.join(' ')).toBe('1/3 1/2 2/2 1/2 2/2');
  });
  test('stays hidden below a closed ancestor', () => {
    expect(names(alone(['Guides', 'Start'], new Set()))).toEqual(['Guides']);
  });
});

describe('a row’s face', () => {
  test('shows the title of a page if known, otherwise one made from its path', () => {
    const page = rowOf('a/deep');
    expect(faceOf(page)).toMatchObject({ name: 'Deep', path: 'a/deep' });
    expect(faceOf(page, new Map([['a/deep', 'Deep things']])).name).toBe('Deep things');
  });
  test('shows tag, method, hidden state, and external links', () => {
    expect(faceOf(rowOf('Start')).tag).toBe('New');
    expect(faceOf(rowOf('GET /x')).method).toBe('GET');
    expect(faceOf(rowOf('Untitled group'))).toMatchObject({ unnamed: true, hidden: true });
    expect(faceOf(rowOf('Blog')).external).toBe(true);
    expect(faceOf(rowOf('Guides')).external).toBe(false);
  });
  test('counts pages and endpoints below', () => {
    expect(pagesBelow(rowOf('Guides').node)).toBe(3);
    expect(faceOf(rowOf('Inner')).count).toBe(2);
  });
  test('knows which row is within which', () => {
    expect(isWithin(rowOf('a/deep'), rowOf('Start'))).toBe(true);
    expect(isWithin(rowOf('Start'), rowOf('a/deep'))).toBe(false);
  });
});

describe('initially open', () => {
  test('all of a small site', () => {
    expect(outlineOf(SITE, openAtFirst(SITE)).rows).toHaveLength(10);
  });
  test('the first of many versions, down to its groups', () => {
    const versions = Array.from({ length: 40 }, (_, v) => ({
      version: `v${v}`,
      tabs: [{ tab: 'Docs', groups: [{ group: 'One', pages: ['a'] }] }],
    }));
    const doc = makeDoc({ navigation: { languages: [{ language: 'en', versions }] } }, 2);
    expect(names(outlineOf(doc, openAtFirst(doc)).rows).slice(0, 5)).toEqual([
      'en',
      '  v0',
      '    Docs',
      '      One',
      '  v1',
    ]);
  });
});

/** 10,000 pages in 400 groups of nested lists. */
const LARGE = makeDoc(
  {
    navigation: {
      tabs: Array.from({ length: 4 }, (_, t) => ({
        tab: `Tab ${t}`,
        groups: Array.from({ length: 50 }, (_, g) => ({
          group: `Group ${g}`,
          pages: [
            ...Array.from({ length: 25 }, (_, p) => `t${t}/g${g}/p${p}`),
            { group: 'Inner', pages: Array.from({ length: 25 }, (_, p) => `t${t}/g${g}/in/p${p}`) },
          ],
        })),
      })),
    },
  },
  2,
);

test('10,000 pages, all open, are rebuilt after each of many edits', () => {
  const open = all(LARGE);
  let doc = LARGE;
  for (let i = 0; i < 60; i++) {
    const text = doc.files.get('docs.json')!.text;
    const at = text.indexOf('t3/g9/p3"');
    doc = reread(doc, [{ file: 'docs.json', at, remove: 0, insert: 'x' }]);
    expect(outlineOf(doc, open).rows).toHaveLength(10_404);
  }
  expect(indexById(outlineOf(doc, open).rows).size).toBe(10_404);
});
