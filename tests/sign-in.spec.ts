/* Signing in with an account at GitLab, Codeberg and GitHub, from the start screen to a proposed change. */
import { dialog, form, askToCommit, rearrange } from './github-story.ts';
import { allow, atHost, signInAs, test } from './sign-in-story.ts';
import { expect, treeReady } from './story.ts';
import * as open from '../src/lib/features/open/dialog-messages.ts';
import * as m from '../src/lib/ui/sign-in-messages.ts';
import * as signedIn from '../src/routes/signed-in/messages.ts';
import * as messages from '../src/lib/storage/git/sign-in/messages.ts';

const HOSTS = ['GitHub', 'GitLab', 'Codeberg'] as const;

for (const name of HOSTS)
  test(
    `sign in with ${name}, open, rearrange and propose, in fewer than ten clicks`,
    { tag: name === 'GitHub' ? '@main' : [] },
    async ({ page }) => {
      await atHost(page, name);
      await signInAs(page, name, 'ada');
      await expect(dialog(page)).toContainText(`${open.signedInBefore(name)} ada`);
      expect(page.context().pages()).toHaveLength(1);
      // Most of them are left.
      await expect(dialog(page)).not.toContainText(/requests/);

      await dialog(page)
        .getByRole('button', { name: /^acme\/docs/ })
        .click(); // 1
      await dialog(page).getByRole('button', { name: 'Open', exact: true }).click(); // 2
      await treeReady(page);
      await rearrange(page); // 3
      await askToCommit(page); // 4, 5
      await form(page).getByLabel('A new branch').check(); // 6
      await form(page)
        .getByRole('button', { name: /^Commit / })
        .click(); // 7
      await expect(
        page
          .getByRole('region', { name: /^Committed to docs\/move-quickstart/ })
          .getByRole('link', { name: /^[#!]1/ }),
      ).toBeVisible();
    },
  );

test('a link to a private repository leads there after signing in', async ({ page }) => {
  await page.goto('/edit?repo=acme/secret&branch=main');
  await expect(dialog(page).getByText('acme/secret may be private')).toBeVisible();
  await signInAs(page, 'GitHub', 'ada');
  await treeReady(page);
  await expect(page).toHaveURL(/\/edit\?repo=acme\/secret&branch=main&path=docs.json$/);
});

test('who denies access is told so, and can sign in again', { tag: '@main' }, async ({ page }) => {
  await atHost(page, 'GitLab');
  await signInAs(page, 'GitLab', 'Deny');
  await expect(dialog(page).getByText(messages.declined('GitLab'))).toBeVisible();
  await signInAs(page, 'GitLab', 'ada');
  await expect(dialog(page)).toContainText(`${open.signedInBefore('GitLab')} ada`);
});

test('a window that was closed can be opened again, and waiting can be canceled', async ({
  page,
}) => {
  await atHost(page, 'GitLab');
  const opening = page.waitForEvent('popup');
  await dialog(page)
    .getByRole('button', { name: m.signInWith('GitLab') })
    .click();
  const popup = await opening;
  await expect(dialog(page).getByText(m.continueIn('GitLab'))).toBeVisible();
  await popup.getByRole('link', { name: 'ada' }).waitFor();
  await popup.close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog(page).getByText(m.windowClosed('GitLab'))).toBeVisible();

  const again = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: m.again }).click();
  const second = await again;
  await second.getByRole('link', { name: 'ada' }).waitFor();
  await dialog(page).getByRole('button', { name: m.stop }).click();
  await expect.poll(() => second.isClosed()).toBe(true);
  await expect(dialog(page).getByRole('button', { name: m.signInWith('GitLab') })).toBeVisible();
});

test('a blocked window is named, with what to do', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await atHost(page, 'GitHub');
  await dialog(page)
    .getByRole('button', { name: m.signInWith('GitHub') })
    .click();
  await expect(dialog(page).getByText(m.windowBlocked)).toBeVisible();
});

test('a server that bars other sites is named, with what its administrator can do', async ({
  page,
  app,
}) => {
  app.codeberg.signIn.allowsOthers = false;
  await atHost(page, 'Codeberg');
  await signInAs(page, 'Codeberg', 'ada');
  await expect(dialog(page)).toContainText('doesn’t allow sign-in from other websites');
  await dialog(page).getByText(m.useToken).click();
  await expect(dialog(page).getByLabel('Token', { exact: true })).toBeVisible();
});

