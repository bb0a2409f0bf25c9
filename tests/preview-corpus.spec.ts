import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoRequests, exportPreview } from './exported-preview';
import { walkSite } from './site-walk';
import { corpusFile, expect, test } from './story';
import { openSite } from './open-site';

const isFull = process.env.SIGNPOST_RUNS === 'full';

const files = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'corpus/files');
const hasCorpus = existsSync(files);
if (!hasCorpus) console.log('Skipped: the walk through real sites, whose files are not here.');

/** Files grouped by the first list of their navigation: "tabs", "versions" …. Files without one are left out. */
const byRoot = new Map<string, string[]>();
for (const name of hasCorpus ? readdirSync(files).sort() : []) {
  const root = rootOf(readFileSync(join(files, name), 'utf8'));
  if (root) byRoot.set(root, [...(byRoot.get(root) ?? []), name]);
}

function rootOf(text: string): string | undefined {
  const roots = 'languages versions products tabs dropdowns anchors groups pages'.split(' ');
  try {
    const { navigation } = JSON.parse(text) as { navigation?: object };
    return roots.find((key) => navigation && !Array.isArray(navigation) && key in navigation);
  } catch {
    return undefined;
  }
}

async function walkFiles(
  page: Parameters<typeof openSite>[0],
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await test.step(name, async () => {
      await openSite(page, corpusFile(name));
      const frame = page.getByRole('region', { name: 'Preview' }).locator('.frame');
      await expect(frame).toBeVisible();
      const { presses, pages } = await walkSite(page, frame);
      console.log(`${name}: ${presses} entries, ${pages} pages`);
    });
}

test('a reader walks through a real site of each kind', async ({ page }) => {
  test.skip(!hasCorpus, 'The real files are not here.');
  const some = [...byRoot.values()].map((names) => names[Math.floor(names.length / 2)]!);
  expect(some.length).toBeGreaterThanOrEqual(8);
  test.setTimeout(240_000);
  await walkFiles(page, isFull ? some : some.filter((_, i) => i % 2 === 0));
});

for (const [root, names] of byRoot)
  test(`a reader walks through every real site of ${root}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(60_000 * names.length);
    await walkFiles(page, names);
  });

for (const root of ['languages', 'versions', 'dropdowns'])
  test(
    `a real site of ${root} is exported and walked through`,
    { tag: '@long' },
    async ({ page }, info) => {
      const name = byRoot.get(root)?.at(-1);
      test.skip(!name, 'The real files are not here.');
      await openSite(page, corpusFile(name!));
      await expect(page.getByRole('region', { name: 'Preview' }).locator('.frame')).toBeVisible();
      const { url, text } = await exportPreview(page, info);
      await expectNoRequests(page, url, async () => {
        await page.goto(url);
        const { presses } = await walkSite(page, page.locator('.frame'));
        console.log(`${name} as a file of ${text.length} characters: ${presses} entries`);
        expect(presses).toBeGreaterThan(2);
      });
    },
  );
