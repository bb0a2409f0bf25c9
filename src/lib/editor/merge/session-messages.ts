import { counted } from '$lib/core/text/plural';

export const openBoth = 'Open both sides of the conflict';
export const ours = 'Ours';
export const theirs = 'Theirs';
/** `name` in quotes. */
export const sideNamed = (side: string, name: string): string => `${side} (${name})`;
export const baseUnknown =
  'Git did not write down what both come from, so nothing counts as deleted.';
export const movedOn = 'The text has changed since. Cancel, and open both sides again.';

export const came = (changes: number, from: string): string =>
  `${counted(changes, 'change', 'changes')} came from ${from}.`;
export const nothingNew = (whose: string): string =>
  `${whose} holds nothing that is not here already.`;
/** `came`: the sentence about what was merged. */
export const oneText = (came: string): string => `Both versions are one text now. ${came}`;
export const oursUnsaved = (came: string, kept: number): string =>
  `${came} Your ${counted(kept, 'change stays and is', 'changes stay and are')} not saved yet.`;
export const choicesAreYours = (count: number): string =>
  `${counted(count, 'choice is', 'choices are')} yours. Nothing has changed yet.`;
