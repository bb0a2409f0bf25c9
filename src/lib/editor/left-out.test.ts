import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEditor, restoreBrowser, stubBrowser } from '../../../tests/make-editor';

const SITE = JSON.stringify({
  navigation: { groups: [{ group: 'Guides', pages: ['start', 'deploy', 'setup', 'setup'] }] },
});
const pages = new Set(['start', 'deploy', 'setup']);
beforeEach(stubBrowser);
afterEach(restoreBrowser);

test.each([
  ['another entry has the path', 0, 'deploy', / “Start” isn’t in the navigation anymore\.$/],
  ['no other entry has the path, so its file can follow', 0, 'begin', /begin”?$/],
  ['the page is still listed', 2, 'deploy', /deploy”?$/],
])('a page gets another path: %s', (_, at, value, said) => {
  const editor = makeEditor(SITE, { world: () => ({ pages }) });
  const node = `/navigation/groups/0/pages/${at}`;
  expect(editor.run({ op: 'set', node, field: 'path', value }, 'set.name').ok).toBe(true);
  expect(editor.said.text).toMatch(said);
});
