import { describe, expect, test } from 'vitest';
import { parsePointer } from '$lib/core/document/walk';
import { elementAt, type Element } from '$lib/core/document/elements';
import { rowsOf } from './fields';
import { unmarkOthers } from './first-chosen';
import * as m from './messages';
import type { InspectorField } from './row';
import { makeDoc } from '../../../../tests/make-document';
import * as effectMessages from './effect-messages';
import * as controlsMessages from './controls/messages';

const element = (navigation: unknown, pointer: string): Element => {
  const doc = makeDoc({ navigation });
  const found = elementAt(doc, parsePointer(`/navigation${pointer}`)!);
  if (!found) throw new Error(`Nothing at ${pointer}`);
  return found;
};
const main = (navigation: unknown, pointer: string) => rowsOf(element(navigation, pointer)).main;
const more = (navigation: unknown, pointer: string) => rowsOf(element(navigation, pointer)).more;
const labels = (rows: readonly InspectorField[]) => rows.map(({ label }) => label);
const row = (rows: readonly InspectorField[], label: string) => {
  const found = rows.find((one) => one.label === label);
  if (!found) throw new Error(`No ${label} among ${labels(rows).join(', ')}`);
  return found;
};

const groups = {
  groups: [
    {
      group: 'Guides',
      icon: 'book',
      pages: ['a', 'GET /users', { group: 'Inner', expanded: true, pages: [] }],
    },
  ],
};

