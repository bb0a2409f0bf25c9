import { counted } from '$lib/core/text/plural';

export const noneFixable = 'None of these can be fixed automatically.';
export const fixAll = 'Fix all';
export const fixedSome = (label: string, left: number): string =>
  `${label}. ${counted(left, 'problem', 'problems')} left.`;
