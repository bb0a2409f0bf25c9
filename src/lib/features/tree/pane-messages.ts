/* The words around the rows: the selected path, the offers, an empty or a broken document. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

/* The buttons of a row. */
export const addTo = (name: string): string => `Add to ${inQuotes(name)}`;

/* The selected path. */
export const selectedElement = 'Selected element';
export const nothingSelected = 'Nothing selected';
/** For example "3 pages", after the place that holds them, or "3 pages selected". */
export const selected = (
  count: number,
  { kind, within }: { readonly kind: string | undefined; readonly within: boolean },
): string =>
  within
    ? `${formatNumber(count)} ${kind ?? 'elements'}`
    : `${formatNumber(count)} ${kind === undefined ? '' : `${kind} `}selected`;
export const kindAndName = (kind: string, name: string): string => `${kind} ${inQuotes(name)}`;
export const between = 'Hidden levels';
export const moreBetween = (count: number): string =>
  `Show ${counted(count, 'more level', 'more levels')}`;
export const levels = 'Expand and collapse';

/* What is possible instead of a refused change. */
export const possibleInstead = 'Instead, you can';
export const dismiss = 'Dismiss';

/* A text that cannot be read. */
export const theJson = 'The JSON';
export const mistakeLastGood = (where: string): string =>
  `${where} has a syntax error. This is the last valid version.`;
export const mistakeNothingYet = (where: string): string =>
  `${where} has a syntax error. Fix it to see the navigation.`;
export const editingWaits = 'Fix the JSON to edit the navigation.';
export const showingWaits = 'Fix the JSON to see the navigation.';
export const showTheJson = 'Show JSON';
export const showError = 'Show error';

/* A document without entries. */
export const isEmpty = 'The navigation is empty';
export const chooseBeginning = 'Choose what to start with. You can change it at any time.';
export const noNavigation = 'No navigation yet';
export const beginNavigation = 'This file has no “navigation” yet. Choose what to start with.';
export const navigationIsNoObject =
  'Fix “navigation” in JSON mode to edit it here. It isn’t an object.';

/* Selecting multiple elements one by one. */
export const selectingSeveral = 'Selecting multiple elements';
export const moveTo = 'Move to…';
export const done = 'Done';
