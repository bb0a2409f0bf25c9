import { describe, expect, test } from 'vitest';
import { plan } from '../../operations/plan.ts';
import { namesIn } from '../../text/close-names.ts';
import { isOneTypo } from '../../text/typo.ts';
import { orphansOf } from './orphans.ts';
import { checked } from '../../../../../tests/check-document.ts';
import { makeDocWith } from '../../../../../tests/make-document.ts';
import * as m from './messages.ts';
import * as checkMessages from '../messages.ts';
const folder = (...pages: string[]) => ({ pages: new Set(pages) });
const of = (code: string, navigation: unknown, ...files: string[]) =>
  checked(makeDocWith(navigation), folder(...files)).filter((problem) => problem.code === code);

describe('a page', () => {
  const missing = (entry: string, ...files: string[]) =>
    of('page-missing', { pages: [entry] }, ...files).map(({ message }) => message);

  test('exists as a file or as the index of a folder', () => {
    expect(missing('a', 'a')).toEqual([]);
    expect(missing('/a', 'a')).toEqual([]);
    expect(missing('a/', 'a')).toEqual([]);
    expect(missing('a', 'a/index')).toEqual([]);
    expect(missing('/', 'index')).toEqual([]);
    expect(missing('a.mdx', 'a')).toEqual([]);
    expect(missing('v0.4.x', 'v0.4.x')).toEqual([]);
  });
  test('is not judged while the folder is unknown', () =>
    expect(checked(makeDocWith({ pages: ['nowhere'] }))).toEqual([]));
  test('without a file is reported with what to do', () =>
    expect(missing('guides/start', 'other')).toEqual([`${m.noFile('guides/start')} ${m.addFile}`]));
  test('with only a different spelling is reported with the right name', () => {
    expect(missing('guides/Start', 'guides/start')).toEqual([
      m.fileIsCalled('guides/Start', '“guides/start”'),
    ]);
    expect(missing('get_started', 'get-started')[0]).toContain(
      m.fileIsCalled('get_started', '“get-started”'),
    );
    expect(missing('a/index', 'a')[0]).toContain(m.fileIsCalled('a/index', '“a”'));
  });
  test('with one typo, or in another folder, is reported with a question', () => {
    expect(missing('guides/strat', 'guides/start')[0]).toContain(
      checkMessages.isMeant('“guides/start”'),
    );
    expect(missing('start', 'guides/start', 'help/start')[0]).toContain(
      checkMessages.isMeant('“guides/start” or “help/start”'),
    );
  });
  test('is not mistaken for one that another entry names', () =>
    expect(
      of('page-missing', { pages: ['v2/setup', 'v1/setup'] }, 'v1/setup')[0]!.message,
    ).not.toContain('meant'));
  test('is reported once at each of its entries', () => {
    const pointers = of('page-missing', { pages: ['a', { group: 'G', pages: ['/a'] }] }, 'b').map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual(['/navigation/pages/0', '/navigation/pages/1/pages/0']);
  });
  test('can be the root page of a group', () => {
    const groups = [{ group: 'G', root: 'Over', pages: ['a'] }];
    expect(of('page-missing', { groups }, 'a', 'over')).toMatchObject([
      {
        severity: 'warning',
        pointer: '/navigation/groups/0/root',
        field: ['root'],
        fixes: [
          {
            mends: true,
            label: checkMessages.write('“over”'),
            operations: [{ op: 'set', node: '/navigation/groups/0', field: 'root', value: 'over' }],
          },
        ],
      },
    ]);
  });
  test('is not expected for a reference, an endpoint or an address', () =>
    expect(
      of('page-missing', { pages: ['GET /a', 'https://a.com', '', { $ref: './p.json' }] }, 'b'),
    ).toEqual([]));
  test('gets the name that was meant with its fix', () => {
    const doc = makeDocWith({ pages: ['/Guides/start.mdx'] });
    const world = folder('guides/start');
    const fix = checked(doc, world).find(({ code }) => code === 'page-missing')!.fixes[0]!;
    if (!('operations' in fix)) throw new Error('An operation is expected');
    const planned = plan(doc, fix.operations[0]!);
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    expect(checked(planned.value.after, world)).toEqual([]);
  });
});

