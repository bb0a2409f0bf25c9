/*
 * What looks over the whole document: its problems, and what was changed in it. A chunk of its own, loaded
 * when the first rows are on the screen, which must not wait for it.
 */
export { check } from '$lib/core/rules/check';
export { changesOf } from '$lib/core/views/changes';
