/*
 * Runs the requirements for document storage (tests/contract) on a file and a folder of the browser. These stories have
 * no user: the storages are loaded into a page, because only a browser has the handles they need.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as Places from './contract/browser';
import { expect, test } from './story';

const isFull = process.env.SIGNPOST_RUNS === 'full';
const here = dirname(fileURLToPath(import.meta.url));

/** The module `contract/browser.ts` with all its dependencies, as one script. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(here, 'contract/browser.ts'), formats: ['es'], fileName: 'contract' },
    },
  });
  const [only] = [built].flat();
  const script = only && 'output' in only ? only.output[0].code : undefined;
  if (!script) throw new Error('The places were not bundled');
  return script;
}

/** Opens a page without the app, in which the storages can be loaded. */
async function openBare(page: Page): Promise<void> {
  const body = await (script ??= bundled());
  await page.route('**/contract.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route('**/contract.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Places</title>' }),
  );
  await page.goto('/contract.html');
}
let script: Promise<string> | undefined;

for (const kind of ['file', 'folder'] as const)
  test(`a ${kind} of the browser meets the requirements for storage`, async ({ page }) => {
    await openBare(page);
    const devtools = await page.context().newCDPSession(page);
    await page.exposeFunction('limitStorage', async (room: number | undefined) => {
      const { origin } = new URL(page.url());
      const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
      const limit = room === undefined ? {} : { quotaSize: usage + room };
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
    });
    const tried = await page.evaluate(async (kind) => {
      const script = '/contract.js';
      const places = (await import(script)) as typeof Places;
      return places.tryAll(kind);
    }, kind);
    expect(tried.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(tried.length).toBeGreaterThan(kind === 'folder' ? 48 : 10);
  });

test('a save of forty files in a folder is finished or reversed after a reload in the middle of it', async ({
  page,
}) => {
  test.slow(isFull);
  await openBare(page);
  const { before, after } = await page.evaluate(async () => {
    const script = '/contract.js';
    return ((await import(script)) as typeof Places).sides();
  });
  const saveUntil = (at: number) =>
    page.evaluate(async (at) => {
      const script = '/contract.js';
      return ((await import(script)) as typeof Places).saveUntil(at);
    }, at);
  const visit = () =>
    page.evaluate(async () => {
      const script = '/contract.js';
      return ((await import(script)) as typeof Places).visit();
    });
  const total = await saveUntil(Infinity);
  expect(await visit()).toEqual(after);
  const found = { before: 0, after: 0 };
  for (let at = 1; at <= total; at += isFull ? 1 : Math.ceil(total / 8)) {
    await page.reload();
    expect(await saveUntil(at)).toBe(at);
    await page.reload();
    const texts = await visit();
    const side = 'created/0.mdx' in texts ? 'after' : 'before';
    expect(texts, `stopped at call ${at} of ${total}`).toEqual({ before, after }[side]);
    found[side]++;
  }
  expect(Math.min(found.before, found.after)).toBeGreaterThan(0);
  console.log(`A save of 40 files in a real folder makes ${total} calls.`, found);
});
