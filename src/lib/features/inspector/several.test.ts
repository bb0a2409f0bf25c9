import { describe, expect, test } from 'vitest';
import { elementAt, type Element } from '$lib/core/document/elements';
import type { Diagnostic } from '$lib/core/check/diagnostic';
import { problemsByRow } from './problems-by-row';
import { rowsOf } from './fields';
import { elementPlace, elementTitle } from './heading';
import { sharedPageRows, sharedRows, summaryOf } from './several';
import { siteRows } from './site/site-fields';
import { makeDoc } from '../../../../tests/make-document';
import * as m from './messages';
const doc = makeDoc({
  theme: 'mint',
  interaction: { drilldown: false },
  styling: { eyebrows: 'shouting' },
  banner: { content: 'Hello' },
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          { group: 'A', tag: 'New', pages: ['a', 'b', 'c', { group: 'Inner', pages: [] }] },
          { group: 'B', pages: ['GET /users'] },
        ],
      },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://a.org' }] },
  },
});
const at = (...path: (string | number)[]): Element => {
  const found = elementAt(doc, ['navigation', ...path]);
  if (!found) throw new Error(`Nothing at ${path.join('/')}`);
  return found;
};
const group = (...path: (string | number)[]) => at('tabs', 0, 'groups', ...path);

test('counts several elements by kind', () => {
  const pages = [0, 1, 2].map((i) => group(0, 'pages', i));
  expect(summaryOf(pages)).toBe('3 pages selected');
  expect(summaryOf([group(0), ...pages.slice(0, 1)])).toBe(m.selected(['1 group', '1 page']));
});

test('shares the fields that all elements have, but no names', () => {
  const { main, more } = sharedRows([group(0), at('tabs', 0)]);
  const labels = [...main, ...more].map(({ label }) => label);
  expect(labels).toContain('Icon');
  expect(labels).toContain('SDK');
  expect(labels).not.toContain('Label');
  expect(labels).not.toContain('Tag');
  expect(sharedRows([group(0), group(0, 'pages', 0)])).toEqual({ main: [], more: [] });
});

test('mixes values that differ, and turns a field off for all if it is off for one', () => {
  const { main } = sharedRows([group(0), group(1)]);
  expect(main.find(({ key }) => key === 'tag')).toMatchObject({ mixed: true, value: undefined });
  expect(main.find(({ key }) => key === 'icon')).toMatchObject({ mixed: false });
  const nested = sharedRows([group(0), group(0, 'pages', 3)]).main;
  expect(nested.find(({ key }) => key === 'expanded')?.off).toBeDefined();
});

test('shares the parts of a color and of a banner, but not the default', () => {
  const site = makeDoc({
    navigation: {
      languages: [
        { language: 'en', default: true, banner: { content: 'A' }, pages: [] },
        { language: 'de', banner: { content: 'B' }, pages: [] },
      ],
    },
  });
  const both = [0, 1].map((i) => elementAt(site, ['navigation', 'languages', i])!);
  const row = (label: string) => sharedRows(both).main.find((one) => one.label === label);
  expect(row('Banner text')).toMatchObject({ mixed: true, path: ['banner', 'content'] });
  expect(row('Banner color, light')).toMatchObject({ mixed: false });
  expect(row('Default')?.off).toContain(m.oneDefault);
});

test('the heading shows what an element is and where it is', () => {
  expect(elementPlace(group(0))).toBe('Group in Documentation');
  expect(elementPlace(group(0, 'pages', 0))).toBe('Page in A');
  expect(elementPlace(at('tabs', 0))).toBe(m.atTop('Tab'));
  expect(elementPlace(at('global', 'anchors', 0))).toBe('Anchor shown everywhere');
  expect(elementTitle(group(0, 'pages', 0), new Map([['a', 'Welcome']]))).toBe('Welcome');
});

test('reads the settings of the site and keeps unknown values', () => {
  const value = (label: string) => siteRows(doc).find((row) => row.label === label)?.value;
  expect(value('Theme')).toBe('mint');
  expect(value('Drilldown')).toBe(false);
  expect(value('Banner text')).toBe('Hello');
  const eyebrows = siteRows(doc).find(({ label }) => label === 'Eyebrows');
  expect(eyebrows?.options.map(({ text }) => text)).toEqual(['shouting', 'section', 'breadcrumbs']);
  expect(siteRows(makeDoc([]))).toEqual([]);
});

test('puts a problem in the row that it concerns, and the rest apart', () => {
  const element = group(0);
  const problem = (code: string, field?: string[], node = element.node.id) =>
    ({ code, node, severity: code === 'grave' ? 'error' : 'hint', field }) as unknown as Diagnostic;
  const { byRow, rest } = problemsByRow(
    [
      problem('mild', ['icon']),
      problem('grave', ['icon', 'name']),
      problem('list', ['pages']),
      problem('whole'),
      problem('other', ['icon'], element.node.id + 1),
    ],
    element.node.id,
    rowsOf(element).main,
  );
  expect(byRow.get('icon')?.map(({ code }) => code)).toEqual(['grave', 'mild']);
  expect(rest.map(({ code }) => code)).toEqual(['list', 'whole']);
});

test('puts a missing label in the label row, and the problems of a page in its path row', () => {
  const told = (element: Element, code: string) => {
    const problem = { code, node: element.node.id, severity: 'error' } as unknown as Diagnostic;
    const { byRow } = problemsByRow([problem], element.node.id, rowsOf(element).main);
    return [...byRow.keys()];
  };
  expect(told(group(0), 'label-missing')).toEqual(['group']);
  expect(told(group(0), 'group-pages')).toEqual([]);
  expect(told(group(0, 'pages', 0), 'page-twice')).toEqual(['path']);
  expect(told(group(1, 'pages', 0), 'endpoint-no-spec')).toEqual(['endpoint']);
});

describe('the frontmatter of several pages', () => {
  const rowsOfPages = (...pages: readonly Readonly<Record<string, unknown>>[]) => {
    const { main, more } = sharedPageRows(pages);
    return Object.fromEntries([...main, ...more].map((one) => [one.key, one]));
  };

  test('has equal values, says which differ, and leaves out what each page has of its own', () => {
    const rows = rowsOfPages(
      { title: 'A', tag: 'NEW', icon: 'star', hidden: true, 'og:image': 'a.png' },
      { title: 'B', tag: 'NEW', hidden: true, sidebarTitle: 'Bee' },
    );
    expect(rows).not.toHaveProperty('title');
    expect(rows).not.toHaveProperty('sidebarTitle');
    expect(rows).not.toHaveProperty('og:image');
    expect(rows.tag).toMatchObject({ mixed: false, value: 'NEW' });
    expect(rows.hidden).toMatchObject({ mixed: false, value: true });
    expect(rows.icon).toMatchObject({ mixed: true, value: undefined, placeholder: m.mixed });
  });

  test('says next to a switch that its values differ', () => {
    expect(rowsOfPages({ hidden: true }, {}).hidden?.help).toMatch(m.differ);
    expect(rowsOfPages({ hidden: true }, { hidden: true }).hidden?.help).not.toMatch(m.differ);
  });

  test('keeps rare fields under More until one of the pages has them', () => {
    expect(sharedPageRows([{}, {}]).more.map(({ key }) => key)).toContain('mode');
    expect(sharedPageRows([{ mode: 'wide' }, {}]).main.map(({ key }) => key)).toContain('mode');
  });
});
