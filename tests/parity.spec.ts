/* Longer than 300 lines, because its stories share one site of three languages. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { corpusFile, expect, openSample, row, test, type StoryFile, inputFocused } from './story';
import { openSite } from './open-site';
import { downloadText } from './screen-parts';
import * as m from '../src/lib/features/languages/messages';

const COMFY = 'Comfy-Org__docs.json';
const BAZEL = 'bazel-contrib__bazel-docs__at_67bba30eb4.json';
const LISTS = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages', 'menu'];

type Plain = Record<string, unknown>;
interface Site {
  readonly navigation: {
    readonly languages: readonly Plain[];
    readonly versions: readonly Plain[];
  };
}
const siteOf = (text: string) => JSON.parse(text) as Site;

/** The pages and endpoints in plain JSON, in order. */
const pagesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : LISTS.flatMap((key) => ((value as Record<string, unknown[]>)[key] ?? []).flatMap(pagesIn));
const grid = (page: Page) => page.getByRole('grid', { name: 'Parity' });
const head = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });
const line = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .first();
const detail = (page: Page) => page.getByRole('group', { name: 'About this cell' });
const show = (page: Page, filter: string) =>
  page.getByRole('radiogroup', { name: 'Rows to show' }).getByText(filter).click();
const accept = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

async function compare(page: Page, what: 'languages' | 'versions') {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(`Compare ${what}`);
  await page.getByRole('option', { name: `Compare ${what}` }).click();
  await expect(page.getByRole('region', { name: 'Parity' })).toBeVisible();
}

async function openReal(page: Page, name: string): Promise<{ file: StoryFile; text: string }> {
  const file = corpusFile(name);
  test.skip(!file.isReal, `The corpus is not there: ${name} was not compared.`);
  await openSite(page, file);
  return { file, text: file.buffer.toString('utf8') };
}

/** The start and end of an entry in one of the navigation's lists, found by counting brackets. */
function spanOf(text: string, key: string, index: number): readonly [number, number] {
  let at = text.indexOf('[', text.indexOf(`"${key}"`, text.indexOf('"navigation"'))) + 1;
  for (let i = 0; ; i++) {
    const start = text.indexOf('{', at);
    let depth = 0;
    let end = start;
    for (let quoted = false; ; end++) {
      const letter = text.charAt(end);
      if (quoted) {
        if (letter === '\\') end++;
        else if (letter === '"') quoted = false;
      } else if (letter === '"') quoted = true;
      else if (letter === '{') depth++;
      else if (letter === '}' && --depth === 0) break;
    }
    if (i === index) return [start, end + 1];
    at = end + 1;
  }
}

