/* The repairs of a text with a syntax error, as labels of buttons. A step takes its line. */
import { inQuotes } from './direction.ts';
import { allCounted } from './count-messages.ts';
import { counted, formatNumber, plural } from './plural.ts';

/** The label of a step, given its line. */
export type StepLabel = (line: number) => string;

// Brackets.
export const removeBracket =
  (bracket: string): StepLabel =>
  (line) =>
    `Remove the extra “${bracket}” on line ${line}`;
export const insertBracketBefore =
  (bracket: string): StepLabel =>
  (line) =>
    `Insert “${bracket}” before line ${line}`;
export const insertBracketsBefore =
  (count: number): StepLabel =>
  (line) =>
    `Insert ${counted(count, 'bracket', 'brackets')} before line ${line}`;
export const insertBracketIn =
  (bracket: string): StepLabel =>
  (line) =>
    `Insert “${bracket}” on line ${line}`;
export const insertBracketAtEnd =
  (bracket: string): StepLabel =>
  () =>
    `Insert “${bracket}” at the end`;
export const insertBracketsAtEnd =
  (count: number): StepLabel =>
  () =>
    `Insert ${counted(count, 'bracket', 'brackets')} at the end`;
export const writeInstead =
  (wanted: string, found: string): StepLabel =>
  (line) =>
    `Change “${found}” to “${wanted}” on line ${line}`;
export const removeRest: StepLabel = (line) =>
  `Remove everything after the end of the JSON, from line ${line} on`;
export const removeAfterEnd =
  (text: string): StepLabel =>
  () =>
    `Remove “${text}” after the end of the JSON`;

// Colons, commas and comments.
export const removeColon: StepLabel = (line) => `Remove the colon on line ${line}`;
export const insertColon: StepLabel = (line) => `Insert a colon on line ${line}`;
export const colonInstead =
  (sign: string): StepLabel =>
  (line) =>
    `Change “${sign}” to a colon on line ${line}`;
export const removeComma: StepLabel = (line) => `Remove the extra comma on line ${line}`;
export const insertComma: StepLabel = (line) => `Insert a comma after line ${line}`;
export const commaInstead =
  (sign: string): StepLabel =>
  (line) =>
    `Change “${sign}” to a comma on line ${line}`;
export const closeComment: StepLabel = (line) => `Close the comment from line ${line}`;

// Values and their quotation marks.
export const emptyTextForValue: StepLabel = (line) =>
  `Insert empty text for the missing value on line ${line}`;
export const emptyTextForKey =
  (key: string): StepLabel =>
  () =>
    `Insert empty text as the value of “${key}”`;
export const insertQuotationMark: StepLabel = (line) => `Insert a quotation mark on line ${line}`;
export const removeQuotationMark: StepLabel = (line) =>
  `Remove the extra quotation mark on line ${line}`;
export const writeDoubleQuotes: StepLabel = (line) => `Change to double quotes on line ${line}`;
export const writeLiteral =
  (literal: string, word: string): StepLabel =>
  (line) =>
    `Change “${word}” to ${literal} on line ${line}`;
export const putInQuotes =
  (word: string): StepLabel =>
  (line) =>
    `Put “${word}” in quotes on line ${line}`;
export const removeWord =
  (word: string): StepLabel =>
  (line) =>
    `Remove “${word}” on line ${line}`;
export const escapeCharacters: StepLabel = (line) =>
  `Escape the special characters on line ${line}`;
export const escapeQuotationMarks: StepLabel = (line) =>
  `Escape the quotation marks inside the text on line ${line}`;

// Several steps, and conflict markers.
export const bothSteps =
  (first: StepLabel, second: StepLabel): StepLabel =>
  (line) => {
    const then = second(line);
    return `${first(line)} and ${then.charAt(0).toLowerCase()}${then.slice(1)}`;
  };
export const repairLines = (count: number): string => `Fix ${counted(count, 'line', 'lines')}`;
export const removeMarkers = 'Remove the marker lines';
export const keepSide = (which: 'ours' | 'theirs', name: string, conflicts: number): string =>
  `Keep ${which}${name ? ` (${inQuotes(name)})` : ''}${conflicts > 1 ? ` in ${allCounted(conflicts, 'places')}` : ''}`;
export const andMend = (label: string, typos: number): string =>
  `${label} and fix ${plural(typos, 'a typo', `${formatNumber(typos)} typos`)}`;
