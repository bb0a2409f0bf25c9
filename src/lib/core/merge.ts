/*
 * Two documents of one history brought together by structure, not by lines: merging, taking one change back, and
 * carrying changes onto the document that they started from. `merge/compose.ts` is what they share.
 */
export { applyChanges } from './merge/apply-changes.ts';
export { readBeside } from './merge/beside.ts';
export { takeBack } from './merge/take-back.ts';
export { merge } from './merge/three-way.ts';
export type {
  Carried,
  Choice,
  Merged,
  MergeOptions,
  Question,
  SideNames,
  TakenBack,
  Versions,
} from './merge/merged.ts';
