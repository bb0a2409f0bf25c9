import { describe, it } from 'vitest';
import { casesFor, tryCase } from './cases.ts';
import type { Ability, Ground } from './ground.ts';

/** States what a place has to do, each sentence on a new ground over `FILES`. */
export function contract(
  name: string,
  abilities: readonly Ability[],
  make: () => Promise<Ground>,
): void {
  describe(name, () => {
    for (const one of casesFor(abilities)) it(one.says, () => tryCase(make, one));
  });
}
