import { CHANGING } from './changing.ts';
import { COMMITTING } from './committing.ts';
import { ABILITIES, expectSame, type Need, type TestedStorage } from './tested-storage.ts';
import { READING } from './reading.ts';
import { WRITING } from './writing.ts';

/** One requirement for every storage that has the needed abilities. */
export interface Case {
  readonly says: string;
  readonly needs: readonly Need[];
  readonly run: (ground: TestedStorage) => Promise<void>;
}

/** The cases for a storage with these abilities, plus a check that it has no others. */
export const casesFor = (abilities: readonly Need[]): readonly Case[] => [
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
  ...[...READING, ...WRITING, ...CHANGING, ...COMMITTING].filter(({ needs }) =>
    needs.every((need) => abilities.includes(need)),
  ),
];

/** How many of the cases for a storage are about files that are created, moved and deleted. */
export const countsOf = (cases: readonly Case[]): string => {
  const changing = cases.filter(({ needs }) => needs.includes('change')).length;
  return `${cases.length} requirements, ${changing} of them for files created, moved and deleted`;
};

/** Runs one case on a fresh ground. */
export async function tryCase(make: () => Promise<TestedStorage>, { run }: Case): Promise<void> {
  const ground = await make();
  try {
    await run(ground);
  } finally {
    await ground.close?.();
  }
}
