import { expect, test } from 'vitest';
import { EMPTY, type History, type Transaction } from '$lib/core/document/history';
import { NO_MOVES } from '$lib/core/document/node';
import { NO_PAGE_STEP } from '$lib/core/page-files';
import { stretchesOf, summaryOf } from './steps';
import * as m from './messages';

const NOW = 10_000_000;
const MEANING = { files: new Map(), moved: NO_MOVES };
const step = (label: string, secondsAgo: number): Transaction => ({
  ...{ label, origin: 'test', subject: undefined, time: NOW - secondsAgo * 1000 },
  ...{ edits: [], inverse: [], pages: NO_PAGE_STEP, before: MEANING, after: MEANING, size: 0 },
});
const [a, b, c, d] = [step('a', 400), step('b', 70), step('c', 65), step('d', 1)];
const history: History = { ...EMPTY, done: [a, b], undone: [c, d] };

/** One line per entry: "undone c", "now b saved", "2 replaced". */
const told = (of: History, most?: number) =>
  stretchesOf(of, NOW, most).map(({ when, entries }) => [
    when,
    ...entries.map((entry) =>
      entry.kind === 'line'
        ? `${entry.line.steps.length} replaced`
        : `${entry.standing} ${entry.step?.label ?? 'first'}${entry.isSaved ? ' saved' : ''}`,
    ),
  ]);

test('lists the newest state first, groups states of one time, and sets the first state apart', () => {
  expect(told(history)).toEqual([
    ['a moment ago', 'undone d'],
    ['1 minute ago', 'undone c', 'now b'],
    ['6 minutes ago', 'done a'],
    [undefined, 'done first'],
  ]);
  expect(told(EMPTY)).toEqual([[undefined, 'now first']]);
});

test('marks the saved state, whether it is done, undone or the first', () => {
  expect(told({ ...history, saved: { state: c } })[1]).toEqual([
    '1 minute ago',
    'undone c saved',
    'now b',
  ]);
  expect(told({ ...history, saved: { state: undefined } }).at(-1)).toEqual([
    undefined,
    'done first saved',
  ]);
  expect(JSON.stringify(told({ ...history, saved: { state: step('gone', 1) } }))).not.toContain(
    'saved',
  );
});

test('shows replaced steps above the state that they began at', () => {
  const replaced = [
    { from: b, steps: [step('x', 3), step('y', 2)] },
    { from: undefined, steps: [step('z', 9)] },
    { from: step('elsewhere', 9), steps: [step('w', 9)] },
  ];
  expect(told({ ...history, replaced })).toEqual([
    ['a moment ago', 'undone d'],
    ['1 minute ago', 'undone c', '2 replaced', 'now b'],
    ['6 minutes ago', 'done a'],
    [undefined, '1 replaced', 'done first'],
  ]);
});

test('draws the newest states of a long list', () => {
  expect(told(history, 3)).toEqual([
    ['a moment ago', 'undone d'],
    ['1 minute ago', 'undone c', 'now b'],
  ]);
});

test.each([
  [EMPTY, m.nothingDone],
  [{ ...EMPTY, done: [a] }, '1 step'],
  [history, m.someUndone(4, 2)],
  [{ ...EMPTY, undone: [a] }, '1 step, undone'],
  [{ ...EMPTY, undone: [a, b] }, '2 steps, all undone'],
])('counts the steps', (of, words) => {
  expect(summaryOf(of)).toBe(words);
});
