/* Longer than 300 lines, because it is one table of edits and the rows that describe them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySite as site } from '../../../../tests/arbitrary-site.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { difference } from '../text/edit.ts';
import { changesOf } from './changes.ts';
import { docFromText, fileText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const SEED = 20240607;

const open = (value: unknown): Doc => docFromText(fileText(value));

/** Retypes the text of a document as that of another value. */
function retype(doc: Doc, value: unknown): Doc {
  const before = doc.files.get(FILE)!.text;
  return reread(doc, difference(FILE, before, fileText(value)));
}

const SITE = {
  name: 'Acme',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          {
            group: 'Get started',
            icon: 'rocket',
            pages: ['introduction', 'quickstart', 'install'],
          },
          {
            group: 'Tutorials',
            pages: ['tutorials/deploy', { group: 'Advanced', pages: ['advanced/a', 'advanced/b'] }],
          },
        ],
      },
      { tab: 'API', openapi: 'api.json', pages: ['GET /users', 'api/errors'] },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://status.acme.com' }] },
  },
};
type Site = typeof SITE;

/** The sentences about the site after the edits, each of them typed as one step. */
function sentences(...edits: ((site: Site) => unknown)[]): string[] {
  const base = open(SITE);
  const site = structuredClone(SITE);
  let doc = base;
  for (const edit of edits) {
    edit(site);
    doc = retype(doc, site);
  }
  return changesOf(base, doc).map(({ text }) => text);
}

const groups = (site: Site) => site.navigation.tabs[0]!.groups!;
const started = (site: Site) => groups(site)[0]!.pages as unknown[];
const tutorials = (site: Site) => groups(site)[1]!.pages as unknown[];

test('a document does not differ from itself, nor from a second reading', () => {
  const doc = open(SITE);
  expect(changesOf(doc, doc)).toEqual([]);
  expect(changesOf(doc, open(SITE))).toEqual([]);
});

test('a renamed group', () => {
  expect(sentences((site) => (groups(site)[1]!.group = 'Guides'))).toEqual([
    'Group “Tutorials” renamed to “Guides”',
  ]);
});

test('an added page', () => {
  expect(sentences((site) => started(site).splice(1, 0, 'x'))).toEqual([
    'Page “X” added to “Get started”, second in the list',
  ]);
});

test('a removed page', () => {
  expect(sentences((site) => started(site).splice(1, 1))).toEqual([
    'Page “Quickstart” removed from “Get started”',
  ]);
});

test('a removed group is one row', () => {
  expect(sentences((site) => tutorials(site).splice(1, 1))).toEqual([
    'Group “Advanced” with 2 pages removed from “Tutorials”',
  ]);
});

test('a page that was cut and pasted has moved', () => {
  expect(
    sentences(
      (site) => started(site).splice(1, 1),
      (site) => tutorials(site).unshift('quickstart'),
    ),
  ).toEqual(['“Quickstart” moved from “Get started” to “Tutorials”, now first in the list']);
});

test('a group that was cut and pasted has moved as a whole', () => {
  let cut: unknown;
  expect(
    sentences(
      (site) => ([cut] = tutorials(site).splice(1, 1)),
      (site) => started(site).unshift(cut),
    ),
  ).toEqual(['“Advanced” moved from “Tutorials” to “Get started”, now first in the list']);
});

test('a group that was cut, pasted, and edited has moved and changed', () => {
  let cut: unknown;
  expect(
    sentences(
      (site) => ([cut] = tutorials(site).splice(1, 1)),
      (site) =>
        started(site).unshift({
          group: 'Expert',
          pages: ['advanced/a', 'advanced/b', 'advanced/c'],
        }),
      () => cut,
    ),
  ).toEqual([
    '“Advanced” moved from “Tutorials” to “Get started”, now first in the list',
    'Group “Advanced” renamed to “Expert”',
    'Page “C” added to “Expert”, third in the list',
  ]);
});

test('a page whose path is overwritten with that of another one does not become it', () => {
  expect(
    sentences(
      (site) => (started(site)[1] = 'tutorials/deploy'),
      (site) => (tutorials(site)[0] = 'quickstart'),
    ),
  ).toEqual([
    '“Deploy” moved from “Tutorials” to “Get started”, now second in the list',
    '“Quickstart” moved from “Get started” to “Tutorials”, now first in the list',
  ]);
});

test('a page with another path', () => {
  expect(sentences((site) => (started(site)[0] = 'intro'))).toEqual([
    'Path of “Intro” changed from “introduction” to “intro”',
  ]);
});

test('a new order', () => {
  expect(sentences((site) => started(site).unshift(started(site).pop()))).toEqual([
    '“Install” moved within “Get started”, now first in the list',
  ]);
});

test('a new order in a renamed group', () => {
  expect(
    sentences((site) => {
      started(site).unshift(started(site).pop());
      groups(site)[0]!.group = 'Start';
    }),
  ).toEqual([
    'Group “Get started” renamed to “Start”',
    '“Install” moved within “Start”, now first in the list',
  ]);
});

test('a sorted list is one row', () => {
  const base = open({ navigation: { pages: ['g', 'f', 'e', 'd', 'c', 'b', 'a'] } });
  const doc = retype(base, { navigation: { pages: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } });
  expect(changesOf(base, doc).map(({ text, kind }) => [kind, text])).toEqual([
    ['reordered', 'Order changed in the top level (6 elements moved)'],
  ]);
});

