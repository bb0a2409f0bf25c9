/* Names that every object responds to are treated like any other name. */
import { expect, test } from 'vitest';
import { check } from '../src/lib/core/check/check.ts';
import { EXTRA_LANGUAGES, LANGUAGES } from '../src/lib/core/schema/languages.ts';
import { nearestLanguages } from '../src/lib/core/check/elements/languages.ts';
import { repairsOf } from '../src/lib/core/text/repair.ts';
import { changesOf } from '../src/lib/core/compare/changes.ts';
import { settingName } from '../src/lib/core/compare/field-changes.ts';
import { NAMES, siteOf } from './attacks/keys.ts';
import { open } from './changed-documents.ts';

const inherited = Reflect.ownKeys(Object.prototype).map(String);
const EMPTY = open('{"navigation": {"groups": []}}');

test.each([...new Set([...NAMES, ...inherited])])('“%s”', (name) => {
  expect([LANGUAGES[name], EXTRA_LANGUAGES[name]]).toEqual([undefined, undefined]);
  expect(nearestLanguages(name).filter((code) => typeof code !== 'string')).toEqual([]);
  expect(settingName([name])).toBe(`Setting “${name}”`);

  const doc = open(siteOf(name)['docs.json']!);
  const problems = check(doc).map(({ message }) => message);
  const changes = changesOf(EMPTY, doc).map(({ text }) => text);
  const repairs = repairsOf('docs.json', `{"a": ${name}}`).map(({ label }) => label);
  for (const words of [problems, changes, repairs]) expect(words.length).toBeGreaterThan(0);
  expect([...problems, ...changes, ...repairs].join('\n')).not.toMatch(/native code|\[object/);
});
