/* Texts of the merge. */
import { counted } from '$lib/core/text/plural';

export const merge = 'Merge';
export const nothingWaits = 'Nothing waits to be merged.';
export const backToEditing = 'Back to editing';
export const cancel = 'Cancel';
export const show = 'Show';

// Choices
export const changedOnBothSides = (things: number): string =>
  things === 1
    ? 'One thing was changed on both sides: what is marked is taken unless you choose otherwise.'
    : `${counted(things, 'thing was', 'things were')} changed on both sides: what is marked is taken unless you choose otherwise.`;
export const nothingDoneYet = 'Nothing is done before you press Merge.';
export const yourVersion = 'Your version';
export const needsChoice = 'Needs your choice';
export const everywhere = (side: string): string => `${side} everywhere`;
export const comesByItself = 'Comes by itself';
export const changingLines = 'Lines that change';
export const noLineChanges = 'With these choices no line of your text changes.';
export const showMore = (changes: number): string =>
  `Show ${counted(changes, 'more change', 'more changes')}`;

// What came
export const oneUndoStep = 'This has been done, as one step that Undo takes back.';
export const whatCame = 'What came';

// A text that cannot be read
export const notByParts =
  'The two cannot be merged by their parts. You can keep your text as it is, or take the other one as text and mend it in JSON mode; Undo brings yours back.';
export const otherText = 'The other text';
export const whatWouldChange = 'What would change';
export const keepMine = 'Keep my text';
export const takeAsText = 'Take it as text';
