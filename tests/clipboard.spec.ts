import type { BrowserContext, Page } from '@playwright/test';
import { expect, row, test, tree } from './story';
import { openSite } from './open-site';
import { announced, outline, downloadText } from './screen-parts';
import * as m from '../src/lib/features/tree/commands/messages';
import * as pasteMessages from '../src/lib/core/operations/paste-messages';
import * as namingMessages from '../src/lib/features/tree/naming-messages';
import { inPast } from '../src/lib/editor/past-tense';

const SITE = `{
  // The site of Signal.
  "name": "Signal",
  "navigation": {
    "tabs": [
      {
        "tab": "Documentation",
        "groups": [
          {
            "group": "Get started",
            "pages": ["introduction", "quickstart"]
          },
          {
            "group": "Guides", // for everybody
            "boost": 1e1,
            "pages": [
              "deploy",
              "rot\\u0061te",
              "migrate"
            ]
          }
        ]
      },
      {
        "tab": "API",
        "groups": []
      }
    ]
  }
}
`;
const GUIDES = `{
  "group": "Guides", // for everybody
  "boost": 1e1,
  "pages": [
    "deploy",
    "rot\\u0061te",
    "migrate"
  ]
}`;

const allow = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const put = (page: Page, words: string) =>
  page.evaluate((it) => navigator.clipboard.writeText(it), words);

test(
  'a group is cut and pasted into another tab with its original text',
  { tag: '@main' },
  async ({ page, context }) => {
    await allow(context);
    await openSite(page, SITE);
    await row(page, 'Guides').click();
    await page.keyboard.press('Control+x');
    await expect(row(page, 'Guides')).toHaveCount(0);
    await announced(page, 'Cut “Guides”');
    await expect(row(page, 'Get started')).toBeFocused();
    await expect.poll(() => clipboard(page)).toBe(GUIDES);

    await row(page, 'API').click();
    await page.keyboard.press('Control+v');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, 'Guides')).toBeFocused();
    await announced(page, inPast(m.pastedInto('“Guides”', '“API”')));
    await page.getByRole('button', { name: 'Revert' }).click();
    await expect(row(page, 'Guides')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    const after = await downloadText(page);
    expect(after).toContain(
      `"groups": [\n          ${GUIDES.replaceAll('\n', '\n          ')}\n        ]`,
    );

    // Two steps: the paste and the cut.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(SITE);
  },
);

