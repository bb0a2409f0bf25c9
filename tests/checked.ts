/* Documents of plain values checked in tests, and fixes carried out as the editor does. */
import { expect } from 'vitest';
import { read, reread } from '../src/lib/core/model/read.ts';
import { plan } from '../src/lib/core/operations/plan.ts';
import { check } from '../src/lib/core/rules/check.ts';
import type { Diagnostic } from '../src/lib/core/rules/diagnostic.ts';

export const open = (text: string, name = 'docs.json') => read(new Map([[name, text]]), name);
/** What every site needs besides its navigation. */
export const NEEDED = { name: 'Acme', theme: 'mint', colors: { primary: '#0d9373' } };
export const site = (navigation: unknown, more: object = {}) =>
  open(JSON.stringify({ ...NEEDED, ...more, navigation }));
/** The problems of a text that may be only a part of a site: that it is one goes without saying. */
export const checked: typeof check = (...given) =>
  check(...given).filter(({ code }) => code !== 'fragment');
export const codes = (problems: readonly Diagnostic[]) => problems.map((d) => d.code);

/** The codes found are exactly these, in the order of the text. */
export const has = (navigation: unknown, ...expected: string[]) =>
  expect(codes(check(site(navigation)))).toEqual(expected);
export const says = (navigation: unknown, code: string) =>
  check(site(navigation)).find((d) => d.code === code)!.message;
/** The same for a site whose navigation is a page and whose settings are these. */
export const settings = (more: object, ...expected: string[]) =>
  expect(codes(check(site({ pages: ['a'] }, more)))).toEqual(expected);

export const P = { pages: ['a'] };
export const G = { group: 'G', pages: ['g'] };
export const T = { tab: 'T', pages: ['t'] };
export const A = { anchor: 'A', pages: ['x'] };

/** Carries out the fix with this label through `plan`, one operation after the other. */
export function mend(navigation: unknown, label: string): unknown {
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
