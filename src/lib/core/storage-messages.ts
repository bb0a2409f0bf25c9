/* What git hosts call a proposal to merge a branch. */
import type { RequestKind } from './proposal.ts';

export const requestWords: Readonly<Record<RequestKind, string>> = {
  pull: 'pull request',
  merge: 'merge request',
};
