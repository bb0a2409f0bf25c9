/* Checks documents given as plain values, and applies fixes as the editor does. */
import { expect } from 'vitest';
import { read, reread } from '../src/lib/core/document/read.ts';
import { plan } from '../src/lib/core/operations/plan.ts';
import { check } from '../src/lib/core/check/check.ts';
import type { Diagnostic } from '../src/lib/core/check/diagnostic.ts';

export const open = (text: string, name = 'docs.json') => read(new Map([[name, text]]), name);
/** The settings every site needs besides its navigation. */
export const NEEDED = { name: 'Acme', theme: 'mint', colors: { primary: '#0d9373' } };
export const site = (navigation: unknown, more: object = {}) =>
  open(JSON.stringify({ ...NEEDED, ...more, navigation }));
/**
 * The problems of a text that may be only part of a site, without the `fragment` problem that such a text always has.
 */
export const checked: typeof check = (...given) =>
  check(...given).filter(({ code }) => code !== 'fragment');
export const codes = (problems: readonly Diagnostic[]) => problems.map((d) => d.code);

/** Expects exactly these codes, in text order. */
export const has = (navigation: unknown, ...expected: string[]) =>
  expect(codes(check(site(navigation)))).toEqual(expected);
export const says = (navigation: unknown, code: string) =>
  check(site(navigation)).find((d) => d.code === code)!.message;
/** Expects exactly these codes for a site with one page and these settings. */
export const settings = (more: object, ...expected: string[]) =>
  expect(codes(check(site({ pages: ['a'] }, more)))).toEqual(expected);

export const P = { pages: ['a'] };
export const G = { group: 'G', pages: ['g'] };
export const T = { tab: 'T', pages: ['t'] };
export const A = { anchor: 'A', pages: ['x'] };

/** Applies the fix with this label through `plan`, one operation after another. */
export function applyFix(navigation: unknown, label: string): unknown {
  let doc = site(navigation);
  const fix = check(doc)
    .flatMap((d) => d.fixes)
    .find((f) => f.label === label);
  if (!fix || !('operations' in fix)) throw new Error(`No fix “${label}”`);
  for (const operation of fix.operations) {
    const planned = plan(doc, operation);
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    doc = reread(doc, planned.value.edits, planned.value.carried);
  }
  return (JSON.parse(doc.files.get('docs.json')!.text) as { navigation: unknown }).navigation;
}
