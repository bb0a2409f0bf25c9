import { plural } from '$lib/core/text/plural';

export const noNavigation = 'There is no navigation to add to. Begin one first.';
export const selectWhere = 'Select in the navigation where they should go.';
export const add = (what: string, where: string): string => `Add ${what} to ${where}`;

export const noneFixable = 'None of these can be mended by itself.';
export const fixAll = 'Fix all';
export const fixedSome = (label: string, left: number): string =>
  `${label}. ${left} ${plural(left, 'is', 'are')} left.`;
