/*
 * Invariants of every accepted plan: the text parses, has the same result as the operation on plain objects, can be
 * undone to the identical text, changes only the affected entries and their separators, and adds no error.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeWithoutIds } from '../../../../tests/without-ids.ts';
import {
  LAYOUTS,
  seededDice,
  laidOutTexts,
  type Layout,
} from '../../../../tests/generated-documents.ts';
import { withDescendants, anyOperation } from '../../../../tests/random-operations.ts';
import { applyToPlain } from '../../../../tests/apply-to-plain.ts';
import type { ArrayNode, Doc } from '../document/node.ts';
import { pointerOf, valueOf } from '../document/walk.ts';
import { check } from '../check/check.ts';
import { navigationOf } from '../document/elements.ts';
import { apply, invert, type TextEdit } from '../text/edit.ts';
import type { Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const SEED = 20240607;
const isFull = process.env.SIGNPOST_RUNS === 'full';
const EDITS = isFull ? 6_000 : 1_000;

/** Everything except white space and commas, sorted by character: must be unchanged by a pure move. */
const substance = (text: string) => [...text.replace(/[\s,]/g, '')].sort().join('');

/** All page entries, regardless of order. */
const leaves = (text: string): string[] =>
  withDescendants(navigationOf(docFromText(text))!)
    .flatMap(({ node }) => (node.type === 'string' ? [node.value] : []))
    .sort();

/** A navigation may lose its last entry. */
const errors = (doc: Doc) =>
  check(doc).filter((d) => d.severity === 'error' && d.code !== 'root-empty').length;

const commentsIn = (text: string) =>
  [...text.matchAll(/\/\/ (c\d+), "\}\]|\/\* (c\d+) \{ \*\//g)].map((m) => m[1] ?? m[2]!).sort();

test(
  `${EDITS} edits in every layout keep the invariants (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    const accepted = new Map<string, number>();
    let done = 0;
    let round = 0;
    while (done < EDITS) {
      const [{ text, layout }] = fc.sample(laidOutTexts, { seed: SEED + round, numRuns: 1 }) as [
        { text: string; layout: Layout },
      ];
      const dice = seededDice(SEED + round++);
      let doc = docFromText(text);
      expect(doc.files.get(FILE)!.problem, text).toBeUndefined();
      for (let i = 0; i < 12 && done < EDITS; i++) {
        const operation = anyOperation(doc, dice);
        const planned = plan(doc, operation);
        if (!planned.ok) {
          expect(planned.refusal.sentence).toMatch(/^[A-Z“\d].*[.!?]$/s);
          continue;
        }
        const { edits, after } = planned.value;
        const before = doc.files.get(FILE)!;
        const now = after.files.get(FILE)!;
        const story = storyOf(layout, operation, before.text, edits);
        expect(now.text, story).toBe(apply(before.text, edits));
        expect(apply(now.text, invert(before.text, edits)), story).toBe(before.text);
        const fresh = docFromText(now.text).files.get(FILE)!;
        expect(fresh.problem, story).toBeUndefined();
        expect(nodeWithoutIds(now.root), story).toEqual(nodeWithoutIds(fresh.root));
        const plain = meaning(doc, operation);
        const bare = layout === 'commented' ? withoutEmptyLists : (value: unknown) => value;
        if (plain !== undefined) expect(bare(valueOf(now.root!)), story).toEqual(bare(plain));
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
    ]) {
      const missed = LAYOUTS.filter((layout) => !accepted.has(`${op} ${layout}`));
      // Few edits don't try the rare operations in every layout.
      if (isFull) expect(missed, op).toEqual([]);
      expect(missed.length, op).toBeLessThan(LAYOUTS.length);
    }
  },
);

/** Drops empty lists, because an operation removes a list that it empties unless the list contains a comment. */
function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !Array.isArray(inner) || inner.length > 0)
      .map(([key, inner]) => [key, withoutEmptyLists(inner)]),
  );
}

/** The applied edits with their surrounding text, for a failure message. */
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

/**
 * The plain result, or undefined for splits, conversions of languages, and wraps and unwraps that change the list's
 * key, which have no plain form here.
 */
function meaning(doc: Doc, operation: Operation): unknown {
  const value = valueOf(doc.files.get(FILE)!.root!);
  if (operation.op === 'split') return undefined;
  // A converted language gets its name as its label, which has its own tests.
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
    // Only a missing list is created ("key":[]), and an emptied one removed.
    expect(
      made === 0 || /"(pages|groups|tabs|anchors|menu|[a-z]+s)"\s*:\s*\[/.test(inserted + removed),
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
      withDescendants(navigationOf(doc)!).find((e) => pointerOf(e.spot) === pointer)!,
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
    // A list is removed with its last entry; that result is compared on plain objects.
    const isEmptied = outer.some(
      (e) =>
        e.key !== 'global' &&
        outer.filter((o) => o.spot.up!.at === e.spot.up!.at).length ===
          (e.spot.up!.node as ArrayNode).items.length,
    );
    if (isEmptied) return;
    expect(substance(removed).length - substance(inserted).length, story).toBe(
      substance(own).length,
    );
  }
}
