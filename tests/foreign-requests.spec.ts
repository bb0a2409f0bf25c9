import { expect, openSample, test } from './story';

test(
  'a story detects requests to other servers from another page or a worker',
  { tag: '@long' },
  async ({ page, trouble }) => {
    await openSample(page);
    await page.getByRole('radio', { name: 'JSON', exact: true }).click();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await page
      .workers()[0]!
      .evaluate(() => fetch('https://evil.example/worker').catch(() => undefined));
    const other = await page.context().newPage();
    await other.goto('/');
    await other.evaluate(() => {
      new Image().src = 'https://evil.example/page';
    });
    // Waits for every message of both, so that none arrives later.
    for (const line of [
      'evil.example/worker',
      'CSP: img-src blocked https://evil.example/page',
      'violates the following Content Security Policy directive: "img-src',
      'foreign request: https://evil.example/page',
    ])
      await expect.poll(() => trouble.join('\n')).toContain(line);
    await other.close();
    trouble.length = 0;
  },
);
