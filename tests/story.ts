/*
 * What every browser story stands on. A story fails when the page breaks the content security policy,
 * writes an error to the console, throws, asks any machine but our own for anything, or leaves a secret where it may
 * not be: tests/secrets.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchSecrets } from './secrets';

export { expect };

/**
 * `npm test` leaves out the stories tagged `@long`. `npm run test:long` tells them, and once more those tagged
 * `@full`, which do more then: axe in both themes, each moment of a crash.
 */
const isFull = process.env.SIGNPOST_RUNS === 'full';
export const THEMES = isFull ? (['light', 'dark'] as const) : (['light'] as const);

/** What went wrong on the page, in words; a story that provokes an error takes its line out. */
export type Trouble = string[];

interface Options {
  hints: boolean;
  known: RegExp | undefined;
}

export const test = base.extend<Options & { trouble: Trouble }>({
  /** Whether this is a first visit, with its hints; else they have been seen. */
  hints: [false, { option: true }],
  /** Lines of trouble that are none for these stories. */
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
      // Of all pages that the story opens, and of their workers.
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
      // The page goes on while it is looked through; what it says then is no part of the story.
      const told = trouble.filter((line) => !known?.test(line));
      for (const place of await secrets.found()) told.push(`a secret stands in: ${place}`);
      if (told.length > 0) throw new Error(`The page was not clean:\n${told.join('\n')}`);
    },
    { auto: true },
  ],
});

/** In a page or a worker: says in the console what its policy has blocked. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
}

/** A file for a story: the bytes, and the name under which a person would see it. */
export interface StoryFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Whether this is the real file, or our own that stands in for it. */
  readonly isReal: boolean;
}

const corpus = process.env.SIGNPOST_CORPUS ?? '../shared';

/** A real file of the corpus, or where the corpus is missing our own `tests/fixtures/<fallback>`. */
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

/** A document that a story writes itself. */
export function textFile(text: string, name = 'docs.json'): StoryFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text), isReal: false };
}

/** Opens a file from the start screen and waits until its navigation is there. */
export async function openFile(page: Page, file: StoryFile): Promise<void> {
  await page.goto('/');
  const { name, mimeType, buffer } = file;
  await page.getByLabel('Choose docs.json').setInputFiles({ name, mimeType, buffer });
  await settled(page);
}

/** Waits until the tree stands there and hears every key. */
export const settled = (page: Page): Promise<void> =>
  page.locator('[role=tree][aria-busy=false]').waitFor();

/** Waits until the keys go into a box: what is typed at once after the act that shows one would go elsewhere. */
export const boxFocused = (page: Page): Promise<void> =>
  page.locator('input:focus, textarea:focus').waitFor();

/** Opens the sample site from the start screen. */
export async function openSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await settled(page);
}

export const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Navigation' });

/** A row of the navigation tree by the start of its name. */
export const row = (page: Page, label: string): Locator =>
  tree(page)
    .getByRole('treeitem', { name: new RegExp(`^${escaped(label)}`) })
    .first();

/** Chromium starts no more than ten downloads of a page within a second, and drops the next one without a word. */
const BURST = 10;
const downloads = new WeakMap<Page, number[]>();

/** Answers with when the last ones had surely begun. */
async function untilMayDownload(page: Page): Promise<number[]> {
  const times = downloads.get(page) ?? [];
  downloads.set(page, times);
  const first = times.length < BURST ? -Infinity : times.shift()!;
  await expect.poll(() => performance.now() - first, { intervals: [50] }).toBeGreaterThan(1100);
  return times;
}

/** Does `act` and answers with the bytes and the name of the file that it downloads. */
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
