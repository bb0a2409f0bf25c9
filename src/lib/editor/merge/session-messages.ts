import { counted } from '$lib/core/text/plural';

export const openBoth = 'Open both sides of the conflict';
export const ours = 'Ours';
export const theirs = 'Theirs';
/** `name` in quotes. */
export const sideNamed = (side: string, name: string): string => `${side} (${name})`;
export const baseUnknown =
  'Git didn’t record the version that both sides started from, so Signpost can’t detect what was removed.';
export const movedOn = 'The text changed in the meantime. Cancel, and open both sides again.';

export const came = (changes: number, from: string): string =>
  `Merged ${counted(changes, 'change', 'changes')} from ${from}.`;
export const nothingNew = (whose: string): string => `${whose} has no other changes.`;
/** `came`: the sentence about what was merged. */
export const oneText = (came: string): string => `Both versions are now merged. ${came}`;
export const oursUnsaved = (came: string, kept: number): string =>
  `${came} You have ${counted(kept, 'unsaved change', 'unsaved changes')}.`;
export const choicesAreYours = (count: number): string =>
  `${counted(count, 'conflict needs', 'conflicts need')} your choice. Nothing has changed yet.`;
