import { describe, expect, test } from 'vitest';
import { reread } from '../document/read.ts';
import { plan } from '../operations/plan.ts';
import { apply } from '../text/edit.ts';
import { resolved } from '../document/references.ts';
import { checked } from '../../../../tests/check-document.ts';
import { makeDoc } from '../../../../tests/make-document.ts';
import * as m from './links/messages.ts';
import * as checkMessages from './messages.ts';

type Files = Readonly<Record<string, string>>;
const problems = (document: unknown, files?: Files) =>
  checked(makeDoc(document), files ? { files: new Map(Object.entries(files)) } : {}).filter(
    ({ code }) => code.startsWith('ref'),
  );
const tab = ($ref: string) => ({ navigation: { tabs: [{ $ref }] } });
/** The problems of one reference, with or without the folder's files. */
const said = ($ref: string, files?: Files) =>
  problems(tab($ref), files).map(({ code, message }) =>
    code === 'ref' ? message.replace(' The site won’t build.', '') : code,
  );

describe('a reference', () => {
  test('to an existing file is only reported as not open', () => {
    expect(said('./t.json')).toEqual(['ref-closed']);
    expect(said('./t.json', { 't.json': '{}' })).toEqual(['ref-closed']);
    expect(said('x/../t.json', { 't.json': '{}' })).toEqual(['ref-closed']);
    expect(said('./x/t.json', { 'x/t.json': '{}' })).toEqual(['ref-closed']);
  });
  test('must stay in the folder, known or not', () => {
    expect(said('../t.json')).toEqual([m.referenceOutside('../t.json', 'docs.json')]);
    expect(said('x/../../t.json', {})[0]).toContain('is outside it');
    expect(said('/t.json')[0]).toContain(m.referenceRooted('/t.json'));
    expect(said('https://example.com/t.json')[0]).toContain(
      m.referenceIsAddress('https://example.com/t.json', 'docs.json'),
    );
  });
  test('names a whole file', () => {
    expect(said('')).toEqual([m.referenceEmpty]);
    expect(said('#/tabs/0')[0]).toContain('is part of a file');
    expect(said('./t.json#/tabs')[0]).toContain('is part of a file');
  });
  test('to a missing file is reported with what may be meant', () => {
    expect(said('./t.json', {})).toEqual([m.referenceMissing('./t.json')]);
    expect(said('./T.json', { 't.json': '{}' })[0]).toContain(checkMessages.isMeant('“t.json”'));
    expect(said('./t', { 't.json': '{}' })[0]).toContain(checkMessages.isMeant('“t.json”'));
    expect(said('./tabs.json', { 'nav/tabs.json': '{}' })[0]).toContain(
      checkMessages.isMeant('“nav/tabs.json”'),
    );
  });
  test('to a file that is not JSON is reported with the position', () =>
    expect(said('./t.json', { 't.json': '{"a" 1}' })[0]).toMatch(
      /^Fix the JSON of “t\.json”, which this refers to\. .*line 1, column 6/,
    ));
  test('that leads back is reported with the files in the circle', () => {
    expect(said('./docs.json')).toEqual([m.referenceCircle(['docs.json'])]);
    expect(said('./a.json', { 'a.json': '{"$ref": "./a.json"}' })).toEqual([
      m.referenceCircle(['a.json']),
    ]);
    expect(
      said('./a.json', { 'a.json': '[{"$ref": "b.json"}]', 'b.json': '{"x": {"$ref": "a.json"}}' }),
    ).toEqual([m.referenceCircle(['a.json', 'b.json'])]);
  });
  test('is relative to the file that contains it', () => {
    const files = { 'x/a.json': '{"$ref": "./b.json"}', 'x/b.json': '{}' };
    expect(said('./x/a.json', files)).toEqual(['ref-closed']);
    expect(said('./x/a.json', { ...files, 'x/a.json': '{"$ref": "../b.json"}' })[0]).toBe(
      checkMessages.inFile(
        '“x/a.json”',
        'Add the file “../b.json”, or fix this reference. The file doesn’t exist. Did you mean “x/b.json”?',
      ),
    );
    expect(said('./x/a.json', { 'x/a.json': '{"$ref": "../../b.json"}' })[0]).toContain(
      'is outside it',
    );
  });
  test('to one file from two places is not a circle, however often', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `${i}.json`,
        i === 39 ? '{}' : `[{"$ref": "${i + 1}.json"}, {"$ref": "${i + 1}.json"}]`,
      ]),
    );
    expect(said('0.json', files)).toEqual(['ref-closed']);
  });
  test('in the settings or in place of a list is followed too', () => {
    expect(problems({ navigation: { tabs: { $ref: '../t.json' } } })).toMatchObject([
      { code: 'ref', pointer: '/navigation/tabs/$ref', field: ['tabs', '$ref'] },
    ]);
    const [setting, ...more] = problems(
      { redirects: { $ref: './r.json' }, navigation: { pages: ['a'] } },
      {},
    );
    expect(more).toEqual([]);
    expect(setting).toMatchObject({
      node: undefined,
      pointer: '/redirects/$ref',
      field: ['redirects', '$ref'],
    });
    expect(problems({ $ref: './all.json' }, {})).toMatchObject([{ pointer: '/$ref' }]);
  });
  test('is marked as written, and can be fixed', () => {
    const doc = makeDoc(tab('./T.json'));
    const world = { files: new Map([['t.json', '{}']]) };
    const [problem] = checked(doc, world);
    expect(problem).toMatchObject({
      code: 'ref',
      severity: 'error',
      pointer: '/navigation/tabs/0/$ref',
      field: ['$ref'],
    });
    const { text } = doc.files.get('docs.json')!;
    expect(text.slice(problem!.at, problem!.at + problem!.length)).toBe('"./T.json"');
    const fix = problem!.fixes[0]!;
    if (!('edits' in fix)) throw new Error('A text fix is expected');
    expect(apply(text, fix.edits)).toBe(text.replace('T.json', 't.json'));
    expect(checked(reread(doc, fix.edits), world).map(({ code }) => code)).toEqual(['ref-closed']);
  });
  test('that leads out of the folder is never inserted by an operation', () => {
    const doc = makeDoc({
      navigation: { tabs: [{ $ref: '../t.json' }, { tab: 'T', pages: ['a'] }] },
    });
    const to = { parent: '/navigation', key: 'tabs', index: 2 } as const;
    const insert = ($ref: string) => plan(doc, { op: 'insert', value: { $ref }, to });
    expect(insert('./u.json').ok).toBe(true);
    const planned = insert('../u.json');
    expect(planned.ok ? '' : planned.refusal.sentence).toContain('“../u.json” is outside it');
  });
});

test.each([
  ['', 'a.json', 'a.json'],
  ['', './a.json', 'a.json'],
  ['x/', '../a.json', 'a.json'],
  ['x/y/', '../../a.json', 'a.json'],
  ['x/', './y//a.json', 'x/y/a.json'],
  ['', '../a.json', undefined],
  ['x/', '../../x/a.json', undefined],
])('from “%s” the reference “%s” resolves to %s', (folder, target, path) =>
  expect(resolved(folder, target)).toBe(path),
);
