/* Names, places and numbers of entries in sentences. */
import { capital } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { counted, formatNumber } from '../text/plural.ts';

/** Placeholder for a missing label. */
export const unnamed = 'Untitled';
/** Among the names that the tree shows. */
export const untitled = (word: string): string => `Untitled ${word}`;
export const unnamedKind = (aKind: string): string => `${aKind} without a label`;
export const theTopLevel = 'the top level';
export const topLevel = 'Top level';

/** The first ten, as words. */
export const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "first in the list", "number 11 in the list" */
export const placeAt = (index: number): string =>
  `${ordinals[index] ?? `number ${formatNumber(index + 1)}`} in the list`;

export const pages = (count: number): string => counted(count, 'page', 'pages');
export const endpoints = (count: number): string => counted(count, 'endpoint', 'endpoints');

// Page files
export const fileCreated = (path: string): string => `${path} created`;
export const fileDeleted = (path: string): string => `${path} deleted`;
export const fileMoved = (from: string, to: string): string => `${from} moved to ${to}`;
export const fileMovedAndChanged = (from: string, to: string): string =>
  `${fileMoved(from, to)} and changed`;
export const fileChanged = (path: string): string => `${path} changed`;
export const fieldsChanged = (fields: readonly string[], page: string): string =>
  `${capital(listed(fields))} of ${page} changed`;
