/* Names of places without a path, as the start screen and the header show them. Loaded first. */

export const thisComputer = 'This computer';
export const pasted = 'Pasted';
export const sample = 'Sample';