test('several are copied as a list and pasted in one step', async ({ page, context }) => {
  await allow(context);
  await openSite(page, SITE);
  await row(page, 'deploy').click();
  await row(page, 'migrate').click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+c');
  await announced(page, 'Copied 2 pages');
  await expect.poll(() => clipboard(page)).toBe('[\n  "deploy",\n  "migrate"\n]');

  await row(page, 'introduction').click();
  await page.keyboard.press('Control+v');
  await announced(page, inPast(m.pastedInto('2 pages', '“Get started”')));
  await expect
    .poll(async () => (await outline(page)).slice(1, 6))
    .toEqual(['  Get started', '    introduction', '    deploy', '    migrate', '    quickstart']);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(SITE);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test(
  'a copied element is pasted next to itself, not into itself',
  { tag: '@long' },
  async ({ page, context }) => {
    await allow(context);
    await openSite(page, SITE);
    await row(page, 'Guides').click();
    await expect(row(page, 'Guides')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(tree(page).getByRole('treeitem', { name: 'Guides' })).toHaveCount(2);
    await expect(tree(page).getByRole('treeitem', { name: 'Guides' }).last()).toHaveAttribute(
      'aria-level',
      '2',
    );
  },
);

test('an element that fits into a collapsed group is pasted at its end and shown', async ({
  page,
  context,
}) => {
  await allow(context);
  await openSite(page, SITE);
  await row(page, 'introduction').click();
  await row(page, 'quickstart').click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+c');
  await row(page, 'Guides').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  await announced(page, inPast(m.pastedInto('2 pages', '“Guides”')));
  await expect
    .poll(async () => (await outline(page)).slice(4, 10))
    .toEqual([
      '  Guides',
      '    deploy',
      '    rotate',
      '    migrate',
      '    introduction',
      '    quickstart',
    ]);
  // A group also goes into another group; what a group can't contain goes after it.
  await row(page, 'Guides').click();
  await page.keyboard.press('Control+c');
  await row(page, 'Get started').click();
  await page.keyboard.press('Control+v');
  await announced(page, inPast(m.pastedInto('“Guides”', '“Get started”')));
  await put(page, '{ "tab": "Blog", "href": "https://blog.example" }');
  await row(page, 'Documentation').click();
  await page.keyboard.press('Control+v');
  await expect(row(page, 'Blog')).toHaveAttribute('aria-level', '1');
  await expect(row(page, 'Blog')).toHaveAttribute('aria-posinset', '2');
});

test('a list of paths becomes pages in an expanded group', async ({ page, context }) => {
  await allow(context);
  await openSite(page, SITE);
  await put(page, '- /guides/zones.mdx\n- `guides/keys`\n\nGET /users\n');
  await row(page, 'Guides').click();
  await page.keyboard.press('Control+v');
  await announced(page, inPast(m.pastedInto('3 pages', '“Guides”')));
  await expect
    .poll(async () => (await outline(page)).slice(4, 11))
    .toEqual([
      '  Guides',
      '    deploy',
      '    rotate',
      '    migrate',
      '    guides/zones',
      '    guides/keys',
      '    GET /users',
    ]);
});

test(
  'lines from a docs.json are pasted as the elements they describe',
  { tag: '@long' },
  async ({ page, context }) => {
    await allow(context);
    await openSite(page, SITE);
    await put(
      page,
      '            "pages": [\n              "one",\n              "two"\n            ],\n',
    );
    await row(page, 'quickstart').click();
    await page.keyboard.press('Control+v');
    await expect(row(page, 'two')).toHaveAttribute('aria-level', '3');
    await put(page, '{ "tab": "Blog", "href": "https://blog.example" },\n');
    await page.keyboard.press('Control+v');
    // The nearest list that may contain a tab is at the top level.
    await expect(row(page, 'Blog')).toHaveAttribute('aria-level', '1');
    await expect.poll(async () => (await outline(page)).at(-2)).toBe('Blog');
  },
);

test(
  'a paste that is not possible is explained, and nothing changes',
  { tag: '@main' },
  async ({ page, context }) => {
    await allow(context);
    await openSite(page, SITE);
    await row(page, 'deploy').click();
    for (const [words, sentence] of [
      ['Dear all, please look at this', 'contains other text: “Dear all'],
      ['{ "colour": 1 }', pasteMessages.otherJson],
      ['{ "group": "A", "pages": [ }', 'has a syntax error'],
      ['https://acme.example/', pasteMessages.address('https://acme.example/')],
    ] as const) {
      await put(page, words);
      await page.keyboard.press('Control+v');
      await expect(page.locator('.toast')).toContainText(sentence);
    }
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('the menu cuts, copies and pastes too', { tag: '@long' }, async ({ page, context }) => {
  await allow(context);
  await openSite(page, SITE);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await row(page, 'deploy').click({ button: 'right' });
  await item('Copy').click();
  await announced(page, 'Copied “deploy”');
  await expect(row(page, 'deploy')).toBeFocused();
  await row(page, 'introduction').click({ button: 'right' });
  await item('Paste').click();
  await announced(page, inPast(m.pastedInto('“deploy”', '“Get started”')));
  await row(page, 'migrate').click({ button: 'right' });
  await item('Cut').click();
  await expect(row(page, 'migrate')).toHaveCount(0);
  await expect.poll(() => clipboard(page)).toBe('"migrate"');
});

test(
  'where the browser forbids reading the clipboard, the shortcut is shown',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'deploy').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Paste', exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Press Ctrl+V instead.');
    await expect(row(page, 'deploy')).toBeFocused();
  },
);

test('a field keeps its own clipboard', async ({ page, context }) => {
  await allow(context);
  await openSite(page, SITE);
  await put(page, 'how-to');
  await row(page, 'Guides').click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: namingMessages.nameOf('group') })).toBeFocused();
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await expect(row(page, 'how-to')).toHaveAttribute('aria-level', '2');
  await page.getByRole('searchbox', { name: 'Search navigation' }).focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('searchbox', { name: 'Search navigation' })).toHaveValue('how-to');
});

test('elements can be pasted into another window', async ({ page, context }) => {
  await allow(context);
  await openSite(page, SITE);
  await row(page, 'Guides').click();
  await page.keyboard.press('Control+c');
  const other = await context.newPage();
  const others = { navigation: { groups: [{ group: 'Start', pages: ['index'] }] } };
  await openSite(other, `${JSON.stringify(others, null, '\t')}\n`);
  await row(other, 'Start').press('ArrowLeft');
  await other.keyboard.press('Control+v');
  await expect(row(other, 'Guides')).toHaveAttribute('aria-level', '2');
  const pasted = await downloadText(other);
  // Uses that file's indentation, and drops the comment, which it can't contain.
  expect(pasted).toContain('"group": "Guides",\n\t\t\t\t\t\t"boost": 1e1,\n');
  expect(() => JSON.parse(pasted) as unknown).not.toThrow();
});
