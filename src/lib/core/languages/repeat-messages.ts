/* Why an action is not, or not fully, repeated in another language or version. They follow its name. */
import { quoted } from '../document/kind-words.ts';

export const doesNotHaveIt = 'does not have it.';
export const hasNone = 'has none of them.';
export const hasOnly = (count: number, all: number): string => `has only ${count} of these ${all}.`;
export const hasItAlready = 'has it already.';
export const hasItHereAlready = 'has it in this place already.';
export const cannotBeCompared = 'cannot be compared here.';
export const hasNothingLike = (kind: string, name: string): string =>
  `has nothing like the ${kind} ${quoted(name)}.`;
