import { expect, test } from 'vitest';
import { changesOf } from '../compare/changes.ts';
import { planFix } from '../operations/fix.ts';
import { plan } from '../operations/plan.ts';
import * as m from '../check/placement/refusal-messages.ts';
import { revert } from './revert.ts';
import { docFromText, fileText, textOf } from '../../../../tests/make-document.ts';

const BASE = docFromText(
  fileText({
    navigation: {
      tabs: [
        { tab: 'API', groups: ['A', 'B'].map((group) => ({ group, pages: [group] })) },
        { tab: 'Guides', pages: ['use-cases', 'start'] },
      ],
    },
  }),
);

/** A page was moved between the groups of a tab, which contains both since. */
function withPageAmongGroups() {
  const to = { parent: '/navigation/tabs/0', key: 'groups', index: 1 } as const;
  const planned = plan(BASE, { op: 'move', nodes: ['/navigation/tabs/1/pages/0'], to });
  const fix =
    !planned.ok && planned.refusal.fixes.find(({ label }) => label === m.letContainBoth('“API”'));
  const done = fix && planFix(BASE, fix);
  if (!done || !done.ok) throw new Error('It can’t be let in');
  return done.value.after;
}

test('the list goes back to groups only together with the page that came into it', () => {
  const doc = withPageAmongGroups();
  const rows = changesOf(BASE, doc);
  expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'moved']);
  const both = revert(BASE, doc, rows[0]!);
  if (!both.ok) throw new Error(both.refusal.sentence);
  expect(both.value.also).toEqual([rows[1]]);
  expect(textOf(both.value.after)).toBe(textOf(BASE));
});

test('the page goes back alone', () => {
  const doc = withPageAmongGroups();
  const rows = changesOf(BASE, doc);
  const page = revert(BASE, doc, rows[1]!);
  if (!page.ok) throw new Error(page.refusal.sentence);
  expect(page.value.also).toEqual([]);
  expect(changesOf(BASE, page.value.after).map(({ kind }) => kind)).toEqual(['changed']);
});
