/* The words of the dialog that moves a page file. */
import type { DividedKind } from '$lib/core/languages/sets';
import { inQuotes } from '$lib/core/text/direction';
import { formatNumber } from '$lib/core/text/plural';

export const moveFile = (file: string): string => `Move ${inQuotes(file)}`;
export const newPath = 'New path';
export const fromFolder = (extension: string): string =>
  `From the folder of docs.json, without ${extension}.`;
export const unchanged = 'The page has this path now.';
export const enterPath = 'Enter a path.';
export const lookingForLinks = 'Looking for links…';
export const nothingLinks = 'No other page links to it.';
export const leftAlone = 'Check these by hand:';
export const cancel = 'Cancel';
export const move = 'Move';
export const moving = 'Moving…';

/* The same page in other languages and versions. */
const DIVISIONS: Readonly<Record<DividedKind, readonly [one: string, other: string]>> = {
  language: ['language', 'languages'],
  version: ['version', 'versions'],
};
export const moveTwins = (count: number, kinds: ReadonlySet<DividedKind>): string => {
  const words = [...kinds].map((kind) => DIVISIONS[kind][count === 1 ? 0 : 1]);
  return `Also move it in ${formatNumber(count)} other ${words.join(' and ')}`;
};
