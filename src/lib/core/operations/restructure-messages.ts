/* Splitting, flattening, expanding and merging. */
import { capital, quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { counted, formatNumber } from '../text/plural.ts';

// Split.
export const split = (name: string, groups: number): string =>
  `Split ${name} into ${countedGroups(groups)} by path`;
export const noPagesToSplit = (name: string): string =>
  `${capital(name)} has no pages of its own to split.`;
export const pagesInOneFolder = (name: string): string =>
  `The pages of ${name} are all in one folder, so they can’t be split by path.`;

// Flatten.
export const flatten = (name: string): string => `Flatten ${name} by one level`;
export const noGroups = (name: string): string => `${capital(name)} has no groups to flatten.`;
export const notOnlyGroups = (name: string): string =>
  `Move everything except the groups out of ${name} first. Only groups can be flattened.`;
export const onlyPagesStay = 'only pages are kept';

// Expand.
export const expand = (groups: number, name: string): string =>
  `Expand ${countedGroups(groups)} in ${name}`;
export const collapse = (groups: number, name: string): string =>
  `Collapse ${countedGroups(groups)} in ${name}`;
export const leaveToTheme = (groups: number, name: string): string =>
  `Reset ${countedGroups(groups)} in ${name} to the theme default`;
export const noNestedGroups = (name: string): string =>
  `${capital(name)} has no nested groups. Only groups inside other groups can be expanded or collapsed by default.`;
const countedGroups = (groups: number): string => counted(groups, 'group', 'groups');

// Merge.
export const merge = (count: number, kinds: string, name: string): string =>
  `Merge ${formatNumber(count)} ${kinds} into ${name}`;
export const selectSeveral = 'Select two or more elements that aren’t inside one another.';
export const onlyOneKind = 'Select elements of one kind, such as several groups.';
export const keepsItsFields = (name: string): string => `${name} keeps its own fields`;
export const notOpen = (name: string): string =>
  `Open the file that contains ${name} first. Until then, its content can’t be moved.`;
export const notAList = (key: string, name: string): string =>
  `Fix ${quoted(key)} of ${name} first. It isn’t a list.`;
export const unlikeEntries = (kinds: readonly string[]): string =>
  `Select elements with the same kind of content. These contain ${listed(kinds)}.`;
export const shownEverywhere = 'the global links';
