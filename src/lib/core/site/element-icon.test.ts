import { expect, test } from 'vitest';
import { rowsBelow, outlineOf } from '$lib/core/tree/rows';
import { makeDocWith } from '../../../../tests/make-document';
import { iconOfRow } from './row-icon';

const doc = makeDocWith({
  groups: [
    { group: 'Guides', icon: 'rocket', pages: ['guides/deploy', 'guides/plain'] },
    { group: 'Plain', icon: ' ', pages: [] },
  ],
});
const [guides, plain] = rowsBelow(outlineOf(doc, new Set()).root!);
const [deploy, other] = rowsBelow(guides!);
const pages = new Map([
  ['guides/deploy', { icon: 'ship' }],
  ['guides/plain', {}],
]);

test('an element has the icon of its own field', () => {
  expect(iconOfRow(guides!, undefined)).toMatchObject({ name: 'rocket', sort: 'name' });
  expect(iconOfRow(plain!, undefined)).toBeUndefined();
});

test('a page has the icon of its file', () => {
  expect(iconOfRow(deploy!, pages)).toMatchObject({ name: 'ship' });
  expect(iconOfRow(other!, pages)).toBeUndefined();
  expect(iconOfRow(deploy!, undefined)).toBeUndefined();
});
