/* The words of the problems panel. */

export const heading = 'Problems';
export const closePanel = 'Close problems';
export const close = 'Close';
export const showHints = 'Show hints';

export const errors = 'Errors';
export const warnings = 'Warnings';
export const hints = 'Hints';

export const fixAll = (count: number): string => `Fix all ${count.toLocaleString('en')}`;
/** The button's name: what the fix does follows. */
export const fixAllBy = (count: number, fix: string): string => `${fixAll(count)}: ${fix}`;

export const showAll = (count: number): string => `Show all ${count.toLocaleString('en')}`;
/** Shows the next ones of those that are left. */
export const showMore = (next: number, left: number): string =>
  next === left ? `Show ${next} more` : `Show ${next} of ${left.toLocaleString('en')} more`;

export const places = 'Places';
export const siteSettings = 'Site settings';

/* Nothing to report. */
export const nothingWrong = 'Nothing is wrong';
export const checked =
  'Checked: the JSON itself, what stands where, labels, page entries, links, icons, languages, specifications and the site’s settings.';
export const pagesNotChecked = (file: string): string =>
  `Whether the page files exist was not checked: only ${file} is open.`;
