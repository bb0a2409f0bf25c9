/* Suggestions by place, one line per place. `|` is the cursor. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexOf } from '$lib/core/icons/search';
import { readNames } from '$lib/core/icons/names';
import { isReadable } from '$lib/core/text/grammar';
import { cursorAt } from './cursor.ts';
import { suggestionsAt } from './suggest.ts';
import { docFromText } from '../../../../../tests/make-document.ts';
import * as m from '../../../core/json-schema/messages.ts';

const ICONS = indexOf(readNames('lucide', 'book\nbook-open\nrocket\nsettings cog'), '\n\nlaunch\n');
const WORLD = {
  pages: new Set(['index', 'quickstart', 'guides/deploy', 'guides/rotate', 'api/errors']),
  titles: new Map([
    ['guides/deploy', 'Ship it'],
    ['GET /users', 'List users'],
  ]),
  operations: new Map([
    ['openapi.yaml', new Set(['GET /users', 'POST /users'])],
    ['other.yaml', new Set(['GET /orders'])],
  ]),
};
const DOC = docFromText('{"navigation":{"groups":[{"group":"A","pages":["index"]}]}}');
const FILES = ['openapi.yaml', 'nav/api.json'];

const ask = (marked: string, doc = DOC) =>
  suggestionsAt(marked.replace('|', ''), marked.indexOf('|'), {
    doc,
    world: WORLD,
    files: FILES,
    icons: ICONS,
  });
const labels = (marked: string) => ask(marked).items.map(({ label }) => label);

/** The text after accepting the suggestion with this label. Snippets use their first choice and keep their tabs. */
function taken(marked: string, label: string): string {
  const { items, at, end, comma } = ask(marked);
  const one = items.find((item) => item.label === label);
  if (!one) throw new Error(`No “${label}” among ${items.map((item) => item.label).join(', ')}`);
  const text = marked.replace('|', '');
  const insert = one.insert.replace(/\$\{\d:(.*?)\}|\$\d/g, '$1').replace(/\\([\\$}])/g, '$1');
  const after = text.slice(0, at) + insert + text.slice(end);
  return comma === undefined ? after : `${after.slice(0, comma)},${after.slice(comma)}`;
}

const site = (inner: string) => `{"navigation": {${inner}}}`;
const group = (inner: string) => site(`"groups": [{${inner}}]`);
const tab = (inner: string) => site(`"tabs": [{${inner}}]`);

type Case = readonly [text: string, has: string, hasNot?: string];

/** Labels in order, formatNumber by ` / `: those that must be suggested and those that must not. */
const has = (cases: readonly Case[]) =>
  test.each(cases.map(([text, wanted, unwanted = '']) => [text, wanted, unwanted] as const))(
    '%s',
    (text, wanted, unwanted) => {
      const found = labels(text);
      for (const label of wanted.split(' / ').filter(Boolean)) expect(found).toContain(label);
      for (const label of unwanted.split(' / ').filter(Boolean)) expect(found).not.toContain(label);
      expect(new Set(found).size).toBe(found.length);
    },
  );

describe('keys', () => {
  has([
    ['{|}', 'navigation / theme / name / banner / styling'],
    ['{"|"}', 'navigation / theme'],
    ['{"theme": "mint", |}', 'navigation', 'theme'],
    ['{|, "theme": "mint"}', 'navigation', 'theme'],
    ['{"styling": {|}}', 'eyebrows', 'drilldown'],
    ['{"interaction": {"|"}}', 'drilldown', 'eyebrows'],
    ['{"colors": {|}}', 'primary / light / dark'],
    ['{"banner": {|}}', 'content / dismissible / type / color'],
    ['{"banner": {"content": "x", |}}', 'dismissible', 'content'],
    [site('|'), 'groups / pages / tabs / languages / openapi / global', 'menu / $ref'],
    [group('"group": "A", |'), 'icon / tag / pages / root', 'group / groups / tabs'],
    [group('|'), 'group / $ref'],
    [group('"group": "A", "pages": ["index"], |'), 'icon', 'pages'],
    [tab('"tab": "A", |'), 'pages / groups / menu / href / icon', 'tab / tabs'],
    [tab('"tab": "A", "pages": ["a"], |'), 'icon', 'groups / menu / href'],
    [tab('"tab": "A", "pages": [], |'), 'groups / href', 'pages'],
    [tab('"tab": "A", |, "groups": [{}]'), 'icon', 'pages / groups'],
    [tab('"tab": "A", "href": "https://x.example", |'), 'icon', 'pages'],
    [tab('"tab": "A", "menu": [{|}]'), 'item / description', 'tab'],
    [site('"global": {|}'), 'anchors / tabs', 'pages'],
    [site('"global": {"anchors": [{|}]}'), 'anchor / href', 'pages'],
    [site('"languages": [{"language": "de", |}]'), 'default / banner / tabs', 'language'],
    [group('"icon": {|}'), 'name / style / library'],
    [group('"openapi": {|}'), 'source / directory'],
    [group('"pages": ["a", {|}]'), 'group', 'tab'],
  ]);
});

