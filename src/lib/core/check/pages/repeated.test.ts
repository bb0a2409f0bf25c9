import { describe, expect, test } from 'vitest';
import { reread } from '../../document/read.ts';
import { spotAt } from '../../document/walk.ts';
import { difference } from '../../text/edit.ts';
import { checked } from '../../../../../tests/check-document.ts';
import { docFromText, makeDocWith } from '../../../../../tests/make-document.ts';
import * as m from './messages.ts';
const found = (navigation: unknown) =>
  checked(makeDocWith(navigation)).filter(({ code }) =>
    /^(page-twice|same-page-languages)$/.test(code),
  );
/** Code and pointer of each, in text order. */
const has = (navigation: unknown, ...expected: string[]) =>
  expect(found(navigation).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(expected);

const group = (name: string, ...pages: unknown[]) => ({ group: name, pages });

describe('a page listed twice', () => {
  test('is marked at each entry, with the place of the other', () => {
    const [first, problem, ...more] = found({
      tabs: [
        { tab: 'Learn', groups: [group('Basics', 'a', 'start')] },
        { tab: 'Build', groups: [group('First steps', 'start')] },
      ],
    });
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      code: 'page-twice',
      pointer: '/navigation/tabs/0/groups/0/pages/1',
      message: expect.stringMatching(
        /^“start” appears here and in “Build › First steps”\./,
      ) as string,
      fixes: [],
    });
    expect(problem).toMatchObject({
      code: 'page-twice',
      severity: 'hint',
      pointer: '/navigation/tabs/1/groups/0/pages/0',
      message: m.hereAndInPlaces('start', [m.inElement('Learn › Basics')]),
    });
  });
  test('can be in the same list or at the top level', () => {
    expect(found({ pages: ['a', 'b', 'a'] })[0]!.message).toMatch(
      m.twiceInPlaces('a', [m.inThisList]),
    );
    expect(found({ pages: ['a', group('G', 'a')] })[1]!.message).toMatch(
      m.hereAndInPlaces('a', [m.atTopLevel]),
    );
  });
  test('in a deep place is reported with the last labels of the place', () => {
    const long = 'A label that is rather long for a label';
    const deep = {
      tabs: [{ tab: long, groups: [group(long, group('Last', 'a')), group('G', 'a')] }],
    };
    expect(found(deep)[1]!.message).toContain(
      '“… › A label that is rather long for a label › Last”',
    );
  });
  test('can be in many places', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => group(name, 'a'));
    expect(found({ groups: many }).at(-1)!.message).toMatch(
      m.hereAndInPlaces('a', [m.inElement('A'), m.inElement('B'), m.inMorePlaces(2)]),
    );
  });
  test('is the same page with slashes around it', () => {
    has({ pages: ['/a', 'a'] }, 'page-twice /navigation/pages/0', 'page-twice /navigation/pages/1');
    has({ pages: ['a/', 'a'] }, 'page-twice /navigation/pages/0', 'page-twice /navigation/pages/1');
    has({ pages: ['a/b', 'b'] });
  });
  test('is not an endpoint, an address or a blank entry', () => {
    has({ pages: ['GET /a', 'GET /a'] });
    has({ pages: ['https://a.com', 'https://a.com'] });
    has({ pages: ['', ''] });
  });
  test('in different versions or languages is normal', () => {
    has({
      versions: [
        { version: '1', pages: ['a'] },
        { version: '2', pages: ['a'] },
      ],
    });
    has(
      {
        versions: [
          { version: '1', pages: ['a', 'a'] },
          { version: '2', pages: ['a'] },
        ],
      },
      'page-twice /navigation/versions/0/pages/0',
      'page-twice /navigation/versions/0/pages/1',
    );
  });
  test('outside all versions is seen by the readers of each', () =>
    has(
      {
        tabs: [
          { tab: 'T', pages: ['a'] },
          {
            tab: 'U',
            versions: [
              { version: '1', pages: ['a'] },
              { version: '2', pages: ['b'] },
            ],
          },
        ],
      },
      'page-twice /navigation/tabs/0/pages/0',
      'page-twice /navigation/tabs/1/versions/0/pages/0',
    ));
  test('in versions of the same name is seen by the same readers', () =>
    has(
      {
        products: ['P', 'Q'].map((product) => ({
          product,
          versions: [{ version: '1', pages: ['a'] }],
        })),
      },
      'page-twice /navigation/products/0/versions/0/pages/0',
      'page-twice /navigation/products/1/versions/0/pages/0',
    ));
  test('is not a group’s own page', () =>
    has({ groups: [{ group: 'G', root: 'a', pages: ['a'] }] }));
  test('is marked at each entry even if whole lists trade places', () => {
    const lists = [
      '"tabs":[{"tab":"T","pages":["a"]}]',
      '"anchors":[{"anchor":"A","pages":["a"]}]',
    ];
    const text = `{"navigation":{${lists.join(',')}}}`;
    const before = docFromText(text);
    const pointers = (doc: typeof before) =>
      checked(doc).flatMap(({ code, pointer }) => (code === 'page-twice' ? [pointer] : []));
    expect(pointers(before)).toEqual([
      '/navigation/tabs/0/pages/0',
      '/navigation/anchors/0/pages/0',
    ]);
    const swapped = `{"navigation":{${lists.reverse().join(',')}}}`;
    const carried = ['tabs', 'anchors'].map((key) => {
      const at = swapped.indexOf('{', swapped.indexOf(key));
      return {
        file: 'docs.json',
        at,
        node: spotAt(before, ['navigation', key, 0])!.node,
        same: true,
      };
    });
    const after = reread(before, difference('docs.json', text, swapped), carried);
    expect(pointers(after)).toEqual([
      '/navigation/anchors/0/pages/0',
      '/navigation/tabs/0/pages/0',
    ]);
  });
  test('stays marked while the text is broken', () => {
    const doc = makeDocWith({ pages: ['a', 'b', 'a'] });
    const { at } = checked(doc).find(({ code }) => code === 'page-twice')!;
    const broken = reread(doc, [{ file: 'docs.json', at: 1, remove: 0, insert: '!!' }]);
    const problems = checked(broken);
    expect(problems.map(({ code }) => code)).toEqual(['json', 'page-twice', 'page-twice']);
    expect(problems[1]!.at).toBe(at + 2);
  });
  test('has a fix that removes the later entry', () => {
    const [first, problem] = found({ pages: ['a', 'b', 'a'] });
    expect(first!.fixes).toEqual([]);
    expect(problem!.fixes).toEqual([
      {
        mends: true,
        label: m.removeThis,
        operations: [{ op: 'remove', nodes: ['/navigation/pages/2'] }],
      },
    ]);
  });
});

