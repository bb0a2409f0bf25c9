import { expect, test } from 'vitest';
import { EMPTY, record, redo, undo, type History } from '../document/history.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { plan } from '../operations/plan.ts';
import { difference } from '../text/edit.ts';
import { changedIn } from './changed.ts';
import { changesOf } from './changes.ts';
import { changesIn } from './step-words.ts';
import { docFromText, fileText, textOf } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const navigation = (...pages: string[]) => ({
  navigation: {
    groups: [
      { group: 'Start', pages },
      { group: 'Guides', pages: ['x'] },
    ],
  },
});
const pagesOf = (doc: Doc, group = 0): string[] =>
  (JSON.parse(textOf(doc)) as ReturnType<typeof navigation>).navigation.groups[group]!.pages;
const GUIDES = '/navigation/groups/1';
const START = '/navigation/groups/0';

/** A document and its history, with moves of pages by name. */
class Session {
  doc: Doc;
  history: History = EMPTY;
  constructor(...pages: string[]) {
    this.doc = docFromText(fileText(navigation(...pages)));
  }
  /** Moves these pages of the first group before the one that is at `index` then. */
  move(names: string, index: number, parent = START): this {
    const nodes = [...names].map((name) => `${START}/pages/${pagesOf(this.doc).indexOf(name)}`);
    const planned = plan(this.doc, { op: 'move', nodes, to: { parent, key: 'pages', index } });
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    return this.#commit(planned.value.edits, planned.value.after, planned.value.label);
  }
  down(name: string): this {
    return this.move(name, pagesOf(this.doc).indexOf(name) + 2);
  }
  up(name: string): this {
    return this.move(name, pagesOf(this.doc).indexOf(name) - 1);
  }
  type(...pages: string[]): this {
    const edits = difference(FILE, textOf(this.doc), fileText(navigation(...pages)));
    return this.#commit(edits, reread(this.doc, edits), 'typed');
  }
  turn(way: typeof undo): this {
    const turn = way(this.history, this.doc)!;
    this.doc = turn.doc;
    this.history = turn.history;
    return this;
  }
  #commit(edits: Parameters<typeof record>[1]['edits'], after: Doc, label: string): this {
    const step = { label, origin: label, subject: undefined, time: 0, edits };
    this.history = record(this.history, { ...step, before: this.doc, after });
    this.doc = after;
    return this;
  }
}

/** The paths of the pages that moved, in the order of the rows. */
const moved = (base: Doc, doc: Doc) =>
  changesOf(base, doc).flatMap(({ kind, name, text }) =>
    kind === 'moved' ? name!.toLowerCase() : text,
  );
/** The number of elements that the tree marks as moved. */
const marked = (base: Doc, doc: Doc) =>
  [...changedIn(base, doc).kinds.values()].filter((kind) => kind === 'moved').length;

type Act = (session: Session) => Session;
test.each<[string, Act, string[]]>([
  ['down', (session) => session.down('a'), ['a']],
  ['up', (session) => session.up('b'), ['b']],
  ['down and down', (session) => session.down('a').down('a'), ['a']],
  ['down, and its neighbor down', (session) => session.down('a').down('b').down('b'), ['b']],
  ['down and up again', (session) => session.down('a').up('a'), []],
  ['two of two, the last of them last', (session) => session.down('c').up('c').down('c'), ['c']],
  ['several together', (session) => session.move('ab', 3), ['a', 'b']],
  ['four together', (session) => session.move('abcd', 5), ['a', 'b', 'c', 'd']],
  ['two apart', (session) => session.down('a').down('d'), ['a', 'd']],
  ['to another group', (session) => session.down('a').move('b', 1, GUIDES), ['b']],
])('names the page that was moved: %s', (_, act, names) => {
  const session = new Session('a', 'b', 'c', 'd', 'e');
  const base = session.doc;
  const { doc } = act(session);
  expect(moved(base, doc)).toEqual(names);
  expect(marked(base, doc)).toBe(names.length);
});

test('of two that passed each other again and again, the one moved last', () => {
  const session = new Session('a', 'b');
  const base = session.doc;
  expect(moved(base, session.down('a').down('b').down('a').doc)).toEqual(['a']);
  expect(moved(base, session.down('b').up('b').down('b').up('b').doc)).toEqual(['b']);
});

test('names the same page after undo and redo, and after other edits', () => {
  const session = new Session('a', 'b', 'c', 'd');
  const base = session.doc;
  session.down('a').turn(undo);
  expect(session.doc.moved).toBe(base.moved);
  session.turn(redo).type('b', 'a', 'c', 'e');
  expect(moved(base, session.doc)[0]).toBe('a');
});

test('does not confuse a move with one before the last save', () => {
  const session = new Session('a', 'b', 'c');
  const saved = session.down('a').doc;
  expect(moved(saved, session.down('b').doc)).toEqual(['b']);
  expect(moved(saved, session.turn(undo).turn(undo).doc)).toEqual(['a']);
});

test('falls back to the fewest entries where the text was typed', () => {
  const session = new Session('a', 'b', 'c', 'd');
  const base = session.doc;
  expect(moved(base, session.type('d', 'a', 'b', 'c').doc)).toEqual(['d']);
});

test('a step of the history names what that step moved', () => {
  const session = new Session('a', 'b', 'c');
  session.down('a').down('b');
  const said = session.history.done.map((step) =>
    changesIn(step, FILE, {}).map(({ text }) => text),
  );
  expect(said).toEqual([
    ['“A” moved within “Start”, now second in the list'],
    ['“B” moved within “Start”, now second in the list'],
  ]);
});
