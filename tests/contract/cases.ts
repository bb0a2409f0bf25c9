import { COMMITTING } from './committing.ts';
import { type Ability, ABILITIES, type Ground, same } from './ground.ts';
import { READING } from './reading.ts';
import { WRITING } from './writing.ts';

/** One sentence that holds for every place that can do what it needs. */
export interface Case {
  readonly says: string;
  readonly needs: readonly Ability[];
  readonly run: (ground: Ground) => Promise<void>;
}

/** What a place has to do that can do these things, and that it has nothing else. */
export const casesFor = (abilities: readonly Ability[]): readonly Case[] => [
  {
    says: 'has what it can do, and lacks the rest',
    needs: [],
    run: ({ place }) => {
      const has = ABILITIES.filter((ability) => place[ability] !== undefined);
      same(
        has,
        ABILITIES.filter((ability) => abilities.includes(ability)),
        'its abilities',
      );
      same([place.name, place.key].includes(''), false, 'that it has a name and a key');
      return Promise.resolve();
    },
  },
  ...[...READING, ...WRITING, ...COMMITTING].filter(({ needs }) =>
    needs.every((ability) => abilities.includes(ability)),
  ),
];

/** Tries one sentence on a ground of its own. */
export async function tryCase(make: () => Promise<Ground>, { run }: Case): Promise<void> {
  const ground = await make();
  try {
    await run(ground);
  } finally {
    await ground.close?.();
  }
}
