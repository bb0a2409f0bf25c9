/*
 * Invariants of every offered fix, over small documents, real files, and generated ones with injected errors: it
 * removes its problem, adds no error and no warning, can be undone to the identical text, and touches nothing
 * unrelated.
 */
import { ADDRESS_CASES } from '../../../../tests/address-mistakes.ts';
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  siteValues,
  LAYOUTS,
  seededDice,
  layOut,
  type Layout,
} from '../../../../tests/generated-documents.ts';
import { addedProblems, isStillThere } from '../../../../tests/compare-problems.ts';
import { MISTAKES, TEXT_MISTAKES } from '../../../../tests/mistakes.ts';
import type { Doc } from '../document/node.ts';
import { check } from '../check/check.ts';
import { SEVERITY } from '../check/codes/codes.ts';
import type { Diagnostic, Fix, World } from '../check/diagnostic.ts';
import { apply, invert } from '../text/edit.ts';
import { planFixesOf } from './fix-all.ts';
import { planFix, type FixSteps } from './fix.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const SEED = 20240607;
const isFull = process.env.SIGNPOST_RUNS === 'full';
const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const textOf = (doc: Doc) => doc.files.get(doc.main)!.text;
/** For each code, the number of fixes offered, of those applied, and of runs that fixed all. */
const tried = new Map<string, { offered: number; done: number; all: number }>();
function count(code: string, what: 'offered' | 'done' | 'all'): void {
  const row = tried.get(code) ?? { offered: 0, done: 0, all: 0 };
  row[what]++;
  tried.set(code, row);
}

/** Codes for which the document, or its navigation, could not be read before. */
const UNREAD: readonly string[] = ['json', 'navigation-shape'];

/** The applied edits with their surrounding text, for a failure message. */
function storyOf(what: string, doc: Doc, { edits }: FixSteps): string {
  const text = textOf(doc);
  const shown = edits.map(({ at, remove, insert }) => {
    const [head, tail] = [
      text.slice(Math.max(0, at - 200), at),
      text.slice(at + remove, at + remove + 200),
    ];
    return `${head}⟦${text.slice(at, at + remove)}→${insert}⟧${tail}`;
  });
  return `${what}\n${shown.join('\n…\n')}`;
}

const comments = (text: string) => text.match(/\/\/ c\d+|\/\* c\d+/g)?.sort() ?? [];
const strangers = (text: string) => text.match(/"(unknown|deep)"/g)?.length ?? 0;

interface Slipped {
  readonly code: string;
  readonly dice: () => number;
}

/**
 * Tries every fix of every problem, and all fixes of each kind together. In a document with an injected error, tries
 * those of that error and a few of the others.
 */
function tryAll(text: string, typo?: Slipped, world: World = {}): void {
  const doc = docFromText(text);
  const before = check(doc, world);
  const isTried = (code: string) => !typo || typo.code === code || typo.dice() < 0.05;
  for (const problem of before.filter(({ code }) => isTried(code)))
    for (const fix of problem.fixes) {
      count(problem.code, 'offered');
      const planned = planFix(doc, fix);
      if (!planned.ok) {
        expect(planned.refusal.sentence).toMatch(/^[A-Z\d“].*[.!?]$/s);
        continue;
      }
      count(problem.code, 'done');
      const story = storyOf(`${problem.code} “${fix.label}”`, doc, planned.value);
      keeps(doc, before, check(planned.value.after, world), problem, fix, planned.value, story);
    }
  for (const code of new Set(before.map((d) => d.code))) {
    if (!isTried(code)) continue;
    const all = planFixesOf(doc, code, world);
    if (!all) continue;
    count(code, 'all');
    const story = storyOf(`all of ${code}`, doc, all);
    const after = check(all.after, world);
    expect(
      addedProblems(before, after, !UNREAD.includes(code) && code !== 'duplicate-key'),
      story,
    ).toEqual(UNREAD.includes(code) ? expect.anything() : []);
    const left = after.filter((d) => d.code === code);
    expect(left.length, story).toBe(all.left);
    expect(all.mended, story).toBe(before.filter((d) => d.code === code).length - all.left);
    for (const { fixes } of left)
      if (fixes[0])
        expect(planFix(all.after, fixes[0]).ok, `${story}\n${fixes[0].label}`).toBe(false);
    goesBack(doc, all, story);
  }
}

function keeps(
  doc: Doc,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  problem: Diagnostic,
  fix: Fix,
  steps: FixSteps,
  story: string,
): void {
  goesBack(doc, steps, story);
  if (UNREAD.includes(problem.code)) {
    expect(
      after.some(({ code }) => code === problem.code),
      story,
    ).toBe(false);
    return;
  }
  expect(isStillThere(problem, before, after), story).toBe(false);
  expect(addedProblems(before, after, 'operations' in fix), story).toEqual([]);
  if ('operations' in fix && !/^(Remove|Move its content into)|remove its/.test(fix.label)) {
    expect(comments(textOf(steps.after)), story).toEqual(comments(textOf(doc)));
    expect(strangers(textOf(steps.after)), story).toBe(strangers(textOf(doc)));
  }
}

function goesBack(doc: Doc, { edits, after }: FixSteps, story: string): void {
  const [from, to] = [textOf(doc), textOf(after)];
  expect(apply(from, edits), story).toBe(to);
  expect(apply(to, invert(from, edits)), story).toBe(from);
  expect(docFromText(to).files.get(doc.main)!.problem, story).toBeUndefined();
}

