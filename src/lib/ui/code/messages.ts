/* The text editor’s own actions, and the sides of a comparison. */
export const textBefore = (file: string): string => `${file} before`;
export const textNow = (file: string): string => `${file} now`;
export const onlyForLooking = 'This comparison is read-only. Edit the text in JSON mode.';
export const nextDifference = 'Next difference';
export const previousDifference = 'Previous difference';
export const undo = 'Undo';
export const redo = 'Redo';
