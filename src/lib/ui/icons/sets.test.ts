/*
 * Tests with the real sets: what people's searches find, and the nearest matches for names that the sets do not have.
 */
import { describe, expect, test } from 'vitest';
import { equivalentOf } from '$lib/core/icons/equivalents';
import { LIBRARY_NAMES, SETS_OF, type Library, type SetId } from '$lib/core/icons/library';
import { nearestIcons } from '$lib/core/icons/nearest';
import { findIcons } from '$lib/core/icons/search';
import { drawingOf, findDrawing, namesOf, presentDrawing, searchIn } from './sets';

/** Every how many icons one is drawn. */
const EACH = process.env.SIGNPOST_RUNS === 'full' ? 1 : 8;
const ALL: readonly SetId[] = ['lucide', 'tabler', 'solid', 'regular', 'brands'];

test('one letter finds names that begin with it', async () => {
  for (const set of ALL.slice(0, 3)) {
    const found = findIcons(await searchIn(set), 'r');
    expect(found.length, set).toBeGreaterThan(20);
    expect(found[0]!.name, set).toMatch(/(^|-)r/);
  }
});

describe('the sets', () => {
  test('contain about ten thousand icons', async () => {
    const counts = await Promise.all(ALL.map(async (set) => (await namesOf(set)).all.length));
    expect(counts.map((count) => Math.floor(count / 100))).toEqual([19, 62, 14, 1, 5]);
  });

  test('draw every name that they list, and aliases like the icon itself', async () => {
    for (const set of ALL) {
      const { all } = await namesOf(set);
      for (const { name, others } of all.filter((_, i) => i % EACH === 0)) {
        const drawing = await drawingOf(set, name);
        expect(drawing?.length, `${set}/${name}`).toBeGreaterThan(0);
        for (const other of others) expect(await drawingOf(set, other)).toBe(drawing);
      }
    }
  });

  test('know current and earlier names', async () => {
    const { byName } = await namesOf('solid');
    expect(byName.get('home')?.name).toBe('house');
    expect(byName.get('cog')?.name).toBe('gear');
    expect(byName.get('search')?.name).toBe('magnifying-glass');
    expect((await namesOf('lucide')).byName.get('alert-circle')?.name).toBe('circle-alert');
  });

  test('have nothing for other names, not even those of Object.prototype', async () => {
    expect(await drawingOf('lucide', 'no-such-icon')).toBeUndefined();
    expect(await drawingOf('lucide', 'constructor')).toBeUndefined();
    expect(await drawingOf('lucide', '')).toBeUndefined();
  });

  test('are searched in order, and synchronously once loaded', async () => {
    expect(presentDrawing(['solid', 'brands'], 'gitlab')).toBeUndefined();
    expect((await findDrawing(['solid', 'brands'], 'gitlab'))?.set).toBe('brands');
    expect(presentDrawing(['solid', 'brands'], 'gitlab')?.set).toBe('brands');
  });
});

/**
 * A query, and the name required among its first five results in Lucide, Tabler and Font Awesome; '' if none is
 * required.
 */
const QUERIES = `
settings | settings | settings | gear
setings | settings | settings | gear
preferences | settings | settings | gear
gear | cog | settings | gear
cog | cog | settings | gear
home | house | home | house
launch | rocket | rocket | rocket
rokcet | rocket | rocket | rocket
quickstart | rocket | rocket | rocket
quickstrt | rocket | rocket | rocket
get started | rocket | rocket | rocket
money | banknote | coins | money-bill
billing | receipt | invoice | money-bill
payment | banknote | cash | wallet
pricing | coins | receipt | receipt
credit card | credit-card | credit-card | credit-card
search | search | search | magnifying-glass
serch | search | search | magnifying-glass
magnifying glass | search | search | magnifying-glass
user | user | user | user
team | users | users | users
login | log-in | login | key
sign in | log-in | login | arrow-right-to-bracket
security | shield | shield | shield
password | key | password | key
api key | key | key | key
webhook | webhook | webhook | plug
code | code | code | code
sdk | package | package | code
terminal | terminal | terminal | terminal
comand line | terminal | terminal | terminal
database | database | database | database
databse | database | database | database
cloud | cloud | cloud | cloud
deploy | rocket | rocket | rocket
docs | book | book | book
chat | message-circle | message | comment
mail | mail | mail | envelope
email | mail | mail | envelope
notifications | bell | bell | bell
calender | calendar | calendar | calendar
analytics | chart-line | report-analytics | chart-line
ai | bot | ai | robot
artificial intelligence | bot | robot | robot
integrations | plug | plug | plug
plugin | puzzle | puzzle | plug
warning | triangle-alert | alert-triangle | triangle-exclamation
help | circle-question-mark | help | circle-question
faq | circle-question-mark | help | circle-question
check | check | check | check
delete | trash | trash | trash
edit | square-pen | edit | pen-to-square
download | download | download | download
internet | globe | world | globe
translate | languages | language | language
star | star | star | star
git branch | git-branch | git-branch | code-branch
github | github | brand-github | github
slak | users | brand-slack | slack
changelog | rotate-ccw-clock | history | clock-rotate-left
speed | gauge | dashboard | gauge
troubleshooting | wrench | tool | wrench
dark mode | moon | moon | moon
guide | book | book | book
migration | move | transfer | right-left
versions | tag | versions | code-branch
`;

