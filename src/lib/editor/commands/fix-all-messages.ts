import { plural } from '$lib/core/text/plural';

export const noneFixable = 'None of these can be mended by itself.';
export const fixAll = 'Fix all';
export const fixedSome = (label: string, left: number): string =>
  `${label}. ${left} ${plural(left, 'is', 'are')} left.`;
