/*
 * Random sequences through the real interface: keys, menus, drags, renaming, properties, and typing in the code editor,
 * with undo by key, button and history list in between. Each next action is drawn from what the page offers. In the end
 * every step is undone and redone, and the bytes must match.
 */
import type { Locator, Page } from '@playwright/test';
import { seededDice } from './generated-documents';
import { corpusFile, expect, fixture, test, tree } from './story';
import { atRest } from './drop-row';
import { openSite } from './open-site';
import { region, downloadText } from './screen-parts';

const SEED = 20260611;
const SEQUENCES = 25;
/** How many sequences `.ci/run` runs. */
const SHORT = 2;

const SITE = fixture('site.json').buffer.toString('utf8');
const MIXED =
  '\ufeff{\r\n\t"name": "Mixed",\n  "navigation": {\n    "tabs": [\r\n\t  { "tab": "One",\n' +
  '        "groups": [ { "group": "A", "pages": ["a", "b",\n "c"] },\r\n { "group": "B", "pages": ["e"] } ] },\n' +
  '      { "tab": "Two", "pages": ["d"] } ]\r\n  }\n}';
/** The starting texts, used in rotation. */
const TEXTS: readonly string[] = [
  SITE,
  MIXED,
  `\ufeff${SITE.replaceAll('\n', '\r\n')}`,
  corpusFile('dubinc__docs.json').buffer.toString('utf8'),
  SITE.replaceAll('  ', '\t').trimEnd(),
];
const present = (page: Page): Locator => region(page, 'History').locator('[aria-current=step]');
const states = (page: Page): Locator => region(page, 'History').locator('button[data-count]');
/** The number of steps up to the current state. */
const countNow = async (page: Page): Promise<number> =>
  Number(await present(page).getAttribute('data-count'));

/** A user whose next action is drawn at random. */
interface Hand {
  readonly page: Page;
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

type Act = (hand: Hand) => Promise<void>;

/** Selects a visible row by keyboard, because its middle may be under the sticky rows. */
async function takeRow({ page, below }: Hand): Promise<Locator | undefined> {
  const rows = tree(page).getByRole('treeitem');
  const count = Math.min(await rows.count(), 14);
  if (count === 0) return undefined;
  const one = rows.nth(below(count));
  await one.focus();
  await page.keyboard.press(' ');
  return one;
}

/** Presses one of these keys on a row. */
const atRow =
  (...keys: readonly string[]): Act =>
  async (hand) => {
    if (await takeRow(hand)) await hand.page.keyboard.press(hand.pick(keys));
  };

async function drag(hand: Hand): Promise<void> {
  const { page, below } = hand;
  const one = await takeRow(hand);
  await atRest(page);
  const from = await one?.boundingBox();
  const area = from && (await tree(page).boundingBox());
  if (!area) return;
  const x = from.x + 120;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3, from.y + from.height / 2 + 6);
  const height = Math.min(area.height, 400) - 20;
  await page.mouse.move(x + (below(3) - 1) * 16, area.y + 10 + below(height), { steps: 10 });
  await page.mouse.up();
}

async function rename(hand: Hand): Promise<void> {
  const { page, pick } = hand;
  if (!(await takeRow(hand))) return;
  await page.keyboard.press('F2');
  const box = tree(page).locator('input:focus');
  const shown = await box.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false, // An element without its own name can't be renamed.
  );
  if (!shown) return;
  const name = pick(['Renamed', 'naïve “x”', '日本', 'a/b']);
  const key = pick(['Enter', 'Enter', 'Escape']);
  // A late dialog from the previous action may take the keys; then nothing is renamed.
  const filled = await box.fill(name, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (filled) await page.keyboard.press(key);
}

async function choose(hand: Hand): Promise<void> {
  const { page, below } = hand;
  if (!(await takeRow(hand))) return;
  await page.keyboard.press('Shift+F10');
  const shown = await page
    .getByRole('menu')
    .first()
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false, // A late dialog from the previous action took the key.
    );
  if (!shown) return;
  for (let steps = below(12); steps > 0; steps--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function fill(hand: Hand): Promise<void> {
  const { page, below, pick } = hand;
  await showProperties(page);
  if (!(await takeRow(hand))) return;
  const boxes = region(page, 'Properties').locator('input[type=text]:visible, textarea:visible');
  const count = await boxes.count();
  if (count === 0) return;
  await boxes.nth(below(Math.min(count, 3))).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(pick(['-2', ' ü', 'x']));
}

async function showProperties(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'History', exact: true });
  if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
}

async function showHistory(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'History', exact: true });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(present(page)).toBeVisible();
}

const mode = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).click({ force: true });

/** Keys in the code editor: text, characters that break the JSON and perhaps deleting them again, a line, a cut. */
async function type(hand: Hand): Promise<void> {
  const { page, below, pick } = hand;
  await mode(page, pick(['JSON', 'Split']));
  const code = region(page, 'JSON').locator('.code');
  await code.locator('.view-line').first().waitFor();
  const area = (await code.boundingBox())!;
  await page.mouse.click(area.x + 200, area.y + 10 + below(300));
  await page.keyboard.press(pick(['Home', 'End', 'End']));
  for (let steps = below(6); steps > 0; steps--) await page.keyboard.press('ArrowLeft');
  const word = pick([
    'abc',
    '-2',
    ' naïve',
    '"',
    ',',
    '{',
    ']',
    'Enter',
    'Backspace',
    'Delete',
    'cut',
  ]);
  if (word === 'Enter' || word === 'Backspace' || word === 'Delete')
    await page.keyboard.press(word);
  else if (word === 'cut') {
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Delete');
  } else await page.keyboard.type(word);
  await page.keyboard.press('Escape');
  if (pick([true, false])) for (const _ of word) await page.keyboard.press('Backspace');
}

