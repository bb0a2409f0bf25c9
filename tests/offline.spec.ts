import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, row, treeReady, test } from './story';
import { openSite } from './open-site';
import { TWO_PAGES } from './sites';
import { saveState, downloadText } from './screen-parts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ request }) => {
  const client = await request.get('/@vite/client');
  const isBuilt = client.headers()['content-type']?.startsWith('text/html') ?? true;
  test.skip(!isBuilt, 'The development server has no service worker: run it against the build.');
});

/** Whether the service worker has cached everything. */
const ready = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);

async function remove(page: Page, label: string): Promise<void> {
  await row(page, label).click();
  await page.keyboard.press('Delete');
  await expect(saveState(page)).toHaveText('Draft saved');
}

test('works without a network after the first visit: opens, edits, keeps and downloads', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  await openSite(page, TWO_PAGES);
  await remove(page, 'b');
  await page.getByRole('radio', { name: 'JSON' }).click();
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"navigation"');
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await expect(row(page, 'b')).toBeHidden();
  expect(await downloadText(page)).toBe(TWO_PAGES.replace(', "b"', ''));
});

test(
  'keeps working during the first visit when the network fails',
  { tag: '@long' },
  async ({ page, context }) => {
    await openSite(page, TWO_PAGES);
    await ready(page);
    await context.setOffline(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('radio', { name: 'JSON' }).click();
    await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"navigation"');
  },
);

/** A server that serves what ours serves, and on request a service worker of another version. */
async function deployments(origin: string) {
  const { version } = (await (await fetch(`${origin}/_app/version.json`)).json()) as {
    version: string;
  };
  let next = version;
  const server: Server = createServer((request, response) => {
    // Uses a new connection: the server may close a kept-alive one while a request is in flight.
    get(new URL(request.url ?? '/', origin), { agent: false }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      response.writeHead(answer.statusCode!, { 'content-type': type, 'cache-control': 'no-cache' });
      const isWorker = request.url === '/service-worker.js';
      void buffer(answer).then((body) =>
        response.end(isWorker ? body.toString().replaceAll(version, next) : body),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (name: string) => (next = name),
    close: () => server.close(),
  };
}

async function inBrowser(
  browser: Browser,
  baseURL: string,
  tell: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  await tell(context);
  await context.close();
}

test(
  'offers a new version, which loads on request and keeps the work',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const host = await deployments(baseURL!);
    await inBrowser(browser, host.url, async (context) => {
      const other = await context.newPage();
      await other.goto('/');
      await ready(other);
      const page = await context.newPage();
      await openSite(page, TWO_PAGES);
      await remove(page, 'b');
      host.deploy('next');
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      const offer = page.getByText(/A new version of Signpost is available.*Your work is safe/);
      await expect(offer).toBeVisible();
      await expect(row(page, 'a')).toBeVisible();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('button', { name: 'Restore' }).click();
      await treeReady(page);
      await expect(offer).toBeHidden();
      expect(await downloadText(page)).toBe(TWO_PAGES.replace(', "b"', ''));

      // The other window was left alone, and still has its parts.
      await expect(other.getByText('A new version of Signpost is available')).toBeVisible();
      await other.getByRole('button', { name: 'Try the sample' }).click();
      await treeReady(other);
    });
    host.close();
  },
);
