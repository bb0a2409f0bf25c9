/*
 * The table of performance targets: what users wait for, by document size, with each measurement next to its target. A
 * figure is the median. Because other processes may share the machine, the best repetition is listed too: it shows what
 * the app itself needs.
 */
import { columns, percentile } from '../measure.mjs';

/** @typedef {import('../measure.mjs').Figure} Figure */

/** The design's limits in milliseconds: up to 10,000 pages, up to 50,000, and above. @type {Record<string, readonly [number, number, number]>} */
const LIMITS = {
  'signpost:open': [35, 50, 120],
  'signpost:commit': [3, 4, 6],
  'signpost:type': [33, 33, 66],
  'signpost:markers': [100, 100, 500],
  'signpost:check': [50, 100, 500],
  'signpost:drag-start': [16, 16, 16],
  frame: [18, 18, 18],
  'screen, open: shown': [50, 50, 120],
  'screen, move of 50: shown': [8, 8, 12],
  'screen, undo: shown': [8, 8, 12],
  'screen, rename: shown': [8, 8, 12],
  'screen, character: shown': [7, 7, 20],
  'screen, drag start: shown': [16, 16, 16],
  'screen, key: felt': [17, 17, 33],
  'screen, find: shown': [100, 100, 100],
  'screen, scroll: frame': [17, 17, 17],
  'screen, scroll: longest frame': [33, 33, 33],
};

/** @param {string} measure @param {number} pages */
export const aim = (measure, pages) =>
  LIMITS[measure]?.[pages > 50_000 ? 2 : pages > 10_000 ? 1 : 0];

/**
 * Which measures belong to each target; the worst of several counts. Frames use p95, because the late ones are what
 * users notice.
 */
const ROWS = /** @type {const} */ ([
  ['open → rows painted, the first time', /^open, first: signpost:open$/, 0.5],
  ['open → rows painted, again', /^open, again: signpost:open$/, 0.5],
  ['commit of a rename, a move of 50, an undo', /^(rename|move of 50|undo): signpost:commit$/, 0.5],
  ['key in JSON → tree painted', /^type: signpost:type$/, 0.5],
  ['problems up to date after an edit', /^(rename|move of 50|undo): signpost:check$/, 0.5],
  ['drag start', /^drag: signpost:drag-start$/, 0.5],
  ['drag, frame (p95)', /^drag: frame$/, 0.95],
  ['open → rows there', /^screen, open: shown$/, 0.5],
  ['move of 50 → rows changed', /^screen, move of 50: shown$/, 0.5],
  ['undo → rows changed', /^screen, undo: shown$/, 0.5],
  ['rename → row changed', /^screen, rename: shown$/, 0.5],
  ['character in JSON → row changed', /^screen, character: shown$/, 0.5],
  ['drag → row taken', /^screen, drag start: shown$/, 0.5],
  ['key in JSON → painted, by the clock', /^screen, key: felt$/, 0.5],
  ['Ctrl+K, a path → found', /^screen, find: shown$/, 0.5],
  ['scroll, frame (p95)', /^screen, scroll: frame$/, 0.95],
  ['scroll, longest frame', /^screen, scroll: longest frame$/, 0.5],
  ['first load, gzipped', /^first load, gzipped$/, 0.5],
]);

/** @param {readonly Figure[]} figures */
export function aimsTable(figures) {
  const lines = [];
  let missed = 0;
  for (const [what, measure, share] of ROWS) {
    const found = figures.filter((one) => measure.test(one.measure) && one.values.length);
    for (const document of new Set(found.map((one) => one.document))) {
      const [worst] = found
        .filter((one) => one.document === document)
        .sort((a, b) => percentile(b.values, share) - percentile(a.values, share));
      const { values, limit = Infinity, unit = 'ms' } = /** @type {Figure} */ (worst);
      const value = percentile(values, share);
      const best = Math.min(...values);
      const isMissed = value > limit;
      if (isMissed) missed++;
      const isClose = share === 0.5 && best <= limit;
      const verdict = !isMissed ? '' : isClose ? 'missed, the best is within it' : 'missed';
      lines.push([
        what,
        document === 'any' ? '' : document,
        `${value.toFixed(1)} ${unit}`,
        values.length > 1 && share === 0.5 ? `${best.toFixed(1)} ${unit}` : '',
        `≤ ${limit} ${unit}`,
        verdict,
      ]);
    }
  }
  const all = [['what', 'pages', 'median', 'best', 'aim', ''], ...lines];
  const text = columns(all, (i) => i > 1 && i < 5);
  const total = missed ? `${missed} of ${lines.length} aims missed.` : 'Every aim is met.';
  return [...text, '', total].join('\n');
}
