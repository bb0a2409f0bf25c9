/*
 * Kills the browser itself while much is going on. Work done more than a second earlier must be in what the next start
 * offers, byte for byte. Times are from the machine's clock: for a change, a time by which it was made; for a kill, the
 * time just before the request.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';
import {
  choose,
  MOMENTS,
  prepare,
  restore,
  SECOND,
  textOf,
  type Moment,
  type Work,
} from './crash-moments';
import { expect, grabDownload, treeReady, test } from './story';

const isFull = process.env.SIGNPOST_RUNS === 'full';

interface Launched {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The browser's process id. */
  readonly id: number;
}

/** Starts a browser on the profile of the previous one. */
async function launch(folder: string, baseURL: string): Promise<Launched> {
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    args: browserArgs,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...(executablePath ? { executablePath } : {}),
  });
  await prepare(context);
  const devtools = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser')!;
  return { context, page: context.pages()[0]!, id };
}

/** Kills the browser as a power failure would. Returns the time of the request. */
async function kill({ context, id }: Launched): Promise<number> {
  const closed = context.waitForEvent('close');
  const time = Date.now();
  process.kill(id, 'SIGKILL');
  await closed;
  return time;
}

/** Restores the offered work and leaves none behind. Returns its text, or undefined if none is offered. */
async function offered({ saved }: Moment, { page, file }: Work): Promise<string | undefined> {
  const recent = page.getByRole('list', { name: 'Recent' });
  await expect(recent).toContainText(file);
  if (!(await restore(page).isVisible())) return undefined;
  await restore(page).click();
  await treeReady(page);
  await expect(
    page.getByText(/^Restored|from your draft|Your draft has no other changes/),
  ).not.toHaveCount(0);
  const save = () => page.keyboard.press('ControlOrMeta+s');
  if (!saved) {
    const { bytes } = await grabDownload(page, save);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await leave(page);
    return bytes.toString();
  }
  await save();
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText(/^(Saved|No changes)$/);
  await leave(page);
  return saved(page, file);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to start' }).click();
  await expect(page.getByRole('list', { name: 'Recent' })).toBeVisible();
  await expect(restore(page)).toBeHidden();
}

/** The allowed loss: a second, or on a machine so busy that ten steps take longer, the time of ten steps. */
function mostOf({ states }: Work, killed: number): number {
  const times = [...states.slice(1).map(({ time }) => time), killed];
  const steps = times.slice(1).map((time, i) => time - times[i]!);
  const usual = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)]!;
  return Math.max(SECOND, 10 * usual);
}

/** The lost work, in milliseconds. */
async function lossOf(moment: Moment, work: Work, killed: number): Promise<number> {
  const { page, file, states } = work;
  const { saved } = moment;
  const indexOf = (text: string) => states.findLastIndex(({ state }) => textOf(state) === text);
  await page.goto('/');
  const inFile = saved && indexOf(await saved(page, file));
  const draft = await offered(moment, work);
  expect(inFile, 'the file is whole').not.toBe(-1);
  if (!saved) expect(draft, 'work is offered').toBeDefined();
  const inDraft = draft === undefined ? 0 : indexOf(draft);
  expect(inDraft, `the work is a state that it has had: ${draft}`).not.toBe(-1);
  const kept = Math.max(inDraft, inFile ?? 0);
  const next = states[kept + 1];
  return next ? killed - next.time : 0;
}

test(
  'loses at most a second of work when the browser is killed, whatever is going on',
  { tag: '@full' },
  async ({ baseURL }) => {
    const moments = isFull ? MOMENTS : MOMENTS.filter((_, i) => i % 4 === 0);
    const rounds = isFull ? 5 : 1;
    // On a slow machine, a crash and the following browser start take half a minute.
    test.setTimeout(moments.length * rounds * 60_000);
    const folder = mkdtempSync(join(tmpdir(), 'signpost-crash-'));
    let browser = await launch(folder, baseURL!);
    let crashes = 0;
    let most = 0;
    for (const moment of moments)
      for (let round = 0; round < rounds; round++) {
        const { title, site, act, open = choose } = moment;
        const file = `docs-${++crashes}.json`;
        const states = [{ state: site, time: 0 }];
        const work: Work = { ...browser, file, round, states };
        await open(work);
        await act(work);
        const killed = await kill(browser);
        expect(states[1]!.time, 'something was done long enough before').toBeLessThan(
          killed - SECOND,
        );
        browser = await launch(folder, baseURL!);
        const lost = await lossOf(moment, { ...work, ...browser }, killed);
        expect(lost, `milliseconds that were lost ${title}`).toBeLessThanOrEqual(
          mostOf(work, killed),
        );
        most = Math.max(most, lost);
      }
    await browser.context.close();
    rmSync(folder, { recursive: true, force: true });
    console.log(`${crashes} crashes at ${moments.length} moments: at most ${most} ms were lost`);
  },
);