test(
  'the answer to a sign-in that nobody waits for, or a forged one, is not taken',
  { tag: '@main' },
  async ({ page, app }) => {
    await atHost(page, 'GitLab');
    const forged = await page.context().newPage();
    await forged.clock.install();
    await forged.goto('/signed-in?code=code-0000000000000000000000000000000000000000&state=forged');
    await expect(forged.getByText(signedIn.finishing)).toBeVisible();
    expect(new URL(forged.url()).search).toBe('');
    await forged.clock.runFor(11_000);
    await expect(forged.getByText(signedIn.nobodyWaits)).toBeVisible();
    expect(app.gitlab.signIn.sent).toEqual([]);
  },
);

test('two windows sign in at the same time, each with its own account', async ({ page }) => {
  const other = await page.context().newPage();
  for (const name of ['GitLab', 'GitHub'] as const) {
    await atHost(page, name);
    await atHost(other, name);
    const openings = [page.waitForEvent('popup'), other.waitForEvent('popup')] as const;
    for (const one of [page, other])
      await dialog(one)
        .getByRole('button', { name: m.signInWith(name) })
        .click();
    const [first, second] = await Promise.all(openings);
    const [hers, his] = name === 'GitHub' ? ['ada', 'bob'] : ['ada', 'eve'];
    await allow(second, his);
    await allow(first, hers);
    await expect(dialog(page)).toContainText(`${open.signedInBefore(name)} ${hers}`);
    await expect(dialog(other)).toContainText(`${open.signedInBefore(name)} ${his}`);
  }
});

test('several accounts at a host: one is added, used and signed out', async ({ page }) => {
  await atHost(page, 'GitLab');
  await signInAs(page, 'GitLab', 'ada');
  await dialog(page).getByRole('button', { name: open.addAccount }).click();
  await signInAs(page, 'GitLab', 'eve');
  const account = dialog(page).getByLabel(open.accountInUse, { exact: true });
  await expect(account).toHaveValue('eve');
  await account.selectOption('ada');
  await expect(dialog(page).getByRole('button', { name: /^acme\/docs/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: open.signOut }).click();
  await expect(dialog(page)).toContainText(`${open.signedInBefore('GitLab')} eve`);
});

test('a token that expired is renewed unseen, and after it ended for good one signs in again', async ({
  page,
  app,
}) => {
  const { store, signIn } = app.gitlab;
  await atHost(page, 'GitLab');
  await signInAs(page, 'GitLab', 'ada');
  await dialog(page)
    .getByRole('button', { name: /^acme\/docs/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await treeReady(page);
  await rearrange(page);
  signIn.expire();
  await askToCommit(page);
  await expect(form(page).getByLabel('A new branch')).toBeVisible();
  expect(signIn.sent.filter((sent) => sent.get('grant_type') === 'refresh_token')).toHaveLength(1);

  // In the middle of a commit.
  signIn.forget();
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(form(page).getByText(messages.codeOver('GitLab'))).toBeVisible();
  const opening = page.waitForEvent('popup');
  await form(page)
    .getByRole('button', { name: m.signInWith('GitLab') })
    .click();
  await allow(await opening, 'ada');
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
  const { commits } = store.repos.get('acme/docs')!;
  expect(commits.size).toBe(2);
});

test('who stays signed in is so in a new window, until they sign out everywhere', async ({
  page,
  app,
}) => {
  const { store } = app.gitlab;
  await atHost(page, 'GitLab');
  await dialog(page).getByLabel(m.staySignedIn).check();
  await signInAs(page, 'GitLab', 'ada');
  await expect(dialog(page)).toContainText(open.rememberedAfter);
  const other = await page.context().newPage();
  await atHost(other, 'GitLab');
  await expect(dialog(other)).toContainText(`${open.signedInBefore('GitLab')} ada`);
  const given = [...store.users].filter(([token]) => token.startsWith('oauth-'));
  expect(given).toHaveLength(1);
  await dialog(page).getByRole('button', { name: open.signOut }).click();
  await expect(dialog(page).getByRole('button', { name: m.signInWith('GitLab') })).toBeVisible();
  await atHost(other, 'GitLab');
  await expect(dialog(other).getByRole('button', { name: m.signInWith('GitLab') })).toBeVisible();
  // The host ended the token, too.
  await expect.poll(() => store.users.has(given[0]![0])).toBe(false);
});
