/* What is said if the browser can't store anything. Loaded first. */

export const storageFull = 'The browser’s storage is full.';
const failed = {
  read: 'The browser’s storage can’t be read',
  kept: 'The browser can’t store your work',
  changed: 'The browser’s storage can’t be updated',
} as const;
export const storageFailed = (action: 'read' | 'kept' | 'changed', why: string): string =>
  `${failed[action]}: ${why}`;