describe('a page in two languages', () => {
  const languages = (...codes: string[]) => ({
    languages: codes.map((language) => ({ language, pages: ['a'] })),
  });
  test('is reported once for each language after the first', () => {
    has(languages('en', 'fr'), 'same-page-languages /navigation/languages/1/pages/0');
    has(
      languages('en', 'fr', 'de'),
      'same-page-languages /navigation/languages/1/pages/0',
      'same-page-languages /navigation/languages/2/pages/0',
    );
  });
  test('is reported with the languages', () =>
    expect(found(languages('en', 'fr'))[0]).toMatchObject({
      severity: 'warning',
      message: m.inTwoLanguages('a', 'French', 'English'),
    }));
  test('counts in different versions too', () =>
    has(
      {
        languages: [
          { language: 'en', versions: [{ version: '1', pages: ['a'] }] },
          { language: 'fr', versions: [{ version: '2', pages: ['a'] }] },
        ],
      },
      'same-page-languages /navigation/languages/1/versions/0/pages/0',
    ));
  test('with the same code is in one language', () =>
    has(
      languages('en', 'en'),
      'page-twice /navigation/languages/0/pages/0',
      'page-twice /navigation/languages/1/pages/0',
    ));
  test('is not reported if one of them has no code', () =>
    has({ languages: [{ language: 'en', pages: ['a'] }, { pages: ['a'] }] }));
});
