import sets from 'virtual:icon-names';
import { SETS_OF, type Library } from '../lib/core/icons/library.ts';
import { joinedNames, readNames } from '../lib/core/icons/names.ts';
import { memo } from '../lib/core/memo.ts';

const namesOf = memo(
  (all: typeof sets): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      (Object.keys(SETS_OF) as Library[]).map((library) => {
        const names = joinedNames(SETS_OF[library].map((set) => readNames(set, all[set])));
        return [library, new Set(names.byName.keys())];
      }),
    ),
);

/**
 * The names of all icons by library, including those from older versions. Built into the command, and read when they
 * are first needed, because most commands don't.
 */
export const iconNames = (): ReadonlyMap<string, ReadonlySet<string>> => namesOf(sets);
