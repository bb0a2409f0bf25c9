import { expect, test } from 'vitest';
import { docFromText, fileText } from '../../../../tests/make-document.ts';
import { EMPTY, record, undo, type History } from '../document/history.ts';
import type { Doc } from '../document/node.ts';
import { read, reread } from '../document/read.ts';
import { madeBy } from './made-by.ts';

const MAIN = 'docs.json';
const rule = (source: string, destination = '/end') => ({ source, destination });
const site = (...sources: readonly string[]) =>
  fileText({ name: 'Acme', redirects: sources.map((source) => rule(source)) });

/** A document with a history, where a step replaces the text of a file. */
function editing(doc: Doc) {
  const state: { doc: Doc; history: History } = { doc, history: EMPTY };
  return {
    state,
    step: (label: string, insert: string, file = MAIN): void => {
      const before = state.doc;
      const edits = [{ file, at: 0, remove: before.files.get(file)!.text.length, insert }];
      state.doc = reread(before, edits);
      const step = { label, origin: 'redirects', subject: undefined, time: 0, edits };
      state.history = record(state.history, { ...step, before, after: state.doc });
    },
    names: () => [...madeBy(state.history, MAIN)].map(([source, { label }]) => [source, label]),
  };
}

test('a redirect is from the last step that made one with its source', () => {
  const { state, step, names } = editing(docFromText(site('/old')));
  expect(names()).toEqual([]);
  step('Move A', site('/a', '/old'));
  step('Move B', site('/a', '/b', '/old'));
  step('Point A elsewhere', site('/a', '/b', '/old').replace('/end', '/other'));
  expect(names()).toEqual([
    ['/a', 'Move A'],
    ['/b', 'Move B'],
  ]);
  step('Remove A', site('/b', '/old'));
  step('Add A', site('/b', '/old', '/a'));
  expect(names()).toEqual([
    ['/b', 'Move B'],
    ['/a', 'Add A'],
  ]);
  state.history = undo(state.history, state.doc)!.history;
  expect(names()).toEqual([['/b', 'Move B']]);
});

test('a list in a file of its own is known, too', () => {
  const main = fileText({ redirects: { $ref: './parts/redirects.json' } });
  const file = 'parts/redirects.json';
  const list = (...sources: readonly string[]) => fileText(sources.map((source) => rule(source)));
  const { step, names } = editing(
    read(
      new Map([
        [MAIN, main],
        [file, list('/old')],
      ]),
      MAIN,
    ),
  );
  step('Move A', list('/old', '/a'), file);
  step('Rename the site', main.replace('{', '{ "name": "Acme",'));
  expect(names()).toEqual([['/a', 'Move A']]);
});
