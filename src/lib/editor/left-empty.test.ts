import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEditor, restoreBrowser, stubBrowser } from '../../../tests/make-editor';

const SITE = JSON.stringify({
  navigation: {
    groups: [
      { group: 'Guides', pages: ['a', 'b'] },
      { group: 'API', pages: ['c', { group: 'Keys', pages: ['d'] }] },
      { pages: ['e'] },
    ],
  },
});
beforeEach(stubBrowser);
afterEach(restoreBrowser);

const group = (at: number) => `/navigation/groups/${at}`;

test.each([
  [[0, 1], [], 'Moved 2 pages to “API”. “Guides” is empty now.'],
  [[0], [], 'Moved “A” to “API”'],
  [[0, 1], [2], 'Moved 3 pages to “API”. “Guides” and “Untitled group” are empty now.'],
])('pages %j of a group and of group %j move', (pages, others, said) => {
  const editor = makeEditor(SITE);
  const nodes = [
    ...pages.map((at) => `${group(0)}/pages/${at}`),
    ...others.map((at) => `${group(at)}/pages/0`),
  ];
  const to = { parent: group(1), key: 'pages', index: 0 } as const;
  expect(editor.run({ op: 'move', nodes, to }, 'move.drop').ok).toBe(true);
  expect(editor.said.text).toBe(said);
  expect(editor.history.done.at(-1)?.label).not.toContain('empty');
});

test('an order that changes empties nothing, and neither does a group with its pages', () => {
  const editor = makeEditor(SITE);
  const to = { parent: group(1), key: 'pages', index: 0 } as const;
  editor.run({ op: 'move', nodes: [`${group(1)}/pages/1`], to }, 'move.up');
  expect(editor.said.text).not.toContain('empty');
  editor.run({ op: 'move', nodes: [group(0)], to }, 'move.drop');
  expect(editor.said.text).not.toContain('empty');
});
