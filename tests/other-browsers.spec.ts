/* The main job and ten drops in Firefox and WebKitGTK, with a real mouse and keys, where these browsers are installed. */
import { writeFileSync } from 'node:fs';
import { RULES } from './drop-rules';
import { fileText } from './make-document';
import type { OtherBrowser } from './other-browsers/browser';
import { otherBrowsers } from './other-browsers/find';
import { expect, test } from './story';
import { SITE, type OverNamed } from './tree-story';

/** Height of the pointer in a row: 0 is its top, 1 its bottom. */
const PARTS = { above: 0.12, onto: 0.5, below: 0.88 };
const INDENT = 16;

/** Positions of a row and of its icon, in CSS pixels of the window. */
const placeOfRow = (name: string) => {
  const named = (by: string) =>
    document.querySelector(`[role=treeitem][${by}=${JSON.stringify(name)}]`);
  const row = named('title') ?? named('aria-label');
  if (!row) return undefined;
  const { left, top, height } = row.getBoundingClientRect();
  return { left, top, height, icon: row.querySelector('.kind')!.getBoundingClientRect().left };
};

/** The rows in view as an outline, indented two spaces per level. Pages have their paths. */
const outline = () =>
  [...document.querySelectorAll('[role=tree] [role=treeitem]')].map(
    (row) =>
      '  '.repeat(Number(row.getAttribute('aria-level')) - 1) +
      (row.getAttribute('title') ?? row.getAttribute('aria-label') ?? ''),
  );

const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim();

async function placeOf(browser: OtherBrowser, name: string) {
  const place = await browser.evaluate(placeOfRow, name);
  expect(place, `a row ${name}`).toBeTruthy();
  return place!;
}

async function pointOf(browser: OtherBrowser, over: OverNamed): Promise<[number, number]> {
  const [part] = (['above', 'onto', 'below'] as const).filter((one) => over[one] !== undefined);
  const { left, top, height, icon } = await placeOf(browser, over[part!]!);
  const x = over.left === undefined ? left + 140 : icon - (over.left - 0.5) * INDENT;
  return [x, top + height * PARTS[part!]];
}

async function click(browser: OtherBrowser, x: number, y: number): Promise<void> {
  await browser.moveTo(x, y);
  await browser.press();
  await browser.release();
}

async function clickRow(browser: OtherBrowser, name: string): Promise<void> {
  const { left, top, height } = await placeOf(browser, name);
  await click(browser, left + 120, top + height / 2);
}

/** Clicks the button, or other control, that has this name. */
async function clickNamed(browser: OtherBrowser, name: string): Promise<void> {
  const at = await browser.evaluate((wanted) => {
    const named = [...document.querySelectorAll('button, label')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === wanted,
    );
    if (!named) return undefined;
    const { left, top, width, height } = named.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, name);
  expect(at, `a control named ${name}`).toBeTruthy();
  await click(browser, ...at!);
}

/** Drags a row over another one, waits until the line at the foot says this, and drops it. */
async function drag(browser: OtherBrowser, name: string, over: OverNamed, says: string) {
  const { left, top, height } = await placeOf(browser, name);
  await browser.moveTo(left + 120, top + height / 2);
  await browser.press();
  // A hand never rests: a press before the tree is ready for drags becomes one at the next movement.
  let y = top + height / 2 + 5;
  await expect
    .poll(async () => {
      await browser.moveTo(left + 123, (y += 1));
      return browser.evaluate(textOf, '.ghost');
    })
    .toBeTruthy();
  await browser.moveTo(...(await pointOf(browser, over)));
  await expect.poll(() => browser.evaluate(textOf, '.drop-note')).toBe(says);
  await browser.release();
}

/** Keeps what the page downloads, as text. */
const keepDownloads = () => {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    void blob.text().then((text) => (document.documentElement.dataset.download = text));
    return create(blob);
  };
};

for (const { name, needs, open } of otherBrowsers())
  test.describe(`in ${name}`, { tag: '@long' }, () => {
    test.skip(!open, `${name} was not found: it needs ${needs}`);
    test.describe.configure({ timeout: 300_000 });

    let browser: OtherBrowser;
    test.beforeEach(async ({ baseURL }, info) => {
      const path = info.outputPath('docs.json');
      writeFileSync(path, fileText(SITE));
      browser = await open!();
      await browser.open(baseURL!);
      await browser.choose('input[type=file][aria-label="Choose docs.json"]', path);
      await expect.poll(() => browser.evaluate(outline)).toContain('Documentation');
    });
    test.afterEach(() => browser.close());

    test('ten drops land where the pointer is', async () => {
      const before = await browser.evaluate(outline);
      for (const { name, drag: dragged, over, closed, says, from, rows } of RULES.slice(0, 10))
        await test.step(name, async () => {
          if (closed) {
            await clickRow(browser, closed);
            await browser.key('ArrowLeft');
          }
          await drag(browser, dragged, over, says);
          await expect
            .poll(async () => {
              const all = await browser.evaluate(outline);
              const at = all.findIndex((one) => one.trim() === from);
              return all.slice(at, at + rows.length);
            })
            .toEqual(rows);
          await browser.key('z', true);
          if (closed) {
            await clickRow(browser, closed);
            await browser.key('ArrowRight');
          }
          await expect.poll(() => browser.evaluate(outline)).toEqual(before);
        });
    });

    test('a group moves to another tab, is renamed, reviewed and downloaded', async () => {
      await browser.evaluate(keepDownloads);
      const before = await browser.evaluate(outline);
      await drag(browser, 'Guides', { above: 'Users' }, 'Into “API”, first in the list');
      await expect.poll(() => browser.evaluate(outline)).not.toEqual(before);
      await browser.key('F2');
      await expect
        .poll(() => browser.evaluate(() => document.activeElement?.tagName))
        .toBe('INPUT');
      await browser.key('a', true);
      await browser.type('How-to');
      await browser.key('Enter');
      await expect.poll(() => browser.evaluate(outline)).toContain('  How-to');
      const after = await browser.evaluate(outline);

      for (let i = 0; i < 2; i++) await browser.key('z', true);
      await expect.poll(() => browser.evaluate(outline)).toEqual(before);
      for (let i = 0; i < 2; i++) await browser.key('z', true, true);
      await expect.poll(() => browser.evaluate(outline)).toEqual(after);

      await clickNamed(browser, 'JSON');
      await expect.poll(() => browser.evaluate(textOf, '.view-lines')).toContain('How-to');
      await clickNamed(browser, 'Visual');
      await clickNamed(browser, 'Review changes');
      await expect
        .poll(() => browser.evaluate(textOf, '[aria-label="Changes"]'))
        .toContain('How-to');
      await clickNamed(browser, 'Download');
      const downloaded = () => document.documentElement.dataset.download;
      await expect.poll(() => browser.evaluate(downloaded)).toBeTruthy();
      const { navigation } = JSON.parse((await browser.evaluate(downloaded))!) as typeof SITE;
      expect(navigation.tabs.map(({ groups }) => groups.map(({ group }) => group))).toEqual([
        ['Get started'],
        ['How-to', 'Users'],
      ]);
    });
  });
