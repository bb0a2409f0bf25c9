/*
 * The bench in Chromium: opens each document from the start screen and does what people do. The times are
 * the app's own User Timing measures (signpost:…); only the frames of a drag are counted from outside.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from './browser.mjs';

/** @typedef {import('./measure.mjs').Figure} Figure */
/** @typedef {import('./bench-core.mjs').Document} Document */
/** @typedef {import('playwright').Page} Page */

/** What design and machine allow, in milliseconds, up to 10,000, up to 50,000, and beyond. @type {Record<string, readonly [number, number, number]>} */
const aims = {
  'signpost:open': [35, 50, 120],
  'signpost:commit': [3, 4, 6],
  'signpost:type': [33, 33, 66],
  'signpost:check': [50, 100, 500],
  'signpost:drag-start': [16, 16, 16],
  'drag frame': [18, 18, 18],
};

/** @param {string} measure @param {number} pages */
const aim = (measure, pages) => aims[measure]?.[pages > 50_000 ? 2 : pages > 10_000 ? 1 : 0];

/** Takes the measures of one name that have come since they were last taken. @param {Page} page @param {string} name */
const take = (page, name) =>
  page.evaluate((name) => {
    const values = performance.getEntriesByName(name, 'measure').map(({ duration }) => duration);
    performance.clearMeasures(name);
    return values;
  }, name);

/** @param {Page} page */
const twoFrames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );

