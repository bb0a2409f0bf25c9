/*
 * Every screen that is looked at: by `npm run screens`, which takes them at all widths and in all modes, and by the
 * visual tests, which hold some of them. A screen is reached at 1440 pixels and then made as wide as asked.
 */
import { editing } from './editing.mjs';
import { hosts } from './hosts.mjs';
import { stages } from './stages.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {(page: import('playwright').Page, token: string) => Promise<void>} reach
 * @property {string} [pane] what is in view where there is room for one pane only
 * @property {boolean} [hosted] needs GitHub's emulator, and a token for it
 * @property {boolean} [wide] is not there on a phone
 */

/** @type {readonly Screen[]} */
export const screens = [...stages, ...editing, ...hosts];

/** @param {string} name @returns {Screen} */
export function screenOf(name) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen “${name}”.`);
  return screen;
}
