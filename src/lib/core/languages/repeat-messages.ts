/* Why an action is not, or not fully, repeated in another language or version. They follow its name. */
import { quoted } from '../document/kind-words.ts';
import { formatNumber } from '../text/plural.ts';

export const doesNotHaveIt = 'doesn’t have it.';
export const hasNone = 'doesn’t have any of them.';
export const hasOnly = (count: number, all: number): string =>
  `only has ${formatNumber(count)} of ${formatNumber(all)}.`;
export const hasItAlready = 'already has it.';
export const hasItHereAlready = 'already has it here.';
export const cannotBeCompared = 'can’t be compared here.';
export const hasNothingLike = (kind: string, name: string): string =>
  `has no ${kind} like ${quoted(name)}.`;
