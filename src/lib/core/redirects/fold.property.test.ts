/* Folding never widens: a wildcard takes exactly the redirects that it replaces to where they led, and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOST_VARIANTS, hostWith } from '../../../../tests/redirect-host.ts';
import { fold, MANY, type ExactRedirect } from './fold.ts';

const SEED = 20261125;
const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 5_000 : 150;

const part = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const folder = fc.constantFrom('a', 'a/b', 'old', 'old/x', 'c');

/** Folders whose pages move to another one by the same names, except for a few. */
const site = fc.record({
  moves: fc.array(
    fc.record({
      from: folder,
      to: fc.constantFrom('new', 'new/y', 'a/z', ''),
      rests: fc.array(path, { minLength: 4, maxLength: 12 }),
      odd: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 3 },
  ),
  others: fc.array(fc.tuple(folder, part), { maxLength: 2 }),
  starts: fc.array(fc.constantFrom('x/', 'x/', 'a/b/', 'new/'), { maxLength: 1 }),
});

test(`folding never widens (seed ${SEED})`, () => {
  let folds = 0;
  fc.assert(
    fc.property(site, ({ moves, others, starts }) => {
      const redirects = new Map<string, string>();
      for (const { from, to, rests, odd } of moves)
        for (const [i, rest] of rests.entries())
          redirects.set(
            `${from}/${rest}`,
            i === odd ? `z/${rest}/own` : to === '' ? rest : `${to}/${rest}`,
          );
      const targets = new Set([...redirects.values(), ...others.map((both) => both.join('/'))]);
      const all = [...redirects]
        .filter(([from]) => !targets.has(from))
        .map(([from, to]): ExactRedirect => ({ from, to }));
      const occupied = new Set([...all.map(({ from }) => from), ...targets]);
      const { folded, rest } = fold(all, { occupied, starts, mayHold: (one) => one === 'c' });
      folds += folded.length;
      expect([...folded.flatMap(({ of }) => of), ...rest].sort(byFrom)).toEqual(
        [...all].sort(byFrom),
      );
      const rules = [
        ...rest.map(({ from, to }) => ({ source: `/${from}`, destination: `/${to}` })),
        ...folded.map(({ from, to }) => ({
          source: `/${from}/:slug*`,
          destination: to === '' ? '/:slug*' : `/${to}/:slug*`,
        })),
      ];
      const wanted = new Map(all.map(({ from, to }) => [from, to]));
      for (const variant of HOST_VARIANTS) {
        const visit = hostWith(rules, () => false, variant);
        for (const address of occupied)
          expect([address, visit(address)]).toEqual([
            address,
            wanted.has(address) ? { at: wanted.get(address), hops: 1 } : { at: address, hops: 0 },
          ]);
      }
      for (const { from, to, of } of folded) {
        expect(of.length).toBeGreaterThanOrEqual(MANY);
        expect(from).not.toBe('c');
        expect(
          starts.some((start) => start.startsWith(`${from}/`) || `${from}/`.startsWith(start)),
        ).toBe(false);
        expect(`${to}/`.startsWith(`${from}/`)).toBe(false);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(folds).toBeGreaterThan(RUNS / 20);
}, 600_000);

const byFrom = (one: ExactRedirect, other: ExactRedirect): number =>
  one.from < other.from ? -1 : 1;
