/*
 * User actions in the tree, performed by the benchmark with real keys and a real mouse. Each function returns the times
 * of its repetitions, keyed by measure.
 */
import { framesOf, heapOf, paintOf, take, twoFrames, workOf } from './probe.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */
/** @typedef {import('playwright').Page} Page */
/** @typedef {Record<string, number[]>} Times */

/** @param {Page} page */
export const tree = (page) => page.getByRole('tree', { name: 'Navigation' });

/** @param {Page} page */
const selected = (page) => page.locator('[role=treeitem][aria-selected=true]').first();

/** The measures the app takes for each change. */
const CHANGE = ['signpost:commit', 'signpost:paint', 'signpost:check'];

/** Finds a page by its path, selects its row and focuses it. @param {Page} page @param {string} path */
export async function selectPage(page, path) {
  const field = page.getByRole('searchbox', { name: 'Search navigation' });
  await field.fill(path);
  const found = tree(page).locator(`[role=treeitem][title="${path}"]`).first();
  await found.click();
  // Ends the search, which opens what the row is in.
  await field.press('Escape');
  await selected(page).waitFor();
  await selected(page).focus();
  await twoFrames(page);
}

/** Repeats a change. @param {Probe} probe @param {number} times @param {(i: number) => Promise<unknown>} change @returns {Promise<Times>} */
async function changes(probe, times, change) {
  /** @type {Times} */
  const taken = { work: [] };
  for (const name of CHANGE) {
    taken[name] = [];
    await take(probe.page, name);
  }
  for (let i = 0; i < times; i++) {
    taken['work']?.push(await workOf(probe, () => change(i)));
    for (const name of CHANGE) taken[name]?.push(...(await take(probe.page, name)));
  }
  return taken;
}

/** Moves the focused row down one place and back up. @param {Probe} probe @param {number} times */
export const move = (probe, times) =>
  changes(probe, times, (i) => probe.page.keyboard.press(i % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'));

/** Moves all 50 children of a group down one place and back. @param {Probe} probe @param {number} times */
export async function moveMany(probe, times) {
  await probe.page.keyboard.press('Control+a');
  await twoFrames(probe.page);
  return move(probe, times);
}

/** Renames the focused page in place. Typing isn't measured, only the effect of Enter. @param {Probe} probe @param {number} times */
export async function rename({ page, session }, times) {
  /** @type {Times} */
  const taken = {};
  for (const name of CHANGE) await take(page, name);
  for (let i = 0; i < times; i++) {
    await page.keyboard.press('F2');
    await tree(page).getByRole('textbox').or(tree(page).getByRole('combobox')).first().waitFor();
    await page.keyboard.insertText(`renamed/page-${i}`);
    const one = await changes({ page, session }, 1, () => page.keyboard.press('Enter'));
    for (const [name, values] of Object.entries(one)) (taken[name] ??= []).push(...values);
  }
  return taken;
}

/** Undoes the last step and redoes it. @param {Probe} probe @param {number} times */
export const undo = (probe, times) =>
  changes(probe, times, (i) => probe.page.keyboard.press(i % 2 ? 'Control+Shift+z' : 'Control+z'));

/**
 * Expands all rows, then collapses them again except after the last repetition.
 * @param {Probe} probe
 * @param {number} times
 */
export async function expandAll(probe, times) {
  const { page } = probe;
  /** @type {Times} */
  const taken = { paint: [], work: [] };
  for (let i = 0; i < times; i++) {
    await act(page, 'Collapse all');
    taken['work']?.push(
      await workOf(probe, async () => {
        taken['paint']?.push(await paintOf(page, () => act(page, 'Expand all')));
      }),
    );
  }
  return taken;
}

/** Runs a command from the palette. @param {Page} page @param {string} label */
export async function act(page, label) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(label);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Scrolls the expanded tree with the mouse wheel. @param {Page} page @returns {Promise<Times>} */
export async function scroll(page) {
  const box = await tree(page).boundingBox();
  if (!box) throw new Error('the tree is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const frames = await framesOf(page, async () => {
    for (let i = 0; i < 120; i++) {
      await page.mouse.wheel(0, i < 90 ? 240 : -480);
      await page.waitForTimeout(8);
    }
  });
  return { frame: frames };
}

/** Drags the selected row up and down, then cancels. @param {Page} page @param {number} times @returns {Promise<Times>} */
export async function drag(page, times) {
  await take(page, 'signpost:drag-start');
  /** @type {Times} */
  const taken = { 'signpost:drag-start': [], frame: [] };
  for (let i = 0; i < times; i++) {
    const box = await selected(page).boundingBox();
    if (!box) throw new Error('the row to drag is not in view');
    const [x, y] = [box.x + Math.min(box.width - 8, 90), box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 6, { steps: 3 });
    const frames = await framesOf(page, async () => {
      for (let step = 0; step < 60; step++) {
        await page.mouse.move(x + (step % 20), y + 4 * Math.min(step, 60 - step));
        await page.waitForTimeout(8);
      }
    });
    taken['frame']?.push(...frames);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await twoFrames(page);
    taken['signpost:drag-start']?.push(...(await take(page, 'signpost:drag-start')));
  }
  return taken;
}

/** Types into the path of the selected page in the JSON view. @param {Page} page @param {number} times @returns {Promise<Times>} */
export async function type(page, times) {
  await page.getByRole('radio', { name: 'Split' }).click();
  const json = page.getByRole('region', { name: 'JSON' });
  await json.locator('.view-line').first().waitFor();
  await json.locator('.monaco-editor').first().waitFor();
  await json.getByRole('textbox').first().focus();
  await page.keyboard.press('ArrowRight'); // past the opening quote of the path
  await page.keyboard.press('ArrowRight');
  return keys(page, times);
}

/**
 * Keeps typing where the text is broken: before the path's quote.
 * @param {Page} page
 * @param {number} times
 * @returns {Promise<Times>}
 */
export async function typeBroken(page, times) {
  await page.keyboard.press('Home');
  return keys(page, times);
}

/** @param {Page} page @param {number} times @returns {Promise<Times>} */
async function keys(page, times) {
  /** @type {Times} */
  const taken = { 'signpost:type': [], 'signpost:markers': [] };
  for (const name of Object.keys(taken)) await take(page, name);
  for (let i = 0; i < times; i++) {
    await page.keyboard.press('x');
    await twoFrames(page);
    await twoFrames(page);
    for (const [name, values] of Object.entries(taken)) values.push(...(await take(page, name)));
  }
  return taken;
}

/** Measures the heap before and after 100 moves and 100 undos. @param {Probe} probe */
export async function heapAfterEdits(probe) {
  const { page } = probe;
  const before = await heapOf(probe);
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press(i % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
    if (i % 10 === 9) await twoFrames(page);
  }
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press('Control+z');
    if (i % 10 === 9) await twoFrames(page);
  }
  await page.waitForTimeout(1000);
  return { before, after: await heapOf(probe) };
}
