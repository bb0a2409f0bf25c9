/* What is said if the browser keeps nothing. Loaded first. */

export const storageFull = 'The browser’s storage is full.';
export const storageFailed = (action: 'read' | 'kept' | 'changed', why: string): string =>
  `The browser’s storage cannot be ${action}: ${why}`;
