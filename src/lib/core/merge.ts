/*
 * Combines two documents with a common history by structure, not by lines: merging, taking back one change, and
 * carrying changes onto the document that they started from. They share `merge/compose.ts`.
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
