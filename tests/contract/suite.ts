import { describe, it } from 'vitest';
import { casesFor, tryCase } from './cases.ts';
import type { Ability, TestedStorage } from './tested-storage.ts';

/** Declares the tests of a storage. Each case gets a new ground over `FILES`. */
export function contract(
  name: string,
  abilities: readonly Ability[],
  make: () => Promise<TestedStorage>,
): void {
  describe(name, () => {
    for (const one of casesFor(abilities)) it(one.says, () => tryCase(make, one));
  });
}
