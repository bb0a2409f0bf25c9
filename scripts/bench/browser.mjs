/*
 * The benchmark in Chromium: opens each document from the start screen and does what users do. Times are the app's own
 * User Timing measures (signpost:…). The browser counts frames, work and heap. What users wait for until they see it is
 * measured from outside, in fresh pages (screen.mjs).
 */
import { gzipSync } from 'node:zlib';
import { openBrowser } from '../browser.mjs';
import { aim } from './aims.mjs';
import * as gestures from './gestures.mjs';
import { open, ready, started } from './opening.mjs';
import { heapOf, probe, take, twoFrames, workOf } from './probe.mjs';
import { onScreen } from './screen.mjs';

/** @typedef {import('../measure.mjs').Figure} Figure */
/** @typedef {import('./core.mjs').Document} Document */
/** @typedef {import('playwright').Page} Page */

/**
 * The path of a page in the middle of a group of exactly 50 pages, or of any page if there is no such group.
 * @param {string} text
 */
function pageOf(text) {
  /** @type {string | undefined} */
  let any;
  /** @type {string[]} */
  const fit = [];
  const visit = (/** @type {any} */ node) => {
    for (const list of Object.values(node ?? {})) {
      if (!Array.isArray(list)) continue;
      const paths = list.filter((one) => typeof one === 'string' && !one.includes(' '));
      any ??= paths[0];
      if (list.length === 50 && paths.length === 50) fit.push(paths[25]);
      for (const one of list) if (typeof one === 'object') visit(one);
    }
  };
  visit(JSON.parse(text).navigation);
  return fit[Math.floor(fit.length / 2)] ?? any ?? '';
}

/** @param {string} url @param {readonly Document[]} documents @param {number} times @returns {Promise<Figure[]>} */
export async function benchBrowser(url, documents, times) {
  const browser = await openBrowser();
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const document of documents) {
      const { name, pages } = document;
      /** @param {string} label @param {string} measure @param {readonly number[]} values */
      const add = (label, measure, values, unit = 'ms') =>
        figures.push({
          document: name,
          measure: `${label}: ${measure}`,
          values,
          unit,
          limit: aim(measure, pages),
        });
      /** @param {string} measure @param {readonly number[]} values */
      const addScreen = (measure, values) =>
        figures.push({
          document: name,
          measure: `screen, ${measure}`,
          values,
          unit: /: (layouts|styles)$/.test(measure) ? '' : 'ms',
          limit: aim(`screen, ${measure}`, pages),
        });
      /**
       * Runs one part. A failure is printed and doesn't stop the other parts.
       * @param {string} label
       * @param {() => Promise<gestures.Times>} part
       */
      const part = async (label, part) => {
        try {
          for (const [measure, values] of Object.entries(await part())) add(label, measure, values);
        } catch (error) {
          console.error(
            `${name}, ${label}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      };
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      context.setDefaultTimeout(20_000);
      const few = Math.max(3, Math.round(times / 4));

      const first = [];
      for (let i = 0; i < few; i++) {
        const page = await context.newPage();
        await page.goto(url);
        await started(page);
        await open(page, document);
        first.push(...(await take(page, 'signpost:open')));
        await page.close();
      }
      add('open, first', 'signpost:open', first);

      const page = await context.newPage();
      const probed = await probe(page);
      await page.goto(url);
      await started(page);
      await open(page, document);
      const again = { open: /** @type {number[]} */ ([]), work: /** @type {number[]} */ ([]) };
      for (let i = 0; i < few; i++) {
        await page.goBack();
        await started(page);
        await take(page, 'signpost:open');
        await twoFrames(page);
        again.work.push(await workOf(probed, () => open(page, document)));
        again.open.push(...(await take(page, 'signpost:open')));
      }
      add('open, again', 'signpost:open', again.open);
      add('open, again', 'work, with what is loaded after it', again.work);
      await ready(page);
      await page.waitForTimeout(500);

      const path = pageOf(document.text);
      await page.reload();
      await started(page);
      const empty = await heapOf(probed);
      await open(page, document);
      await ready(page);
      await page.waitForTimeout(1000);
      add('heap', 'opened', [(await heapOf(probed)) - empty], 'MB');

      await part('expand all', () => gestures.expandAll(probed, few));
      add('heap', 'all expanded', [(await heapOf(probed)) - empty], 'MB');
      await part('scroll', () => gestures.scroll(page));
      await gestures.selectPage(page, path);
      await part('move', () => gestures.move(probed, times));
      await part('move of 50', () => gestures.moveMany(probed, times));
      await part('undo', () => gestures.undo(probed, times));
      await gestures.selectPage(page, path);
      await part('rename', () => gestures.rename(probed, times));
      await page.keyboard.press('Control+z');
      await part('drag', () => gestures.drag(page, few));
      const edits = await gestures.heapAfterEdits(probed);
      add('heap', 'before 200 edits', [edits.before - empty], 'MB');
      add('heap', 'after them', [edits.after - empty], 'MB');
      await part('type', () => gestures.type(page, times));
      await part('type, broken', () => gestures.typeBroken(page, times));
      await part('screen', async () => {
        const all = await onScreen(browser, url, document, path, few);
        for (const [measure, values] of Object.entries(all)) addScreen(measure, values);
        return {};
      });
      await context.close();
    }
    figures.push(await firstLoad(browser, url, documents[0]));
  } finally {
    await browser.close();
  }
  return figures;
}

/**
 * Measures the bytes transferred until the tree is painted.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Document | undefined} document
 * @returns {Promise<Figure>}
 */
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
  // Resources that arrive after the rows are painted (the preview, Monaco) don't count, and neither do pending ones.
  const early = await page.evaluate(() => {
    const [opened] = performance.getEntriesByName('signpost:open');
    const painted = opened ? opened.startTime + opened.duration : Infinity;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd <= painted)
      .map(({ name }) => name);
  });
  const bytes = (await Promise.all(loads)).reduce(
    (sum, load, i) => sum + (i === 0 || early.includes(load.url) ? load.size : 0),
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