test.describe('four languages of a real site', () => {
  test('the missing pages match a plain count', async ({ page }) => {
    const { text } = await openReal(page, COMFY);
    await compare(page, 'languages');
    const [en, zh, ja, ko] = siteOf(text).navigation.languages.map((one) =>
      pagesIn(one).map((path) => path.replace(/^(zh|ja|ko)\//, '').toLowerCase()),
    );
    const missing = (all: readonly string[]) => en!.filter((path) => !all.includes(path)).length;
    expect(missing(zh!)).toBe(0);
    await expect(head(page, 'English')).toContainText(`${en!.length.toLocaleString('en')} pages`);
    await expect(head(page, 'Chinese')).not.toContainText('missing');
    await expect(head(page, 'Japanese')).toContainText(`${missing(ja!)} missing`);
    await expect(head(page, 'Korean')).toContainText(`${missing(ko!)} missing`);
    // Shows only rows with something missing, each with a cell that says so.
    await show(page, 'Missing');
    const states = await grid(page)
      .getByRole('row')
      .filter({ hasText: /missing/i })
      .count();
    expect(states).toBeGreaterThan(10);
    await expect(line(page, 'Development')).toHaveCount(0);
  });

  test(
    'everything missing in Korean is added in its own folder, and nothing else changes',
    { tag: '@long' },
    async ({ page }) => {
      const { text } = await openReal(page, COMFY);
      await compare(page, 'languages');
      await head(page, 'Korean')
        .getByRole('button', { name: /^Add \d+ missing/ })
        .click();
      await expect(page.getByRole('dialog')).toContainText('› BFL');
      await accept(page, /^Add \d+ elements$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(head(page, 'Korean')).not.toContainText('missing');
      const after = await downloadText(page);
      const all = siteOf(after).navigation.languages.map(pagesIn);
      const own = new Set(all[3]!.map((path) => path.toLowerCase()));
      expect(all[0]!.filter((path) => !own.has(`ko/${path.toLowerCase()}`))).toEqual([]);
      const [start, end] = spanOf(text, 'languages', 3);
      expect(after.slice(0, start)).toBe(text.slice(0, start));
      expect(after.slice(after.length - (text.length - end))).toBe(text.slice(end));
      // One step.
      await page.keyboard.press('Control+z');
      await expect.poll(() => downloadText(page)).toBe(text);
    },
  );

  test('a move in English is repeated in the others: previewed, one step, English unchanged', async ({
    page,
  }) => {
    const { text } = await openReal(page, COMFY);
    await row(page, 'Interface Guide').click();
    await page.keyboard.press('Control+Shift+m');
    await page.getByRole('dialog').getByRole('combobox').fill('Tutorials');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: m.repeatInOthers('languages') })).toBeVisible();
    const moved = await downloadText(page);
    await page.keyboard.press('Control+Shift+l');
    const dialog = page.getByRole('dialog', {
      name: 'Repeat in Chinese, Japanese, and Korean',
    });
    await expect(dialog.getByRole('list', { name: 'Result' }).getByRole('listitem')).toHaveCount(3);
    await accept(page, 'Repeat in 3 languages');
    await expect(dialog).toHaveCount(0);
    const after = await downloadText(page);
    const shape = (language: Plain) =>
      pagesIn(language).map((path) => path.replace(/^(zh|ja|ko)\//, ''));
    const [en, zh, ja] = siteOf(after).navigation.languages;
    expect(shape(en!)).not.toEqual(shape(siteOf(text).navigation.languages[0]!));
    const basics = (language: Plain) =>
      shape(language).filter((path) => /^(interface|tutorials)\//.test(path));
    expect(basics(zh!)).toEqual(basics(en!));
    expect(basics(ja!).filter((path) => !path.includes('wan-causal-forcing'))).toEqual(
      basics(en!).filter((path) => !path.includes('wan-causal-forcing')),
    );
    const [, end] = spanOf(moved, 'languages', 0);
    expect(after.slice(0, end)).toBe(moved.slice(0, end));
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(moved);
  });
});

test(
  'nine versions of a real site, each with its one missing page',
  { tag: '@long' },
  async ({ page }) => {
    const { text } = await openReal(page, BAZEL);
    await compare(page, 'versions');
    const all = siteOf(text).navigation.versions;
    await expect(grid(page).getByRole('columnheader')).toHaveCount(all.length + 1);
    await expect(head(page, '8.4')).toContainText('1 missing');
    await line(page, 'Runfiles').getByRole('gridcell').nth(2).click();
    await expect(detail(page)).toContainText('Its path would be “8.3.1/concepts/runfiles”.');
    await detail(page).getByRole('button', { name: 'Add here' }).click();
    await accept(page, 'Add');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(head(page, '8.3')).toContainText('no differences');
    const after = await downloadText(page);
    const lines = after.split('\n');
    const added = lines.findIndex((one) => one.includes('8.3.1/concepts/runfiles'));
    // One line, next to the same neighbors as in the other versions.
    const rest = [...lines.slice(0, added), ...lines.slice(added + 1)].join('\n');
    expect(rest.replaceAll(',', '')).toBe(text.replaceAll(',', ''));
  },
);

test("the sample's versions by keyboard: collapsing, moving, going to an entry, adding", async ({
  page,
}) => {
  await openSample(page);
  await compare(page, 'versions');
  await expect(head(page, 'v1')).toContainText('39 missing');
  await line(page, 'Documentation').getByRole('rowheader').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(line(page, 'Get started')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Get started')).toBeVisible();
  // Three rows down is the page “Quickstart”; two columns over is version 1.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(line(page, 'Quickstart').getByRole('gridcell').nth(1)).toBeFocused();
  await expect(detail(page)).toContainText('“v1/get-started/quickstart”');
  await expect(detail(page)).toContainText(m.fileNotInFolder);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('v1/get-started/quickstart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(head(page, 'v1')).toContainText('38 missing');
  await expect(row(page, 'v1/get-started/quickstart')).toHaveAttribute('aria-selected', 'true');
  const [, v1] = siteOf(await downloadText(page)).navigation.versions;
  expect(pagesIn(v1).slice(0, 3)).toEqual([
    'v1/introduction',
    'v1/get-started/quickstart',
    'v1/install',
  ]);
  // What would be added has the name of what it is added for.
  await head(page, 'v1').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('“Use your own domain”');
  await page.keyboard.press('Escape');
  // An existing entry is shown in the tree.
  await line(page, 'Install the CLI').getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Install version 1')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Parity' })).toHaveCount(0);
});

test.describe('repeating a change in the other languages', () => {
  const language = (code: string, more: readonly string[] = []) => {
    const lead = code === 'en' ? '' : `${code}/`;
    return {
      language: code,
      groups: [
        { group: 'Start', icon: 'rocket', pages: [`${lead}start`, `${lead}install`] },
        { group: 'Guides', pages: [`${lead}keys`, ...more.map((page) => lead + page)] },
      ],
    };
  };
  const site = (...languages: readonly unknown[]) => ({ name: 'Acme', navigation: { languages } });
  const again = async (page: Page): Promise<Locator> => {
    await page.keyboard.press('Control+Shift+l');
    return page.getByRole('dialog');
  };
  const groups = async (page: Page) =>
    siteOf(await downloadText(page)).navigation.languages.map((one) => pagesIn(one).join(' '));

  test(
    'a page moved in several steps: its origin is where it started',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, site(language('en'), language('de'), { language: 'fr', groups: [] }));
      await row(page, 'Start').click();
      await page.keyboard.press('ArrowRight');
      await row(page, 'install').click();
      await page.keyboard.press('Alt+ArrowUp');
      const dialog = await again(page);
      await dialog.getByText(m.notPossibleIn(1, 'language'), { exact: true }).click();
      await expect(dialog.getByText('French doesn’t have it.')).toBeVisible();
      await accept(page, m.confirmRepeating('German', 1, 'languages'));
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => groups(page))
        .toEqual(['install start keys', 'de/install de/start de/keys', '']);
    },
  );

  test('a removal', { tag: '@long' }, async ({ page }) => {
    await openSite(page, site(language('en', ['old']), language('de', ['old']), language('fr')));
    await row(page, 'Guides').click();
    await page.keyboard.press('ArrowRight');
    await row(page, 'old').click();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: m.repeatInOthers('languages') }).click();
    const dialog = page.getByRole('dialog', { name: m.repeatIn('German') });
    await expect(dialog).toContainText('French doesn’t have it.');
    await accept(page, m.confirmRepeating('German', 1, 'languages'));
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => groups(page))
      .toEqual([
        'start install keys',
        'de/start de/install de/keys',
        'fr/start fr/install fr/keys',
      ]);
  });

  test("an addition, in each chosen language's folder", { tag: '@main' }, async ({ page }) => {
    const all = [language('en'), language('de'), language('es'), language('fr', ['new'])];
    await openSite(page, site(...all));
    await row(page, 'Guides').click();
    await page.keyboard.press('ArrowRight');
    await row(page, 'keys').click();
    await page.keyboard.press('Insert');
    await inputFocused(page);
    await page.keyboard.type('new');
    await page.keyboard.press('Enter');
    await expect(row(page, 'new')).toBeFocused();
    const dialog = await again(page);
    await expect(dialog).toHaveAccessibleName(m.repeatIn('German and Spanish'));
    await expect(dialog.getByText('French already has it.')).toBeHidden();
    await dialog.getByText(m.notPossibleIn(1, 'language'), { exact: true }).click();
    await expect(dialog.getByText('French already has it.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const spanish = dialog.getByRole('checkbox', { name: 'Spanish' });
    await dialog.getByRole('checkbox', { name: 'German' }).click();
    await spanish.press('Space');
    await expect(dialog.getByRole('button', { name: /^Repeat in/ })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'German' }).press('Space');
    await expect(dialog).toHaveAccessibleName(m.repeatIn('German'));
    await accept(page, m.confirmRepeating('German', 1, 'languages'));
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await groups(page)).slice(1, 3))
      .toEqual(['de/start de/install de/keys de/new', 'es/start es/install es/keys']);
  });

  test('nothing to repeat: it says why', { tag: '@long' }, async ({ page }) => {
    await openSite(page, site(language('en'), language('de')));
    await row(page, 'Start').click();
    await page.keyboard.press('Control+Shift+l');
    await expect(page.getByText(m.changeFirst).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('languages within versions: each set separately', { tag: '@long' }, async ({ page }) => {
  const languages = (version: string) =>
    ['en', 'de'].map((code) => ({ language: code, pages: [`${version}/${code}/a`] }));
  const versions = ['v2', 'v1'].map((version) => ({ version, languages: languages(version) }));
  versions[1]!.languages[0]!.pages.push('v1/en/b');
  await openSite(page, { navigation: { versions } });
  await compare(page, 'versions');
  const sets = page.getByRole('combobox', { name: m.compare });
  await expect(sets.getByRole('option')).toHaveText([
    'Versions',
    'Languages in v2',
    'Languages in v1',
  ]);
  await sets.selectOption('Languages in v2');
  await expect(page.getByText(m.nothingDiffers('languages'))).toBeVisible();
  await sets.selectOption('Languages in v1');
  await expect(head(page, 'German')).toContainText('1 missing');
  // Relative to German, English has one more.
  await page.getByRole('combobox', { name: 'Baseline' }).selectOption('German');
  await expect(head(page, 'English')).toContainText('1 extra');
});

test('on a phone one column is shown next to the structure', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSample(page);
  await compare(page, 'versions');
  await expect(grid(page).getByRole('columnheader')).toHaveCount(2);
  await expect(head(page, 'v1')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await line(page, 'Install the CLI').getByRole('gridcell').click();
  await detail(page).getByRole('button', { name: m.showInNavigation }).click();
  await expect(row(page, 'Install version 1')).toHaveAttribute('aria-selected', 'true');
});

for (const scheme of ['light', 'dark'] as const)
  test(
    `accessible, ${scheme}: the comparison, and the dialog of a new version`,
    { tag: '@long' },
    async ({ page }) => {
      // Checks every element of a screen, which is slow on a slow machine.
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openSample(page);
      await compare(page, 'versions');
      const faults = async () =>
        (
          await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
        ).violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ html }) => html)
              .join(' ')
              .slice(0, 300)}`,
        );
      // Axe is slow on a busy machine.
      const isClean = () => expect.poll(() => faults(), { timeout: 60_000 }).toEqual([]);
      await isClean();
      await line(page, 'Install the CLI').getByRole('gridcell').nth(1).click();
      await isClean();
      await page.keyboard.press('Escape');
      await row(page, 'v1').click();
      await page.getByRole('button', { name: /^Create a version/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isClean();
    },
  );
