/*
 * Icons: choosing one by keyboard and mouse, styles, files, inline drawings, addresses that are never requested, and
 * changing the library of the whole site.
 *
 * Longer than 300 lines, because its stories share one site, with an icon of each source.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { iconsIn } from '../src/lib/core/site/icons-used';
import {
  corpusFile,
  expect,
  openSample,
  row,
  treeReady,
  test,
  textFile,
  type StoryFile,
} from './story';
import { openSite } from './open-site';
import { properties, downloadText } from './screen-parts';
import { folderOnDisk } from './folders';
import { docFromText } from './make-document';
import * as m from '../src/lib/features/inspector/site/messages';
import * as pickerMessages from '../src/lib/ui/icons/picker-messages';
import * as iconMessages from '../src/lib/features/inspector/icon-messages';
const field = (page: Page) => properties(page).getByRole('textbox', { name: 'Icon', exact: true });
const picker = (page: Page) => page.getByRole('dialog', { name: /^Choose an icon/ });
const options = (page: Page) =>
  picker(page).getByRole('listbox', { name: 'Icons' }).getByRole('option');
const option = (page: Page, name: string) =>
  picker(page)
    .getByRole('listbox', { name: 'Icons' })
    .getByRole('option', { name, exact: true })
    .first();
const search = (page: Page) => picker(page).getByRole('searchbox', { name: 'Search icons' });

async function select(page: Page, label: string): Promise<void> {
  await row(page, label).click();
  await expect(field(page)).toBeVisible();
}
async function choose(page: Page): Promise<void> {
  await properties(page).getByRole('button', { name: 'Choose an icon' }).click();
  await expect(options(page).first()).toBeVisible();
}
/** Undoes everything, and checks that every byte is restored. */
async function revert(page: Page, file: StoryFile): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await expect.poll(() => downloadText(page)).toBe(file.buffer.toString('utf8'));
}

const SITE = (library: string, icon: string) =>
  textFile(
    `{\n  "$schema": "https://mintlify.com/docs.json",\n  "name": "Site",${library ? `\n  "icons": { "library": "${library}" },` : ''}\n  "navigation": {\n    "groups": [\n      { "group": "Guides",${icon} "pages": ["a", "b"] },\n      { "group": "Other", "icon":   "flag", "pages": ["c"] }\n    ]\n  }\n}\n`,
  );