/** Opens a document and returns when its rows stand there. @param {Page} page @param {Document} document */
async function choose(page, { text }) {
  await page
    .getByLabel('Choose docs.json')
    .setInputFiles({ name: 'docs.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await tree(page).getByRole('treeitem').first().waitFor();
}

/** @param {Page} page @param {Document} document */
async function open(page, document) {
  await choose(page, document);
  // The measure itself ends when the rows are painted.
  await page.waitForFunction(() => performance.getEntriesByName('signpost:open').length > 0);
}

/** @param {Page} page */
const tree = (page) => page.getByRole('tree', { name: 'Navigation' });

/** Opens rows from the middle of those at the top until a page is selected. @param {Page} page */
async function selectPage(page) {
  const tops = tree(page).locator('[role=treeitem][aria-level="1"]');
  await tops.nth(Math.floor((await tops.count()) / 2)).click();
  for (let i = 0; i < 8; i++) {
    const row = page.locator('[role=treeitem][aria-selected=true]').first();
    const expanded = await row.getAttribute('aria-expanded');
    if (expanded === null) return row;
    await page.keyboard.press('ArrowRight');
    if (expanded === 'false') await page.keyboard.press('ArrowRight');
    await twoFrames(page);
  }
  return page.locator('[role=treeitem][aria-selected=true]').first();
}

/** @param {Page} page @param {() => Promise<void>} gesture @param {number} times */
async function gestures(page, gesture, times) {
  /** @type {Record<string, number[]>} */
  const taken = { 'signpost:commit': [], 'signpost:paint': [], 'signpost:check': [] };
  for (const name of Object.keys(taken)) await take(page, name);
  for (let i = 0; i < times; i++) {
    await gesture();
    await twoFrames(page);
    for (const name of Object.keys(taken)) taken[name]?.push(...(await take(page, name)));
  }
  return taken;
}

/** @param {string} url @param {readonly Document[]} documents @param {number} times @returns {Promise<Figure[]>} */
export async function benchBrowser(url, documents, times) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const viewport = { width: 1440, height: 900 };
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const document of documents) {
      const { name, pages } = document;
      /** @param {string} measure @param {readonly number[]} values */
      const add = (measure, values, label = measure) => {
        figures.push({ document: name, measure: label, values, limit: aim(measure, pages) });
      };
      /** A part that fails is said, and does not take the others with it. @param {string} what @param {() => Promise<void>} part */
      const attempt = async (what, part) => {
        try {
          await part();
        } catch (error) {
          console.error(
            `${name}, ${what}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      };
      const context = await browser.newContext({ viewport });
      context.setDefaultTimeout(20_000);

      const openings = [];
      for (let i = 0; i < Math.max(5, times / 4); i++) {
        const page = await context.newPage();
        await page.goto(url);
        await page.getByRole('button', { name: 'Open file' }).waitFor();
        await open(page, document);
        openings.push(...(await take(page, 'signpost:open')));
        await page.close();
      }
      add('signpost:open', openings, 'signpost:open, first');

      const page = await context.newPage();
      await page.goto(url);
      await open(page, document);
      const again = [];
      for (let i = 0; i < Math.max(5, times / 2); i++) {
        await page.goBack();
        await page.getByRole('button', { name: 'Open file' }).waitFor();
        await take(page, 'signpost:open');
        await open(page, document);
        again.push(...(await take(page, 'signpost:open')));
      }
      add('signpost:open', again, 'signpost:open, again');
      const row = await selectPage(page);

      await attempt('move', async () => {
        let down = true;
        await row.focus();
        const taken = await gestures(
          page,
          async () => {
            await page.keyboard.press(down ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
            down = !down;
          },
          times,
        );
        for (const [measure, values] of Object.entries(taken))
          add(measure, values, `${measure}, move`);
      });

      await attempt('rename', async () => {
        const field = page
          .getByRole('region', { name: 'Properties' })
          .getByRole('textbox', { name: 'Page path' });
        let count = 0;
        const taken = await gestures(
          page,
          async () => {
            await field.fill(`renamed/page-${++count}`);
            await field.press('Enter');
          },
          times,
        );
        for (const [measure, values] of Object.entries(taken))
          add(measure, values, `${measure}, rename`);
      });

      await attempt('undo', async () => {
        const undo = page.getByRole('button', { name: 'Undo', exact: true });
        let back = true;
        const redo = page.getByRole('button', { name: 'Redo', exact: true });
        const taken = await gestures(
          page,
          async () => {
            await (back ? undo : redo).click();
            back = !back;
          },
          times,
        );
        for (const [measure, values] of Object.entries(taken))
          add(measure, values, `${measure}, undo`);
      });

      await attempt('drag', async () => {
        const { starts, frames } = await drag(page, Math.max(3, Math.round(times / 4)));
        add('signpost:drag-start', starts);
        add('drag frame', frames);
      });

      await attempt('type', async () => {
        await page.getByRole('radio', { name: 'Split' }).click();
        const json = page.getByRole('region', { name: 'JSON' });
        await json.locator('.view-line').first().waitFor();
        await selectPage(page);
        await json.locator('.monaco-editor').first().waitFor();
        await json.getByRole('textbox').first().focus();
        await page.keyboard.press('ArrowRight'); // after the page's closing quote
        await page.keyboard.press('ArrowLeft');
        await take(page, 'signpost:type');
        const values = [];
        for (let i = 0; i < times; i++) {
          await page.keyboard.press('x');
          await twoFrames(page);
          await twoFrames(page);
          values.push(...(await take(page, 'signpost:type')));
        }
        add('signpost:type', values);
      });
      await context.close();
    }
    figures.push(await firstLoad(browser, url, documents[0]));
  } finally {
    await browser.close();
  }
  return figures;
}

/** Drags a page to and fro, and takes the time between frames. @param {Page} page @param {number} times */
async function drag(page, times) {
  await take(page, 'signpost:drag-start');
  const starts = [];
  const frames = [];
  for (let i = 0; i < times; i++) {
    const row = await selectPage(page);
    const box = await row.boundingBox();
    if (!box) throw new Error('the row to drag is not in view');
    const [x, y] = [box.x + Math.min(box.width - 8, 90), box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 6, { steps: 3 });
    await page.evaluate(() => {
      const times = /** @type {number[]} */ ([]);
      Object.assign(window, { benchFrames: times });
      const frame = (/** @type {number} */ time) => {
        times.push(time);
        if (times.length < 1000) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    for (let step = 0; step < 60; step++) {
      await page.mouse.move(x + (step % 20), y + 4 * Math.min(step, 60 - step));
      await page.waitForTimeout(8);
    }
    const seen = await page.evaluate(
      () =>
        /** @type {{ benchFrames?: number[] }} */ (/** @type {unknown} */ (window)).benchFrames ??
        [],
    );
    frames.push(...seen.slice(1).map((time, j) => time - (seen[j] ?? time)));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await twoFrames(page);
    starts.push(...(await take(page, 'signpost:drag-start')));
  }
  return { starts, frames };
}

/** What comes over the wire until the tree is painted. @param {import('playwright').Browser} browser @param {string} url @param {Document | undefined} document @returns {Promise<Figure>} */
async function firstLoad(browser, url, document) {
  const page = await browser.newPage();
  /** @type {Promise<{ url: string, size: number }>[]} */
  const loads = [];
  page.on('response', (response) => {
    if (!/html|javascript|css/.test(response.headers()['content-type'] ?? '')) return;
    const url = response.url();
    loads.push(
      response.body().then(
        (body) => ({ url, size: gzipSync(body, { level: 9 }).length }),
        () => ({ url, size: 0 }),
      ),
    );
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Open file' }).waitFor();
  if (document) await open(page, document);
  // What arrives once the rows are painted (the preview, Monaco) is not waited for.
  const late = await page.evaluate(() => {
    const [opened] = performance.getEntriesByName('signpost:open');
    const painted = opened ? opened.startTime + opened.duration : Infinity;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd > painted)
      .map(({ name }) => name);
  });
  const bytes = (await Promise.all(loads)).reduce(
    (sum, load) => sum + (late.includes(load.url) ? 0 : load.size),
    0,
  );
  await page.close();
  return {
    document: 'any',
    measure: 'first load, gzipped',
    values: [bytes / 1024],
    unit: 'KB',
    limit: 130,
  };
}
