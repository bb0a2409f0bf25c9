import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEditor, restoreBrowser, stubBrowser } from '../../../../tests/make-editor';
import { changesOf } from '$lib/core/compare/changes';
import { ownState } from './own-state';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

const SITE = JSON.stringify({
  navigation: {
    tabs: [
      { tab: 'Docs', pages: ['a', 'b', 'c'] },
      { tab: 'API', pages: ['d'] },
    ],
  },
});
const opened = new Map([['docs.json', SITE]]);

/** Moves a page, wraps everything in a version, and creates another version from it. */
function restructured() {
  const editor = makeEditor(SITE);
  const run = (operation: Parameters<typeof editor.run>[0]) =>
    expect(editor.run(operation, 'test')).toMatchObject({ ok: true });
  const to = { parent: '/navigation/tabs/1', key: 'pages', index: 0 } as const;
  run({ op: 'move', nodes: ['/navigation/tabs/0/pages/0'], to });
  const nodes = ['/navigation/tabs/0', '/navigation/tabs/1'];
  run({ op: 'wrap', nodes, kind: 'version', label: 'v1' });
  run({ op: 'duplicate', nodes: ['/navigation/versions/0'] });
  return editor;
}

test('the text that was opened is a state with the ids of the work', () => {
  const editor = restructured();
  const state = ownState(editor, opened);
  expect(state?.files.get('docs.json')?.text).toBe(SITE);
  const told = changesOf(state!, editor.doc, {}).map(({ text }) => text);
  expect(told).toEqual([
    '2 elements of the top level wrapped in version “v1”',
    '“A” moved from “Docs” to “API”, now first in the list',
    'Version “v1” with 4 pages added to the top level, second in the list',
  ]);
});

test('another text is none of them', () => {
  const editor = restructured();
  expect(ownState(editor, new Map([['docs.json', `${SITE}\n`]]))).toBeUndefined();
  expect(ownState(editor, new Map([...opened, ['tabs.json', '[]']]))).toBeUndefined();
});