describe('the rows of an element', () => {
  test('show the fields of a group in table order', () => {
    expect(labels(main(groups, '/groups/0')).slice(0, 7)).toEqual([
      'Label',
      'Icon',
      'Tag',
      'Expanded by default',
      'OpenAPI',
      'Root page',
      'Hidden',
    ]);
  });

  test('offer OpenAPI where endpoints can be, not for a link', () => {
    const anchors = [
      { anchor: 'Blog', href: 'https://example.com' },
      { anchor: 'API', href: 'https://example.com', openapi: 'api.json' },
      { anchor: 'Docs', href: '/docs', pages: ['a'] },
      { anchor: 'New' },
    ];
    const hasField = (at: number) =>
      labels(rowsOf(element({ anchors }, `/anchors/${at}`)).main).includes('OpenAPI');
    expect([0, 1, 2, 3].map(hasField)).toEqual([false, true, true, true]);
  });

  test('require a label but not an icon', () => {
    const rows = main(groups, '/groups/0');
    expect(row(rows, 'Label')).toMatchObject({ value: 'Guides', required: true, path: ['group'] });
    expect(row(rows, 'Icon')).toMatchObject({ value: 'book', required: false });
  });

  test('let expanded change only on a nested group, and say why elsewhere', () => {
    expect(row(main(groups, '/groups/0'), 'Expanded by default').off).toBe(m.alwaysOpen);
    const nested = row(main(groups, '/groups/0/pages/2'), 'Expanded by default');
    expect(nested).toMatchObject({ value: true });
    expect(nested.off).toBeUndefined();
  });

  test('show the path of a page and the method and path of an endpoint, all under the field path', () => {
    expect(main(groups, '/groups/0/pages/0')).toMatchObject([
      { label: 'Page path', value: 'a', path: ['path'], required: true },
    ]);
    expect(main(groups, '/groups/0/pages/1')).toMatchObject([
      { label: 'Method', value: 'GET', path: ['path'] },
      { label: 'Endpoint path', value: '/users', path: ['path'] },
    ]);
  });

  test('match a lowercase method to the list', () => {
    expect(row(main({ pages: ['get /x'] }, '/pages/0'), 'Method').value).toBe('GET');
    expect(row(main({ pages: ['Webhook x'] }, '/pages/0'), 'Method').value).toBe('webhook');
  });

  test('show a code instead of a label for a language, and keep an unknown code', () => {
    const rows = main({ languages: [{ language: 'xx', pages: [] }] }, '/languages/0');
    expect(labels(rows)).not.toContain('Label');
    const code = row(rows, 'Language code');
    expect(code.options[0]).toMatchObject({ text: 'xx', label: controlsMessages.notInList('xx') });
    expect(code.options.find(({ text }) => text === 'fr')?.label).toBe('Français · French · fr');
  });

  test('take a banner apart, and turn off dismissing when there is none', () => {
    const language = (banner?: unknown) =>
      main({ languages: [{ language: 'en', ...(banner ? { banner } : {}) }] }, '/languages/0');
    expect(row(language(), 'Dismissible').off).toBeDefined();
    expect(labels(language())).not.toContain('Banner type');
    const rows = language({ content: 'New', dismissible: true });
    expect(row(rows, 'Banner text')).toMatchObject({
      value: 'New',
      path: ['banner', 'content'],
    });
    expect(row(rows, 'Dismissible')).toMatchObject({ value: true });
    expect(row(rows, m.inShade('Banner color', 'dark')).path).toEqual(['banner', 'color', 'dark']);
  });

  test('show a banner or color of the wrong type as JSON among the fields', () => {
    const rows = main({ languages: [{ language: 'en', banner: 'New' }] }, '/languages/0');
    expect(row(rows, 'Banner')).toMatchObject({ control: 'json', value: 'New' });
  });

  test('show unknown keys under more fields, with the last of equal keys', () => {
    const rows = more({ tabs: [{ tab: 'A', 'x-team': { a: 1 }, pages: ['a'] }] }, '/tabs/0');
    expect(row(rows, 'x-team')).toMatchObject({ control: 'json', value: { a: 1 } });
    expect(labels(rows)).not.toContain('pages');
    expect(labels(rows)).toContain('SDK');
  });

  test('show rarely used fields under more fields while they are not set', () => {
    const group = (more: object) => ({ groups: [{ group: 'G', pages: [], ...more }] });
    const unset = rowsOf(element(group({}), '/groups/0'));
    expect(labels(unset.main)).not.toContain('Search boost');
    expect(labels(unset.more)).toContain('Search boost');
    const set = rowsOf(element(group({ boost: 2 }), '/groups/0'));
    expect(labels(set.main)).toContain('Search boost');
    expect(labels(set.more)).not.toContain('Search boost');
  });

  test('offer the default as one choice among siblings, and say which one readers see first', () => {
    const versions = (...marks: boolean[]) => ({
      versions: marks.map((mark, i) => ({
        version: `v${i + 1}`,
        ...(mark ? { default: true } : {}),
        pages: [],
      })),
    });
    const help = (navigation: unknown, i: number) =>
      row(main(navigation, `/versions/${i}`), 'Default').help;
    expect(help(versions(false, false), 0)).toContain('the first one');
    expect(help(versions(false, false), 1)).toContain('readers see the first version, “v1”');
    expect(help(versions(false, true), 0)).toContain(effectMessages.otherFirst('v2'));
    expect(help(versions(false, true), 1)).toBe(effectMessages.thisFirst('version'));
    expect(unmarkOthers(element(versions(true, false, true), '/versions/1'))).toEqual([
      { op: 'set', node: '/navigation/versions/0', field: 'default' },
      { op: 'set', node: '/navigation/versions/2', field: 'default' },
    ]);
  });

  test('require a link in the global section', () => {
    const navigation = { pages: [], global: { anchors: [{ anchor: 'A', href: 'https://a.org' }] } };
    expect(row(main(navigation, '/global/anchors/0'), 'Link (href)').required).toBe(true);
    expect(row(main({ anchors: [{ anchor: 'A' }] }, '/anchors/0'), 'Link (href)').required).toBe(
      false,
    );
  });

  test('are empty for a closed reference and an entry of the wrong type', () => {
    expect(rowsOf(element({ tabs: [{ $ref: 'a.json' }] }, '/tabs/0'))).toEqual({
      main: [],
      more: [],
    });
    expect(rowsOf(element({ tabs: ['a'] }, '/tabs/0')).main).toEqual([]);
    expect(rowsOf(element({ pages: [5] }, '/pages/0')).main).toEqual([]);
  });

  test('show in an empty OpenAPI what is inherited from the nearest ancestor that sets it', () => {
    const placeholder = (navigation: unknown, pointer: string) =>
      row(main(navigation, pointer), 'OpenAPI').placeholder;
    const tabs = (more: object) => ({ tabs: [{ tab: 'A', ...more, groups: [{ group: 'G' }] }] });
    expect(placeholder(tabs({}), '/tabs/0/groups/0')).toBe('None');
    expect(placeholder(tabs({ openapi: 'a.yaml' }), '/tabs/0/groups/0')).toBe(m.inherits('a.yaml'));
    expect(placeholder(tabs({ openapi: ['a.yaml', 'b.yaml'] }), '/tabs/0/groups/0')).toBe(
      m.inherits(m.andMore('a.yaml', 1)),
    );
    expect(placeholder({ ...tabs({}), openapi: { source: 's.json' } }, '/tabs/0')).toBe(
      m.inherits('s.json'),
    );
  });
});
