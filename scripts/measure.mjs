/* Numbers for the benchmark: repetitions; best, median and 95th percentile; one table. */

/** @typedef {{ document: string, measure: string, values: readonly number[], unit?: string, limit?: number | undefined }} Figure */

/** @param {readonly number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {readonly Figure[]} figures */
export function table(figures) {
  const rows = figures.map(({ document, measure, values, unit = 'ms', limit }) => {
    const median = percentile(values, 0.5);
    const number = (/** @type {number} */ value) =>
      Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`;
    return [
      document,
      measure,
      number(median),
      number(Math.min(...values)),
      number(percentile(values, 0.95)),
      String(values.length),
      limit === undefined ? '' : `${limit} ${unit}${median > limit ? ' · over' : ''}`,
    ];
  });
  const all = [['document', 'measure', 'median', 'best', 'p95', 'n', 'aim (median)'], ...rows];
  const [head = '', ...body] = columns(all, (i) => i > 1);
  const width = Math.max(head.length, ...body.map((line) => line.length));
  return [head, '─'.repeat(width), ...body].join('\n');
}

/**
 * Lines of a table whose columns are as wide as their widest cell.
 * @param {readonly (readonly string[])[]} rows
 * @param {(column: number) => boolean} isRight whether a column is aligned to the right
 */
export function columns(rows, isRight) {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const cellOf = (/** @type {string} */ cell, /** @type {number} */ i) =>
    isRight(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(cellOf).join('  ').trimEnd());
}

/**
 * Runs `act` `times` times after `warm` uncounted runs. `before` isn't counted either.
 * @template T
 * @param {(prepared: T) => unknown} act @param {number} times @param {() => T} before
 */
export function repeat(act, times, before = () => /** @type {T} */ (undefined), warm = 3) {
  const values = [];
  for (let i = -warm; i < times; i++) {
    const prepared = before();
    const started = performance.now();
    act(prepared);
    if (i >= 0) values.push(performance.now() - started);
  }
  return values;
}
