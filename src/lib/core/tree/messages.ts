/* Names in the rows of the navigation. */

export const untitled = (kind: string): string => `Untitled ${kind}`;
