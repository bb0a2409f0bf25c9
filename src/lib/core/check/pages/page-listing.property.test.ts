/*
 * The listing moves from document to document by their differences. Whatever it has seen before, it must agree with a
 * listing that starts with the document: after text edits, moves, undo, and jumps between documents.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../../../tests/generated-documents.ts';
import type { Doc } from '../../document/node.ts';
import { reread } from '../../document/read.ts';
import { spotAt, valueOf } from '../../document/walk.ts';
import { plan } from '../../operations/plan.ts';
import type { Operation } from '../../operation.ts';
import { check } from '../check.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { childElements, navigationOf, pointerTo, type Element } from '../../document/elements.ts';
import { lister } from './page-listing.ts';
import { placesOf } from '../split-places.ts';
import { docFromText, makeDoc } from '../../../../../tests/make-document.ts';

const SEED = 20240607;
const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 600 : 40;
const STEPS = 12;
const FILE = 'docs.json';

type Dice = () => number;
const picking =
  (dice: Dice) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(dice() * list.length)]!;

const PAGES = ['a', '/a', 'b', 'c/index', 'c', 'D', 'e.mdx', '', 'GET /x', 'https://e.com'];
const MANY = ['f', 'g', 'h', 'i', 'j', 'k'];

/** A navigation that lists the same few pages in many places. */
function navigation(dice: Dice): unknown {
  const pick = picking(dice);
  const many = (make: () => unknown) => Array.from({ length: 1 + Math.floor(dice() * 3) }, make);
  const entry = (depth: number): unknown => {
    if (dice() < 0.06) return { $ref: './more.json' };
    return depth < 3 && dice() < 0.3 ? group(depth + 1) : pick(PAGES);
  };
  const group = (depth: number): unknown => ({
    group: pick(['G', 'H']),
    ...(dice() < 0.2 ? { root: pick(PAGES) } : {}),
    pages: many(() => entry(depth)),
  });
  const content = (depth: number): object => {
    const rest =
      depth > 2 ? ['pages', 'groups'] : ['pages', 'groups', 'tabs', 'versions', 'languages'];
    switch (pick(rest)) {
      case 'pages':
        return { pages: [...many(() => entry(0)), ...(dice() < 0.3 ? MANY : [])] };
      case 'groups':
        return { groups: many(() => group(0)) };
      case 'tabs':
        return { tabs: many(() => ({ tab: pick(['T', 'U']), ...content(depth + 1) })) };
      case 'versions':
        return { versions: many(() => ({ version: pick(['1', '2']), ...content(depth + 1) })) };
      default:
        return {
          languages: many(() => ({
            ...(dice() < 0.9 ? { language: pick(['en', 'fr', 'de']) } : {}),
            ...content(depth + 1),
          })),
        };
    }
  };
  return content(0);
}

const open = (value: unknown): Doc => makeDoc(value, 1);
const textOf = (doc: Doc) => doc.files.get(FILE)!.text;
const all = (element: Element): Element[] => [element, ...childElements(element).flatMap(all)];

/** The document after a small text change: a value, part of a list, a letter. */
function edited(doc: Doc, dice: Dice): Doc {
  const pick = picking(dice);
  const top = navigationOf(doc);
  const text = textOf(doc);
  const type = (at: number, remove: number, insert: string) =>
    reread(doc, [{ file: FILE, at, remove, insert }]);
  if (!top || doc.files.get(FILE)!.problem || dice() < 0.1) {
    const at = Math.floor(dice() * text.length);
    const remove = Math.min(Math.floor(dice() * 3), text.length - at);
    return type(at, remove, pick(['', 'x', '"', ',']));
  }
  const { spot, node, kind } = pick(all(top));
  switch (pick(['value', 'value', 'copy', 'rename', 'rename'] as const)) {
    case 'value': {
      const value = kind === 'page' ? pick(PAGES) : { ...(valueOf(node) as object), tag: 'x' };
      return type(spot.at, node.length, JSON.stringify(value));
    }
    case 'copy': {
      const inList = typeof spot.path.at(-1) === 'number';
      return inList ? type(spot.at, 0, `${text.slice(spot.at, spot.at + node.length)}, `) : doc;
    }
    case 'rename': {
      const key = pick(['language', 'version', 'group', 'root', 'pages', 'groups']);
      const value = spotAt(spot, [key]);
      if (value?.node.type === 'string')
        return type(value.at, value.node.length, JSON.stringify(pick(['en', 'fr', '1', '2', 'a'])));
      return value ? type(value.at, value.node.length, JSON.stringify(['b', 'a'])) : doc;
    }
  }
}

