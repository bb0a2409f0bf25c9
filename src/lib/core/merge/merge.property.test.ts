/*
 * Merging, tested by construction: two sides that edit different elements merge without a question, exactly as if the
 * edits had been made in sequence. Overlapping edits raise a question, and nothing else does.
 */
import { expect, test } from 'vitest';
import {
  randomlyEdited,
  generatedDocument,
  seededDice,
  realDocuments,
  textOf,
  retyped,
} from '../../../../tests/changed-documents.ts';
import { withDescendants, anyOperation } from '../../../../tests/random-operations.ts';
import { merge, readVersion, type Choice, type Merged, type MergeOptions } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { parsePointer, pointerOf, valueOf } from '../document/walk.ts';
import type { Operation } from '../operation.ts';
import { plan } from '../operations/plan.ts';
import { elementAt, labelOf, navigationOf, type Element } from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import type { Change } from '../compare/change.ts';
import { changesOf } from '../compare/changes.ts';

const SEED = 20240607;
const FULL = process.env.SIGNPOST_RUNS === 'full';
const DISJOINT = FULL ? 200 : 20;
const OVERLAPS = FULL ? 100 : 10;
const FREE = FULL ? 200 : 20;

const real = realDocuments();
if (real.length === 0) console.log('without the corpus: generated documents only');
const baseOf = (i: number): Doc =>
  real.length && i % 2 ? real[(i * 31) % real.length]! : generatedDocument(SEED + i);
const plainOf = (doc: Doc) => valueOf(doc.files.get(doc.main)!.root!);

function merged(base: Doc, ours: Doc, other: Doc, options: MergeOptions = {}): Merged {
  const theirs = readVersion(base, new Map([[base.main, textOf(other)]]), ours);
  const result = merge({ base, ours, theirs }, options);
  if (!result.ok) throw new Error(result.refusal.sentence);
  expect(result.value.after.files.get(base.main)!.problem).toBeUndefined();
  return result.value;
}

/** Two elements that are not inside each other. */
function islands(doc: Doc, dice: () => number): [string, string] | undefined {
  const elements = withDescendants(navigationOf(doc)!).filter(
    (e) => e.parent && e.node.type === 'object',
  );
  const pick = () => pointerOf(elements[Math.floor(dice() * elements.length)]!.spot);
  for (let i = 0; i < 20 && elements.length > 1; i++) {
    const [a, b] = [pick(), pick()];
    if (!`${a}/`.startsWith(`${b}/`) && !`${b}/`.startsWith(`${a}/`)) return [a, b];
  }
  return undefined;
}

/** Random operations inside an element; its own fields may be set too. */
const inside =
  (pointer: string) =>
  (doc: Doc, dice: () => number): Operation | undefined => {
    const within = elementAt(doc, parsePointer(pointer)!);
    const operation = within && anyOperation(doc, dice, within);
    if (!operation) return undefined;
    const nodes =
      'nodes' in operation ? operation.nodes : 'node' in operation ? [operation.node] : [];
    const isOwn = (node: string) =>
      node.startsWith(`${pointer}/`) || (operation.op === 'set' && node === pointer);
    return nodes.every(isOwn) ? operation : undefined;
  };

function put(value: unknown, from: unknown, pointer: string): void {
  const steps = pointer.slice(1).split('/');
  const last = steps.pop()!;
  const at = (root: unknown) =>
    steps.reduce((inner, step) => (inner as Record<string, unknown>)[step], root) as Record<
      string,
      unknown
    >;
  at(value)[last] = at(from)[last];
}

const factsIn = (rows: readonly Change[]) =>
  rows.map(({ kind, before, after, field }) => JSON.stringify([kind, before ?? after, field]));

