/* What keeps two versions from being merged, and the labels of what is taken back. */
import { inQuotes } from '../text/direction.ts';

// The sides, at the start of a sentence.
export const you = 'You';
export const yourVersion = 'Your version';
export const theFile = 'The file';
export const commonVersion = 'The version that both come from';
export const textBefore = 'The text before';
export const textAfter = 'The text after';
export const textNow = 'The text as it is now';

// Texts that cannot be merged.
export const hasNoFile = (side: string, file: string): string => `${side} has no ${file}.`;
export const doesNotParse = (side: string, problem: string): string =>
  `${side} does not parse. ${problem}`;
export const fileDoesNotParse = (file: string, side: string, problem: string): string =>
  `${inQuotes(file)}, as ${midSentence(side)} has it, does not parse. ${problem}`;
export const holdsNoObject = (side: string): string =>
  `${side} holds no object, so it cannot be merged by its parts.`;
export const tooDeep = 'Together the two would nest elements deeper than the editor can show.';
const midSentence = (side: string): string =>
  /^(The|Your) /.test(side) ? side.charAt(0).toLowerCase() + side.slice(1) : side;

// A file that both changed.
export const changedFile = (file: string): string => `changed ${file}`;
export const keepYours = 'Keep yours';
export const takeTheirs = 'Take theirs';

// Taking back.
export const revert = (change: string): string => `Reverted: ${change}`;
export const changeIsGone = 'This change is not there any more.';
export const keepInFile = 'Keep it in a file of its own again, or take back all changes.';
