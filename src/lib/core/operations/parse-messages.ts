/* What is wrong with operations that come from outside. */
import { quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';

export const notAList = 'Operations must be a JSON array.';
export const malformed = (index: number, path: string, why: string): string =>
  `Operation ${index} is malformed${path && ` at ${path}`}: ${why}.`;

// Why.
export const notAPointer = 'this isn’t a JSON Pointer';
export const onlyOneSlash =
  'both paths of a folder must end in a slash, and paths of a page must not';
export const unknownKeys = (keys: readonly string[]): string =>
  `it can’t have ${listed(keys.map(quoted), 'or')}`;
export const wrongType = (wanted: string): string => `this is missing or isn’t ${wanted}`;
export const notOneOf = (values: readonly string[]): string =>
  `this isn’t ${listed(values.map(quoted), 'or')}`;
export const emptyList = 'this list is empty';
export const lessThanZero = 'this is less than 0';
export const unknownOperation = 'no operation has this name';
export const typeNotAllowed = 'its type isn’t allowed here';
export const notAllowed = 'this isn’t allowed here';

// What is wanted.
export const text = 'text';
export const anObject = 'an object';
export const aList = 'a list';
export const aWholeNumber = 'a whole number';
export const aNumber = 'a number';
export const trueOrFalse = 'true or false';
