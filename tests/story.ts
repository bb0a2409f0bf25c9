/*
 * The basis of every browser story. A story fails if the page violates the content security policy, logs an error to
 * the console, throws, requests anything from another machine, or leaves a secret where it may not be
 * (tests/secrets.ts).
 */
import * as menuMessages from '../src/lib/features/tree/commands/menu-messages';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchSecrets } from './secrets';

export { expect };

/**
 * The sets of stories. `npm test` runs those tagged `@main`: one or two for each area, cheap and central. `.ci/run` and
 * `npm run test:e2e` run all but those tagged `@long`. `npm run test:long` runs these, and again those tagged `@full`,
 * which do more in that mode: axe in both themes, every moment of a crash.
 */
const isFull = process.env.SIGNPOST_RUNS === 'full';
export const THEMES = isFull ? (['light', 'dark'] as const) : (['light'] as const);

/** Errors on the page, one line each. A story that provokes an error removes its line. */
export type Trouble = string[];

interface Options {
  hints: boolean;
  known: RegExp | undefined;
}

export const test = base.extend<Options & { trouble: Trouble }>({
  /** Whether this is a first visit with its hints; otherwise they count as seen. */
  hints: [false, { option: true }],
  /** Lines that these stories expect and that aren't failures. */
  known: [undefined, { option: true }],
  trouble: [
    async ({ page, context, baseURL, hints, known }, use) => {
      const trouble: Trouble = [];
      const ours = new URL(baseURL ?? 'http://127.0.0.1').origin;
      await context.addInitScript(tellViolations);
      page.on('worker', (worker) => void worker.evaluate(tellViolations).catch(() => undefined));
      if (!hints)
        await page.addInitScript((seen) => {
          try {
            localStorage.setItem('signpost-hints', seen);
          } catch {
            // A story may block the storage.
          }
        }, 'preview move refused json downloaded');
      // Covers all pages that the story opens, and their workers.
      context.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
      });
      context.on('weberror', (found) => {
        const error = found.error();
        trouble.push(`page: ${error.stack ?? String(error)}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== ours)
          trouble.push(`foreign request: ${request.url()}`);
      });
      const secrets = watchSecrets(context);
      await use(trouble);
      // The page keeps running during the search for secrets. Errors after this point aren't part of the story.
      const told = trouble.filter((line) => !known?.test(line));
      for (const place of await secrets.found()) told.push(`a secret stands in: ${place}`);
      if (told.length > 0) throw new Error(`The page was not clean:\n${told.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Runs in a page or worker: logs what its policy blocks to the console. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
}

/** A file for a story: its bytes, and the name a user would see. */
export interface StoryFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Whether this is the real file or our substitute. */
  readonly isReal: boolean;
}

const corpus = process.env.SIGNPOST_CORPUS ?? '../shared';

/** A real corpus file, or our own `tests/fixtures/<fallback>` if the corpus is missing. */
export function corpusFile(name: string, fallback = 'site.json'): StoryFile {
  const real = join(corpus, 'corpus/files', name);
  const isReal = existsSync(real);
  const buffer = readFileSync(isReal ? real : join('tests/fixtures', fallback));
  return { name: 'docs.json', mimeType: 'application/json', buffer, isReal };
}

/** One of our own sample documents under `tests/fixtures`. */
export function fixture(name: string): StoryFile {
  const buffer = readFileSync(join('tests/fixtures', name));
  return { name: 'docs.json', mimeType: 'application/json', buffer, isReal: false };
}

/** A document with the given text. */
export function textFile(text: string, name = 'docs.json'): StoryFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text), isReal: false };
}

/** Chooses a file on the start screen, which must be open. */
export const chooseFile = (page: Page, { name, mimeType, buffer }: StoryFile): Promise<void> =>
  page.getByLabel('Choose docs.json').setInputFiles({ name, mimeType, buffer });

/** Opens a file from the start screen and waits for its navigation. */
export async function openFile(page: Page, file: StoryFile): Promise<void> {
  await page.goto('/');
  await chooseFile(page, file);
  await treeReady(page);
}

/** Waits until the tree is rendered and handles every key. */
export const treeReady = (page: Page): Promise<void> =>
  page.locator('[role=tree][aria-busy=false]').waitFor();

/** Waits until an input has the focus. Keys pressed right after the action that shows it would go elsewhere. */
export const inputFocused = (page: Page): Promise<void> =>
  page.locator('input:focus, textarea:focus').waitFor();

/** Opens the sample site from the start screen. */
export async function openSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await treeReady(page);
}

export const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Navigation' });

/** A row of the navigation tree by the start of its name, or a page's row by its path. */
export const row = (page: Page, label: string): Locator =>
  tree(page)
    .getByRole('treeitem', { name: new RegExp(`^${escaped(label)}`) })
    .or(tree(page).locator(`[role=treeitem][title^=${JSON.stringify(label)}]`))
    .first();

/** Chromium starts at most ten downloads per page within a second, and silently drops the next one. */
const BURST = 10;
const downloads = new WeakMap<Page, number[]>();

/** Waits until another download is allowed. Returns the start times of the recent ones. */
async function untilMayDownload(page: Page): Promise<number[]> {
  const times = downloads.get(page) ?? [];
  downloads.set(page, times);
  const first = times.length < BURST ? -Infinity : times.shift()!;
  await expect.poll(() => performance.now() - first, { intervals: [50] }).toBeGreaterThan(1100);
  return times;
}

/** Runs `act` and returns the bytes and name of the downloaded file. */
export async function grabDownload(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const times = await untilMayDownload(page);
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  times.push(performance.now());
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Opens the context menu's submenu of less frequent actions. */
export const openMore = (page: Page): Promise<void> =>
  page.getByRole('menuitem', { name: menuMessages.more, exact: true }).press('ArrowRight');
