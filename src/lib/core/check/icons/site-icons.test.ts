import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { afterFirstFix } from '../../../../../tests/check-document.ts';
import { makeDoc } from '../../../../../tests/make-document.ts';

const WORLD: World = {
  icons: new Map([
    ['lucide', new Set(['rocket', 'house', 'home', 'arrow-right'])],
    ['fontawesome', new Set(['rocket', 'github', 'discord', 'book', 'chevron-up', 'wrench'])],
  ]),
};
const site = (icon: unknown, library?: string) => ({
  ...(library ? { icons: { library } } : {}),
  navigation: { groups: [{ group: 'A', icon, pages: ['start'] }] },
});

function found(value: object, world = WORLD): readonly Diagnostic[] {
  const doc = makeDoc(value);
  return check(doc, world).filter(
    ({ code }) => code === 'icon-unknown' || code === 'icon-not-free',
  );
}
const fixed = (value: object): unknown => afterFirstFix(makeDoc(value), found(value));

describe('icons of Lucide', () => {
  test.each(['rocket', 'home', '/icons/a.svg', 'a.svg', 'https://example.com/a.svg', '<svg/>'])(
    '%s is fine',
    (icon) => {
      expect(found(site(icon, 'lucide'))).toEqual([]);
    },
  );
  test.each([
    ['rokcet', 'rocket'],
    ['ArrowRight', 'arrow-right'],
    ['Arrow_Right', 'arrow-right'],
  ])('%s was meant as %s', (icon, meant) => {
    expect(found(site(icon, 'lucide'))).toMatchObject([
      { code: 'icon-unknown', severity: 'warning', pointer: '/navigation/groups/0/icon' },
    ]);
    expect(fixed(site(icon, 'lucide'))).toEqual(site(meant, 'lucide'));
  });
  test('a name that only Font Awesome has is used from there', () => {
    expect(fixed(site('discord', 'lucide'))).toEqual(
      site({ name: 'discord', library: 'fontawesome' }, 'lucide'),
    );
  });
  test('an icon object has its own library', () => {
    expect(found(site({ name: 'nothing', library: 'lucide' }))).toMatchObject([
      { code: 'icon-unknown', pointer: '/navigation/groups/0/icon/name' },
    ]);
    expect(fixed(site({ name: 'rokcet', library: 'lucide' }))).toEqual(
      site({ name: 'rocket', library: 'lucide' }),
    );
  });
});

describe('icons of Font Awesome', () => {
  test.each(['book', 'books', 'sparkles', 'chevrons-up', 'telescope', 'brook'])(
    '%s may be a paid icon',
    (icon) => {
      expect(found(site(icon))).toEqual([]);
    },
  );
  test.each([
    ['wrecnh', 'wrench'],
    ['GitHub', 'github'],
  ])('%s is almost %s', (icon, meant) => {
    expect(found(site(icon))).toMatchObject([{ code: 'icon-not-free', severity: 'hint' }]);
    expect(fixed(site(icon))).toEqual(site(meant));
  });
});

test('nothing is reported for a library with unknown names', () => {
  expect(found(site('nothing', 'tabler'))).toEqual([]);
  expect(found(site('rokcet', 'lucide'), {})).toEqual([]);
});

test('icons of the navbar, and one name in several places as one finding', () => {
  const links = [1, 2].map((n) => ({ label: `${n}`, href: 'https://example.com', icon: 'rokcet' }));
  const value = { icons: { library: 'lucide' }, navbar: { links }, ...site('rokcet', 'lucide') };
  const [one, ...more] = found(value);
  expect(more).toEqual([]);
  expect(one!.related!.map(({ pointer }) => pointer)).toEqual([
    '/navbar/links/0/icon',
    '/navbar/links/1/icon',
    '/navigation/groups/0/icon',
  ]);
  expect(JSON.stringify(fixed(value))).not.toContain('rokcet');
});
