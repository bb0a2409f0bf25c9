/*
 * What the benchmark reads from a page in Chromium: the app's own User Timing measures (signpost:…), main-thread work
 * and heap from the browser's counters, and the time between frames.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} Session */

/** @typedef {{ page: Page, session: Session }} Probe */

/** @param {Page} page @returns {Promise<Probe>} */
export async function probe(page) {
  const session = await page.context().newCDPSession(page);
  // CPU time rather than wall-clock time, so that other processes on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/** Returns and clears the measures of one name recorded since the last call. @param {Page} page @param {string} name */
export const take = (page, name) =>
  page.evaluate((name) => {
    const values = performance.getEntriesByName(name, 'measure').map(({ duration }) => duration);
    performance.clearMeasures(name);
    return values;
  }, name);

/** @param {Page} page */
export const twoFrames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );

/** The main thread's work so far in milliseconds, and how often it laid out and computed styles. @param {Probe} probe */
export async function totalsOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    work: valueOf('TaskDuration') * 1000,
    layouts: valueOf('LayoutCount'),
    styles: valueOf('RecalcStyleCount'),
  };
}

/** Main-thread work while `act` runs and its result is painted. @param {Probe} probe @param {() => Promise<unknown>} act */
export async function workOf(probe, act) {
  const before = await totalsOf(probe);
  await act();
  await twoFrames(probe.page);
  return (await totalsOf(probe)).work - before.work;
}

/** Waits until the main thread has nothing left to do. @param {Probe} probe */
export async function settle(probe) {
  let { work } = await totalsOf(probe);
  for (let quiet = 0, i = 0; quiet < 3 && i < 100; i++) {
    await probe.page.waitForTimeout(100);
    const now = (await totalsOf(probe)).work;
    quiet = now - work < 4 ? quiet + 1 : 0;
    work = now;
  }
}

/** Heap in use after garbage collection, in megabytes. @param {Probe} probe */
export async function heapOf({ session }) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** The times between frames drawn while `act` runs. @param {Page} page @param {() => Promise<unknown>} act */
export async function framesOf(page, act) {
  await page.evaluate(() => {
    const frames = /** @type {number[]} */ ([]);
    const bench = { frames, on: true };
    Object.assign(window, { bench });
    const next = (/** @type {number} */ time) => {
      frames.push(time);
      if (bench.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  const times = await page.evaluate(() => {
    const { bench } = /** @type {{ bench: { frames: number[], on: boolean } }} */ (
      /** @type {unknown} */ (window)
    );
    bench.on = false;
    return bench.frames;
  });
  return times.slice(1).map((time, i) => time - (times[i] ?? time));
}

/**
 * Time from a key or pointer press until its result is painted (two frames later), for actions that the app doesn't
 * measure itself.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function paintOf(page, act) {
  await page.evaluate(() => {
    const note = (/** @type {Event} */ event) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          performance.measure('bench:paint', { start: event.timeStamp, end: performance.now() }),
        ),
      );
    };
    for (const name of ['keydown', 'pointerdown'])
      window.addEventListener(name, note, { capture: true, once: true });
  });
  await act();
  await page.waitForFunction(() => performance.getEntriesByName('bench:paint').length > 0);
  return (await take(page, 'bench:paint'))[0] ?? Number.NaN;
}
