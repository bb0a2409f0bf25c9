/*
 * What every accepted plan must keep: the text parses, means what the operation means on plain objects, goes
 * back to the identical text, touches nothing but the entries concerned and their separators, and adds no error.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYOUTS, random, texts, type Layout } from '../../../../tests/documents.ts';
import { applyToPlain } from '../../../../tests/plain.ts';
import type { Doc, Node } from '../model/node.ts';
import { read } from '../model/read.ts';
import { pointerOf, valueOf } from '../model/walk.ts';
import { check } from '../rules/check.ts';
import { childElements, navigationOf, type Element } from '../rules/elements.ts';
import { KINDS, LIST_KEYS } from '../rules/kinds.ts';
import { apply, invert, type TextEdit } from '../text/edit.ts';
import type { Json, Operation } from './operation.ts';
import { plan } from './plan.ts';

const FILE = 'docs.json';
const SEED = 20240607;
const EDITS = process.env.SIGNPOST_RUNS === 'full' ? 12_000 : 2_000;

const all = (element: Element): Element[] => [element, ...childElements(element).flatMap(all)];

/** An operation on what is there; often one that must be refused. */
function anyOperation(doc: Doc, dice: () => number): Operation {
  const elements = all(navigationOf(doc)!);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  const one = () => pointerOf(pick(elements).spot);
  const parent = pick(elements.filter((e) => e.node.type === 'object'));
  const children = childElements(parent).filter((child) => child.key !== 'global');
  const held = children[0]?.key;
  const key = held && held !== 'global' && dice() < 0.8 ? held : pick(LIST_KEYS);
  const size = children.filter((child) => child.key === key).length;
  const to = { parent: pointerOf(parent.spot), key, index: Math.floor(dice() * (size + 1)) };
  const fitting = elements.filter((e) => e.key === key || (key === 'pages' && e.kind === 'group'));
  const mover = () =>
    pointerOf((fitting.length && dice() < 0.8 ? pick(fitting) : pick(elements)).spot);
  const kind = pick(['group', 'tab', 'version', 'anchor'] as const);
  const values: readonly Json[] = [
    'new/page',
    'GET /new',
    { group: 'New', pages: ['n1', 'n2'] },
    { group: 'Empty', pages: [] },
    {
      tab: 'New',
      icon: 'x',
      groups: [{ group: 'G', tag: 'Ü', pages: ['p', { group: 'N', pages: ['q'] }] }],
    },
    { anchor: 'Link', href: 'https://example.com/new' },
  ];
  switch (
    pick([
      'move',
      'move',
      'move',
      'insert',
      'insert',
      'remove',
      'duplicate',
      'set',
      'set',
      'clear',
      'wrap',
      'unwrap',
      'convert',
      'convert',
      'merge',
      'split',
      'flatten',
      'expand',
    ] as const)
  ) {
    case 'move':
      return { op: 'move', nodes: Array.from({ length: 1 + Math.floor(dice() * 3) }, mover), to };
    case 'insert':
      return { op: 'insert', value: pick(values), to };
    case 'remove':
      return { op: 'remove', nodes: dice() < 0.7 ? [one()] : [one(), one()] };
    case 'duplicate':
      return { op: 'duplicate', nodes: [one()] };
    case 'set': {
      const element = pick(elements);
      if (element.node.type === 'string')
        return { op: 'set', node: pointerOf(element.spot), field: 'path', value: 'renamed/päge' };
      const nameKey = KINDS[element.kind].nameKey ?? 'openapi';
      const field = pick([
        nameKey,
        'icon',
        'tag',
        'description',
        ['banner', 'content'],
        ['icon', 'name'],
      ]);
      return {
        op: 'set',
        node: dice() < 0.1 ? '' : pointerOf(element.spot),
        field,
        value: pick<Json>(['Neu "x"', 'en', true, { name: 'a', style: 'b' }]),
      };
    }
    case 'clear':
      return {
        op: 'set',
        node: dice() < 0.2 ? '' : one(),
        field: pick([
          'icon',
          'tag',
          'openapi',
          'unknown',
          ['icon', 'name'],
          ['styling', 'eyebrows'],
        ]),
      };
    case 'wrap': {
      const nodes =
        dice() < 0.5 && children.length
          ? children.filter((c) => c.key === children[0]!.key).map((c) => pointerOf(c.spot))
          : [one()];
      return { op: 'wrap', nodes, kind, label: 'Wrapper' };
    }
    case 'unwrap':
      return { op: 'unwrap', node: one(), drop: dice() < 0.5 };
    case 'convert': {
      const element = pick(elements);
      const kinds = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'item'] as const;
      return {
        op: 'convert',
        node: pointerOf(element.spot),
        kind: element.kind === 'group' && dice() < 0.3 ? 'page' : pick(kinds),
        siblings: element.key !== 'pages' || dice() < 0.5 ? dice() < 0.8 : false,
        label: 'Made',
        drop: dice() < 0.7,
      };
    }
    case 'merge': {
      const alike = elements.filter((e) => e.kind === pick(['group', 'group', 'tab'] as const));
      const some = alike.length ? alike : elements;
      return {
        op: 'merge',
        nodes: [pick(some), pick(some)].map((e) => pointerOf(e.spot)),
        drop: dice() < 0.8,
      };
    }
    case 'split':
      return { op: 'split', node: one(), by: 'path' };
    case 'flatten':
      return { op: 'flatten', node: one(), drop: dice() < 0.8 };
    case 'expand': {
      const expanded = pick([true, false, undefined]);
      return { op: 'expand', node: one(), ...(expanded === undefined ? {} : { expanded }) };
    }
  }
}

