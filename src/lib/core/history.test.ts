import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY, PAUSE, record, redo, undo } from './history.ts';
import type { Doc } from './model/node.ts';
import { read, reread } from './model/read.ts';
import { spotAt } from './model/walk.ts';

const FILE = 'docs.json';
const textOf = (doc: Doc) => doc.files.get(FILE)!.text;
const open = (text: string) => read(new Map([[FILE, text]]), FILE);

/** A document with a history, and tiny acts on it. */
function editing(text: string) {
  const state = { doc: open(text), history: EMPTY, time: 0 };
  return {
    state,
    type(
      at: number,
      remove: number,
      insert: string,
      subject?: string,
      wait = 0,
      continues = false,
    ) {
      state.time += wait;
      const edits = [{ file: FILE, at, remove, insert }];
      const before = state.doc;
      state.doc = reread(before, edits);
      const step = {
        label: 'Type',
        origin: 'text.type',
        subject,
        time: state.time,
        edits,
        continues,
      };
      state.history = record(state.history, { ...step, before, after: state.doc });
    },
    turn(take: typeof undo) {
      const turn = take(state.history, state.doc);
      if (turn) ({ doc: state.doc, history: state.history } = turn);
      return turn !== undefined;
    },
  };
}

test('undo gives back the text, the nodes and their ids; redo goes forth again', () => {
  const session = editing('{"a": ["x", "y"]}');
  const { doc } = session.state;
  session.type(7, 5, '');
  const after = session.state.doc;
  session.turn(undo);
  expect(textOf(session.state.doc)).toBe('{"a": ["x", "y"]}');
  expect(spotAt(session.state.doc, ['a', 0])!.node).toBe(spotAt(doc, ['a', 0])!.node);
  session.turn(redo);
  expect(textOf(session.state.doc)).toBe(textOf(after));
  expect(session.turn(redo)).toBe(false);
});

test('typing without a pause is one step; a pause or another subject starts the next', () => {
  const session = editing('["ab"]');
  session.type(4, 0, 'c', 'text');
  session.type(5, 0, 'd', 'text', PAUSE - 1);
  session.type(6, 0, 'e', 'text', PAUSE);
  session.type(7, 0, 'f', 'field');
  expect(session.state.history.done).toHaveLength(3);
  session.turn(undo);
  session.turn(undo);
  expect(textOf(session.state.doc)).toBe('["abcd"]');
  session.turn(undo);
  expect(textOf(session.state.doc)).toBe('["ab"]');
});

test('a composition is one step, however slowly it is written', () => {
  const session = editing('[""]');
  session.type(2, 0, 'に', 'composition');
  session.type(2, 1, '日', 'composition', 3 * PAUSE, true);
  session.type(3, 0, '本', 'composition', 3 * PAUSE, true);
  expect(session.state.history.done).toHaveLength(1);
  session.turn(undo);
  expect(textOf(session.state.doc)).toBe('[""]');
});

test('a new step clears what was undone', () => {
  const session = editing('["ab"]');
  session.type(4, 0, 'c');
  session.turn(undo);
  session.type(4, 0, 'd');
  expect(session.turn(redo)).toBe(false);
});

test('any run of edits, undone as a whole and redone, gives both texts exactly', () => {
  const edit = fc.tuple(
    fc.nat(),
    fc.nat(5),
    fc.constantFrom('', '"', ',', '"z"', '\n', ']'),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (script) => {
      const start = '{\r\n  "a": ["x", "y", {"b": 1}]\r\n}';
      const session = editing(start);
      for (const [at, remove, insert, joined] of script) {
        const { length } = textOf(session.state.doc);
        const from = at % (length + 1);
        session.type(from, Math.min(remove, length - from), insert, joined ? 'text' : undefined);
      }
      const end = textOf(session.state.doc);
      while (session.turn(undo));
      expect(textOf(session.state.doc)).toBe(start);
      while (session.turn(redo));
      expect(textOf(session.state.doc)).toBe(end);
    }),
    { seed: 20240607, numRuns: 500 },
  );
});
