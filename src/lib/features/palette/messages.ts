/* The words of the palette. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const find = 'Find an action or an element';
export const findHint = 'Find an action or an element…';
export const foundList = 'Results';
export const nothingCalled = (query: string): string =>
  `No results for ${inQuotes(query)}. Try another word.`;

/* What the actions are for. */
export const severalSelected = (count: number): string =>
  `${counted(count, 'element is', 'elements are')} selected`;
export const isSelected = (name: string): string => `${inQuotes(name)} is selected`;
/** Where an element is, and the languages and versions that have it too. */
export const inPath = (path: string): string => `in ${path}`;
export const alsoIn = (divisions: readonly string[]): string => `also in ${divisions.join(', ')}`;
/** The same in a few letters. */
export const alsoInShort = (divisions: readonly string[]): string =>
  divisions.length > 4 ? `+ ${divisions.length}` : `+ ${divisions.join(', ')}`;

/* What the keys do. */
export const choose = 'navigate';
export const doIt = 'run';
export const moveNextTo = (name: string): string => `Move ${inQuotes(name)} next to it`;
export const moveSelectedNextTo = (count: number): string =>
  `Move ${counted(count, 'element', 'elements')} next to it`;

/* Headings. */
export const usedLast = 'Recent';
export const actions = 'Actions';
export const goTo = 'Go to';
export const help = 'Help';
export const notPossible = 'Unavailable';
export const sections = {
  Element: 'Selection',
  Move: 'Selection',
  Add: 'Navigation',
  Find: 'Navigation',
  Tree: 'Navigation',
  Expand: 'Navigation',
  Select: 'Navigation',
  Text: 'JSON',
  View: 'View',
  Document: 'File',
};
