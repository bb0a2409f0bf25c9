import { expect, test } from './story';
import { openSite } from './open-site';
import { field, button } from './screen-parts';
import * as m from '../src/lib/features/inspector/controls/messages';

test('the sample below the text of a banner follows what is typed', async ({ page }) => {
  await openSite(page, { navigation: { groups: [{ group: 'Start', pages: ['index'] }] } });
  await button(page, 'Site settings').click();
  const look = page.getByRole('figure', { name: m.bannerLook });
  await field(page, 'Banner text').fill('V');
  await expect(look).toHaveText('V');
  await field(page, 'Banner text').fill('Version **2**');
  await expect(look).toHaveText('Version 2');
});