const COLUMNS: readonly Library[] = ['lucide', 'tabler', 'fontawesome'];
const setsIn = (library: Library): readonly SetId[] =>
  library === 'fontawesome' ? ['solid', 'brands'] : SETS_OF[library];

describe.each(COLUMNS.map((library, at) => ({ library, at })))('in $library', ({ library, at }) => {
  const lines = QUERIES.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(lines.map((cells) => ({ typed: cells[0]!, wanted: cells[at + 1]! })))(
    '“$typed” finds $wanted',
    async ({ typed, wanted }) => {
      const index = await searchIn(...setsIn(library));
      const found = findIcons(index, typed).slice(0, 5);
      expect(found.map(({ name }) => name)).toContain(wanted);
    },
  );

  test("every equivalent of another library's name exists", async () => {
    const { byName } = (await searchIn(...SETS_OF[library])).names;
    const other = library === 'fontawesome' ? 'lucide' : 'fontawesome';
    const { all } = (await searchIn(...SETS_OF[other])).names;
    const named = all.flatMap(({ name }) => equivalentOf(name, other, library) ?? []);
    expect(named.length).toBeGreaterThan(150);
    // Some of Font Awesome's are only in the paid sets.
    const unknown = named.filter((name) => !byName.has(name));
    if (library !== 'fontawesome') expect(unknown).toEqual([]);
    else expect(unknown.length).toBeLessThan(15);
  });
});

test.each([
  ['fontawesome', 'book-open-cover', 'book-open'],
  ['fontawesome', 'microchip-ai', 'microchip'],
  ['fontawesome', 'brackets-curly', 'code'],
  ['fontawesome', 'life-buoy', 'life-ring'],
  ['fontawesome', 'rocket-launch', 'rocket'],
  ['lucide', 'gear', 'settings'],
  ['lucide', 'magnifying-glass', 'search'],
  ['lucide', 'circle-question', 'circle-question-mark'],
  ['lucide', 'screwdriver-wrench', 'wrench'],
  ['lucide', 'code-branch', 'git-branch'],
  ['lucide', 'message-bot', 'bot-message-square'],
  ['tabler', 'house', 'home'],
  ['tabler', 'triangle-alert', 'alert-triangle'],
  ['tabler', 'envelope', 'mail'],
  ['tabler', 'book-open-cover', 'book'],
] as const)('in %s “%s” is nearest to %s', async (library, name, wanted) => {
  const index = await searchIn(...SETS_OF[library]);
  expect(nearestIcons(index, library, name)[0]?.name).toBe(wanted);
});

test.each([
  'headset-alt',
  'circle-question-alt',
  'face-happy',
  'life-ring-2',
  'file-note',
  'star-o',
])('the nearest matches for “%s” contain each name once', async (name) => {
  const index = await searchIn(...SETS_OF.fontawesome);
  const names = nearestIcons(index, 'fontawesome', name).map((icon) => icon.name);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['lucide', 'tabler'] as const)(
  'icons that only share a word with a synonym are left out in %s',
  async (set) => {
    const found = findIcons(await searchIn(set), 'rocket').map(({ name }) => name);
    expect(found[0]).toBe('rocket');
    expect(found).toEqual(expect.arrayContaining(['play', 'flag', 'upload', 'ship']));
    expect(found.filter((name) => /guitar|piano|align|card/.test(name))).toEqual([]);
    expect(found.length).toBeLessThan(12);
  },
);

test('an empty search returns every offered icon in order, and no hidden one', async () => {
  const index = await searchIn('lucide');
  const found = findIcons(index, ' ');
  expect(found.length).toBeGreaterThan(1_800);
  expect(found.some(({ hidden }) => hidden)).toBe(false);
  expect(Object.keys(LIBRARY_NAMES)).toHaveLength(3);
});
