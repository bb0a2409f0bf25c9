/* The screens with a repository, served by GitHub's emulator. */
import { button, compared, row, settled } from './acts.mjs';

/** @typedef {import('./acts.mjs').Page} Page */
/** @typedef {import('./table.mjs').Screen} Screen */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Open repository' });

/** @param {Page} page */
async function ask(page) {
  await page.goto('/');
  await button(page, 'Open repository').click();
  await dialog(page).getByLabel('Token', { exact: true }).waitFor();
}

/** @param {Page} page @param {string} token */
async function signIn(page, token) {
  await ask(page);
  await dialog(page).getByLabel('Token', { exact: true }).fill(token);
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /^acme\/docs/ })
    .waitFor();
}

/** @param {Page} page @param {string} token */
async function choose(page, token) {
  await signIn(page, token);
  await dialog(page)
    .getByRole('button', { name: /^acme\/docs/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).waitFor();
}

/** @type {readonly Screen[]} */
export const hosts = [
  { name: 'sign-in', hosted: true, reach: (page) => ask(page) },
  { name: 'repositories', hosted: true, reach: signIn },
  { name: 'repository', hosted: true, reach: choose },
  {
    name: 'commit',
    hosted: true,
    async reach(page, token) {
      await choose(page, token);
      await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
      await settled(page);
      await row(page, 'Guides').click();
      await page.keyboard.press('Alt+ArrowUp');
      await button(page, 'Review changes').click();
      // Wait, because content that grows above the form moves it.
      await compared(page);
      await button(page, 'Commit').click();
      await page.getByLabel('Message', { exact: true }).waitFor();
    },
  },
];
