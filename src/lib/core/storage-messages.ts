/* What git hosts call a proposal to merge a branch. */
import type { RequestKind } from './storage.ts';

export const requestWords: Readonly<Record<RequestKind, string>> = {
  pull: 'pull request',
  merge: 'merge request',
};
