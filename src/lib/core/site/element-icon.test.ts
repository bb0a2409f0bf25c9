import { expect, test } from 'vitest';
import { rowsBelow, outlineOf } from '../tree/rows.ts';
import { makeDocWith } from '../../../../tests/make-document.ts';
import { iconOfElement } from './element-icon.ts';

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
  expect(iconOfElement(guides!, undefined)).toMatchObject({ name: 'rocket', sort: 'name' });
  expect(iconOfElement(plain!, undefined)).toBeUndefined();
});

test('a page has the icon of its file', () => {
  expect(iconOfElement(deploy!, pages)).toMatchObject({ name: 'ship' });
  expect(iconOfElement(other!, pages)).toBeUndefined();
  expect(iconOfElement(deploy!, undefined)).toBeUndefined();
});
