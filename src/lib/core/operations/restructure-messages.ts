/* Splitting, flattening, expanding and merging. */
import { capital, quoted } from '../document/kind-words.ts';
import { plural } from '../text/plural.ts';

// Split.
export const split = (name: string, groups: number): string =>
  `Split ${name} into ${groups} ${plural(groups, 'group', 'groups')} by path`;
export const noPagesToSplit = (name: string): string =>
  `${capital(name)} holds no pages of its own that could be split.`;
export const pagesInOneFolder = (name: string): string =>
  `The pages of ${name} lie in one folder, so their paths do not say how to split them.`;

// Flatten.
export const flatten = (name: string): string => `Flatten ${name} by one level`;
export const noGroups = (name: string): string =>
  `${capital(name)} holds no groups that could be dissolved.`;
export const notOnlyGroups = (name: string): string =>
  `${capital(name)} holds other things beside its groups, and pages cannot stand there.`;
export const onlyPagesStay = 'only its pages stay';

// Expand.
export const expand = (groups: number, name: string): string =>
  `Expand ${counted(groups)} in ${name}`;
export const collapse = (groups: number, name: string): string =>
  `Collapse ${counted(groups)} in ${name}`;
export const leaveToTheme = (groups: number, name: string): string =>
  `Let the theme open or close ${counted(groups)} in ${name}`;
export const noNestedGroups = (name: string): string =>
  `${capital(name)} has no groups inside groups. Only those can be shown open or closed; others always stand open.`;
const counted = (groups: number): string => `${groups} ${plural(groups, 'group', 'groups')}`;

// Merge.
export const merge = (count: number, kinds: string, name: string): string =>
  `Merge ${count} ${kinds} into ${name}`;
export const selectSeveral = 'Select two or more elements that do not lie in one another.';
export const onlyOneKind = 'Only elements of one kind can become one, for example several groups.';
export const keepsItsFields = (name: string): string => `${name} keeps its own fields`;
export const notOpen = (name: string): string =>
  `What ${name} holds is not open here, so it cannot be put elsewhere.`;
export const notAList = (key: string, name: string): string =>
  `${quoted(key)} of ${name} is no list. Repair that first.`;
export const unlikeEntries = (kinds: readonly string[]): string =>
  `They do not hold the same kind of entries (${kinds.join(', ')}), and these cannot stand side by side.`;
export const shownEverywhere = 'what is shown everywhere';
