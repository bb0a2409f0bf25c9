/* The repairs of a text that does not parse, as verb phrases for buttons. A step takes the line that it is about. */
import { inQuotes } from './direction.ts';

/** The label of a step, given its line. */
export type StepLabel = (line: number) => string;

// Brackets.
export const removeBracket =
  (bracket: string): StepLabel =>
  (line) =>
    `Remove the “${bracket}” too many in line ${line}`;
export const insertBracketBefore =
  (bracket: string): StepLabel =>
  (line) =>
    `Insert the “${bracket}” missing before line ${line}`;
export const insertBracketsBefore =
  (count: number): StepLabel =>
  (line) =>
    `Insert the ${count} brackets missing before line ${line}`;
export const insertBracketIn =
  (bracket: string): StepLabel =>
  (line) =>
    `Insert the “${bracket}” missing in line ${line}`;
export const insertBracketAtEnd =
  (bracket: string): StepLabel =>
  () =>
    `Insert the “${bracket}” missing at the end`;
export const insertBracketsAtEnd =
  (count: number): StepLabel =>
  () =>
    `Insert the ${count} brackets missing at the end`;
export const writeInstead =
  (wanted: string, found: string): StepLabel =>
  (line) =>
    `Write “${wanted}” instead of “${found}” in line ${line}`;
export const removeRest: StepLabel = (line) =>
  `Remove what stands after the end, from line ${line} on`;
export const removeAfterEnd =
  (text: string): StepLabel =>
  () =>
    `Remove “${text}” after the end`;

// Colons, commas and comments.
export const removeColon: StepLabel = (line) => `Remove the colon “:” in line ${line}`;
export const insertColon: StepLabel = (line) => `Insert the colon missing in line ${line}`;
export const colonInstead =
  (sign: string): StepLabel =>
  (line) =>
    `Write a colon instead of “${sign}” in line ${line}`;
export const removeComma: StepLabel = (line) => `Remove the extra comma in line ${line}`;
export const insertComma: StepLabel = (line) => `Insert the comma missing after line ${line}`;
export const commaInstead =
  (sign: string): StepLabel =>
  (line) =>
    `Write a comma instead of “${sign}” in line ${line}`;
export const closeComment: StepLabel = (line) => `Close the comment that begins in line ${line}`;

// Values and their quotation marks.
export const emptyTextForValue: StepLabel = (line) =>
  `Put an empty text where a value is missing in line ${line}`;
export const emptyTextForKey =
  (key: string): StepLabel =>
  () =>
    `Put an empty text where the value of “${key}” is missing`;
export const insertQuotationMark: StepLabel = (line) =>
  `Insert the quotation mark missing in line ${line}`;
export const removeQuotationMark: StepLabel = (line) =>
  `Remove the quotation mark too many in line ${line}`;
export const writeDoubleQuotes: StepLabel = (line) => `Write double quotes in line ${line}`;
export const writeLiteral =
  (literal: string, word: string): StepLabel =>
  (line) =>
    `Write ${literal} instead of “${word}” in line ${line}`;
export const putInQuotes =
  (word: string): StepLabel =>
  (line) =>
    `Put “${word}” in quotes in line ${line}`;
export const removeWord =
  (word: string): StepLabel =>
  (line) =>
    `Remove “${word}” in line ${line}`;
export const escapeCharacters: StepLabel = (line) =>
  `Write the special characters in line ${line} as JSON wants them`;
export const escapeQuotationMarks: StepLabel = (line) =>
  `Write the quotation marks inside the text in line ${line} as \\"`;

// Several steps, and conflict markers.
export const bothSteps =
  (first: StepLabel, second: StepLabel): StepLabel =>
  (line) => {
    const then = second(line);
    return `${first(line)} and ${then.charAt(0).toLowerCase()}${then.slice(1)}`;
  };
export const repairPlaces = (count: number): string => `Repair ${count} places`;
export const removeMarkers = 'Remove the marker lines';
export const keepSide = (which: 'ours' | 'theirs', name: string, conflicts: number): string =>
  `Keep ${which}${name ? ` (${inQuotes(name)})` : ''}${conflicts > 1 ? ` in all ${conflicts} places` : ''}`;
export const andMend = (label: string, slips: number): string =>
  `${label} and mend ${slips === 1 ? 'a slip' : `${slips} slips`}`;
