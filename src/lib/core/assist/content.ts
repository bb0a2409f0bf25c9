import { isListKey } from '../rules/kinds.ts';

/** Which of these members are content: of several side by side the site shows one. A list that is empty counts as none. */
export const contentLists = (members: ReadonlyMap<string, boolean>): readonly string[] =>
  [...members].flatMap(([key, filled]) =>
    filled && (isListKey(key) || key === 'href') ? [key] : [],
  );
