/* Drops a dragged row as a user would: once the label next to the pointer names the target. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Drags to a point of a row, and drops when the label confirms the target. Moves in one step and retries until then,
 * because a collapsed row expands under a resting pointer and moves the rows below it.
 */
export async function dropRow(
  page: Page,
  row: Locator,
  point: (box: Box) => readonly [x: number, y: number],
  says: string,
): Promise<void> {
  await expect(async () => {
    await page.mouse.move(...point((await row.boundingBox())!));
    await expect(page.locator('.ghost')).toContainText(says, { timeout: 2000 });
  }).toPass();
  await page.mouse.up();
}
