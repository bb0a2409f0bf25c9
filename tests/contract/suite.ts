import { afterAll, describe, it } from 'vitest';
import { casesFor, countsOf, tryCase } from './cases.ts';
import type { Need, TestedStorage } from './tested-storage.ts';

/** Declares the tests of a storage. Each case gets a new ground over `FILES`. */
export function contract(
  name: string,
  abilities: readonly Need[],
  make: () => Promise<TestedStorage>,
): void {
  describe(name, () => {
    const cases = casesFor(abilities);
    for (const one of cases) it(one.says, () => tryCase(make, one));
    afterAll(() => console.log(`${name}: ${countsOf(cases)}.`));
  });
}