/** Everything but white space and commas, in order of character: what must be kept when things only move. */
const substance = (text: string) => [...text.replace(/[\s,]/g, '')].sort().join('');

/** All page entries, in no order. */
const leaves = (text: string): string[] =>
  all(navigationOf(read(new Map([[FILE, text]]), FILE))!)
    .flatMap(({ node }) => (node.type === 'string' ? [node.value] : []))
    .sort();

const errors = (doc: Doc) => check(doc).filter((d) => d.severity === 'error').length;

function shape(node: Node): unknown {
  const { id: _, ...rest } = node;
  if (rest.type === 'array') return { ...rest, items: rest.items.map(shape) };
  if (rest.type === 'object')
    return { ...rest, members: rest.members.map((m) => ({ ...m, value: shape(m.value) })) };
  return rest;
}

const commentsIn = (text: string) =>
  [...text.matchAll(/\/\/ (c\d+), "\}\]|\/\* (c\d+) \{ \*\//g)].map((m) => m[1] ?? m[2]!).sort();

test(
  `${EDITS} edits in every layout keep what they must (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    const accepted = new Map<string, number>();
    let done = 0;
    let round = 0;
    while (done < EDITS) {
      const [{ text, layout }] = fc.sample(texts, { seed: SEED + round, numRuns: 1 }) as [
        { text: string; layout: Layout },
      ];
      const dice = random(SEED + round++);
      let doc = read(new Map([[FILE, text]]), FILE);
      expect(doc.files.get(FILE)!.problem, text).toBeUndefined();
      for (let i = 0; i < 12 && done < EDITS; i++) {
        const operation = anyOperation(doc, dice);
        const planned = plan(doc, operation);
        if (!planned.ok) {
          expect(planned.refusal.sentence).toMatch(/^[A-Z“].*[.!?]$/s);
          continue;
        }
        const { edits, after } = planned.value;
        const before = doc.files.get(FILE)!;
        const now = after.files.get(FILE)!;
        const story = storyOf(layout, operation, before.text, edits);
        expect(now.text, story).toBe(apply(before.text, edits));
        expect(apply(now.text, invert(before.text, edits)), story).toBe(before.text);
        const fresh = read(new Map([[FILE, now.text]]), FILE).files.get(FILE)!;
        expect(fresh.problem, story).toBeUndefined();
        expect(shape(now.root!), story).toEqual(shape(fresh.root!));
        const plain = meaning(doc, operation);
        if (plain !== undefined) expect(valueOf(now.root!), story).toEqual(plain);
        expect(errors(after), story).toBeLessThanOrEqual(errors(doc));
        keepsTheRest(operation, before.text, now.text, edits, doc, story);
        const name =
          operation.op === 'set' && operation.value === undefined ? 'clear' : operation.op;
        accepted.set(`${name} ${layout}`, (accepted.get(`${name} ${layout}`) ?? 0) + 1);
        doc = after;
        done++;
      }
    }
    for (const op of [
      ...['move', 'insert', 'remove', 'duplicate', 'set', 'clear', 'wrap', 'unwrap'],
      ...['convert', 'merge', 'split', 'flatten', 'expand'],
    ])
      for (const layout of LAYOUTS)
        expect(accepted.get(`${op} ${layout}`), `${op} ${layout}`).toBeGreaterThan(0);
  },
);

/** What was done, for the message of a failure: each edit with the text round it. */
function storyOf(layout: Layout, operation: Operation, before: string, edits: readonly TextEdit[]) {
  const shown = edits.map(({ at, remove, insert }) => {
    const [head, gone, tail] = [
      before.slice(Math.max(0, at - 60), at),
      before.slice(at, at + remove),
      before.slice(at + remove, at + remove + 60),
    ];
    return `${head}⟦${gone}→${insert}⟧${tail}`;
  });
  return `${layout} ${JSON.stringify(operation)}\n${shown.join('\n…\n')}`;
}

/** The plain result; nothing for wraps and unwraps that change the list's key, which have no plain form here. */
function meaning(doc: Doc, operation: Operation): unknown {
  const value = valueOf(doc.files.get(FILE)!.root!);
  if (operation.op === 'split') return undefined;
  // Called by its name then: a thing of its own tests.
  if (operation.op === 'convert' && operation.node.includes('/languages/'))
    if (operation.node.split('/').at(-2) === 'languages') return undefined;
  if (operation.op === 'wrap' || operation.op === 'unwrap') {
    const pointer = operation.op === 'wrap' ? operation.nodes[0]! : operation.node;
    const list = pointer.split('/').at(-2);
    if (
      operation.op === 'wrap' &&
      !(operation.kind === 'group' && (list === 'pages' || list === 'groups'))
    )
      return undefined;
    if (operation.op === 'unwrap' && list !== 'pages') return undefined;
  }
  return applyToPlain(value, operation);
}

function keepsTheRest(
  operation: Operation,
  before: string,
  after: string,
  edits: readonly { at: number; remove: number; insert: string }[],
  doc: Doc,
  story: string,
): void {
  const removed = edits.map((e) => before.slice(e.at, e.at + e.remove)).join('');
  const inserted = edits.map((e) => e.insert).join('');
  if (operation.op === 'move') {
    const made = substance(inserted).length - substance(removed).length;
    // Only a list that was missing is made: "key":[]
    expect(
      made === 0 || /"(pages|groups|tabs|anchors|menu|[a-z]+s)"\s*:\s*\[/.test(inserted),
      story,
    ).toBe(true);
  }
  if (operation.op === 'insert' || operation.op === 'duplicate')
    expect(removed.trim(), story).toMatch(/^$/);
  const dissolves = ['remove', 'set', 'unwrap', 'duplicate', 'merge', 'flatten', 'expand'];
  if (!dissolves.includes(operation.op) && !(operation.op === 'convert' && operation.drop))
    expect(commentsIn(after), story).toEqual(commentsIn(before));
  if (operation.op === 'split') expect(leaves(after), story).toEqual(leaves(before));
  if (operation.op === 'remove') {
    const values = operation.nodes.map((pointer) =>
      all(navigationOf(doc)!).find((e) => pointerOf(e.spot) === pointer)!,
    );
    const outer = values.filter(
      (e, i) =>
        values.findIndex((o) => o.spot.at === e.spot.at) === i &&
        !values.some(
          (o) =>
            o !== e &&
            o.spot.at <= e.spot.at &&
            o.spot.at + o.node.length > e.spot.at &&
            o.node.length > e.node.length,
        ),
    );
    const own =
      outer.map((e) => before.slice(e.spot.at, e.spot.at + e.node.length)).join('') +
      (outer.some((e) => e.kind === 'global') ? '"global":' : '');
    expect(substance(removed).length - substance(inserted).length, story).toBe(
      substance(own).length,
    );
  }
}
