import { expect, test } from 'vitest';
import * as m from './effect-messages';
import { leadsTo } from './value-effect';
import { makeDoc } from '../../../../tests/make-document';

const doc = makeDoc({
  navigation: { pages: ['docs'] },
  redirects: [{ source: '/docs/introduction', destination: '/docs' }],
});
const world = { pages: new Set(['docs']), titles: new Map([['docs', 'Documents']]) };

test('a link goes to a page by its title, through a redirect, or to a missing file', () => {
  expect(leadsTo('/docs', world, doc)).toBe(m.goesToTitled('Documents'));
  expect(leadsTo('/docs/introduction', world, doc)).toBe(m.goesThrough('/docs'));
  expect(leadsTo('/nowhere', world, doc)).toBe(m.noSuchPage);
});