/** The document after a move, a removal or a duplication, if it is allowed. */
function operated(doc: Doc, dice: Dice): Doc {
  const pick = picking(dice);
  const top = navigationOf(doc);
  if (!top) return doc;
  const elements = all(top);
  const one = () => pointerTo(pick(elements));
  const target = pick(elements);
  const children = childElements(target);
  const key = children[0]?.key;
  const operation: Operation =
    key && key !== 'global' && dice() < 0.6
      ? {
          op: 'move',
          nodes: [one()],
          to: { parent: pointerTo(target), key, index: Math.floor(dice() * (children.length + 1)) },
        }
      : { op: pick(['remove', 'duplicate'] as const), nodes: [one()] };
  const planned = plan(doc, operation);
  return planned.ok ? planned.value.after : doc;
}

const worlds: readonly World[] = [
  {},
  { pages: new Set(['a', 'b', 'c', 'd']) },
  { pages: new Set(['a', 'c/index', 'e', 'x/b', '_x', 'README']) },
];

/** The problems without node ids. */
const told = (problems: readonly Diagnostic[]) =>
  problems.map(({ node: _, related, ...rest }) => ({
    ...rest,
    related: related?.map(({ pointer, at, message }) => ({ pointer, at, message })),
  }));

test('the listing agrees with a new one', () => {
  let said = 0;
  let folded = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
      const dice = seededDice(seed);
      const pick = picking(dice);
      const shared = lister();
      const states = [
        open({ navigation: navigation(dice) }),
        open({ navigation: navigation(dice) }),
      ];
      let world = pick(worlds);
      for (let step = 0; step < STEPS; step++) {
        const from = pick([states.at(-1)!, states.at(-1)!, pick(states)]);
        const next = dice() < 0.25 ? from : (dice() < 0.5 ? edited : operated)(from, dice);
        if (dice() < 0.2) world = pick(worlds);
        const found = check(next, world, shared);
        expect(found).toEqual(check(next, world, lister()));
        if (!next.files.get(FILE)!.problem)
          expect(told(found)).toEqual(told(check(docFromText(textOf(next)), world, lister())));
        folded += found.filter(({ code, related }) => related && /twice|same/.test(code)).length;
        said += found.filter(({ code }) => /twice|missing|orphan|same/.test(code)).length;
        states.push(next);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(said).toBeGreaterThan(RUNS * 10);
  expect(folded).toBeGreaterThan(RUNS / 2);
});

/** All entries of a plain navigation that name a page, with their readers: the index, computed the slow way. */
function entriesOf(value: unknown, language?: string, version?: string): [string, string][] {
  if (typeof value !== 'object' || value === null || '$ref' in value) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const own = (key: string, above: string | undefined) =>
    typeof fields[key] === 'string' ? fields[key] : above;
  const readers = [own('language', language), own('version', version)] as const;
  return Object.values(fields).flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((item): [string, string][] =>
          typeof item === 'string'
            ? [[item.replace(/^\/+/, ''), readers.join(' ')]]
            : entriesOf(item, ...readers),
        )
      : [],
  );
}

test('with languages and versions throughout, the listing agrees with counting', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
      const dice = seededDice(seed);
      const pick = picking(dice);
      const list = () =>
        Array.from({ length: 4 }, () => pick(['a', 'b', 'c', '/a', 'd', 'e', 'f']));
      const value = {
        navigation: {
          languages: ['en', 'fr'].map((language) => ({
            language,
            versions: ['1', '2'].map((version) => ({
              version,
              groups: ['G', 'H'].map((group) => ({ group, pages: list() })),
            })),
          })),
        },
      };
      const counts = new Map<string, number>();
      const languages = new Map<string, Set<string>>();
      for (const [page, readers] of entriesOf(value.navigation)) {
        counts.set(`${page} ${readers}`, (counts.get(`${page} ${readers}`) ?? 0) + 1);
        languages.set(page, (languages.get(page) ?? new Set()).add(readers.split(' ')[0]!));
      }
      const found = check(open(value)).flatMap((one) => placesOf(one).map(({ code }) => code));
      const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
      expect(found.filter((code) => code === 'page-twice')).toHaveLength(
        sum([...counts.values()].map((count) => (count > 1 ? count : 0))),
      );
      expect(found.filter((code) => code === 'same-page-languages')).toHaveLength(
        sum([...languages.values()].map(({ size }) => size - 1)),
      );
    }),
    { seed: SEED, numRuns: RUNS },
  ));
