/* The small site that the tree stories rearrange, and its rows as an outline. */
import type { Locator, Page } from '@playwright/test';
import { grab, moveOver } from './drop-row';
import { outline } from './screen-parts';
import { grabDownload, openFile, row, textFile, tree } from './story';

export { outline };

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

/** The rows of one element, from the first that is named to the last. */
export const rowsFrom = async (page: Page, first: string, count: number): Promise<string[]> => {
  const all = await outline(page);
  const at = all.findIndex((one) => one.trim() === first);
  return all.slice(at, at + count);
};

/** The row that a drop would go into. */
export const tinted = (page: Page): Locator => tree(page).locator('.row.into');

export const undo = (page: Page): Locator =>
  page.getByRole('button', { name: 'Undo', exact: true });

export const announcement = (page: Page): Locator => page.locator('[aria-live]');

/** The text of docs.json that a download would contain now. */
export const downloadText = async (page: Page): Promise<string> => {
  const file = await grabDownload(page, () => page.keyboard.press('Control+s'));
  return file.bytes.toString();
};

/** Names of rows instead of rows. */
export interface OverNamed {
  readonly above?: string;
  readonly onto?: string;
  readonly below?: string;
  readonly left?: number;
}

/** Drags a row over another one without dropping it. */
export async function dragRow(page: Page, name: string, over: OverNamed): Promise<void> {
  await grab(page, row(page, name));
  await moveTo(page, over);
}

/** Moves what is dragged over another row. */
export const moveTo = (page: Page, { above, onto, below, left }: OverNamed): Promise<void> =>
  moveOver(page, {
    ...(above === undefined ? {} : { above: row(page, above) }),
    ...(onto === undefined ? {} : { onto: row(page, onto) }),
    ...(below === undefined ? {} : { below: row(page, below) }),
    ...(left === undefined ? {} : { left }),
  });
