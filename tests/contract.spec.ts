/*
 * Runs the requirements for document storage (tests/contract) on a file and a folder of the browser. These stories have
 * no user: the storages are loaded into a page, because only a browser has the handles they need.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { tryAll } from './contract/browser';
import { expect, test } from './story';

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

for (const kind of ['file', 'folder'] as const)
  test(`a ${kind} of the browser meets the requirements for storage`, async ({ page }) => {
    const body = await bundled();
    await page.route('**/contract.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.route('**/contract.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Places</title>' }),
    );
    await page.goto('/contract.html');
    const tried = await page.evaluate(async (kind) => {
      const script = '/contract.js';
      const places = (await import(script)) as { tryAll: typeof tryAll };
      return places.tryAll(kind);
    }, kind);
    expect(tried.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(tried.length).toBeGreaterThan(10);
  });
