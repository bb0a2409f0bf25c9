/*
 * Combines two documents with a common history by structure, not by lines: merging, taking back one change, and
 * carrying changes onto the document that they started from. They share `merge/compose.ts`.
 */
export { amiss, type Amiss, type MergedSources } from './merge/amiss.ts';
export { applyChanges } from './merge/apply-changes.ts';
export { mergeFile } from './merge/file-versions.ts';
export { readBeside, readOther, withIdsOf } from './merge/read-other.ts';
export { readVersion } from './merge/read-version.ts';
export { revert } from './merge/revert.ts';
export { merge } from './merge/three-way.ts';
export type {
  Carried,
  Choice,
  Merged,
  MergeOptions,
  Question,
  SideNames,
  Reverted,
  Versions,
} from './merge/merged.ts';
