/*
 * A user with only a keyboard. Every key goes through here. After each key, something in view must have the focus, not
 * covered and with a visible indicator.
 */
import type { Locator, Page } from '@playwright/test';
import { expect } from './story';

/** Returns what is wrong with the current focus, or an empty string if it is fine. */
export function focusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has it';
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.innerText}`;
    if (!focused.matches(':focus-visible')) return `it is not drawn at ${name}`;
    // Monaco draws its own caret.
    if (focused.closest('.monaco-editor')) return '';
    const { x, y, width, height } = focused.getBoundingClientRect();
    const label = focused.closest('label');
    const isFree = [0.5, 0.02, 0.98].some((part) => {
      const shown = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, x + width * part)),
        Math.min(innerHeight - 1, Math.max(0, y + height / 2)),
      );
      return [focused, label].some((one) => one?.contains(shown) || shown?.contains(one));
    });
    if (!isFree) return `something stands over ${name}`;
    // A heading at the start of a new screen, or a field with a caret, needs no ring.
    if (focused.matches('h1, h2, textarea, input:not([type=radio], [type=checkbox])')) return '';
    const drawn = [focused, label, focused.firstElementChild].some((one) =>
      [undefined, '::after'].some((part) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
        const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return hasOutline || boxShadow !== 'none';
      }),
    );
    return drawn || focused.matches('[role=separator]') ? '' : `no ring at ${name}`;
  });
}

/** Presses these keys in order. */
export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focusProblem(page), `the focus after ${key}`).toBe('');
  }
}

export async function typeWords(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words);
  await expect.poll(() => focusProblem(page), `the focus after “${words}”`).toBe('');
}

/** Maximum number of presses of one key. */
const FAR = 80;

/** Presses Tab, or another key, until this has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let i = 0; i < FAR; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await pressKeys(page, key);
  }
  throw new Error(`${FAR} times ${key} do not lead to ${target.toString()}`);
}
