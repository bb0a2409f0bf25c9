/*
 * The small documents of ../shared/cases: what the specification calls each, and what a builder does with it.
 * Everything that the builder rejects or drops, and everything that the specification calls invalid, has an
 * error or a warning, unless rules.md says otherwise; nothing else has an error.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../model/read.ts';
import { check } from './check.ts';

const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const file = join(shared, 'cases/cases.jsonl');

interface Case {
  readonly id: string;
  readonly document: unknown;
  readonly specification: 'valid' | 'invalid' | 'silent';
  readonly builder: 'accepts' | 'drops' | 'rejects';
  readonly dropped: readonly string[];
}

/** Cases that stay quiet although the builder or the specification objects, and the line that says so. */
const QUIET: Readonly<Record<string, readonly RegExp[]>> = {
  'Hints: no-effect, a known field on an element that ignores it': [
    /^group-(href|field-(color|global|version|default))$/,
    /^(version|language)-icon-string$/,
    /^tab-(description-d|boost-2|root-a)$/,
    /^(root-hidden-true|product-tag-NEW|language-name-English|version-banner-contentx)$/,
  ],
  'Hints: unknown-field': [
    /^group-field-(icontype|isdefaultopen|foo)$/,
    /^(tab-foo-1|tab-icon-object-extra|language-banner-unknown|site-banner-unknown)$/,
    /^(styling|interaction)-unknown$/,
  ],
  'Hints: language-extra, a code that the builder knows and the specification does not list': [
    /^language-code-off-(zh-TW|fr-ca|ja-jp|ca|fi)$/,
  ],
  'Hints: navigation-openapi, the current builder reads api.openapi instead': [
    /^root-openapi-array$/,
  ],
  'No alarm: openapi as an array or {source, directory}': [
    /^(tab|group)-openapi-(array|array-objects|object)$/,
  ],
  'No alarm: icon as {name, style, library}': [/^tab-icon-object(-style)?$/],
  'ref: a $ref is followed, and one that is not opened is a hint (ref-closed)': [
    /^(page-ref-object|ref-whole-nav|ref-tab)$/,
  ],
};

const quiet = (id: string) =>
  Object.entries(QUIET).find(([, cases]) => cases.some((pattern) => pattern.test(id)))?.[0];

describe.skipIf(!existsSync(file))('what the builder does with small documents', () => {
  const cases = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case)
    : [];
  const levels = ({ document }: Case) => {
    const source = new Map([['docs.json', JSON.stringify(document, null, 2)]]);
    return check(read(source, 'docs.json'));
  };
  const said = (one: Case) =>
    levels(one)
      .map(({ code, severity }) => `${severity} ${code}`)
      .join(', ');

  test('there are some', () => expect(cases.length).toBeGreaterThan(300));

  test('what is lost or forbidden is said', () => {
    const silent = cases.filter((one) => {
      const objects = one.specification === 'invalid' || one.builder !== 'accepts';
      const loud = levels(one).some(({ severity }) => severity !== 'hint');
      return objects && !loud && !quiet(one.id);
    });
    expect(silent.map((one) => `${one.id} [${said(one)}]`)).toEqual([]);
  });

  test('nothing else is an error', () => {
    const loud = cases.filter(
      (one) =>
        one.specification !== 'invalid' &&
        one.builder === 'accepts' &&
        levels(one).some(({ severity }) => severity === 'error'),
    );
    expect(loud.map((one) => `${one.id} [${said(one)}]`)).toEqual([]);
  });

  test('every excuse is needed, and what it excuses stays without error and warning', () => {
    const needed = cases.filter(
      (one) => one.specification === 'invalid' || one.builder !== 'accepts',
    );
    for (const patterns of Object.values(QUIET))
      for (const pattern of patterns)
        expect([pattern.source, needed.some(({ id }) => pattern.test(id))]).toEqual([
          pattern.source,
          true,
        ]);
    const loud = needed.filter(
      (one) => quiet(one.id) && levels(one).some(({ severity }) => severity !== 'hint'),
    );
    expect(loud.map((one) => `${one.id} [${said(one)}]`)).toEqual([]);
  });
});
