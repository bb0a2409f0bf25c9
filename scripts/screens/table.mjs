/*
 * Every screen for visual inspection: `npm run screens` takes them at all widths and in all modes, and the visual tests
 * cover some of them. On a phone, a screen is reached at 1440 pixels and then resized, unless that would close it.
 */
import { editing } from './editing.mjs';
import { hosts } from './hosts.mjs';
import { stages } from './stages.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {(page: import('playwright').Page, token: string) => Promise<void>} reach
 * @property {string} [pane] the visible pane where there is room for only one
 * @property {boolean} [hosted] needs GitHub's emulator, and a token for it
 * @property {boolean} [wide] isn't available on a phone
 * @property {boolean} [direct] is reached at the width of a phone, because resizing closes it
 */

/** @type {readonly Screen[]} */
export const screens = [...stages, ...editing, ...hosts];

/** @param {string} name @returns {Screen} */
export function screenOf(name) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`The screen “${name}” doesn’t exist.`);
  return screen;
}
