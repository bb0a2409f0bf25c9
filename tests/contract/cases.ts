import { COMMITTING } from './committing.ts';
import { type Ability, ABILITIES, type TestedStorage, expectSame } from './tested-storage.ts';
import { READING } from './reading.ts';
import { WRITING } from './writing.ts';

/** One requirement for every storage that has the needed abilities. */
export interface Case {
  readonly says: string;
  readonly needs: readonly Ability[];
  readonly run: (ground: TestedStorage) => Promise<void>;
}

/** The cases for a storage with these abilities, plus a check that it has no others. */
export const casesFor = (abilities: readonly Ability[]): readonly Case[] => [
  {
    says: 'has the methods for its abilities and no others',
    needs: [],
    run: ({ place }) => {
      const has = ABILITIES.filter((ability) => place[ability] !== undefined);
      expectSame(
        has,
        ABILITIES.filter((ability) => abilities.includes(ability)),
        'its abilities',
      );
      expectSame([place.name, place.key].includes(''), false, 'that it has a name and a key');
      return Promise.resolve();
    },
  },
  ...[...READING, ...WRITING, ...COMMITTING].filter(({ needs }) =>
    needs.every((ability) => abilities.includes(ability)),
  ),
];

/** Runs one case on a fresh ground. */
export async function tryCase(make: () => Promise<TestedStorage>, { run }: Case): Promise<void> {
  const ground = await make();
  try {
    await run(ground);
  } finally {
    await ground.close?.();
  }
}
