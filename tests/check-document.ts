/* Checks documents given as plain values, and applies fixes as the editor does. */
import { expect } from 'vitest';
import { check } from '../src/lib/core/check/check.ts';
import type { Diagnostic } from '../src/lib/core/check/diagnostic.ts';
import type { Doc } from '../src/lib/core/document/node.ts';
import { navigationOf } from '../src/lib/core/document/elements.ts';
import { planFix } from '../src/lib/core/operations/fix.ts';
import { rootSpot, valueOf } from '../src/lib/core/document/walk.ts';
import { afterOperations, makeDoc } from './make-document.ts';

/** The settings every site needs besides its navigation. */
export const NEEDED = { name: 'Acme', theme: 'mint', colors: { primary: '#0d9373' } };
export const siteWith = (navigation: unknown, more: object = {}) =>
  makeDoc({ ...NEEDED, ...more, navigation });
/**
 * The problems of a text that may be only part of a site, without the `fragment` problem that such a text always has.
 */
export const checked: typeof check = (...given) =>
  check(...given).filter(({ code }) => code !== 'fragment');
export const codesOf = (problems: readonly Diagnostic[]) => problems.map((d) => d.code);

/** Expects exactly these codes, in text order. */
export const expectCodes = (navigation: unknown, ...expected: string[]) =>
  expect(codesOf(check(siteWith(navigation)))).toEqual(expected);
export const messageOf = (navigation: unknown, code: string) =>
  check(siteWith(navigation)).find((d) => d.code === code)!.message;
/** Expects exactly these codes for a site with one page and these settings. */
export const expectSettingCodes = (more: object, ...expected: string[]) =>
  expect(codesOf(check(siteWith({ pages: ['a'] }, more)))).toEqual(expected);

export const P = { pages: ['a'] };
export const G = { group: 'G', pages: ['g'] };
export const T = { tab: 'T', pages: ['t'] };
export const A = { anchor: 'A', pages: ['x'] };

/** Applies the fix with this label through `plan`, one operation after another. */
export function applyFix(navigation: unknown, label: string): unknown {
  const doc = siteWith(navigation);
  const fix = check(doc)
    .flatMap((d) => d.fixes)
    .find((f) => f.label === label);
  if (!fix || !('operations' in fix)) throw new Error(`No fix “${label}”`);
  return valueOf(navigationOf(afterOperations(doc, ...fix.operations))!.node);
}

/** The whole document as a value, after the first fix of the first of these problems. */
export function afterFirstFix(doc: Doc, problems: readonly Diagnostic[] = check(doc)): unknown {
  const planned = planFix(doc, problems[0]!.fixes[0]!);
  if (!planned.ok) throw new Error(`${planned.refusal.code}: ${planned.refusal.sentence}`);
  return valueOf(rootSpot(planned.value.after)!.node);
}