const press =
  (...keys: readonly string[]): Act =>
  ({ page, pick }) =>
    page.keyboard.press(pick(keys));

const click =
  (name: string): Act =>
  async ({ page }) => {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isEnabled()) await button.click();
  };

/** Goes to a state in the list and back, checks that the bytes are the same, and perhaps goes there again. */
async function goTo({ page, below }: Hand): Promise<void> {
  await showHistory(page);
  const before = await downloadText(page);
  const from = await countNow(page);
  const to = below(await states(page).count());
  const state = (count: number) => region(page, 'History').locator(`[data-count="${count}"]`);
  for (const count of [to, from, below(2) ? to : from]) {
    await state(count).click();
    await expect(present(page)).toHaveAttribute('data-count', String(count));
    if (count === from) await expect.poll(() => downloadText(page)).toBe(before);
  }
  await showProperties(page);
}

async function bringBack({ page, below }: Hand): Promise<void> {
  await showHistory(page);
  const buttons = region(page, 'History').getByRole('button', { name: /^Restore/ });
  const count = await buttons.count();
  if (count > 0) await buttons.nth(below(count)).click();
  await showProperties(page);
}

/** The actions with their relative frequency. */
const ACTS: readonly (readonly [name: string, weight: number, act: Act])[] = [
  ['move', 4, atRow('Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight')],
  ['remove', 1, atRow('Delete')],
  ['duplicate', 2, atRow('ControlOrMeta+d')],
  ['open', 1, atRow('ArrowRight', 'ArrowLeft')],
  ['drag', 3, drag],
  ['rename', 2, rename],
  ['menu', 2, choose],
  ['properties', 3, fill],
  ['type', 4, type],
  ['undo', 2, press('ControlOrMeta+z')],
  ['undo by button', 1, click('Undo')],
  ['redo', 1, press('ControlOrMeta+Shift+z', 'ControlOrMeta+y')],
  ['redo by button', 1, click('Redo')],
  ['go to', 1, goTo],
  ['bring back', 1, bringBack],
];
const UNDO = { name: 'undo', act: press('ControlOrMeta+z') };
const DRAWN = ACTS.flatMap(([name, weight, act]) =>
  Array.from({ length: weight }, () => ({ name, act })),
);

/** Closes whatever an action opened over the page, and waits until it is painted. */
async function calm(page: Page): Promise<void> {
  const over = page.locator(
    'dialog[open], [role=dialog]:visible, [role=menu], .suggest-widget.visible, .rename-box:visible',
  );
  for (let tries = 0; tries < 5 && (await over.count()) > 0; tries++)
    await page.keyboard.press('Escape');
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

async function everythingComesBack(page: Page, first: string): Promise<number> {
  await showHistory(page);
  const steps = (await states(page).count()) - 1;
  await states(page).first().click();
  await expect(present(page)).toHaveAttribute('data-count', String(steps));
  const last = await downloadText(page);
  await region(page, 'History').locator('[data-count="0"]').click();
  await expect.poll(() => downloadText(page)).toBe(first);
  for (const [key, way] of [
    ['ControlOrMeta+Shift+z', 1],
    ['ControlOrMeta+z', -1],
  ] as const) {
    for (let made = 1; made <= steps; made++) await page.keyboard.press(key);
    await expect(present(page)).toHaveAttribute('data-count', String(way > 0 ? steps : 0));
    await expect.poll(() => downloadText(page)).toBe(way > 0 ? last : first);
  }
  return steps;
}

for (let i = 0; i < SEQUENCES; i++)
  test(
    `whatever is done, undo and redo restore the bytes: ${i + 1} of ${SEQUENCES}`,
    { tag: i < SHORT ? [] : ['@long'] },
    async ({ page }) => {
      test.setTimeout(300_000);
      // Adjacent seeds would start with adjacent numbers.
      const dice = seededDice(Math.imul(SEED + i, 0x9e3779b1));
      const below = (count: number) => Math.floor(dice() * count);
      const hand: Hand = { page, below, pick: (list) => list[below(list.length)]! };
      const text = TEXTS[i % TEXTS.length]!;
      await openSite(page, text);
      // A dialog opened from a menu may appear only when the next action starts.
      const dialog = page.getByRole('dialog').first();
      await page.addLocatorHandler(dialog, () => page.keyboard.press('Escape'));
      const acts = 20 + below(21);
      const done: string[] = [];
      while (done.length < acts) {
        // While the JSON is broken, little can be done in the tree, so undo is more likely.
        const isBroken = (await page.getByText(/has a syntax error\./).count()) > 0;
        const { name, act } = isBroken && below(10) < 6 ? UNDO : hand.pick(DRAWN);
        await test.step(name, () => act(hand));
        await calm(page);
        done.push(name);
      }
      const steps = await everythingComesBack(page, text);
      console.log(
        `Sequence ${i + 1} of ${SEQUENCES} (seed ${SEED + i}): ${acts} acts, ${steps} steps: ${done.join(', ')}`,
      );
      expect(steps).toBeGreaterThan(0);
    },
  );
