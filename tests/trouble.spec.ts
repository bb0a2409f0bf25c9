import { expect, openSample, test } from './story';

test(
  'a story hears what another page or a worker asks elsewhere',
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
    // All that is said of each, so that nothing of it comes later.
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
