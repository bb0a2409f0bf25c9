/* Letting go of what the hand holds, as a person does: once the words beside it name the place. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Carries what the hand holds to a point of a row, and lets go when it is said to go there. In one step, and looked
 * for anew while it is not: a closed row opens under a pointer that rests, and moves what lies below it.
 */
export async function letGo(
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
