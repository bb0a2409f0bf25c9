import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice, laidOutTexts } from '../../../../../tests/generated-documents';
import type { Doc, NodeId } from '$lib/core/document/node';
import { plan } from '$lib/core/operations/plan';
import { check } from '$lib/core/check/check';
import { outlineOf, type TreeItem, outermost } from '$lib/core/tree/rows';
import { destinations, matching, matchLoosely, type Destination } from './places';
import { docFromText } from '../../../../../tests/make-document';

const isFull = process.env.SIGNPOST_RUNS === 'full';

const doc = (value: unknown): Doc =>
  docFromText(typeof value === 'string' ? value : JSON.stringify(value));

/** The outline with everything open. */
function rowsOf(site: Doc): readonly TreeItem[] {
  const open = new Set<NodeId>();
  for (;;) {
    const { rows } = outlineOf(site, open);
    const closed = rows.filter((row) => row.expandable && !row.expanded);
    if (!closed.length) return rows;
    for (const row of closed) open.add(row.id);
  }
}

function placesFor(site: Doc, rows: readonly TreeItem[]): readonly Destination[] {
  const errors = check(site).filter(({ severity }) => severity === 'error');
  const flawed = new Set(errors.flatMap(({ node }) => node ?? []));
  return destinations(site, rows, { plan: (operation) => plan(site, operation), flawed });
}

/** The wrong answers for a random selection. */
function wrongPlaces(site: Doc, dice: () => number, most: number): string[] {
  const all = rowsOf(site).filter((row) => row.key !== 'global');
  if (!all.length) return [];
  const pick = () => all[Math.floor(dice() * all.length)]!;
  const first = pick();
  const others = Array.from({ length: Math.floor(dice() * 3) }, pick).filter(
    (row) => dice() < 0.3 || row.kind === first.kind,
  );
  const chosen = outermost(all, new Set([first, ...others].map((row) => row.id)));
  const nodes = chosen.map((row) => pointerOf(row));
  return placesFor(site, chosen)
    .filter(() => dice() < most)
    .flatMap(({ to: place, refusal }) => {
      const to = place();
      const planned = plan(site, { op: 'move', nodes, to });
      if (planned.ok === (refusal === undefined)) return [];
      const why = planned.ok ? refusal!.sentence : planned.refusal.sentence;
      return [
        `${nodes.join(' ')} to ${to.parent} ${to.key}: ${planned.ok ? 'possible' : 'refused'}: ${why}`,
      ];
    });
}

function pointerOf(row: TreeItem): string {
  if (!row.parent) return '/navigation';
  return row.key === 'global'
    ? `${pointerOf(row.parent)}/global`
    : `${pointerOf(row.parent)}/${row.key}/${row.index}`;
}

describe('possible places accept the move, and gray ones refuse it', () => {
  test('in generated documents', () => {
    fc.assert(
      fc.property(laidOutTexts, fc.integer({ min: 1, max: 1e6 }), ({ text }, seed) => {
        const site = doc(text);
        const dice = seededDice(seed);
        for (let i = 0; i < 5; i++) expect(wrongPlaces(site, dice, 1)).toEqual([]);
      }),
      { numRuns: isFull ? 120 : 20, seed: 20240607 },
    );
  });

  /** Groups with and without pages, below elements with and without a specification. Some contain mistakes. */
  const fed = fc.array(
    fc.record(
      {
        tab: fc.constantFrom('A', 'B', ''),
        openapi: fc.constant('a.json'),
        groups: fc.array(
          fc.record(
            {
              group: fc.constantFrom('G', 'H', 5),
              openapi: fc.constant('b.json'),
              pages: fc.array(
                fc.constantFrom(
                  'p',
                  'GET /x',
                  { group: 'N' },
                  { group: 'M', pages: ['q'] },
                  { group: '' },
                  { title: 't' },
                ),
                { maxLength: 3 },
              ),
            },
            { requiredKeys: ['group'] },
          ),
          { minLength: 1, maxLength: 3 },
        ),
        pages: fc.constant(['r', { group: 'O' }]),
      },
      { requiredKeys: ['tab', 'groups'] },
    ),
    { minLength: 1, maxLength: 3 },
  );
  test('where specifications generate the pages, and next to mistakes', () => {
    fc.assert(
      fc.property(fed, fc.integer({ min: 1, max: 1e6 }), (tabs, seed) => {
        const site = doc({ navigation: { tabs } });
        const dice = seededDice(seed);
        for (let i = 0; i < 5; i++) expect(wrongPlaces(site, dice, 1)).toEqual([]);
      }),
      { numRuns: isFull ? 160 : 40, seed: 20240607 },
    );
  });

  const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
  const cases = join(shared, 'cases/cases.jsonl');
  test.skipIf(!existsSync(cases))('in small documents with every mistake', () => {
    const dice = seededDice(11);
    for (const line of readFileSync(cases, 'utf8').trim().split('\n')) {
      const { document } = JSON.parse(line) as { readonly document: unknown };
      const site = doc(document);
      for (let i = 0; i < (isFull ? 4 : 1); i++) expect(wrongPlaces(site, dice, 1)).toEqual([]);
    }
  });

  const folder = join(shared, 'corpus/files');
  const real = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const files = ['examples/docs.json', 'tests/fixtures/site.json', ...real];
  test.each(files)('in %s', (file) => {
    const site = doc(readFileSync(file, 'utf8'));
    const dice = seededDice(7);
    const places = rowsOf(site).filter((row) => row.node.type === 'object').length;
    for (let i = 0; i < 3; i++)
      expect(wrongPlaces(site, dice, Math.min(1, 12 / Math.max(1, places)))).toEqual([]);
  });
});

test('a group that a specification fills is not offered where none does', () => {
  const site = doc({
    navigation: {
      tabs: [
        {
          tab: 'API',
          openapi: 'a.json',
          groups: [{ group: 'Users' }, { group: 'Teams', pages: [] }],
        },
        { tab: 'Guides', groups: [{ group: 'Start', pages: ['index'] }] },
      ],
    },
  });
  const users = rowsOf(site)
    .filter((row) => row.depth === 1 && row.position === 1)
    .slice(0, 1);
  const told = placesFor(site, users).map(({ name, refusal }) => [
    name,
    refusal?.code ?? 'possible',
  ]);
  expect(told).toEqual([
    ['The top level', 'root-patterns'],
    ['API', 'possible'],
    ['Teams', 'possible'],
    ['Guides', 'group-pages'],
    ['Start', 'group-pages'],
  ]);
});

test('places are found by words of their name or path, names first', () => {
  const site = doc({
    navigation: {
      tabs: [
        { tab: 'Start', groups: [{ group: 'Guides', pages: ['a'] }] },
        { tab: 'More', groups: [{ group: 'Start here', pages: ['b'] }] },
      ],
    },
  });
  const page = rowsOf(site)
    .filter((row) => row.kind === 'page')
    .slice(0, 1);
  const names = (query: string) => matching(placesFor(site, page), query).map(({ name }) => name);
  expect(names('start')).toEqual(['Start', 'Start here', 'Guides']);
  expect(names('start guides')).toEqual(['Guides']);
  expect(names('nothing')).toEqual([]);
  const loosely = ['start', 'strat', ''].map((query) => matchLoosely(placesFor(site, page), query));
  expect(loosely).toEqual([false, true, false]);
});
