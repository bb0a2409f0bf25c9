/* The frame of the help. What it says is in parts.ts and tasks.ts. */
export const help = 'Help';
export const close = 'Close help';
export const search = 'Search help';
export const nothingFound = (words: string): string => `Nothing in the help speaks of “${words}”.`;
export const showAll = 'Show all of the help';
export const wishes = 'I want to…';
export const keeping = 'The file and your work';

// The parts.
export const parts = 'What the parts are';
export const rule = (shownFirst: string): string =>
  `The rows of the tree are the parts of the site. Each kind may stand only in some others, and side by side stands only one kind: of several, readers see the first of ${shownFirst}. Groups stand among pages.`;
export const holds = 'Holds';
export const holdsNothing = 'Nothing.';
export const standsIn = 'Stands in';
export const standsInNothing = 'Nothing: it is the whole.';
export const topOfSite = 'the top of the site';
export const beyondSpecification = 'Beyond the specification';
export const holdsBeyond = (kinds: string): string =>
  `That it holds ${kinds} is not in the specification, but works.`;
