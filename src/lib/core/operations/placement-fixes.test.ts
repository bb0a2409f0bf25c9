/* The fixes that refusals offer: each leads to what was wanted, and none that can be planned adds a problem. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice, laidOutTexts } from '../../../../tests/generated-documents.ts';
import type { Doc } from '../document/node.ts';
import { pointerOf } from '../document/walk.ts';
import { check } from '../check/check.ts';
import { childElements, navigationOf, type Element } from '../document/elements.ts';
import { LIST_KEYS } from '../schema/kinds.ts';
import { planFix } from './fix.ts';
import type { Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText, makeDocWith } from '../../../../tests/make-document.ts';
import * as m from '../check/placement/refusal-messages.ts';

const FILE = 'docs.json';

/** The offers in the refusal of a move: each label, and the navigation after it. */
function offered(navigation: unknown, node: string, parent: string, key: string, index = 0) {
  const doc = makeDocWith(navigation, 2);
  const to = { parent: `/navigation${parent}`, key, index };
  const planned = plan(doc, { op: 'move', nodes: [`/navigation${node}`], to } as Operation);
  if (planned.ok) throw new Error('It can be moved there');
  return planned.refusal.fixes.map((fix) => {
    const done = planFix(doc, fix);
    const text = done.ok ? done.value.after.files.get(FILE)!.text : undefined;
    const after = text ? (JSON.parse(text) as { navigation: unknown }).navigation : undefined;
    return [fix.label, done.ok ? after : done.refusal.sentence];
  });
}

const N = (name: string) => ({ anchor: name, pages: [name.toLowerCase()] });
const G = { group: 'G', pages: ['g'] };

describe('a group on a tab', () => {
  test('that contains anchors', () =>
    expect(
      offered(
        {
          tabs: [
            { tab: 'A', anchors: [N('X')] },
            { tab: 'B', groups: [G] },
          ],
        },
        '/tabs/1/groups/0',
        '/tabs/0',
        'groups',
      ),
    ).toEqual([
      [
        m.wrapInNew(1, 'anchor'),
        {
          tabs: [
            { tab: 'A', anchors: [N('X'), { anchor: 'New anchor', groups: [G] }] },
            { tab: 'B' },
          ],
        },
      ],
      [
        m.putInto(1, '“X”'),
        {
          tabs: [{ tab: 'A', anchors: [{ anchor: 'X', pages: ['x', G] }] }, { tab: 'B' }],
        },
      ],
    ]));

  test('that contains pages', () =>
    expect(
      offered(
        {
          tabs: [
            { tab: 'A', pages: ['a', 'b'] },
            { tab: 'B', groups: [G] },
          ],
        },
        '/tabs/1/groups/0',
        '/tabs/0',
        'groups',
      ),
    ).toEqual([
      [
        m.putAmong(1, 'pages'),
        {
          tabs: [{ tab: 'A', pages: ['a', 'b', G] }, { tab: 'B' }],
        },
      ],
      [
        m.wrapEntries('2 pages', 'group'),
        {
          tabs: [{ tab: 'A', pages: [G, { group: 'New group', pages: ['a', 'b'] }] }, { tab: 'B' }],
        },
      ],
    ]));
});

test('a page on a tab that contains groups', () =>
  expect(
    offered(
      {
        tabs: [
          { tab: 'A', groups: [G] },
          { tab: 'B', pages: ['p'] },
        ],
      },
      '/tabs/1/pages/0',
      '/tabs/0',
      'pages',
    ),
  ).toEqual([
    [
      m.wrapInNew(1, 'group'),
      {
        tabs: [{ tab: 'A', groups: [G, { group: 'New group', pages: ['p'] }] }, { tab: 'B' }],
      },
    ],
    [
      m.putInto(1, '“G”'),
      {
        tabs: [{ tab: 'A', groups: [{ group: 'G', pages: ['g', 'p'] }] }, { tab: 'B' }],
      },
    ],
    [
      m.letContainBoth('“A”'),
      {
        tabs: [{ tab: 'A', pages: ['p', G] }, { tab: 'B' }],
      },
    ],
  ]));

test('a page between two groups: the new group is where the page was put', () => {
  const after = (pages: unknown[]) => ({
    tabs: [{ tab: 'A', groups: [{ group: 'F', pages }, { group: 'New group', pages: ['p'] }, G] }],
  });
  const from = (pages: unknown[]) => ({ tabs: [{ tab: 'A', groups: [{ group: 'F', pages }, G] }] });
  const [first] = offered(from(['f', 'p']), '/tabs/0/groups/0/pages/1', '/tabs/0', 'groups', 1);
  expect(first).toEqual([m.wrapInNew(1, 'group'), after(['f'])]);
  // Its own group moves down to make room.
  const [before] = offered(from(['f', 'p']), '/tabs/0/groups/0/pages/1', '/tabs/0', 'groups', 0);
  expect(before![1]).toEqual({
    tabs: [
      { tab: 'A', groups: [{ group: 'New group', pages: ['p'] }, { group: 'F', pages: ['f'] }, G] },
    ],
  });
});

test('a page between two groups of another tab: in one list, it is where it was put', () => {
  const H = { group: 'H', pages: ['h'] };
  const tabs = [
    { tab: 'A', groups: [G, H] },
    { tab: 'B', pages: ['p'] },
  ];
  expect(offered({ tabs }, '/tabs/1/pages/0', '/tabs/0', 'groups', 1)).toEqual([
    [
      m.wrapInNew(1, 'group'),
      {
        tabs: [{ tab: 'A', groups: [G, { group: 'New group', pages: ['p'] }, H] }, { tab: 'B' }],
      },
    ],
    [m.letContainBoth('“A”'), { tabs: [{ tab: 'A', pages: [G, 'p', H] }, { tab: 'B' }] }],
  ]);
});

const SEED = 4711;
const ROUNDS = process.env.SIGNPOST_RUNS === 'full' ? 6_000 : 800;
const all = (element: Element): Element[] => [element, ...childElements(element).flatMap(all)];
/** A navigation may lose its last entry. */
const errorsIn = (doc: Doc) =>
  check(doc).filter(({ severity, code }) => severity === 'error' && code !== 'root-empty').length;

test(`${ROUNDS} refused moves (seed ${SEED}): the offered fixes work and add no error`, () => {
  let offers = 0;
  let works = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [sample] = fc.sample(laidOutTexts, { seed: SEED + round, numRuns: 1 });
    const { text } = sample!;
    const dice = seededDice(SEED + round);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
    const doc = docFromText(text);
    const elements = all(navigationOf(doc)!);
    const moved = pick(elements);
    const parent = pick(elements.filter(({ node }) => node.type === 'object'));
    const to = { parent: pointerOf(parent.spot), key: pick(LIST_KEYS), index: 0 };
    const planned = plan(doc, { op: 'move', nodes: [pointerOf(moved.spot)], to });
    if (planned.ok) continue;
    for (const fix of planned.refusal.fixes) {
      offers++;
      const done = planFix(doc, fix);
      if (!done.ok) continue;
      works++;
      const story = `${text}\n${JSON.stringify(fix)}`;
      expect(errorsIn(done.value.after), story).toBeLessThanOrEqual(errorsIn(doc));
      const ids = new Set(all(navigationOf(done.value.after)!).map(({ node }) => node.id));
      expect(ids.has(moved.node.id), story).toBe(true);
    }
  }
  console.log(`${offers} ways offered, ${works} of them can be done`);
  expect(works).toBeGreaterThan(offers * 0.8);
});
