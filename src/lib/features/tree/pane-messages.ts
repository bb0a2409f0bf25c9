/* The words of what stands around the rows: the selected path, the offers, an empty or a broken document. */
import { inQuotes } from '$lib/core/text/direction';

/* The buttons of a row. */
export const addTo = (name: string): string => `Add to ${inQuotes(name)}`;

/* The selected path. */
export const selectedElement = 'Selected element';
export const nothingSelected = 'Nothing selected';
/** For example "3 selected, all pages in": of one kind, before the place that holds them. */
export const selected = (
  count: number,
  { kind, within }: { readonly kind: string | undefined; readonly within: boolean },
): string => `${count} selected${kind === undefined ? '' : `, all ${kind}`}${within ? ' in' : ''}`;
export const kindAndName = (kind: string, name: string): string => `${kind} ${inQuotes(name)}`;
export const between = 'Between';
export const moreBetween = (count: number): string => `${count} more between`;
export const levels = 'Expand and collapse';

/* What is possible instead of a refused change. */
export const possibleInstead = 'Possible instead';
export const dismiss = 'Dismiss';

/* A text that cannot be read. */
export const theJson = 'The JSON';
export const mistakeLastGood = (where: string, line: number): string =>
  `${where} has a mistake at line ${line}: this is the last good state.`;
export const mistakeNothingYet = (where: string, line: number): string =>
  `${where} has a mistake at line ${line}, so there is no navigation to show yet.`;
export const showTheJson = 'Show the JSON';
export const fixTheJson = 'Fix the JSON';

/* A document without entries. */
export const isEmpty = 'The navigation is empty';
export const chooseBeginning = 'Choose how the site begins. It can be changed at any time.';
export const noNavigation = 'No navigation yet';
export const beginNavigation =
  'This file has no “navigation” object, which holds what readers see. Begin one here.';
export const navigationIsNoObject =
  '“navigation” in this file is no object, so nothing can be shown or added here. The JSON shows what stands there.';
