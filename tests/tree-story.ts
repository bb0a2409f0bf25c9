/* The small site that the tree stories rearrange, and its rows as an outline. */
import type { Locator, Page } from '@playwright/test';
import { grabDownload, openFile, row, textFile, tree } from './story';

export const SITE = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          {
            group: 'Get started',
            pages: [
              'introduction',
              'quickstart',
              { group: 'Concepts', pages: ['projects', 'teams'] },
            ],
          },
          { group: 'Guides', pages: ['deploy', 'rotate', 'migrate'] },
        ],
      },
      { tab: 'API', groups: [{ group: 'Users', pages: ['GET /users', 'POST /users'] }] },
    ],
  },
};

export const open = (page: Page, site: unknown = SITE) =>
  openFile(page, textFile(`${JSON.stringify(site, null, 2)}\n`));

/** The rows in view as an outline, indented two spaces per level. */
export const outline = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map(
        (one) =>
          '  '.repeat(Number(one.getAttribute('aria-level')) - 1) +
          (one.getAttribute('aria-label') ?? ''),
      ),
    );

export const announcement = (page: Page): Locator => page.locator('[aria-live]');

/** The text of docs.json that a download would contain now. */
export const downloadText = async (page: Page): Promise<string> => {
  const file = await grabDownload(page, () => page.keyboard.press('Control+s'));
  return file.bytes.toString();
};

export interface Drag {
  /** The row just below which the pointer goes, or onto whose middle, where a collapsed row expands. */
  readonly below?: string;
  readonly onto?: string;
  /** Indent steps to the right of where the drag started. */
  readonly indents?: number;
}

/** Drags a row without dropping it. */
export async function dragRow(
  page: Page,
  name: string,
  { below, onto, indents = 0 }: Drag,
): Promise<void> {
  const from = (await row(page, name).boundingBox())!;
  const x = from.x + 120;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3, from.y + from.height / 2 + 6);
  const target = (await row(page, below ?? onto ?? name).boundingBox())!;
  const y = target.y + (below ? target.height + 2 : target.height / 2);
  await page.mouse.move(x + indents * 16, y, { steps: 12 });
}

/** Moves the pointer sideways from where the last `carry` left it. */
export async function dragSideways(page: Page, by: number): Promise<void> {
  const line = (await page.locator('.ghost').boundingBox())!;
  await page.mouse.move(line.x - 14 + by, line.y - 22, { steps: 4 });
}
