/* What keeps two versions from being merged, and the labels of what is reverted. */
import { inQuotes } from '../text/direction.ts';

// The sides, at the start of a sentence.
export { fileVersion, theFile, you, yourVersion } from './side-messages.ts';
export const oursSide = 'Our version';
export const theirsSide = 'Their version';
export const commonVersion = 'The version that both started from';
export const textBefore = 'The earlier text';
export const textAfter = 'The later text';
export const textNow = 'The current text';

// Texts that cannot be merged.
export const hasNoFile = (side: string, file: string): string =>
  `${side} doesn’t contain ${inQuotes(file)}.`;
export const doesNotParse = (side: string, problem: string): string =>
  `${side} has a JSON syntax error. ${problem}`;
export const fileDoesNotParse = (file: string, side: string, problem: string): string =>
  `${side}: ${inQuotes(file)} has a JSON syntax error. ${problem}`;
export const holdsNoObject = (side: string): string =>
  `${side} isn’t a JSON object, so Signpost can’t compare it.`;
export const tooDeep = 'The merged navigation would be nested too deeply for the editor.';

// A file that both changed.
export const changedFile = (file: string): string => `changed ${file}`;
export const keepYours = 'Keep yours';
export const takeTheirs = 'Use theirs';

// What a merge lost or doubled.
export const redirect = 'redirect';
export const redirects = 'redirects';

// Reverting.
export const revert = (change: string): string => `Reverted: ${change}`;
export const changeIsGone = 'This change was already reverted or overwritten.';
export const keepInFile = 'Move the content back to its own file, or revert all changes.';
