/* The words of the bars and the menu that narrow what the tree shows. */
import { inQuotes } from '$lib/core/text/direction';
import { plural } from '$lib/core/text/plural';

/* The filters. */
export const filter = 'Filter';
export const filters = 'Filters';
export const showOnly = 'Show only';
export const withErrors = 'With errors';
export const withWarnings = 'With warnings';
export const notInFolder = 'Missing page files';
export const changed = 'Changed';
export const hidden = 'Hidden';
export const externalLinks = 'External links';
export const ofKind = 'Kind';
export const removeAllFilters = 'Clear filters';
export const removeFilter = (name: string): string => `Remove the filter ${inQuotes(name)}`;

/* The matches. */
export const previousMatch = 'Previous match';
export const withKeys = (label: string, keys: string): string => `${label} (${keys})`;
export const nextMatch = 'Next match';

/* No match. `scope` is the element that is shown alone, and `filters` the number of filters. */
export const nothingPasses = (filters: number, scope?: string): string =>
  `Nothing ${isIn(scope)}matches the ${theFilters(filters)}.`;
export const nothingMatches = (query: string, scope?: string): string =>
  `Nothing ${isIn(scope)}matches ${inQuotes(query)}.`;
export const nothingMatchesAndPasses = (query: string, filters: number, scope?: string): string =>
  `Nothing ${isIn(scope)}matches ${inQuotes(query)} and the ${theFilters(filters)}.`;
const isIn = (scope: string | undefined) => (scope === undefined ? '' : `in ${inQuotes(scope)} `);
const theFilters = (count: number) => plural(count, 'filter', 'filters');
export const clearSearch = 'Clear search';
export const removeFilters = (count: number): string => `Clear ${theFilters(count)}`;
export const searchEverywhere = 'Search everywhere';

/* A part that is shown alone. */
export const showing = 'Showing';
export const showingOnly = 'Showing only';
export const allOf = (kinds: string): string => `all ${kinds}`;
export const allOfShowOne = (kinds: string): string => `All ${kinds}. Show only one`;
export const showOnlyOne = (kind: string): string => `Show only one ${kind}`;
export const showAll = 'Show all';
