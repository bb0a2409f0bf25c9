/* The report for people: lines that fit, and no message repeated two hundred times. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../lib/core/check/diagnostic.ts';
import { placesIn } from '../lib/core/text/lines.ts';
import { report, summary } from './text-report.ts';
import * as m from './messages.ts';

const lines = placesIn(new Map([['docs.json', '\n'.repeat(500)]]));
const finding = (at: number, code: string, severity: Severity = 'warning'): Diagnostic => ({
  ...{ code, severity, message: `Number ${at}.`, pointer: '', file: 'docs.json', at },
  ...{ length: 0, fixes: [] },
});
const many = (count: number, code: string, severity?: Severity) =>
  Array.from({ length: count }, (_, i) => finding(i, code, severity));
const shown = (found: readonly Diagnostic[], options = {}) =>
  report(found, lines, { withHints: false, ...options });

test('an empty report is one sentence', () => expect(shown([])).toBe('No problems found.\n'));

describe('similar problems', () => {
  test('are cut to three if there are more than ten, with the number left out', () => {
    const found = [...many(208, 'page-missing'), finding(300, 'ref', 'error')];
    expect(shown(found)).toBe(
      [
        'docs.json:1:1    warning  page-missing',
        '    Number 0.',
        'docs.json:2:1    warning  page-missing',
        '    Number 1.',
        'docs.json:3:1    warning  page-missing',
        '    Number 2.',
        '    … and 205 more like this. Show all with --all.',
        'docs.json:301:1  error    ref',
        '    Number 300.',
        '',
        m.found(['1 error', '208 warnings']),
        '',
      ].join('\n'),
    );
  });
  test('are all shown up to ten, and in any number with --all', () => {
    expect(shown(many(10, 'page-missing'))).toContain('Number 9.');
    const out = shown(many(1200, 'page-missing'), { showsAll: true });
    expect(out.match(/Number/g)).toHaveLength(1200);
    expect(out).toMatch(/\n\n1,200 warnings\.\n$/);
  });
  test('are listed with all files or places with --all', () => {
    const place = { message: 'Here.', pointer: '', file: 'docs.json', at: 4, length: 1 };
    const found = [
      { ...finding(1, 'orphan-pages'), paths: ['a', 'b\u001b'] },
      { ...finding(2, 'redirect-chain'), related: [place] },
    ];
    const out = shown(found, { showsAll: true });
    expect(out).toContain('    Number 1.\n    - a\n    - b\ufffd\n');
    expect(out).toContain('    Number 2.\n    - docs.json:5:1  Here.\n');
    expect(shown(found)).not.toContain('    - ');
  });
});

test('sentences wrap at the terminal width, at most 100 columns', () => {
  const message = `${'Some words that go on. '.repeat(20)}“${'path/'.repeat(30)}”`;
  const found = [{ ...finding(0, 'ref'), message }];
  for (const [columns, widest] of [
    [undefined, 100],
    [240, 100],
    [60, 60],
  ]) {
    const out = shown(found, { columns }).split('\n');
    const long = out.filter((line) => line.length > widest!);
    expect(long).toEqual([`    “${'path/'.repeat(30)}”`]);
    expect(out.slice(1, -3).map((line) => line.trim())).not.toContain('');
    expect(out.slice(1, -3).join(' ').replaceAll(/ +/g, ' ').trim()).toBe(message);
  }
});

test('new problems are counted separately from old ones', () => {
  const old = [...many(14, 'page-missing'), finding(20, 'page-twice', 'hint')];
  const fresh = finding(30, 'ref', 'error');
  const hint = finding(40, 'page-twice', 'hint');
  const since = (found: readonly Diagnostic[], withHints = false) =>
    summary(found, withHints, [...old, ...found]);
  expect(since([])).toBe(`${m.nothingNew} ${m.olderHidden(14)}`);
  expect(since([], true)).toBe(`${m.nothingNew} ${m.olderHidden(15)}`);
  expect(since([fresh])).toBe(`${m.foundNew(['1 error'])} ${m.olderHidden(14)}`);
  expect(since([hint])).toBe(
    'No new errors or warnings. 1 hint hidden. Show it with --severity hint. 14 existing problems hidden.',
  );
  expect(summary([], false, old.slice(0, 1))).toBe(`${m.nothingNew} ${m.olderHidden(1)}`);
  expect(summary([], false, [])).toBe(m.nothingWrong);
  expect(summary([fresh, hint], true)).toBe(m.found(['1 error', '1 hint']));
});
