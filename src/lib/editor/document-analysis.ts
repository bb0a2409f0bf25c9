/*
 * Everything that reasons about a document: its problems, its changes, and plans for operations. A separate chunk,
 * loaded when the first rows are on screen, which must not wait for it.
 */
export * as pagePlans from '$lib/core/page-plans';
export { plan } from '$lib/core/operations/plan';
export { planPages } from '$lib/core/operations/pages';
export { check } from '$lib/core/check/check';
export { listingOf } from '$lib/core/check/pages/page-listing';
export { orphanCount } from '$lib/core/check/pages/orphans';
export { changedIn, withPageFiles } from '$lib/core/compare/changed';
export { changesOf } from '$lib/core/compare/changes';
export { pageChanges } from '$lib/core/compare/page-changes';
export { changesIn, nameOfRename, nameOfTyping } from '$lib/core/compare/step-words';
export { leftEmpty } from './left-empty';
export { leftOut } from './left-out';
export { countOf } from '$lib/core/review/review';
export { inPast } from './past-tense';
