import { expect, test } from './story';
import { openSite } from './open-site';

test('23,000 pages are searched while typing', { tag: '@long' }, async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Search navigation' });
  const count = page.getByRole('status', { name: 'Matches' });
  const words = ['webhook', 'token', 'invoice', 'report', 'session', 'deploy', 'metric', 'queue'];
  const word = (n: number) => words[n % words.length]!;
  const site = {
    navigation: {
      languages: ['en', 'fr', 'de', 'es'].map((code) => ({
        language: code,
        versions: Array.from({ length: 5 }, (_, v) => ({
          version: `v${v}`,
          groups: Array.from({ length: 50 }, (__, g) => ({
            group: `${word(g)} ${word(g * 3 + 1)} ${g}`,
            pages: Array.from(
              { length: 23 },
              (___, p) => `${code}/v${v}/${word(g)}-${g}/${word(p)}-${word(p + g)}-${p}`,
            ),
          })),
        })),
      })),
    },
  };
  await openSite(page, site);
  await expect(page.getByText('23,000 pages')).toBeVisible();
  await field.focus();
  await expect(page.locator('[type=search]')).toBeFocused();
  await page.evaluate(() => {
    const times: number[] = [];
    addEventListener('beforeinput', (event) => {
      const start = event.timeStamp;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    });
    Object.assign(globalThis, { times });
  });
  for (const query of ['webhook metric', 'wehbook metirc', 'zzzz']) {
    await field.fill('');
    await page.keyboard.type(query);
    await expect(count).toHaveText(query === 'zzzz' ? 'No matches' : /^[\d,]+ (similar )?matches$/);
  }
  const times = await page.evaluate(() =>
    (globalThis as unknown as { times: number[] }).times.sort((a, b) => a - b),
  );
  const median = times[times.length >> 1]!;
  console.log(
    `23,000 pages: key in the search → painted ${median.toFixed(0)} ms (median of ${times.length}), ${times.at(-1)!.toFixed(0)} ms at most`,
  );
  expect(times.length).toBeGreaterThan(20);
});
