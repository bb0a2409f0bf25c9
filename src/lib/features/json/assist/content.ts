import { isListKey } from '$lib/core/schema/kinds';

/** The members that are content. Of several, the site shows only one. An empty list doesn't count. */
export const contentLists = (members: ReadonlyMap<string, boolean>): readonly string[] =>
  [...members].flatMap(([key, filled]) =>
    filled && (isListKey(key) || key === 'href') ? [key] : [],
  );
