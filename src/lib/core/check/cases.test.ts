/*
 * The small documents of ../shared/cases, with what the specification says about each and what a builder does with it.
 * Everything that the builder rejects or drops, and everything that the specification calls invalid, has an error or a
 * warning, unless rules.md says otherwise. Nothing else has an error.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const file = join(shared, 'cases/cases.jsonl');
const rules = join(shared, 'rules.md');

interface Case {
  readonly id: string;
  readonly document: unknown;
  readonly specification: 'valid' | 'invalid' | 'silent';
  readonly builder: 'accepts' | 'drops' | 'rejects';
  readonly dropped: readonly string[];
}

/**
 * Cases without an error or warning although the builder or the specification objects. The reason is a line of
 * rules.md, word for word. If it starts with a code, the case has that hint.
 */
const EXCUSED: Readonly<Record<string, readonly RegExp[]>> = {
  '`no-effect` a known field on an element that ignores it': [
    /^group-field-(color|global|version|default)$/,
    /^(version|language)-icon-string$/,
    /^tab-(description-d|boost-2)$/,
    /^(root-hidden-true|product-tag-NEW|language-name-English|version-banner-contentx)$/,
  ],
  '`unknown-field`': [
    /^group-field-(icontype|isdefaultopen|foo)$/,
    /^(tab-foo-1|tab-icon-object-extra|language-banner-unknown|site-banner-unknown)$/,
    /^(styling|interaction)-unknown$/,
  ],
  '`language-extra` a code that the builder knows and the specification does not list': [
    /^language-code-off-(zh-TW|fr-ca|ja-jp|ca|fi)$/,
  ],
  "`navigation-openapi` the specification's default; the current builder reads `api.openapi` instead":
    [/^root-openapi-array$/],
  '`openapi` as a string, URL, array, or `{source, directory, overlays}`': [
    /^(tab|group)-openapi-(array|array-objects|object)$/,
  ],
  '`icon` as `{name, style, library}`': [/^tab-icon-object(-style)?$/],
};

/** The parts of rules.md about what isn't reported as an error or warning: the hints, and the line below them. */
const quietPart = () =>
  readFileSync(rules, 'utf8').split('## Hints')[1]!.split('Endpoint entries are')[0]!;

const excuseOf = ({ id }: Case) =>
  Object.entries(EXCUSED).find(([, cases]) => cases.some((pattern) => pattern.test(id)))?.[0];

const objects = ({ specification, builder }: Case) =>
  specification === 'invalid' || builder !== 'accepts';

/** There are no other files in the folder of such a document. */
const problemsOf = ({ document }: Case) =>
  check(makeDoc(document, 2), {
    files: new Map(),
  });
const isLoud = (one: Case) => problemsOf(one).some(({ severity }) => severity !== 'hint');
const said = (one: Case) =>
  `${one.id} [${problemsOf(one)
    .map(({ code, severity }) => `${severity} ${code}`)
    .join(', ')}]`;

describe.skipIf(!existsSync(file))('what the builder does with small documents', () => {
  const cases = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case)
    : [];
  const quiet = cases.filter((one) => objects(one) && !isLoud(one));
  const excused = quiet.filter((one) => excuseOf(one));
  const misses = quiet.filter((one) => !excuseOf(one));
  const alarms = cases.filter(
    (one) => !objects(one) && problemsOf(one).some(({ severity }) => severity === 'error'),
  );

  test('everything lost or forbidden is reported, and nothing else is an error', () => {
    console.log(
      `${cases.length} small documents: ${misses.length} misses, ${alarms.length} false alarms, ${excused.length} excused`,
    );
    expect(cases.length).toBeGreaterThan(300);
    expect(misses.map(said)).toEqual([]);
    expect(alarms.map(said)).toEqual([]);
  });

  test('every excuse is in rules.md, is needed, and has its hint', () => {
    for (const [reason, patterns] of Object.entries(EXCUSED)) {
      expect(quietPart()).toContain(reason);
      for (const pattern of patterns)
        expect([pattern.source, excused.some(({ id }) => pattern.test(id))]).toEqual([
          pattern.source,
          true,
        ]);
    }
    for (const one of excused) {
      const hint = /^`([a-z]+-[a-z-]+)`/.exec(excuseOf(one)!)?.[1];
      const codes = problemsOf(one).map(({ code }) => code);
      if (hint) expect([one.id, codes]).toEqual([one.id, expect.arrayContaining([hint])]);
    }
  });

  test('a document that does not build has an error', () =>
    expect(
      cases
        .filter(
          (one) =>
            one.builder === 'rejects' &&
            !problemsOf(one).some(({ severity }) => severity === 'error'),
        )
        .map(said),
    ).toEqual([]));

  test('no reported case has an excuse', () =>
    expect(cases.filter((one) => objects(one) && excuseOf(one) && isLoud(one)).map(said)).toEqual(
      [],
    ));
});
