/* Third-party pages that embed the editor. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { embedFiles } from '../scripts/embed.mjs';

/** The policy such a page needs at minimum. */
const policy = (frames: string): string =>
  `default-src 'none'; script-src 'self'; frame-src ${frames}`;

/** Shows a page with this script at an address that no server has. */
export async function showPage(
  page: Page,
  address: string,
  script: string,
  frames = "'self'",
): Promise<void> {
  const { pathname } = new URL(address);
  const html = `<!doctype html><html lang="en"><title>Host</title>
    <body><main></main><script type="module" src="${pathname}host.js"></script></body></html>`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { 'Content-Security-Policy': policy(frames) },
    }),
  );
  await page.route(`${address}host.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(address);
}

/** Builds a Svelte app around the component as shipped, with this component as its only page. */
export async function svelteApp(component: string): Promise<string> {
  const folder = mkdtempSync(join('node_modules', '.embedding-'));
  try {
    for (const [name, text] of embedFiles()) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'Host.svelte'), component);
    const main =
      "import { mount } from 'svelte'; import Host from './Host.svelte'; mount(Host, { target: document.querySelector('main') });";
    writeFileSync(join(folder, 'main.js'), main);
    const built = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [svelte({ configFile: false })],
      build: {
        write: false,
        rolldownOptions: { input: join(folder, 'main.js'), output: { codeSplitting: false } },
      },
    });
    const [only] = [built].flat();
    if (!only || !('output' in only)) throw new Error('The app was not built.');
    return only.output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