test(
  'an icon is chosen by keyboard only: a typo is tolerated, arrows move, Enter chooses',
  { tag: '@main' },
  async ({ page }) => {
    const file = SITE('lucide', ' "icon": "book",');
    await openSite(page, file);
    await select(page, 'Guides');
    await expect(properties(page).getByText(iconMessages.fromSiteLibrary('Lucide'))).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('serch');
    await expect(option(page, 'search')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'search')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const second = options(page).nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(picker(page).locator('[data-at="9"]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(option(page, 'search')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeHidden();
    await expect(field(page)).toHaveValue('search');
    await expect
      .poll(() => downloadText(page))
      .toBe(file.buffer.toString('utf8').replace('"icon": "book"', '"icon": "search"'));
    await revert(page, file);
  },
);

test('a click or a letter in the field opens the picker; an address is pasted, or used as it is typed', async ({
  page,
}) => {
  await openSite(page, SITE('lucide', ' "icon": "book",'));
  await select(page, 'Guides');
  await field(page).click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('rocket');
  await expect(search(page)).toHaveValue('rocket');
  await expect(option(page, 'rocket')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('rocket');

  await page.keyboard.press('Space');
  await expect(search(page)).toHaveValue('');
  await page.keyboard.type('https://icons.example.com/a.svg');
  await picker(page)
    .getByRole('button', { name: pickerMessages.useText('https://icons.example.com/a.svg') })
    .click();
  await expect(field(page)).toHaveValue('https://icons.example.com/a.svg');
  // The address is the search, to change it there.
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('https://icons.example.com/a.svg');
  await page.keyboard.press('End');
  await page.keyboard.type('z');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('https://icons.example.com/a.svgz');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveValue('https://icons.example.com/a.svgz');
  await expect(picker(page)).toBeHidden();
});

test('Escape returns the focus, and nothing changes', { tag: '@long' }, async ({ page }) => {
  const file = SITE('', '');
  await openSite(page, file);
  await select(page, 'Guides');
  const button = properties(page).getByRole('button', { name: 'Choose an icon' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('launch');
  await expect(option(page, 'rocket')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test(
  'typed text is written unchanged; a name in no free set is kept, and the closest is offered',
  { tag: '@long' },
  async ({ page }) => {
    const file = SITE('', ' "icon": "book-open-cover",');
    await openSite(page, file);
    await select(page, 'Guides');
    await expect(
      properties(page).getByText(iconMessages.notInFreeSet('book-open-cover')),
    ).toBeVisible();
    await field(page).fill('my-own-icon');
    await expect.poll(() => downloadText(page)).toContain('"icon": "my-own-icon"');
    await field(page).fill('book-open-cover');
    await properties(page).getByRole('button', { name: 'Use book-open', exact: true }).click();
    await expect(field(page)).toHaveValue('book-open');
    await expect
      .poll(() => downloadText(page))
      .toBe(file.buffer.toString('utf8').replace('book-open-cover', 'book-open'));
    await revert(page, file);
  },
);

test(
  'by mouse, from another library: the library is written with the name',
  { tag: '@long' },
  async ({ page }) => {
    const file = SITE('lucide', ' "icon": "book",');
    await openSite(page, file);
    await select(page, 'Guides');
    await choose(page);
    await picker(page).getByRole('radio', { name: 'Tabler' }).click();
    await search(page).fill('rokcet');
    await option(page, 'rocket').hover();
    await expect(picker(page).getByText('From Tabler')).toBeVisible();
    await option(page, 'rocket').click();
    await expect(field(page)).toHaveValue('rocket');
    await expect(properties(page).getByText(iconMessages.fromOtherLibrary('Tabler'))).toBeVisible();
    await expect
      .poll(() => downloadText(page))
      .toBe(
        file.buffer
          .toString('utf8')
          .replace('"icon": "book"', '"icon": { "name": "rocket", "library": "tabler" }'),
      );
    await revert(page, file);
  },
);

test(
  'a Font Awesome style is chosen for the current icon, and a paid one is kept',
  { tag: '@long' },
  async ({ page }) => {
    const file = SITE('', ' "icon": { "name": "bell", "style": "thin" },');
    await openSite(page, file);
    await select(page, 'Guides');
    await expect(properties(page).getByText('Thin is a Font Awesome Pro style.')).toBeVisible();
    await choose(page);
    await expect(picker(page).getByLabel('Icon style')).toHaveValue('thin');
    await search(page).fill('launch');
    await option(page, 'rocket').click();
    await expect
      .poll(() => downloadText(page))
      .toContain('"icon": { "name": "rocket", "style": "thin" }');
    await field(page).fill('bell');
    await choose(page);
    await picker(page).getByLabel('Icon style').selectOption('regular');
    await expect(properties(page).getByText('Font Awesome, regular')).toBeVisible();
    await picker(page).getByLabel('Icon style').selectOption('');
    await page.keyboard.press('Escape');
    await expect(
      properties(page).getByText(iconMessages.fromSiteLibrary('Font Awesome')),
    ).toBeVisible();
    await expect.poll(() => downloadText(page)).toContain('"icon": { "name": "bell" }');
    await revert(page, file);
  },
);

test(
  'an icon is removed, and recent ones are offered first',
  { tag: '@long' },
  async ({ page }) => {
    const file = SITE('tabler', ' "icon": "book",');
    await openSite(page, file);
    await select(page, 'Guides');
    await choose(page);
    await search(page).fill('billing');
    await option(page, 'receipt').click();
    await choose(page);
    await picker(page).getByRole('button', { name: 'Remove icon' }).click();
    await expect(field(page)).toHaveValue('');
    await expect
      .poll(() => downloadText(page))
      .toBe(file.buffer.toString('utf8').replace(' "icon": "book",', ''));
    await choose(page);
    await expect(picker(page).getByText('On this site')).toBeVisible();
    await expect(picker(page).getByText('Recent')).toBeVisible();
    await expect(options(page).nth(0)).toHaveAccessibleName('flag');
    await expect(options(page).nth(1)).toHaveAccessibleName('receipt');
  },
);

test('only visible icons are rendered, and their drawings load on demand', async ({ page }) => {
  await openSite(page, SITE('tabler', ''));
  await select(page, 'Guides');
  const chunks = new Set<string>();
  page.on('request', (request) => {
    const chunk = /icons\/tabler\/drawings\/\d+/.exec(decodeURIComponent(request.url()));
    if (chunk) chunks.add(chunk[0]);
  });
  await choose(page);
  await expect(option(page, 'abacus').locator('[data-icon]')).toBeAttached();
  await expect.poll(() => options(page).count()).toBeLessThan(140);
  await expect(options(page).first()).toHaveAttribute('aria-setsize', /^6\d\d\d$/);
  // The requests can be counted only if the server names its modules.
  expect(chunks.size).toBeLessThan(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(option(page, 'zzz').or(option(page, 'zzz-off')).first()).toBeVisible();
  await expect.poll(() => options(page).count()).toBeLessThan(140);
  expect(chunks.size).toBeLessThan(16);
});

for (const width of [1440, 390])
  test(`axe finds nothing in the picker at ${width} pixels`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSite(page, SITE('', ' "icon": "book",'));
    await row(page, 'Guides').click();
    if (width < 900) await page.getByRole('button', { name: 'Properties' }).click();
    await choose(page);
    await search(page).fill('billing');
    await expect(option(page, 'receipt')).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('dialog')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const box = (await picker(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  });

test('images in the folder, inline drawings, and addresses that are never requested', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const svg = `<svg viewBox='0 0 8 8'><script>window.hacked = true</script><circle cx='4' cy='4' r='3' fill='currentColor'/></svg>`;
  const file = SITE('', ` "icon": "${svg}",`);
  await openSite(page, file);
  await select(page, 'Guides');
  await expect(properties(page).getByText(iconMessages.drawnInFile)).toBeVisible();
  const drawn = properties(page).locator('.frame img[data-icon=svg]');
  await expect(drawn).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  await expect(drawn).toHaveJSProperty('complete', true);
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await field(page).fill('https://icons.example.com/a.svg');
  await expect(
    properties(page).getByText('An image from icons.example.com. It isn’t loaded here'),
  ).toBeVisible();
  await expect
    .poll(() => downloadText(page))
    .toContain('"icon": "https://icons.example.com/a.svg"');
  await field(page).fill('/images/logo.svg');
  await expect(properties(page).getByText(iconMessages.fileOfSite)).toBeVisible();
  expect(asked.filter((url) => url.includes('icons.example.com'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => 'hacked' in window)).toBe(false);
  await revert(page, file);
});

test('an image in the opened folder is chosen, shown, and released', async ({ page }) => {
  const circle = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="${fill}"/></svg>`;
  const root = folderOnDisk('pictures', {
    'docs.json': SITE('', ' "icon": "/images/old logo.svg",').buffer.toString('utf8'),
    'images/old logo.svg': circle('red'),
    'images/new.svg': circle('blue'),
    'a.mdx': '# A',
    'b.mdx': '# B',
    'c.mdx': '# C',
  });
  await page.addInitScript(() => {
    const let_go: string[] = [];
    Object.assign(window, { let_go });
    const own = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      let_go.push(url);
      own(url);
    };
  });
  await page.goto('/');
  await page.getByLabel('Choose folder').setInputFiles(root);
  await treeReady(page);
  await select(page, 'Guides');
  await expect(properties(page).getByText(iconMessages.fileOfFolder)).toBeVisible();
  const shown = properties(page).locator('.frame img[data-icon=file]');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() =>
      shown.evaluate(async (image: HTMLImageElement) => {
        // The image may be replaced at this moment.
        await image.decode().catch(() => undefined);
        return image.naturalWidth;
      }),
    )
    .toBeGreaterThan(0);
  const first = (await shown.getAttribute('src'))!;
  await choose(page);
  await expect(picker(page).getByRole('radio', { name: 'Files' })).toBeChecked();
  await expect(options(page)).toHaveCount(2);
  await search(page).fill('NEW');
  await expect(options(page)).toHaveCount(1);
  await option(page, 'images/new.svg').click();
  await expect(field(page)).toHaveValue('/images/new.svg');
  await expect(shown).not.toHaveAttribute('src', first);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { let_go: string[] }).let_go))
    .toContain(first);
  await field(page).fill('/images/gone.svg');
  await expect(properties(page).getByText(iconMessages.noFile)).toBeVisible();
});

/**
 * A text's icons by name from the site's own library. Icons with another library, images and addresses are left out.
 */
const named = (text: string) =>
  iconsIn(docFromText(text)).filter(
    ({ icon }) => icon.sort === 'name' && icon.library === undefined,
  );

async function changeLibrary(page: Page, library: string): Promise<Locator> {
  const control = properties(page).locator('[data-row="icons.library"]');
  if (!(await control.isVisible()))
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  const list = control.locator('select');
  await expect(list.or(control.locator('input')).first()).toBeVisible();
  if (await list.count()) await list.selectOption(library.toLowerCase().replace(' ', ''));
  else await control.getByText(library, { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Change icon library to ${library}` });
  await expect(
    dialog.getByText('the same name in').or(dialog.getByText('exist there')),
  ).toBeVisible();
  return dialog;
}

test('another library for the sample: missing icons are listed, drawn and changeable, in one step', async ({
  page,
}) => {
  await openSample(page);
  const before = await downloadText(page);
  const dialog = await changeLibrary(page, 'Tabler');
  const list = dialog.getByRole('list', { name: m.withoutEqual });
  const first = list.getByRole('listitem').first();
  await expect(first.locator('svg[data-icon]').nth(1)).toBeVisible();
  const name = (await first.locator('.name').first().textContent()) ?? '';
  await first.getByRole('button', { name: `Icon for ${name}` }).click();
  await search(page).fill('rocket');
  await option(page, 'rocket').click();
  await expect(first.getByRole('button', { name: `Icon for ${name}: rocket` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change library' }).click();
  await expect(dialog).toBeHidden();
  const after = await downloadText(page);
  expect(after).toContain('"library": "tabler"');
  expect(named(after).length).toBe(named(before).length);
  expect(named(after).some(({ icon }) => icon.name === 'rocket')).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expect.poll(() => downloadText(page)).toBe(before);
});

test('the library is not changed without confirmation', { tag: '@long' }, async ({ page }) => {
  const file = SITE('', ' "icon": "gear",');
  await openSite(page, file);
  const dialog = await changeLibrary(page, 'Lucide');
  await expect(dialog.getByText(m.sameName(1, 'Lucide'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: m.iconFor('gear', 'settings') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  const again = await changeLibrary(page, 'Lucide');
  await again.getByLabel(m.whatBecomesOf('gear')).selectOption('kept');
  await again.getByRole('button', { name: 'Change library' }).click();
  const after = await downloadText(page);
  expect(after).toContain('"library": "lucide"');
  expect(after).toContain('"icon": { "name": "gear", "library": "fontawesome" }');
  await revert(page, file);
});

for (const [name, library] of [
  ['mintlify__docs__at_d42bd3f156.json', 'Font Awesome'],
  ['wundergraph__cosmo-docs__docs.json', 'Lucide'],
] as const)
  test(
    `the icons of a real site move to ${library} in one step: ${name}`,
    { tag: '@long' },
    async ({ page }) => {
      const file = corpusFile(name);
      test.skip(!file.isReal, 'The corpus is not here.');
      await openSite(page, file);
      const before = file.buffer.toString('utf8');
      const dialog = await changeLibrary(page, library);
      await dialog.getByRole('button', { name: 'Change library' }).click();
      await expect(dialog).toBeHidden();
      const after = await downloadText(page);
      const [old, now] = [named(before), named(after)];
      const own = iconsIn(docFromText(after)).length;
      expect(own).toBe(iconsIn(docFromText(before)).length);
      expect(now.some(({ icon }, i) => icon.name !== old[i]?.icon.name)).toBe(true);
      // Everything that isn't an icon is unchanged, line by line.
      const others = (text: string) =>
        text
          .split('\n')
          .filter((line) => !/"icon"|"library"|"icons"|"name"|^\s*\},?\s*$/.test(line));
      expect(others(after)).toEqual(others(before));
      await revert(page, file);
    },
  );
