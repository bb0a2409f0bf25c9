import { expect, test } from 'vitest';
import { plan } from '../operations/plan.ts';
import { checked } from '../../../../tests/check-document.ts';
import { docFromText } from '../../../../tests/make-document.ts';

test('the kind of an entry depends on its list, not on an earlier result from another list', () => {
  const text = JSON.stringify({
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a', { title: 'Old' }] },
        { tab: 'B', groups: [{ group: 'G', pages: ['b'] }] },
        { tab: 'C', pages: ['c'] },
      ],
    },
  });
  const doc = docFromText(text);
  const nodes = ['/navigation/tabs/0/pages/1'];
  const move = (tab: number, key: 'groups' | 'pages') =>
    plan(doc, { op: 'move', nodes, to: { parent: `/navigation/tabs/${tab}`, key, index: 1 } });
  expect(checked(doc).map(({ code }) => code)).toEqual(['children-shape']);
  // In `groups` it would be a group without a label; in `pages` it remains an invalid entry.
  expect(move(1, 'groups')).toMatchObject({ ok: false, refusal: { code: 'label-missing' } });
  const moved = move(2, 'pages');
  expect(moved.ok && checked(moved.value.after).map(({ code }) => code)).toEqual([
    'children-shape',
  ]);
});
