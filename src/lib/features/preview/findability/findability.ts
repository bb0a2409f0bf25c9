/*
 * Measures how well readers find pages. People are given tasks, and their clicks are summed up for the site
 * before and after the changes. Times are in milliseconds. A median covers only the runs that found the page.
 */
import * as m from './messages';

export type FindabilitySide = 'before' | 'after';

/** One person's attempt at one task. */
export interface Run {
  readonly task: string;
  readonly side: FindabilitySide;
  readonly found: boolean;
  readonly ms: number;
  /** The label of each click, in order. */
  readonly clicks: readonly string[];
  /** How often the person returned to a page. */
  readonly returns: number;
  /** Labels of the fewest clicks to the page; absent if no clicks reach it. */
  readonly direct: readonly string[] | undefined;
}

export interface Tally {
  readonly runs: number;
  readonly found: number;
  readonly ms: number | undefined;
  readonly clicks: number | undefined;
  readonly returns: number | undefined;
  /** Number of clicks on the direct path. */
  readonly direct: number | undefined;
}

export interface Summary {
  readonly task: string;
  readonly before: Tally | undefined;
  readonly after: Tally | undefined;
}

/** Returns each task with the totals of its runs, in the order in which the tasks were first tried. */
export const summaryOf = (runs: readonly Run[]): readonly Summary[] =>
  [...new Set(runs.map(({ task }) => task))].map((task) => {
    const of = (side: FindabilitySide) =>
      tallyOf(runs.filter((run) => run.task === task && run.side === side));
    return { task, before: of('before'), after: of('after') };
  });

function tallyOf(runs: readonly Run[]): Tally | undefined {
  const last = runs.at(-1);
  if (!last) return undefined;
  const found = runs.filter((run) => run.found);
  const middle = (of: (run: Run) => number) => medianOf(found.map(of));
  return {
    runs: runs.length,
    found: found.length,
    ms: middle(({ ms }) => ms),
    clicks: middle(({ clicks }) => clicks.length),
    returns: middle(({ returns }) => returns),
    direct: last.direct?.length,
  };
}

function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] =
    sorted.length % 2 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** "8.4 s", "1 min 12 s" */
export function timeInWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return m.seconds(seconds.toFixed(1));
  const whole = Math.round(seconds);
  return whole < 60 ? m.seconds(String(whole)) : m.minutes(Math.floor(whole / 60), whole % 60);
}

type Column = readonly [label: string, cell: (tally: Tally) => string];
const counted = (value: number | undefined) => (value === undefined ? m.notTried : String(value));

/** The columns of the table, for each side. */
export const COLUMNS: readonly Column[] = [
  [m.found, ({ found, runs }) => m.foundOf(found, runs)],
  [m.time, ({ ms }) => (ms === undefined ? m.notTried : timeInWords(ms))],
  [m.clicks, ({ clicks }) => counted(clicks)],
  [m.returns, ({ returns }) => counted(returns)],
  [m.directWay, ({ direct }) => (direct === undefined ? m.noDirectWay : counted(direct))],
];

export const cellOf = ([, cell]: Column, tally: Tally | undefined): string =>
  tally ? cell(tally) : m.notTried;

/** The clicks of a run in one line. */
export const pathInWords = ({ clicks }: Pick<Run, 'clicks'>): string =>
  clicks.length ? clicks.join(' › ') : m.noClick;

/** The results as Markdown: a table of before and after, followed by each run with its path. */
export function resultsInMarkdown(runs: readonly Run[]): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\|`*_<>[\]]/g, '\\$&');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [m.task, ...COLUMNS.map(([label]) => m.columnOfBoth(label))];
  const lines = summaryOf(runs).map(({ task, before, after }) =>
    row([
      plain(task),
      ...COLUMNS.map((column) => `${cellOf(column, before)} → ${cellOf(column, after)}`),
    ]),
  );
  const paths = runs.map((run) => {
    const words = m.runInWords(
      plain(run.task),
      m.sidesInside[run.side],
      run.found ? m.outcome.found : m.outcome.gaveUp,
      timeInWords(run.ms),
      plain(pathInWords(run)),
    );
    return `- ${words}`;
  });
  return [
    `## ${m.findability}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...lines,
    '',
    ...paths,
    '',
  ].join('\n');
}
