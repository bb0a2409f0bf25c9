/* A new version is deployed while a page of the old one is open, and no service worker has cached its parts. */
import { createHash } from 'node:crypto';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, grabDownload, row, treeReady, test } from './story';
import { TWO_PAGES } from './sites';
import { openSite } from './open-site';
import * as m from '../src/lib/editor/messages';

const PARTS = '/_app/immutable/';
const NEXT = '/_app/next/';

interface Host {
  readonly url: string;
  readonly deploy: () => void;
  readonly close: () => void;
}

/** Renames the parts in the page, and updates the hash of its script in the policy. */
function nextPage(html: string): string {
  const begin = (text: string) => /<script>([^<]*__sveltekit_[^<]*)<\/script>/.exec(text)![1]!;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const next = html.replaceAll(PARTS, NEXT);
  return next.replace(hashOf(begin(html)), hashOf(begin(next)));
}

/** Serves what our server serves. After `deploy`, the same parts have other names and the old ones are gone. */
async function host(origin: string): Promise<Host> {
  const version = (
    (await (await fetch(`${origin}/_app/version.json`)).json()) as { version: string }
  ).version;
  let isNext = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, origin);
    if (isNext && pathname.startsWith(PARTS)) return void response.writeHead(404).end();
    const path = pathname.replace(NEXT, PARTS);
    // Uses a new connection: the server may close a kept-alive one while a request is in flight.
    get(new URL(path, origin), { agent: false }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      response.writeHead(answer.statusCode!, { 'content-type': type, 'cache-control': 'no-cache' });
      void buffer(answer).then((body) => {
        if (!isNext || !/html|javascript|json/.test(type)) return response.end(body);
        const text = body.toString().replaceAll(version, 'next');
        return response.end(type.startsWith('text/html') ? nextPage(text) : text);
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => (isNext = true),
    close: () => server.close(),
  };
}

test('a page whose parts were replaced offers the new version, and restores the work', async ({
  browser,
  baseURL,
  request,
}) => {
  const built = await request.get('/_app/version.json');
  test.skip(!built.headers()['content-type']?.includes('json'), 'It needs the built app.');
  const { url, deploy, close } = await host(baseURL!);
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openSite(page, TWO_PAGES);
  await row(page, 'b').click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Draft saved');

  deploy();
  await page.getByRole('radio', { name: 'JSON', exact: true }).click();
  const offer = page.getByText(/Signpost was updated[^]*Your work is safe/);
  await expect(offer).toBeVisible();
  await expect(page.getByText(m.notLoaded)).toBeHidden();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path.startsWith(NEXT)).length).toBeGreaterThan(5);
  const { bytes } = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
  expect(bytes.toString()).toBe(TWO_PAGES.replace(', "b"', ''));
  await context.close();
  close();
});
