/*
 * Drags with a real mouse. The pointer goes to a target in one move, so that no collapsed row on the way opens, and a
 * row is measured once the drag has begun, after which no row above or under the pointer moves.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** A row, and the part of it that the pointer is over. */
export interface Over {
  readonly above?: Locator;
  readonly onto?: Locator;
  readonly below?: Locator;
  /** Number of indents to the left of the row's icon. */
  readonly left?: number;
}

const INDENT = 16;

/** What a drop would do, in one line. */
export const dropNote = (page: Page): Locator => page.locator('.drop-note');
export const ghost = (page: Page): Locator => page.locator('.ghost');
/** The line that shows the place of a drop. */
export const dropLine = (page: Page): Locator => page.locator('.mark .line');

/** The point that these words mean. */
export async function pointOf({ above, onto, below, left }: Over): Promise<[number, number]> {
  const row = (above ?? onto ?? below)!;
  const box = (await row.boundingBox())!;
  const part = above ? 0.12 : onto ? 0.5 : 0.88;
  const y = box.y + box.height * part;
  if (left === undefined) return [box.x + Math.min(140, box.width / 2), y];
  const icon = (await row.locator('.kind').boundingBox())!;
  return [icon.x - (left - 0.5) * INDENT, y];
}

/** Waits until the rows have glided to their places. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one instanceof CSSAnimation || one instanceof CSSTransition),
  );

/** Presses on something and moves until it is dragged. */
export async function grab(page: Page, from: Locator): Promise<void> {
  await atRest(page);
  const box = (await from.boundingBox())!;
  const [x, y] = [box.x + Math.min(120, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 6);
  await expect(ghost(page)).toBeVisible();
}

export async function moveOver(page: Page, over: Over): Promise<void> {
  await page.mouse.move(...(await pointOf(over)));
}

/** Drags something that is in the hand over a row, and drops it where the line at the foot says this. */
export async function drop(page: Page, over: Over, says: string | RegExp): Promise<void> {
  await moveOver(page, over);
  await expect(dropNote(page)).toContainText(says);
  await page.mouse.up();
}
