/* The words of the tree's menus that are not commands. */
import { capital } from '$lib/core/document/kind-words';
import { inQuotes } from '$lib/core/text/direction';
import { allCounted } from '$lib/core/text/count-messages';
import { formatNumber } from '$lib/core/text/plural';

export const back = 'Back';
/** The submenu of less frequent actions. */
export const more = 'More';

/* Additions, and where they go. */
export const add = 'Add';
export const confirmAdd = 'Add';
/** Why a page or a group can't be added. */
export const selectPlaceFirst = 'Select a place first';
export const atTop = 'At the top level';
export const aroundAll = 'Around everything';
export const first = (word: string): string => `First ${word}`;
export const inside = (kind: string, name: string): string => `In the ${kind} ${inQuotes(name)}`;
export const after = (kind: string, name: string): string => `After the ${kind} ${inQuotes(name)}`;
/** Adds a language or a version with copies of the entries of another one. */
export const copyOf = (kind: string, name: string): string =>
  `${capital(kind)} from ${inQuotes(name)}…`;
export const alsoUsable = 'Works, but isn’t in the docs.json reference';
export const pagesNotListed = 'Pages not in navigation…';
export const chooseEndpoints = 'Choose endpoints';

/* Wrapping. */
export const wrapIn = (kind: string): string => `Wrap in ${kind}`;
export const wrapInOther = 'Wrap in';
export const wrapAllIn = 'Wrap everything in';
export const unwrap = 'Unwrap';
export const nothing = 'Nothing';
export const holdsNothing = 'It’s empty.';

/* Other kinds. */
export const turn = 'Turn into';
export const turnInto = (kind: string): string => `Turn into ${kind}`;
/** For example "All 4 tabs into groups" */
export const allInto = (count: number, from: string, to: string): string =>
  `${capital(allCounted(count, from))} into ${to}`;
export const entries = 'elements';
export const changeStart = 'Change top-level kind';
export const navigationIsEmpty = 'The navigation is empty.';
export const groupsIntoTabs = 'Turn groups into tabs';
export const noGroups = 'The top level has no groups.';

/* Several at the same time. */
export const restructure = 'Restructure';
export const wholeNavigation = 'Whole navigation';
export const merge = (count: number): string => `Merge ${formatNumber(count)} elements into one`;
export const confirmMerge = 'Merge into one';
export const splitByPath = 'Split by path';
export const confirmSplit = 'Split';
export const flatten = 'Flatten one level';
export const confirmFlatten = 'Flatten';
export const sortByLabel = 'Sort by label';
export const sortByPath = 'Sort by path';
export const confirmSort = 'Sort';
export const expandByDefault = 'Expand all groups by default';
export const collapseByDefault = 'Collapse all groups by default';
export const themeDecides = 'Use the theme’s default for all groups';
export const confirmExpand = 'Set default';
