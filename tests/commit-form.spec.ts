/* The form of a commit in the review. */
import { expect, form, openRepository, pageRow, rearrange, test } from './github-story';

test('the review stays in place when its form opens and closes', async ({ page, github }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await rearrange(page);
  for (const name of [/^install/i, /^deploy/i]) {
    await pageRow(page, name).click();
    await page.keyboard.press('Delete');
  }
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  const commit = review.getByRole('button', { name: 'Commit' });
  const place = await commit.boundingBox();
  // Only the list scrolls. Around it, there is nothing that bringing the form into view could scroll.
  const overflow = await review.evaluate(({ parentElement: pane }) => {
    return pane!.scrollHeight - pane!.clientHeight;
  });
  expect(overflow).toBe(0);
  await commit.click();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await commit.boundingBox()).toEqual(place);
});
