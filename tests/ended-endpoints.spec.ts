/* The review names endpoints whose generated pages get other URLs. */
import { field } from './endpoint-panel';
import { openFolder, pageFile } from './folders';
import { fileText } from './make-document';
import { button, region, undo } from './screen-parts';
import { expect, row, test } from './story';
import * as m from '../src/lib/core/review/messages';
import * as words from '../src/lib/features/review/messages';

const FOLDER = {
  'docs.json': fileText({
    name: 'Acme',
    navigation: {
      groups: [
        { group: 'Start', pages: ['index'] },
        { group: 'API', openapi: { source: 'a.json', directory: 'old' } },
      ],
    },
  }),
  'index.mdx': pageFile('Welcome'),
  'a.json': '{"openapi": "3.0.0", "info": {"title": "A"}, "paths": {"/a": {"get": {}}}}\n',
};

test('another directory of a specification ends the URLs of its pages, until one redirect leads on', async ({
  page,
}) => {
  await openFolder(page, FOLDER);
  await row(page, 'API').click();
  await field(page, 'OpenAPI directory').fill('new');
  await field(page, 'OpenAPI directory').press('Enter');
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText(m.endpointsEnded(1));
  await expect(review).toContainText(m.endpointsMoved([['/old', '/new']]));
  await expect(review).toContainText(m.endpointBelow('GET /a', '/old'));
  await review.getByRole('button', { name: words.addRedirects(1) }).click();
  await expect(review).not.toContainText(m.endpointsEnded(1));
  await expect(review).toContainText('/old/:slug*');
  await undo(page).click();
  await expect(review).toContainText(m.endpointsEnded(1));
  await undo(page).click();
  await expect(review).not.toContainText(m.endpointsEnded(1));
});