test('keys of the specification come first, then lists, then keys that only the builder knows', () => {
  const found = labels(tab('"tab": "A", |'));
  const order = ['icon', 'openapi', 'pages', 'menu', 'align', 'global', 'versions'];
  expect(found.filter((label) => order.includes(label))).toEqual(order);
});

describe('keys of a broken text', () => {
  has([
    ['{|', 'navigation'],
    ['{"|', 'navigation'],
    ['{"na|', 'navigation'],
    ['{na|}', 'navigation'],
    ['{"navigation": {"tabs": [{"tab": "A", "|', 'icon / groups', 'tab'],
    ['{"navigation": {"tabs": [{"tab": "A"\n  "|"\n}]}}', 'icon', 'tab'],
    ['{"navigation": {"tabs": [{"tab": "A"\n  |\n}]}}', 'icon', 'tab'],
    ['{"navigation": {"tabs": [{"tab": "A",\n  "ic|\n  "pages": ["a"]\n}]}}', 'icon', 'pages'],
    ['{"navigation": {"groups": [{"group": "A", "pages": ["a"}, {|}]}}', 'group'],
    [
      '{"navigation": {"groups": [{"group": "A" "pages": ["a"]}, {"group": "B", |}]}}',
      'icon',
      'group',
    ],
    ['{"theme" "mint", "navigation": {"tabs": [{|', 'tab'],
  ]);
});

describe('values', () => {
  has([
    ['{"theme": |}', 'mint / luma'],
    ['{"theme": "|"}', 'mint / luma'],
    ['{"theme": "mi|', 'mint'],
    ['{"styling": {"eyebrows": "|"}}', 'section / breadcrumbs'],
    ['{"interaction": {"drilldown": |}}', 'true / false'],
    ['{"interaction": {"drilldown": tr|}}', 'true / false'],
    ['{"interaction": {"drilldown": "|"}}', '', 'true'],
    ['{"icons": {"library": "|"}}', 'fontawesome / lucide / tabler'],
    ['{"banner": {"content": "x", "type": "|"}}', 'info / warning / critical'],
    ['{"api": {"openapi": "|"}}', 'openapi.yaml / nav/api.json'],
    [group('"openapi": "|"'), 'openapi.yaml'],
    [group('"openapi": ["|"]'), 'openapi.yaml'],
    [group('"openapi": {"source": "|"}'), 'openapi.yaml'],
    [group('"$ref": "|"'), 'nav/api.json', 'openapi.yaml'],
    [group('"icon": "|"'), 'book / rocket'],
    [group('"icon": {"name": "|"}'), 'book'],
    [group('"icon": {"name": "book", "style": "|"}'), 'solid / brands'],
    [group('"icon": "launch|"'), 'rocket', 'book'],
    [group('"expanded": |'), 'true / false'],
    [group('"directory": "|"'), 'none / accordion / card'],
    [group('"root": "|"'), 'index / guides/deploy', 'GET /users'],
    [tab('"href": "|"'), '/index / /guides/deploy', 'index'],
    [tab('"align": "|"'), 'start / end'],
    [site('"languages": [{"language": "|"}]'), 'de / pt-BR / uk'],
    ['{"colors": {"primary": "#0D9373", "light": "|"}}', '#0d9373'],
    [group('"color": |'), ''],
  ]);

  test('a language is shown by its own name', () => {
    const { items } = ask(site('"languages": [{"language": "|"}]'));
    expect(items.find(({ label }) => label === 'de')!.detail).toBe('Deutsch · German');
  });
  test('the values of a choice explain what they do', () => {
    const [first] = ask('{"styling": {"eyebrows": "|"}}').items;
    expect(first!.help).toContain('The section of the page');
  });
});

