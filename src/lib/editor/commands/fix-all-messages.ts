import { counted } from '$lib/core/text/plural';

export const noneFixable = 'None of these can be fixed automatically.';
export const fixAll = 'Fix all';
export const fixedSome = (done: string, left: number): string =>
  `${done}. ${counted(left, 'problem', 'problems')} left.`;