const cases = join(shared, 'cases/cases.jsonl');
describe.skipIf(!existsSync(cases))('the small documents', () => {
  test('all of them', { timeout: 300_000 }, () => {
    const lines = readFileSync(cases, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(300);
    for (const line of lines)
      tryAll(JSON.stringify((JSON.parse(line) as { document: unknown }).document, null, 2));
  });
});

const corpus = join(shared, 'corpus/files');
describe.skipIf(!existsSync(corpus))('real files', () => {
  test('all of them', { timeout: 600_000 }, () => {
    for (const file of readdirSync(corpus)) {
      const text = readFileSync(join(corpus, file), 'utf8');
      if (isFull || text.length < 30_000) tryAll(text);
    }
  });
});

test('our own documents', () => {
  for (const file of ['tests/fixtures/site.json', 'examples/docs.json'])
    if (existsSync(file)) tryAll(readFileSync(file, 'utf8'));
});

test('problems that need the folder', () => {
  const world: World = {
    pages: new Set(['guides/start', 'guides/install', 'api/users', 'index']),
    operations: new Map([['openapi.json', new Set(['GET /users', 'POST /users'])]]),
    files: new Map([['navigation.json', '{"pages": ["index"]}']]),
  };
  const site = (navigation: unknown) =>
    tryAll(JSON.stringify({ navigation }, null, 2), undefined, world);
  site({ pages: ['guides/Start', 'guide/install', 'api/user', 'index', 'nothing/like-it'] });
  site({ groups: [{ group: 'A', root: 'guides/Start', pages: ['guides/instal', 'index.mdx'] }] });
  site({
    openapi: 'openapi.json',
    groups: [
      { group: 'A', openapi: 'openapi.json', pages: ['GET /user', 'PUT /users', 'get /Users'] },
    ],
  });
  site({ pages: [{ $ref: './navigaton.json' }, { $ref: '/navigation.json' }] });
  site({ $ref: 'Navigation.json' });
});

test('redirects, links, files and icons', () => {
  for (const { value, world } of ADDRESS_CASES)
    tryAll(JSON.stringify(value, null, 2), undefined, world);
});

const ROUNDS = isFull ? 20 : 2;
/** How many documents are tried for that many, at most. Some mistakes fit into few documents. */
const MOST = ROUNDS * 40;
test(`each kind of error in ${ROUNDS} documents (seed ${SEED})`, { timeout: 1_200_000 }, () => {
  const missed: string[] = [];
  for (const [code, typos] of Object.entries(MISTAKES))
    for (const [i, typo] of typos.entries()) {
      let hit = 0;
      for (let round = 0; round < MOST && hit < ROUNDS; round++) {
        const seed = SEED + round * 1000 + i;
        const dice = seededDice(seed);
        const [value] = fc.sample(siteValues, { seed, numRuns: 1 });
        const layout: Layout = LAYOUTS[Math.floor(dice() * LAYOUTS.length)]!;
        const slipped = typo(structuredClone(value) as never, dice);
        if (slipped === undefined) continue;
        const text = layOut(slipped as never, layout, dice);
        if (!check(docFromText(text)).some((d) => d.code === code)) continue;
        hit++;
        tryAll(text, { code, dice });
      }
      if (hit === 0) missed.push(`${code} ${i}`);
    }
  expect(missed).toEqual([]);
});

test(`errors in the text (seed ${SEED})`, { timeout: 600_000 }, () => {
  for (const [code, typos] of Object.entries(TEXT_MISTAKES))
    for (const [i, typo] of typos.entries()) {
      let hit = 0;
      for (let round = 0; round < MOST && hit < ROUNDS; round++) {
        const seed = SEED + round * 1000 + i;
        const dice = seededDice(seed);
        const [value] = fc.sample(siteValues, { seed, numRuns: 1 });
        const layout: Layout = LAYOUTS[Math.floor(dice() * LAYOUTS.length)]!;
        const text = typo(layOut(value!, layout, dice), dice);
        if (text === undefined || !check(docFromText(text)).some((d) => d.code === code)) continue;
        hit++;
        tryAll(text, { code, dice });
      }
      expect([code, i, hit > 0]).toEqual([code, i, true]);
    }
});

/** Codes whose fix only the author can know, that are not errors, or that are of page files (core/links). */
const WITHOUT_FIX: readonly string[] = [
  'too-deep',
  'same-page-languages',
  'endpoint-no-spec',
  'language-extra',
  'navigation-openapi',
  'href-relative',
  'page-twice',
  'ref-closed',
  'orphan-pages',
  'redirect-twice',
  'config',
  'openapi-missing',
  'openapi-unreadable',
  'page-frontmatter',
  'address-ended',
  'broken-link',
  'broken-anchor',
  'redirected-link',
  'page-untitled',
];

afterAll(() => {
  const rows = Object.keys(SEVERITY).map((code) => ({ code, ...tried.get(code) }));
  console.log(
    rows
      .map(
        ({ code, offered = 0, done = 0, all = 0 }) =>
          `${code}: ${done} of ${offered}, ${all} times all`,
      )
      .join('\n'),
  );
  const untried = rows.filter(({ code, done }) => !done && !WITHOUT_FIX.includes(code));
  expect(untried.map(({ code }) => code)).toEqual([]);
});
