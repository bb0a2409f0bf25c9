/* The frame of the help. What it says is in parts.ts and tasks.ts. */
import { capital } from '$lib/core/document/kind-words';

export const help = 'Help';
export const close = 'Close help';
export const search = 'Search help';
export const nothingFound = (words: string): string => `No help topics match “${words}”.`;
export const showAll = 'Show all topics';

// The parts.
export const parts = 'Elements of a site';
export const rule = (shownFirst: string): string =>
  `Each row in the navigation is an element of the site. What an element can contain depends on its kind. Groups and pages can be in the same list. Other kinds can’t be mixed. If they are, readers see only the first kind in this order: ${shownFirst}.`;
export const holds = 'Can contain';
export const holdsNothing = 'Nothing.';
export const standsIn = 'Can be in';
export const standsInNothing = 'Nothing. It’s the whole navigation.';
export const topOfSite = 'the top level';
export const beyondSpecification = 'Undocumented';
export const holdsBeyond = (kinds: string): string =>
  `${capital(kinds)} work here, but aren’t in the docs.json reference.`;
