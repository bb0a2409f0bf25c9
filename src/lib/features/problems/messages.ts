/* The words of the problems panel. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

export const heading = 'Problems';
export const closePanel = 'Close problems';
export const close = 'Close';
export const showHints = 'Show hints';

export const errors = 'Errors';
export const warnings = 'Warnings';
export const hints = 'Hints';

export const fixAll = (count: number): string => `Fix all ${formatNumber(count)}`;
/** The button's name: what the fix does follows. */
export const fixAllBy = (count: number, fix: string): string => `${fixAll(count)}: ${fix}`;

export const showAll = (count: number): string => `Show all ${formatNumber(count)}`;
/** Shows the next ones of those that are left. */
export const showMore = (next: number, left: number): string =>
  next === left
    ? `Show ${formatNumber(next)} more`
    : `Show ${formatNumber(next)} of ${formatNumber(left)} more`;

export const places = 'Places';
export const siteSettings = 'Site settings';

/* Links in page files. */
export const linksInPages = 'Links in pages';
export const inPage = (page: string, file: string, line: number): string =>
  `${page} · ${file}, line ${line}`;

/** The name of the step that applies a fix. */
export const fixIn = (fix: string, page: string): string => `${fix} in ${inQuotes(page)}`;

export const fixLinks = (count: number): string => `Fix ${counted(count, 'link', 'links')}`;

/* Nothing to report. */
export const nothingWrong = 'No problems';
export const checked =
  'No problems found in structure, labels, pages, links, icons, languages, API specifications, and site settings.';
export const pagesNotChecked = (file: string): string =>
  `Page files weren’t checked because only ${file} is open.`;
