/* The words of the palette. */
import { inQuotes } from '$lib/core/text/direction';

export const find = 'Find an action or an element';
export const findHint = 'Find an action or an element…';
export const foundList = 'Found';
export const nothingCalled = (query: string): string =>
  `Nothing is called ${inQuotes(query)}. Try another word for it.`;

/* What the actions are for. */
export const nothingSelected = 'Nothing is selected';
export const severalSelected = (count: number): string => `${count} elements are selected`;
export const isSelected = (name: string): string => `${inQuotes(name)} is selected`;
export const inPath = (path: string): string => `in ${path}`;

/* What the keys do. */
export const choose = 'choose';
export const doIt = 'do it';

/* Headings. */
export const usedLast = 'Used last';
export const actions = 'Actions';
export const goTo = 'Go to';
export const notPossible = 'Not possible now';
export const sections = {
  Element: 'Element',
  Add: 'Add',
  Move: 'Move',
  Find: 'Find',
  Tree: 'Tree',
  Text: 'Text',
  View: 'View',
  Document: 'Document',
};