test(
  `${DISJOINT} pairs of edits in different elements merge without a question (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    let done = 0;
    let rows = 0;
    let told = 0;
    for (let i = 0; done < DISJOINT; i++) {
      const dice = seededDice(SEED + i * 104729);
      const base = baseOf(i);
      const two = islands(base, dice);
      if (!two) continue;
      const ours = randomlyEdited(base, dice, 1 + Math.floor(dice() * 4), inside(two[0])).doc;
      const other = randomlyEdited(base, dice, 1 + Math.floor(dice() * 4), inside(two[1])).doc;
      if (ours === base || other === base) continue;
      done++;
      const expected = plainOf(base);
      put(expected, plainOf(ours), two[0]);
      put(expected, plainOf(other), two[1]);
      const mine = merged(base, ours, other);
      const turned = merged(base, retyped(base, other), ours);
      for (const { questions, after } of [mine, turned]) {
        expect(questions, `case ${i}`).toEqual([]);
        expect(JSON.stringify(plainOf(after)), `case ${i}`).toBe(JSON.stringify(expected));
      }
      // Each side's changes are reported again, except for pages whose new path the other side also uses.
      const theirs = readVersion(base, new Map([[base.main, textOf(other)]]), ours);
      const held = new Set(factsIn(changesOf(base, mine.after)));
      const facts = [ours, theirs].flatMap((side) => factsIn(changesOf(base, side)));
      rows += facts.length;
      told += facts.filter((fact) => held.has(fact)).length;
    }
    expect(told / rows).toBeGreaterThan(0.9);
    console.log(
      `merge: ${done} disjoint triples, both ways round, ${told} of ${rows} changes told again`,
    );
  },
);

/** Two operations on one element that exclude each other. */
function rivals(
  doc: Doc,
  dice: () => number,
  turn: number,
): [string, Operation, Operation, Element] | undefined {
  const elements = withDescendants(navigationOf(doc)!).filter(
    (e) => e.parent && e.key !== 'global',
  );
  const one = elements[Math.floor(dice() * elements.length)];
  // With two equal entries there is no way to determine which one the other text moved.
  const isLikeOthers = elements.some((e) => e !== one && one && labelOf(e) === labelOf(one));
  if (!one || isLikeOthers) return undefined;
  const node = pointerOf(one.spot);
  const nameKey = KINDS[one.kind].nameKey;
  const field = one.node.type === 'string' ? 'path' : 'icon';
  const rename = (value: string): Operation => ({ op: 'set', node, field, value });
  const remove: Operation = { op: 'remove', nodes: [node] };
  const add = (page: string): Operation => ({
    op: 'insert',
    value: { group: 'Rival', pages: [page] },
    to: { parent: node, key: 'pages', index: 0 },
  });
  const homes = elements.filter(
    (e) =>
      e.node.type === 'object' &&
      !`${pointerOf(e.spot)}/`.startsWith(`${node}/`) &&
      e.node !== one.parent?.node,
  );
  const move = (): Operation => {
    const to = homes[Math.floor(dice() * homes.length)] ?? one;
    return {
      op: 'move',
      nodes: [node],
      to: { parent: pointerOf(to.spot), key: 'pages', index: 0 },
    };
  };
  const cases: [string, Operation, Operation][] = [
    ['both set a field', rename('one'), rename('two')],
    ['changed and deleted', rename('one'), remove],
    ['deleted and changed', remove, rename('one')],
    ['both moved', move(), move()],
    ['moved and deleted', move(), remove],
    ['both added', add('r/one'), add('r/two')],
    ['added into what was deleted', add('r/one'), remove],
  ];
  if (nameKey && one.node.type === 'object')
    cases.push([
      'both renamed',
      { op: 'set', node, field: nameKey, value: 'One' },
      { op: 'set', node, field: nameKey, value: 'Two' },
    ]);
  return [...cases[turn % cases.length]!, one];
}

test(
  `${OVERLAPS} overlaps raise a question, and nothing else does (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    const kinds = new Map<string, number>();
    let done = 0;
    for (let i = 0; done < OVERLAPS; i++) {
      const dice = seededDice(SEED + i * 15485863);
      const base = baseOf(i);
      const overlap = rivals(base, dice, done);
      if (!overlap) continue;
      const [kind, first, second, one] = overlap;
      const [a, b] = [plan(base, first), plan(base, second)];
      if (!a.ok || !b.ok || a.value.edits.length === 0 || b.value.edits.length === 0) continue;
      const [ours, other] = [a.value.after, b.value.after];
      if (textOf(ours) === textOf(other)) continue;
      const moved = (doc: Doc) =>
        changesOf(base, doc).find((row) => row.kind === 'moved' && row.before === one.node.id)?.to
          ?.id;
      if (kind === 'both moved' && moved(ours) === moved(other)) continue;
      done++;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const { questions, after } = merged(base, ours, other);
      const story = `case ${i}: ${kind} of “${labelOf(one)}”: ${questions.map((q) => q.text).join(' | ')}`;
      expect(questions, story).toHaveLength(1);
      const [question] = questions;
      expect(question!.text, story).toMatch(/^You .+; the file’s version .+[^.]$/s);
      if (question!.node !== undefined && kind !== 'both added')
        expect(question!.node, story).toBe(one.node.id);
      expect(plainOf(after), story).toEqual(plainOf(ours));
      const choices = new Map<string, Choice>([[question!.id, 'theirs']]);
      const chosen = merged(base, ours, other, { choices });
      expect(plainOf(chosen.after), story).toEqual(plainOf(other));
      expect(chosen.questions.map(({ id }) => id)).toEqual([question!.id]);
    }
    const counts = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
    console.log(`merge: ${done} overlapping triples (${counts})`);
  },
);

test(
  `${FREE} pairs of arbitrary edits merge, whatever the answers (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    let asked = 0;
    for (let i = 0; i < FREE; i++) {
      const dice = seededDice(SEED + i * 7919);
      const base = baseOf(i);
      const ours = randomlyEdited(base, dice, 1 + Math.floor(dice() * 6)).doc;
      const other = randomlyEdited(base, dice, 1 + Math.floor(dice() * 6)).doc;
      const { questions, after, edits } = merged(base, ours, other);
      if (edits.length === 0) expect(textOf(after)).toBe(textOf(ours));
      asked += questions.length;
      const choices = new Map(
        questions.map(({ id }) => [id, dice() < 0.5 ? 'ours' : 'theirs'] as const),
      );
      const chosen = merged(base, ours, other, { choices });
      // Merging again raises no new questions.
      const known = new Set(questions.map(({ id }) => id));
      expect(
        chosen.questions.filter(({ id }) => !known.has(id)),
        `case ${i}`,
      ).toEqual([]);
    }
    console.log(`merge: ${FREE} free triples, ${asked} questions`);
  },
);
