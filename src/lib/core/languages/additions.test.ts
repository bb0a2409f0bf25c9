import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFillings } from '../operations/insertions.ts';
import { navigationOf } from '../document/elements.ts';
import { apply } from '../text/edit.ts';
import { additionsTo } from './additions.ts';
import { divisionSets } from './sets.ts';
import { parityOf } from './parity.ts';
import { docFromText } from '../../../../tests/make-document.ts';

type Entry =
  string | { readonly group: string; readonly icon?: string; readonly pages: readonly Entry[] };
interface Site {
  readonly navigation: { readonly languages: readonly { readonly pages: readonly Entry[] }[] };
}

const siteOf = (en: readonly Entry[], de: readonly Entry[]): string =>
  JSON.stringify(
    {
      navigation: {
        languages: [
          { language: 'en', pages: en },
          { language: 'de', pages: de },
        ],
      },
    },
    null,
    2,
  );
const parityIn = (text: string) => parityOf(divisionSets(navigationOf(docFromText(text)))[0]!);

/** Completes the text with everything that German is missing. */
function completed(text: string): string {
  const { insertions } = additionsTo(parityIn(text), 1);
  if (insertions.length === 0) return text;
  const planned = planFillings(docFromText(text), insertions, 'Add');
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  expect(planned.value.left).toEqual([]);
  return apply(text, planned.value.edits);
}
const germanOf = (text: string) => (JSON.parse(text) as Site).navigation.languages[1]!.pages;

describe('adds missing entries next to their neighbors', () => {
  test.each<[string, readonly Entry[], readonly Entry[], readonly Entry[]]>([
    ['between them', ['a', 'b', 'c'], ['de/a', 'de/c'], ['de/a', 'de/b', 'de/c']],
    ['at the beginning', ['a', 'b'], ['de/b'], ['de/a', 'de/b']],
    ['several together', ['a', 'b', 'c', 'd'], ['de/a'], ['de/a', 'de/b', 'de/c', 'de/d']],
    [
      'after an entry that only exists there',
      ['a', 'b'],
      ['de/a', 'de/x'],
      ['de/a', 'de/x', 'de/b'],
    ],
    ['an endpoint unchanged', ['a', 'GET /x'], ['de/a'], ['de/a', 'GET /x']],
    [
      'in the matching group',
      ['x', { group: 'One', pages: ['a', 'b'] }],
      ['de/x', { group: 'Eins', pages: ['de/a'] }],
      ['de/x', { group: 'Eins', pages: ['de/a', 'de/b'] }],
    ],
    [
      'with its group and the group’s fields',
      ['x', { group: 'One', icon: 'book', pages: ['a', { group: 'In', pages: ['b'] }] }],
      ['de/x'],
      ['de/x', { group: 'One', icon: 'book', pages: ['de/a', { group: 'In', pages: ['de/b'] }] }],
    ],
    [
      'without entries that already exist elsewhere',
      ['x', { group: 'One', pages: ['a', 'b'] }],
      ['de/x', 'de/a'],
      ['de/x', { group: 'One', pages: ['de/b'] }, 'de/a'],
    ],
  ])('%s', (_, en, de, expected) => {
    // Two more pages in the language's own folder identify that folder.
    const lead = ['y', 'z'];
    const full = siteOf([...en, ...lead], [...de, ...lead.map((page) => `de/${page}`)]);
    const after = germanOf(completed(full));
    expect(after.filter((one) => one !== 'de/y' && one !== 'de/z')).toEqual(expected);
  });
});

test('an empty language gets its own files, not those of the other', () => {
  const added = (en: readonly Entry[]) => germanOf(completed(siteOf(en, [])));
  expect(added(['a', 'in/b', 'c'])).toEqual(['de/a', 'de/in/b', 'de/c']);
  expect(added(['docs/en/a', 'docs/en/b', 'docs/en/c'])).toEqual([
    'docs/de/a',
    'docs/de/b',
    'docs/de/c',
  ]);
});

const page = fc.constant<Entry>('page');
const label = fc.constantFrom('Guides', 'API', 'Start');
const groupOf = (entry: fc.Arbitrary<Entry>): fc.Arbitrary<Entry> =>
  fc.record({ group: label, pages: fc.array(entry, { maxLength: 4 }) });
const entries = fc.array(fc.oneof(page, groupOf(fc.oneof(page, groupOf(page)))), {
  minLength: 1,
  maxLength: 6,
});

test('fills every gap, keeps what was there, and leaves all other bytes unchanged', () => {
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.boolean()), (shape, dice) => {
      let count = 0;
      const numbered = (all: readonly Entry[]): Entry[] =>
        all.map((one) =>
          typeof one === 'string' ? `p${count++}` : { ...one, pages: numbered(one.pages) },
        );
      const en = ['first', ...numbered(shape)];
      const thinned = (all: readonly Entry[]): Entry[] =>
        all.flatMap((one): Entry[] => {
          if (one !== 'first' && dice.next().value) return [];
          return [typeof one === 'string' ? `de/${one}` : { ...one, pages: thinned(one.pages) }];
        });
      const text = siteOf(en, thinned(en));
      const before = parityIn(text);
      const after = completed(text);
      const { root } = parityIn(after);
      expect(root.below[1]!.missing).toBe(0);
      expect(root.below[1]!.extra).toBe(before.root.below[1]!.extra);
      const german = text.indexOf('"language": "de"');
      expect(after.slice(0, german)).toBe(text.slice(0, german));
    }),
    { seed: 7, numRuns: 60 },
  );
});
