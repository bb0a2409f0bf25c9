/* The words of the search that load first: its field and its count. */
import { counted } from '$lib/core/text/plural';

export const search = 'Search navigation';
export const searchShort = 'Search';
export const filter = 'Filter';

/* What was found. */
export const noMatches = 'No matches';
/** For example "12 of 340", with separators. */
export const matchOf = (at: string, all: string): string => `${at} of ${all}`;
export const matches = (count: number): string => counted(count, 'match', 'matches');
export const similarMatches = (count: number): string =>
  counted(count, 'similar match', 'similar matches');
