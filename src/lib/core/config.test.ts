import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configJsonSchema, readConfig } from './config.ts';
import { CATALOGUE } from './check/codes/catalogue.ts';
import { check } from './check/check.ts';
import { NO_CONFIG } from './check/config.ts';
import { docFromText } from '../../../tests/make-document.ts';
import * as m from './config-messages.ts';
import * as elementsMessages from './check/elements/messages.ts';

const write = (value: unknown) => JSON.stringify(value, null, 2);
const problems = (value: unknown) => readConfig(write(value)).problems;

test('every key is read', () => {
  const value = {
    $schema: 'https://example.com/signpost.config.schema.json',
    severity: { 'page-missing': 'error', 'label-twice': 'off' },
    ignore: [{ paths: ['drafts/**'], codes: ['page-missing'] }],
    siteUrl: 'https://docs.example.com/base',
    moveFiles: 'always',
    redirects: 'off',
    gone: ['/old'],
    elsewhere: [{ source: '/a', destination: 'https://example.com' }],
  };
  expect(readConfig(write(value))).toEqual({ ...value, problems: [] });
  expect(readConfig(`\ufeff// Ours\r\n${write(value)}`).problems).toEqual([]);
  expect(readConfig('{}')).toEqual(NO_CONFIG);
});

test('ignore as an object means these paths, and these codes', () => {
  const { ignore } = readConfig(write({ ignore: { paths: ['a'], codes: ['label-twice'] } }));
  expect(ignore).toEqual([{ paths: ['a'] }, { codes: ['label-twice'] }]);
});

describe('mistakes are reported with their line and what was probably meant', () => {
  test.each([
    [{ severty: {} }, m.inLine('signpost.config.json', 2, m.unknownKey('severty', 'severity'))],
    [{ whatever: 1 }, m.inLine('signpost.config.json', 2, m.unknownKey('whatever', undefined))],
    [
      { severity: { 'page-mising': 'error' } },
      m.inLine('signpost.config.json', 3, m.unknownCode('page-mising', 'page-missing')),
    ],
    [
      { severity: { 'page-missing': 'loud' } },
      m.inLine('signpost.config.json', 3, m.wrongSeverity('page-missing')),
    ],
    [{ severity: ['page-missing'] }, m.inLine('signpost.config.json', 2, m.wrongSeverities)],
    [{ ignore: 'drafts' }, m.inLine('signpost.config.json', 2, m.wrongIgnore)],
    [{ ignore: {} }, m.inLine('signpost.config.json', 2, m.wrongIgnore)],
    [{ ignore: [{ codes: ['page-mising'] }] }, elementsMessages.didYouMean(['page-missing'])],
    [{ siteUrl: 'docs.example.com' }, m.inLine('signpost.config.json', 2, m.wrongSiteUrl)],
    [{ moveFiles: true }, m.wrongMoveFiles],
    [{ redirects: 'yes' }, m.wrongRedirects],
    [{ gone: ['old'] }, m.wrongGone],
    [{ elsewhere: [{ from: '/a', to: '/b' }] }, m.wrongElsewhere],
    [[], m.inLine('signpost.config.json', 1, m.notAnObject)],
  ])('%j', (value, words) => {
    const [first, ...more] = problems(value);
    expect(first).toContain(words);
    expect(more).toEqual([]);
  });
  test('including broken JSON', () => {
    expect(readConfig('{\n  "severity": {\n').problems).toEqual([
      expect.stringMatching(/^signpost\.config\.json, line \d: /),
    ]);
    expect(readConfig('').problems).toHaveLength(1);
  });
  test('while the rest counts', () => {
    const config = readConfig(write({ nonsense: 1, severity: { json: 5, enum: 'off' } }));
    expect(config.severity).toEqual({ enum: 'off' });
    expect(config.problems).toHaveLength(2);
  });
});

test('the example in the catalog is the actual message', () => {
  const text = '{\n  "severty": {}\n}';
  expect(readConfig(text).problems).toEqual(CATALOGUE.config.world!.config!.problems);
});

test('the schema for editors in the repository is up to date (npm run docs writes it)', () => {
  const kept: unknown = JSON.parse(readFileSync('static/signpost.config.schema.json', 'utf8'));
  expect(kept).toEqual(JSON.parse(JSON.stringify(configJsonSchema())));
});

describe('findings', () => {
  const NAVIGATION = {
    navigation: {
      groups: [
        { group: 'Old', pages: ['legacy/a', 'legacy/deep/b', '/legacy/c.mdx', 'new/d'] },
        { group: 'Old', pages: ['e'] },
      ],
    },
  };
  const found = (config: unknown) =>
    check(docFromText(write(NAVIGATION)), {
      pages: new Set(['e']),
      config: readConfig(write(config)),
    }).map(({ code, severity, message }) => ({
      code,
      severity,
      page: /“([^”]*)”/.exec(message)?.[1],
    }));
  const missing = (config: unknown) =>
    found(config).flatMap(({ code, page }) => (code === 'page-missing' ? [page] : []));

  test('have the configured severity', () => {
    expect(found({}).find(({ code }) => code === 'label-twice')?.severity).toBe('hint');
    const decided = found({ severity: { 'label-twice': 'error', 'page-missing': 'off' } });
    expect(decided.find(({ code }) => code === 'label-twice')?.severity).toBe('error');
    expect(decided.filter(({ code }) => code === 'page-missing')).toEqual([]);
  });

  test.each([
    [['legacy/**'], ['new/d']],
    [['/legacy/'], ['new/d']],
    [['legacy'], ['new/d']],
    [['legacy/*'], ['new/d']],
    [
      ['legacy/a', '**/d'],
      ['legacy/deep/b', 'legacy/c'],
    ],
    [['**/deep/**'], ['legacy/a', 'legacy/c', 'new/d']],
    [
      ['?egacy/c', 'leg.cy/a'],
      ['legacy/a', 'legacy/deep/b', 'new/d'],
    ],
    [['docs.json'], []],
    [['lega'], ['legacy/a', 'legacy/deep/b', 'legacy/c', 'new/d']],
  ])('at the paths %j are ignored', (paths, left) =>
    expect(missing({ ignore: { paths } })).toEqual(left),
  );

  test('with a code are ignored everywhere, or only at paths', () => {
    expect(missing({ ignore: { codes: ['page-missing'] } })).toEqual([]);
    const both = { paths: ['legacy/deep'], codes: ['page-missing'] };
    expect(missing({ ignore: [both] })).toHaveLength(3);
    expect(missing({ ignore: [{ ...both, codes: ['enum'] }] })).toHaveLength(4);
  });

  test('start with the mistakes in the configuration', () => {
    expect(found({ severty: {} })[0]).toMatchObject({ code: 'config', severity: 'error' });
  });
});
