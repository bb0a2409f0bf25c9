/* What is said when levels are shown. */

/** 1 for none of them, Infinity for all. */
export const shownLevels = (levels: number): string =>
  levels === 1
    ? 'Collapsed all.'
    : levels === Infinity
      ? 'Expanded all.'
      : `Expanded to level ${levels}.`;
