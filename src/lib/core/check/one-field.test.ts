/*
 * Documents that differ from a correct one in one field, with what the builder does with each. A field that it rejects
 * has an error. A list of children, a link or a root page that it drops has at least a warning; anything else that it
 * drops or rewrites has at least a hint. A field that it accepts has no error, and a warning only for a code listed
 * here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { isListKey } from '../schema/kinds.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

const folder = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'cases');
const isThere = existsSync(join(folder, 'one-field.jsonl'));

type Fields = { [key: string]: unknown };

interface Base {
  readonly document: Fields;
  /** JSON Pointer of the object that gets the field. */
  readonly at: string;
}

interface Case {
  readonly on: string;
  readonly key: string;
  readonly value?: unknown;
  /** The base without the field. */
  readonly removed?: true;
  readonly builder: 'accepts' | 'drops' | 'rejects' | 'rewrites';
}

/** Codes that report a field although the builder accepts it: the code, "base key", and the reason. */
const EXCEPTIONS: readonly {
  readonly code: string;
  readonly on: RegExp;
  readonly reason: string;
}[] = [
  {
    code: 'label-blank',
    on: /^tab tab$/,
    reason: 'The site builds with a label of spaces, but readers see nothing of it.',
  },
  {
    code: 'openapi-empty',
    on: / (openapi|asyncapi)$/,
    reason: 'An empty list of specifications builds, but no page is made of it.',
  },
];

const bases = (
  isThere ? JSON.parse(readFileSync(join(folder, 'one-field-bases.json'), 'utf8')) : {}
) as Readonly<Record<string, Base>>;
const cases = isThere
  ? readFileSync(join(folder, 'one-field.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case)
  : [];

function documentOf({ on, key, value, removed }: Case): Fields {
  const { document, at } = bases[on]!;
  const copy = structuredClone(document);
  const steps = at.split('/').slice(1);
  const object = steps.reduce((inner: Fields, step) => inner[step] as Fields, copy);
  if (removed) delete object[key];
  else object[key] = value;
  return copy;
}

const problemsOf = (one: Case): readonly Diagnostic[] =>
  check(makeDoc(documentOf(one), 2), {
    files: new Map(),
  });

/** Fields whose loss is a loss of content. */
const isContent = ({ key }: Case): boolean => isListKey(key) || key === 'href' || key === 'root';

const exceptionOf = (one: Case, code: string) =>
  EXCEPTIONS.find(
    (exception) => exception.code === code && exception.on.test(`${one.on} ${one.key}`),
  );

function isMissed(one: Case, problems: readonly Diagnostic[]): boolean {
  const has = (...severities: readonly string[]) =>
    problems.some(({ severity }) => severities.includes(severity));
  switch (one.builder) {
    case 'accepts':
      return false;
    case 'rejects':
      return !has('error');
    case 'drops':
      return isContent(one) ? !has('error', 'warning') : !has('error', 'warning', 'hint');
    case 'rewrites':
      return !has('error', 'warning', 'hint');
  }
}

const alarmsIn = (problems: readonly Diagnostic[]): readonly Diagnostic[] =>
  problems.filter(({ severity }) => severity !== 'hint');

const told = ({ on, key, value, builder }: Case, problems: readonly Diagnostic[]): string =>
  `${on} ${key} ${value === undefined ? 'removed' : JSON.stringify(value)} ${builder} [${problems
    .map(({ severity, code }) => `${severity} ${code}`)
    .join(', ')}]`;

describe('what the builder does with one field', () => {
  const names = Object.keys(bases);
  test.skipIf(!isThere)('every base has cases, and every case has a base', () => {
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(cases.map(({ on }) => on))].sort()).toEqual([...names].sort());
  });

  const used = new Set<string>();
  test.skipIf(!isThere).each(names)('%s', (on) => {
    const own = cases.filter((one) => one.on === on);
    const misses: string[] = [];
    const alarms: string[] = [];
    for (const one of own) {
      const problems = problemsOf(one);
      if (isMissed(one, problems)) misses.push(told(one, problems));
      if (one.builder !== 'accepts') continue;
      for (const alarm of alarmsIn(problems)) {
        const exception = exceptionOf(one, alarm.code);
        if (exception) used.add(exception.reason);
        else alarms.push(told(one, [alarm]));
      }
    }
    console.log(
      `${on}: ${own.length} documents, ${misses.length} misses, ${alarms.length} false alarms`,
    );
    expect(misses).toEqual([]);
    expect(alarms).toEqual([]);
  });

  test.skipIf(!isThere)('every exception is needed', () => {
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(20);
    expect(EXCEPTIONS.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual(
      [],
    );
  });
});
