/*
 * What people wait for, until the screen shows it: each gesture once in a fresh page, with real keys and a real mouse.
 * It ends when the elements that it changes have changed ("shown"), and when the frame that draws them is done
 * ("painted"). Both count the processor time of the main thread from the event on, so neither waiting for the display
 * nor other processes on the machine count. "work" is the same until everything that follows is done; "layouts" and
 * "styles" say how often the browser computed them. Only frames and "felt" are what a clock shows.
 */
import { act, selectPage, tree } from './gestures.mjs';
import { choose, ready, started } from './opening.mjs';
import { framesOf, probe, settle, totalsOf, twoFrames } from './probe.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */
/** @typedef {import('playwright').Page} Page */
/** @typedef {Record<string, number[]>} Times */
/** What a gesture changes: the rows in view, the first rows, the dragged row, a line in Monaco, or what Ctrl+K offers. @typedef {'rows' | 'opened' | 'taken' | 'line' | 'options'} Sight */

/**
 * Marks the last event of this name, the moment something is seen after it, and the end of that frame.
 * @param {Page} page @param {string} label @param {string} event @param {Sight} sight
 */
const watch = (page, label, event, sight) =>
  page.evaluate(([label, event, sight]) => {
    const all = (/** @type {string} */ what) => [...document.querySelectorAll(what)];
    const looks = {
      rows: () => {
        const names = ['data-row', 'aria-label', 'title', 'aria-level', 'aria-posinset'];
        return all('[role=tree] [data-row]').map((row) => [
          ...names.map((name) => row.getAttribute(name)),
          row.parentElement?.style.top,
        ]);
      },
      opened: () => all('[role=treeitem]').length > 0,
      taken: () => all('[role=treeitem].taken').length > 0,
      line: () => all('.monaco-editor .view-line').map((line) => line.textContent),
      options: () => all('dialog [role=option]').map((option) => option.textContent),
    };
    const look = () => JSON.stringify(looks[sight]());
    const mark = (/** @type {string} */ moment) => performance.mark(`bench:${label}:${moment}`);
    const before = look();
    const channel = new MessageChannel();
    const seen = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${label}: nothing was seen`)), 20_000);
      let pressed = -1;
      let isShown = false;
      const note = (/** @type {Event} */ { timeStamp }) => {
        mark('begun');
        if (pressed < 0) requestAnimationFrame(frame);
        pressed = timeStamp;
      };
      window.addEventListener(event, note, true);
      const observer = new MutationObserver(() => {
        if (pressed < 0) return;
        mark('shown');
        if (look() === before) return;
        observer.disconnect();
        window.removeEventListener(event, note, true);
        isShown = true;
      });
      const attributes = true;
      const characterData = true;
      observer.observe(document, { subtree: true, childList: true, attributes, characterData });
      // The message arrives when the frame is done.
      function frame() {
        channel.port1.onmessage = () => {
          if (!isShown) return void requestAnimationFrame(frame);
          mark('painted');
          clearTimeout(late);
          resolve(performance.now() - pressed);
        };
        channel.port2.postMessage(undefined);
      }
    });
    seen.catch(() => undefined);
    Object.assign(window, { benchSeen: seen });
  }, /** @type {const} */ ([label, event, sight]));

/** Waits until it is painted. Returns the time since the event by the clock. @param {Page} page @returns {Promise<number>} */
const seen = (page) => page.evaluate('benchSeen');

/** One page, and what is measured in it. */
class Run {
  /** @type {Times} */
  figures = {};
  #probe;

  /** @param {Probe} probe */
  constructor(probe) {
    this.#probe = probe;
  }

  /** @param {string} label @param {string} name @param {number[]} values */
  add(label, name, ...values) {
    (this.figures[`${label}: ${name}`] ??= []).push(...values);
  }

  rest = () => settle(this.#probe);

  /**
   * @param {string} label @param {string} event @param {Sight} sight
   * @param {() => Promise<unknown>} act
   * @param {() => Promise<unknown>} [rest] waits for what follows
   */
  async measure(label, event, sight, act, rest = this.rest) {
    const { page } = this.#probe;
    await watch(page, label, event, sight);
    const before = await totalsOf(this.#probe);
    await act();
    await seen(page);
    await rest();
    const after = await totalsOf(this.#probe);
    this.add(label, 'work', after.work - before.work);
    this.add(label, 'layouts', after.layouts - before.layouts);
    this.add(label, 'styles', after.styles - before.styles);
  }

  /** A key in Monaco, whose effects nobody waits for. @param {string} label @param {string} key */
  async key(label, key) {
    const { page } = this.#probe;
    await watch(page, label, 'keydown', 'line');
    await page.keyboard.press(key);
    this.add(label, 'felt', await seen(page));
  }

  /**
   * Adds the processor times between the marks, from the browser's trace.
   * @param {readonly { name: string, ts: number, tts?: number }[]} events
   */
  addMarks(events) {
    /** @type {Record<string, number>} */
    const last = {};
    for (const { name, tts = Number.NaN } of [...events].sort((a, b) => a.ts - b.ts)) {
      const [, label = '', moment = ''] = /^bench:(.*):(.*)$/.exec(name) ?? [];
      last[moment] = tts / 1000;
      if (moment !== 'painted') continue;
      this.add(label, 'shown', (last.shown ?? Number.NaN) - (last.begun ?? Number.NaN));
      this.add(label, 'painted', tts / 1000 - (last.begun ?? Number.NaN));
    }
  }
}

/** Scrolls the expanded tree with the wheel. @param {Probe} probe @param {Run} run */
async function scroll(probe, run) {
  const { page } = probe;
  const box = await tree(page).boundingBox();
  if (!box) throw new Error('the tree is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await twoFrames(page);
  const before = await totalsOf(probe);
  const frames = await framesOf(page, async () => {
    for (let i = 0; i < 120; i++) {
      await page.mouse.wheel(0, i < 90 ? 240 : -480);
      await page.waitForTimeout(8);
    }
  });
  const after = await totalsOf(probe);
  run.add('scroll', 'frame', ...frames);
  run.add('scroll', 'longest frame', Math.max(...frames));
  run.add('scroll', 'work per frame', (after.work - before.work) / frames.length);
}

/** Takes the selected row with the mouse, then cancels. @param {Page} page @param {Run} run */
async function drag(page, run) {
  const box = await tree(page).locator('[aria-selected=true]').first().boundingBox();
  if (!box) throw new Error('the row to drag is not in view');
  const [x, y] = [box.x + Math.min(box.width - 8, 90), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await run.rest();
  await run.measure('drag start', 'mousemove', 'taken', () => page.mouse.move(x + 2, y + 12));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await run.rest();
}

/** Types into the path of the selected page in the JSON view. @param {Page} page @param {Run} run */
async function type(page, run) {
  await page.getByRole('radio', { name: 'Split' }).click();
  const json = page.getByRole('region', { name: 'JSON' });
  await json.locator('.view-line').first().waitFor();
  await json.locator('.monaco-editor').first().waitFor();
  await json.getByRole('textbox').first().focus();
  await page.keyboard.press('ArrowRight'); // past the opening quote of the path
  await page.keyboard.press('ArrowRight');
  await run.rest();
  await run.measure('character', 'keydown', 'rows', () => page.keyboard.press('x'));
  for (let i = 0; i < 10; i++) await run.key('key', 'x');
  await page.getByRole('radio', { name: 'Visual' }).click();
}

/** Finds a page with Ctrl+K, for the first time. @param {Page} page @param {string} path @param {Run} run */
async function find(page, path, run) {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=option]').first().waitFor();
  await run.rest();
  await run.measure('find', 'input', 'options', () => page.keyboard.insertText(path));
  await page.keyboard.press('Escape');
  await run.rest();
}

/**
 * Each gesture once in a fresh page, `times` times.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ text: string }} document
 * @param {string} path the page in the middle of a group of 50
 * @param {number} times
 * @returns {Promise<Times>}
 */
export async function onScreen(browser, url, document, path, times) {
  /** @type {Times} */
  const all = {};
  for (let i = 0; i < times; i++) {
    // Its own storage, so that no other page has the document open.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const probed = await probe(page);
    const run = new Run(probed);
    await page.goto(url);
    await started(page);
    await run.rest();
    await browser.startTracing(page, { categories: ['blink.user_timing'] });
    const rest = () => ready(page).then(run.rest);
    await run.measure('open', 'change', 'opened', () => choose(page, document), rest);

    await find(page, path, run);
    await selectPage(page, path);
    await run.rest();
    await drag(page, run);

    await page.keyboard.press('F2');
    await tree(page).getByRole('textbox').or(tree(page).getByRole('combobox')).first().waitFor();
    await page.keyboard.insertText('renamed/page');
    await run.rest();
    await run.measure('rename', 'keydown', 'rows', () => page.keyboard.press('Enter'));

    await page.keyboard.press('Control+a');
    await run.rest();
    await run.measure('move of 50', 'keydown', 'rows', () => page.keyboard.press('Alt+ArrowDown'));
    await run.measure('undo', 'keydown', 'rows', () => page.keyboard.press('Control+z'));

    await selectPage(page, 'renamed/page');
    await type(page, run);

    await act(page, 'Expand all');
    await run.rest();
    await scroll(probed, run);
    run.addMarks(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
    await context.close();
    for (const [name, values] of Object.entries(run.figures)) (all[name] ??= []).push(...values);
  }
  return all;
}
