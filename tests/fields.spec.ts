import type { Locator, Page } from '@playwright/test';
import { SITE, STANDS, textWith, type Stand, type Trial } from './every-field';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import { properties, downloadText } from './screen-parts';
import * as m from '../src/lib/features/inspector/site/messages';

/** Opens the element of a test document, with all its fields in view. */
async function goTo(page: Page, { way, pointer }: Stand): Promise<void> {
  if (pointer === '' || pointer === '/navigation')
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  if (pointer === '/navigation')
    await properties(page).getByRole('button', { name: m.navigation }).click();
  if (pointer === '' || pointer === '/navigation') return openMore(page);
  for (const label of way) {
    await row(page, label).click();
    await expect(row(page, label)).toHaveAttribute('aria-selected', 'true');
    if (label !== way.at(-1) && (await row(page, label).getAttribute('aria-expanded')) === 'false')
      await page.keyboard.press('ArrowRight');
  }
  await openMore(page);
}

async function openMore(page: Page): Promise<void> {
  await expect(properties(page).getByRole('heading').first()).toBeVisible();
  const more = properties(page).locator('summary', { hasText: 'More fields' });
  if ((await more.count()) > 0) await more.click();
}

/** Enters a value as a user would, whatever the control. */
async function fillIn(control: Locator, input: string | boolean): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const kind = await control.evaluate(
    (it) => it.getAttribute('role') ?? (it instanceof HTMLSelectElement ? 'select' : 'text'),
  );
  if (typeof input === 'boolean') await control.setChecked(input);
  else if (kind === 'radiogroup') await control.locator(`input[value="${input}"]`).check();
  else if (kind === 'select') await control.selectOption(input);
  else {
    await control.fill(input);
    await control.press('Tab');
  }
}

/** Clears a value with the small button next to the field, unchecks a switch, or restores a required value. */
async function clear(page: Page, { label, input, before }: Trial): Promise<void> {
  const control = properties(page).getByLabel(label, { exact: true });
  if (before !== undefined) return fillIn(control, before);
  if (input === true) return control.uncheck();
  await properties(page)
    .getByRole('button', { name: `Clear ${label}`, exact: true })
    .click();
}

/** The documents that `.ci/run` covers; `npm run test:long` covers the rest. */
const FIRST = ['a group', 'a page', 'a tab'];

for (const stand of [...STANDS, SITE])
  test(
    `every field of ${stand.name} is filled in, found in the text, and cleared`,
    {
      tag: FIRST.includes(stand.name) ? [] : '@long',
    },
    async ({ page }) => {
      await openSite(page, stand.text);
      await goTo(page, stand);
      for (const trial of stand.trials)
        await test.step(trial.label, async () => {
          const field = ({ label }: Trial) => properties(page).getByLabel(label, { exact: true });
          if (trial.needs) await fillIn(field(trial.needs), trial.needs.input);
          await fillIn(field(trial), trial.input);
          await expect
            .poll(() => downloadText(page), { message: trial.label })
            .toBe(textWith(stand, trial));
          await clear(page, trial);
          if (trial.needs) await clear(page, trial.needs);
          await expect.poll(() => downloadText(page), { message: trial.label }).toBe(stand.text);
        });
    },
  );