test('a group wrapped around existing pages', () => {
  expect(
    sentences((site) =>
      started(site).splice(0, 2, { group: 'First', pages: ['introduction', 'quickstart'] }),
    ),
  ).toEqual(['2 elements of “Get started” wrapped in group “First”']);
});

test('a page that is new in a group wrapped around others is a row of its own', () => {
  expect(
    sentences((site) =>
      started(site).splice(0, 2, { group: 'First', pages: ['introduction', 'new', 'quickstart'] }),
    ),
  ).toEqual([
    '2 elements of “Get started” wrapped in group “First”',
    'Page “New” added to “First”, second in the list',
  ]);
});

test('a group replaced by its pages', () => {
  expect(sentences((site) => tutorials(site).splice(1, 1, 'advanced/a', 'advanced/b'))).toEqual([
    'Group “Advanced” unwrapped; its content is now in “Tutorials”',
  ]);
});

test('fields of an element', () => {
  expect(
    sentences((site) => {
      Object.assign(groups(site)[0]!, { tag: 'New', icon: 'book' });
      Object.assign(groups(site)[1]!, { expanded: true, custom: [1] });
    }),
  ).toEqual([
    'Icon of “Get started” changed from “rocket” to “book”',
    'Tag of “Get started” set to “New”',
    '“Expanded by default” turned on for “Tutorials”',
    '“custom” of “Tutorials” added',
  ]);
});

test('settings of the site', () => {
  expect(
    sentences((site) =>
      Object.assign(site, { name: 'Acme 2', styling: { eyebrows: 'breadcrumbs' }, redirects: [] }),
    ),
  ).toEqual([
    'Site name changed from “Acme” to “Acme 2”',
    'Eyebrows set to “breadcrumbs”',
    'Setting “redirects” added',
  ]);
});

test('entries that are shown everywhere', () => {
  expect(
    sentences((site) =>
      site.navigation.global.anchors.push({ anchor: 'Support', href: 'https://a.b' }),
    ),
  ).toEqual(['Anchor “Support” added to “Global links”, second in the list']);
});

test('equal names are distinguished by their location', () => {
  const site = (first: string[], second: string[]) => ({
    navigation: {
      tabs: [
        { tab: 'A', groups: [{ group: 'Guides', pages: first }] },
        { tab: 'B', groups: [{ group: 'Guides', pages: second }] },
      ],
    },
  });
  const base = open(site(['x', 'y'], ['z']));
  const doc = retype(base, site(['x'], ['z', 'y']));
  expect(changesOf(base, doc)).toMatchObject([
    {
      text: '“Y” moved from “A › Guides” to “B › Guides”, now second in the list',
      place: 'A › Guides → B › Guides',
    },
  ]);
});

test('a page is named by its title if known', () => {
  const base = open(SITE);
  const site = structuredClone(SITE);
  started(site).push('next');
  const world = { titles: new Map([['next', 'Next steps']]) };
  expect(changesOf(base, retype(base, site), world)[0]?.text).toBe(
    'Page “Next steps” added to “Get started”, fourth in the list',
  );
});

test('entries moved to another list of their element are one change', () => {
  const base = open({
    navigation: { tabs: [{ tab: 'A', groups: [{ group: 'x' }, { group: 'y' }] }] },
  });
  const doc = retype(base, {
    navigation: { tabs: [{ tab: 'A', pages: [{ group: 'x' }, { group: 'y' }] }] },
  });
  expect(changesOf(base, doc).map(({ text }) => text)).toEqual([
    'List of “A” changed from “groups” to “pages”',
  ]);
});

test('reordered keys are reported for elements, fields, and settings', () => {
  const redirects = [{ source: '/a', destination: '/b' }];
  const icon = { name: 'book', style: 'solid' };
  const base = open({ name: 'Acme', redirects, navigation: { groups: [{ group: 'A', icon }] } });
  const doc = retype(base, {
    redirects: [{ destination: '/b', source: '/a' }],
    name: 'Acme',
    navigation: { groups: [{ icon: { style: 'solid', name: 'book' }, group: 'A' }] },
  });
  expect(changesOf(base, doc).map(({ text }) => text)).toEqual([
    'Fields of “A” reordered',
    'Icon of “A” reordered',
    'Site settings reordered',
    'Setting “redirects” reordered',
  ]);
});

test('a change in formatting alone is reported as such', () => {
  const base = open(SITE);
  const text = base.files.get(FILE)!.text;
  const doc = reread(base, difference(FILE, text, JSON.stringify(SITE)));
  expect(changesOf(base, doc)).toEqual([
    {
      kind: 'text',
      text: 'Only the formatting of docs.json changed: spaces, line endings, or comments',
      place: 'docs.json',
    },
  ]);
});

test('documents differ in words exactly where they differ as plain objects', () => {
  fc.assert(
    fc.property(site, fc.array(site, { minLength: 1, maxLength: 3 }), (first, then) => {
      const base = open(first);
      const doc = then.reduce(retype, base);
      const changes = changesOf(base, doc);
      const same = JSON.stringify(first) === JSON.stringify(then.at(-1));
      expect(changes.length > 0).toBe(!same);
      const structural = changes.filter(({ kind, order }) => kind !== 'text' && !order);
      const equal = deepEqual(first, then.at(-1));
      expect(structural.length > 0).toBe(!equal);
    }),
    { seed: SEED, numRuns: 3000 },
  );
});

function deepEqual(a: unknown, b: unknown): boolean {
  try {
    expect(b).toEqual(a);
    return true;
  } catch {
    return false;
  }
}