describe('near names', () => {
  test.each([
    ['start', 'strat', true],
    ['start', 'tart', true],
    ['start', 'startt', true],
    ['start', 'stark', true],
    ['start', 'star-t', true],
    ['start', 'starry', false],
    ['page-1', 'page-2', false],
    ['abc', 'abd', false],
    ['start', 'start', false],
  ])('%s and %s: %j', (a, b, near) => {
    expect(isOneTypo(a, b)).toBe(near);
    expect(isOneTypo(b, a)).toBe(near);
  });
  test('with only a different spelling are the only result', () =>
    expect(namesIn(new Set(['a/Start', 'b/start'])).near('a/start')).toEqual([
      { name: 'a/Start', isSure: true },
    ]));
});

describe('files without an entry', () => {
  const orphans = (navigation: unknown, ...files: string[]) =>
    orphansOf(makeDocWith(navigation), folder(...files));

  test('are listed in order', () =>
    expect(orphans({ pages: ['b'] }, 'c', 'a', 'b')).toEqual(['a', 'c']));
  test('are only those that no entry or group names in any form', () => {
    expect(orphans({ pages: ['/a', 'b/'] }, 'a', 'b')).toEqual([]);
    expect(orphans({ pages: ['a'] }, 'a/index')).toEqual([]);
    expect(orphans({ groups: [{ group: 'G', root: 'a', pages: [] }] }, 'a')).toEqual([]);
  });
  test('do not include snippets, notes or files that were put aside', () =>
    expect(
      orphans(
        { pages: ['a'] },
        ...['a', 'README', 'x/readme', 'snippets/s', 'x/snippets/s'],
        ...['.github/a', '_drafts/a', 'x/_drafts/a', 'misc/license', 'x/CONTRIBUTING'],
        ...['AGENTS', 'skill', 'context/skills/kit/reference/cli', 'contributing', 'agents'],
      ),
    ).toEqual(['agents', 'contributing']));
  test('are unknown without the folder, or while part of the navigation is in another file', () => {
    expect(orphansOf(makeDocWith({ pages: ['a'] }), {})).toBeUndefined();
    expect(orphans({ pages: ['a', { $ref: './more.json' }] }, 'a', 'b')).toBeUndefined();
  });
  test('are known once that file and the files it refers to have been read', () => {
    const doc = makeDocWith({ pages: ['a', { $ref: './more/list.json' }] });
    const known = (...files: [string, unknown][]) => ({
      ...folder('a', 'b', 'c', 'd'),
      reached: new Map(files.map(([path, value]) => [path, JSON.stringify(value)])),
    });
    const list = { group: 'G', pages: ['b', { $ref: 'deep.json' }] };
    expect(orphansOf(doc, known(['more/list.json', list]))).toBeUndefined();
    const both = known(['more/list.json', list], ['more/deep.json', { group: 'D', root: '/c' }]);
    expect(orphansOf(doc, both)).toEqual(['d']);
    expect(orphans({ tabs: { $ref: './tabs.json' } }, 'a')).toBeUndefined();
    expect(of('orphan-pages', { pages: ['a', { $ref: './more.json' }] }, 'a', 'b')).toEqual([]);
  });
  test('are one hint for the document, with some names', () => {
    const files = ['a', 'e', 'd', 'c', 'b', 'f'];
    expect(of('orphan-pages', { pages: ['a'] }, ...files)).toMatchObject([
      {
        severity: 'hint',
        pointer: '/navigation',
        at: 1,
        length: '"navigation"'.length,
        message: m.unlisted(5, ['“b”', '“c”', '“d”', '2 more']),
      },
    ]);
    expect(of('orphan-pages', { pages: ['a'] }, 'a', 'b')[0]!.message).toBe(m.unlisted(1, ['“b”']));
    expect(of('orphan-pages', { pages: ['a'] }, 'a')).toEqual([]);
  });
});