describe('entries of lists', () => {
  has([
    [group('"pages": [|]'), 'quickstart / New group / Reference to a file'],
    [group('"pages": ["|"]'), 'quickstart / index', 'New group'],
    [group('"pages": ["ship|"]'), 'guides/deploy', 'quickstart'],
    [group('"pages": ["|'), 'quickstart'],
    [group('"pages": ["gui|, "index"]'), 'guides/deploy / guides/rotate', 'quickstart'],
    [group('"pages": ["index" "|"]'), 'quickstart'],
    [group('"pages": ["index" "|'), 'quickstart'],
    [group('"openapi": "openapi.yaml", "pages": ["|"]'), 'GET /users / POST /users', 'GET /orders'],
    [group('"pages": ["|"], "openapi": "openapi.yaml"'), 'GET /users', 'GET /orders'],
    [
      tab('"openapi": {"source": "other.yaml"}, "groups": [{"pages": ["|'),
      'GET /orders',
      'GET /users',
    ],
    [group('"pages": ["|"]'), 'openapi.yaml GET /users / other.yaml GET /orders', 'GET /users'],
    [
      tab('"openapi": "other.yaml", "groups": [{"openapi": "openapi.yaml", "pages": ["get|"'),
      'GET /users',
    ],
    [site('"tabs": [|]'), 'New tab / New tab with groups / New tab with a link', 'quickstart'],
    [site('"tabs": |'), '[ New tab ] / [ ]'],
    [site('"groups": [{"group": "A"}, |]'), 'New group', 'New tab'],
    [tab('"menu": [|]'), 'New menu item'],
    [site('"global": {"anchors": [|]}'), 'New anchor', m.newWith('anchor', 'groups')],
  ]);

  test('endpoints of the site’s own specification when nothing above names one', () => {
    const doc = docFromText('{"api": {"openapi": ["other.yaml"]}}');
    const found = ask(group('"pages": ["|'), doc).items.map(({ label }) => label);
    expect(found).toContain('GET /orders');
    expect(found).not.toContain('GET /users');
  });

  test('unlisted pages come first, then new elements, then listed pages', () => {
    const found = labels(group('"pages": [|]'));
    const order = ['quickstart', 'New group', 'index'].map((label) => found.indexOf(label));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe('nothing is suggested', () => {
  test.each([
    '{"theme": "mint"|}',
    '{"theme"| "mint"}',
    '{"name": "|"}',
    '{"unknown": {|}}',
    '{ // a comm|ent\n}',
    '{ // a |\n}',
    '{ /* a | */ }',
    '{"navigation": {}}|',
    group('"group": "|"'),
  ])('%s', (text) => expect(labels(text)).toEqual([]));
});

describe('the inserted text fits its surroundings', () => {
  test.each([
    ['{|}', 'theme', '{"theme": ""}'],
    ['{"|"}', 'theme', '{"theme": ""}'],
    ['{"th|"}', 'theme', '{"theme": ""}'],
    ['{"th|', 'theme', '{"theme": ""'],
    ['{th|}', 'theme', '{"theme": ""}'],
    ['{"na|": "Acme"}', 'name', '{"name": "Acme"}'],
    ['{"th|" "name": "x"}', 'theme', '{"theme": "", "name": "x"}'],
    ['{| "name": "x"}', 'theme', '{"theme": "", "name": "x"}'],
    ['{"name": "x"\n |}', 'theme', '{"name": "x",\n "theme": ""}'],
    ['{"name": "x"\n "|"}', 'theme', '{"name": "x",\n "theme": ""}'],
    ['{"theme": |}', 'mint', '{"theme": "mint"}'],
    ['{"theme": "|"}', 'mint', '{"theme": "mint"}'],
    ['{"theme": "lu|ma"}', 'mint', '{"theme": "mint"}'],
    ['{"theme": |\n"name": "x"}', 'mint', '{"theme": "mint",\n"name": "x"}'],
    ['{"theme": "m|\n"name": "x"}', 'mint', '{"theme": "mint",\n"name": "x"}'],
    [group('"expanded": f|'), 'false', group('"expanded": false')],
    [group('"pages": ["index", |]'), 'quickstart', group('"pages": ["index", "quickstart"]')],
    [group('"pages": [| "index"]'), 'quickstart', group('"pages": ["quickstart", "index"]')],
    [group('"pages": ["q|, "index"]'), 'quickstart', group('"pages": ["quickstart", "index"]')],
    [group('"pages": ["index" |]'), 'quickstart', group('"pages": ["index", "quickstart"]')],
    [group('"group": "A", |'), 'expanded', group('"group": "A", "expanded": true')],
    [group('"group": "A", |'), 'pages', group('"group": "A", "pages": [\n\t\n]')],
    [site('"tabs": [|]'), m.newLink('tab'), site('"tabs": [{\n\t"tab": "",\n\t"href": ""\n}]')],
    [
      group('"group": "A", "pages": ["a"]}, {"group": "B", |'),
      'pages',
      group('"group": "A", "pages": ["a"]}, {"group": "B", "pages": []'),
    ],
  ])('%s + %s', (text, label, after) => expect(taken(text, label)).toBe(after));
});

test('suggestions work in any broken text, and accepting one inside quotes keeps a valid text valid', () => {
  const runs = process.env.SIGNPOST_RUNS === 'full' ? 2000 : 200;
  const whole = JSON.stringify(
    {
      theme: 'mint',
      navigation: {
        tabs: [
          { tab: 'A', icon: 'book', openapi: 'openapi.yaml', pages: ['index', 'GET /users'] },
          { tab: 'B', groups: [{ group: 'C', expanded: true, pages: ['guides/deploy'] }] },
        ],
      },
    },
    null,
    2,
  );
  let kept = 0;
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(whole.length), fc.nat(3), (at, cut, length) => {
      const broken = whole.slice(0, cut) + whole.slice(cut + length);
      ask(`${broken.slice(0, at)}|${broken.slice(at)}`);
      const marked = `${whole.slice(0, at)}|${whole.slice(at)}`;
      const { items } = ask(marked);
      if (!items[0] || cursorAt(whole, at).word === undefined) return;
      expect(isReadable(taken(marked, items[0].label))).toBe(true);
      kept++;
    }),
    { seed: 11, numRuns: runs },
  );
  console.log(
    `${runs} places of whole and broken texts were asked about, ${kept} suggestions taken (seed 11)`,
  );
  expect(kept).toBeGreaterThan(runs / 20);
});
