/*
 * Everything that reasons about a document: its problems, its changes, and plans for operations. A separate chunk,
 * loaded when the first rows are on screen, which must not wait for it.
 */
export { plan } from '$lib/core/operations/plan';
export { check } from '$lib/core/rules/check';
export { orphanCount } from '$lib/core/rules/orphans';
export { changedIn } from '$lib/core/views/changed';
export { changesOf } from '$lib/core/views/changes';
export { changesIn, nameOfTyping } from '$lib/core/views/step-words';
