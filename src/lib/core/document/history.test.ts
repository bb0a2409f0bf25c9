import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY,
  goTo,
  MOST,
  PAUSE,
  record,
  redo,
  restore,
  retract,
  savedAt,
  undo,
  type History,
  type HistoryLine,
  type Turn,
} from './history.ts';
import type { Doc } from './node.ts';
import { reread } from './read.ts';
import { spotAt } from './walk.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const textOf = (doc: Doc) => doc.files.get(FILE)!.text;

/** A document with a history, and small actions on it. */
function editing(text: string) {
  const state = { doc: docFromText(text), history: EMPTY, time: 0 };
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
    turn(take: (history: History, doc: Doc) => Turn | undefined) {
      const turn = take(state.history, state.doc);
      if (turn) ({ doc: state.doc, history: state.history } = turn);
      return turn !== undefined;
    },
    /** Marks the current text as saved. */
    save() {
      state.history = { ...state.history, saved: { state: state.history.done.at(-1) } };
    },
    get text() {
      return textOf(state.doc);
    },
  };
}

test('undo restores the text, the nodes and their ids; redo repeats the step', () => {
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

test('a composition is one step, however slowly it is typed', () => {
  const session = editing('[""]');
  session.type(2, 0, 'に', 'composition');
  session.type(2, 1, '日', 'composition', 3 * PAUSE, true);
  session.type(3, 0, '本', 'composition', 3 * PAUSE, true);
  expect(session.state.history.done).toHaveLength(1);
  session.turn(undo);
  expect(textOf(session.state.doc)).toBe('[""]');
});

test('a new step clears the undone steps', () => {
  const session = editing('["ab"]');
  session.type(4, 0, 'c');
  session.turn(undo);
  session.type(4, 0, 'd');
  expect(session.turn(redo)).toBe(false);
});

test('going to a state is one change, however many steps away it is', () => {
  const session = editing('[""]');
  for (const letter of 'abcdef') session.type(2, 0, letter);
  const steps = session.state.history.done;
  expect(session.turn((history, doc) => goTo(history, doc, 2))).toBe(true);
  expect(session.text).toBe('["ba"]');
  expect(session.state.history).toMatchObject({ done: steps.slice(0, 2), undone: steps.slice(2) });
  const forth = goTo(session.state.history, session.state.doc, 6)!;
  expect(forth.edits).toEqual([{ file: FILE, at: 2, remove: 0, insert: 'fedc' }]);
  expect(forth.steps).toEqual(steps.slice(2));
  for (const nowhere of [-1, 2, 7])
    expect(session.turn((history, doc) => goTo(history, doc, nowhere))).toBe(false);
});

test('replaced steps can be restored, and so can those that replaced them', () => {
  const session = editing('[""]');
  for (const letter of 'abc') session.type(2, 0, letter);
  session.turn((history, doc) => goTo(history, doc, 1));
  session.type(2, 0, 'x');
  expect(session.state.history.undone).toHaveLength(0);
  const lineOf = (): HistoryLine => session.state.history.replaced[0]!;
  expect(session.state.history.replaced).toHaveLength(1);
  expect(session.turn((history, doc) => restore(history, doc, lineOf()))).toBe(true);
  expect(session.text).toBe('["cba"]');
  session.turn(undo);
  expect(session.state.history.undone).toHaveLength(1);
  expect(session.turn((history, doc) => restore(history, doc, lineOf()))).toBe(true);
  expect(session.text).toBe('["xa"]');
  // The other line starts after the first step: it continues from there, even if that step is undone itself.
  session.turn((history, doc) => goTo(history, doc, 0));
  expect(session.turn((history, doc) => restore(history, doc, lineOf()))).toBe(true);
  expect(session.text).toBe('["cba"]');
  const gone = { from: undefined, steps: [] };
  expect(session.turn((history, doc) => restore(history, doc, gone))).toBe(false);
});

test('a retracted step leaves no trace, and what it replaced can be redone', () => {
  const session = editing('[""]');
  session.type(2, 0, 'a');
  session.type(2, 0, 'b');
  session.turn(undo);
  session.type(2, 0, 'x');
  session.turn(retract);
  expect(session.text).toBe('["a"]');
  expect(session.state.history.replaced).toEqual([]);
  session.turn(redo);
  expect(session.text).toBe('["ba"]');
  session.turn(undo);
  session.turn(retract);
  expect([session.text, session.turn(retract)]).toEqual(['[""]', false]);
});

test('typing that continues after a save is a separate step, so that the saved text stays within reach', () => {
  const session = editing('[""]');
  expect(savedAt(session.state.history)).toBeUndefined();
  session.type(2, 0, 'a', 'text');
  session.save();
  session.type(3, 0, 'b', 'text');
  expect(savedAt(session.state.history)).toBe(1);
  session.turn(undo);
  expect([session.text, savedAt(session.state.history)]).toEqual(['["a"]', 1]);
  session.turn(undo);
  session.type(2, 0, 'z');
  expect(savedAt(session.state.history)).toBeUndefined();
  session.turn(undo);
  session.save();
  expect(savedAt(session.state.history)).toBe(0);
});

test('the first steps are dropped when there are too many, and replaced ones before them', () => {
  const session = editing('[""]');
  session.save();
  session.type(2, 0, 'a');
  session.turn(undo);
  session.type(2, 0, 'b');
  expect(savedAt(session.state.history)).toBe(0);
  for (let i = 0; i < MOST.steps; i++) session.type(2, 0, 'c');
  const { history } = session.state;
  expect(history).toMatchObject({ forgotten: 1, replaced: [] });
  expect([history.done.length, savedAt(history)]).toEqual([MOST.steps, undefined]);
  expect(session.turn((now, doc) => goTo(now, doc, 0))).toBe(true);
  expect(session.text).toBe('["b"]');
});

test('one step is kept, however large it is', () => {
  const session = editing('[""]');
  session.type(2, 0, 'a');
  session.type(2, 0, 'x'.repeat(MOST.size + 1));
  expect(session.state.history).toMatchObject({ forgotten: 1 });
  session.turn(undo);
  expect(session.text).toBe('["a"]');
});

test('any sequence of edits, undone as a whole and redone, gives both texts exactly', () => {
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
