import { expect, test } from 'vitest';
import { outlineOf } from '$lib/core/tree/rows';
import { makeDoc } from '../../../../../tests/make-document';
import * as m from './messages';
import { edge, step } from './moves';

const SITE = makeDoc({ navigation: { pages: ['self-hosting', 'intro'] } });
const TITLES = new Map([
  ['self-hosting', 'Run it yourself'],
  ['intro', 'Welcome'],
]);
const { rows } = outlineOf(SITE, new Set());

test('why a page can’t be moved is said with the title that the tree shows', () => {
  expect(step(rows.slice(0, 1), 'in', TITLES)).toBe(m.nothingAboveTakes('Run it yourself'));
  expect(step(rows.slice(0, 1), 'up', TITLES)).toBe(m.isFirst('Run it yourself'));
  expect(edge(rows.slice(1), 'down', TITLES)).toBe(m.isLast('Welcome'));
});
