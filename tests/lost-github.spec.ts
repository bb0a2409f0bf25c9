/* URLs that had a page in a repository at GitHub and lead nowhere. */
import { DOCS } from './emulator/github';
import { expect, openRepository, test } from './github-story';
import { button, region } from './screen-parts';
import { runCommand } from './screens';
import * as commands from '../src/lib/editor/commands/stage-messages';
import * as m from '../src/lib/features/redirects/lost-messages';

const NAME = 'acme/docs';
const page = '---\ntitle: Deploy it\n---\n\nAbout deploying.\n';

test('a page that moved is found in the commits of docs.json', async ({ page: tab, github }) => {
  await github.push(NAME, 'main', { 'docs.json': `${DOCS}\n`, 'guides/deploy.mdx': page });
  await github.push(
    NAME,
    'main',
    {
      'docs.json': DOCS.replace('"guides/deploy"', '"ship/deploy"'),
      'guides/deploy.mdx': null,
      'ship/deploy.mdx': page,
    },
    'Move the page',
  );
  await openRepository(tab, github.tokens.ada, NAME);
  await runCommand(tab, commands.lost);
  const list = region(tab, m.lostUrls);
  await expect(list.getByLabel(m.targetOf('/guides/deploy'))).toHaveValue('ship/deploy.mdx');
  await expect(list).toContainText(m.evidence.renamed);
  await button(tab, m.addRedirects(1)).click();
  await expect(list).toContainText(m.noneLost);
});
