/* Texts of the merge. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const merge = 'Merge';
export const nothingWaits = 'Nothing to merge.';
export const cancel = 'Cancel';
export const show = 'Show';

// Choices
export const changedOnBothSides = (things: number): string =>
  things === 1
    ? 'One change conflicts. The selected version is used unless you choose the other one.'
    : `${counted(things, 'change conflicts', 'changes conflict')}. The selected versions are used unless you choose the others.`;
export const nothingDoneYet = 'Nothing changes until you choose “Merge”.';
export const yourVersion = 'Your version';
export const needsChoice = 'Conflicts';
export const everywhere = (side: string): string =>
  `Use ${side.charAt(0).toLowerCase()}${side.slice(1)} everywhere`;
export const comesByItself = 'Merged automatically';
export const pathChanged = (name: string, before: string, after: string): string =>
  `Path of ${inQuotes(name)} changed from ${inQuotes(before)} to ${inQuotes(after)}`;
export const changingLines = 'Changed lines';
export const noLineChanges = 'These choices don’t change your text.';
export const showMore = (changes: number): string =>
  `Show ${counted(changes, 'more change', 'more changes')}`;

// What came
export const oneUndoStep = 'Merged in one step, which you can undo.';
export const whatCame = 'Incoming changes';

// A text that cannot be read
export const notByParts =
  'These versions can’t be merged automatically. Keep your text, or use the other text and fix it in JSON mode. Undo restores yours.';
export const otherText = 'The other text';
export const whatWouldChange = 'What would change';
export const keepMine = 'Keep my text';
export const takeAsText = 'Use the other text';
