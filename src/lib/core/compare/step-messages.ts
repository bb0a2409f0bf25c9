/* The names of steps that were typed, in the past tense. */
import { counted } from '../text/plural.ts';

// One text that became another.
export const change = (before: string, after: string): string =>
  `Changed ${before} to ${after} in the JSON`;
export const rename = (before: string, after: string): string => `Renamed ${before} to ${after}`;
export const renameInJson = (before: string, after: string): string =>
  `${rename(before, after)} in the JSON`;
export const changePage = (before: string, after: string): string =>
  `Changed page ${before} to ${after} in the JSON`;
export const changeField = (field: string, before: string, after: string): string =>
  `Changed ${field} from ${before} to ${after} in the JSON`;

// Any other text.
export const changePlaces = (count: number, files: string): string =>
  `Changed ${counted(count, 'place', 'places')} in ${files}`;
export const changeSpaces = (files: string): string => `Changed spaces or line breaks in ${files}`;
export const type = (text: string, files: string): string => `Typed ${text} in ${files}`;
export const deleteText = (text: string, files: string): string => `Deleted ${text} in ${files}`;
export const replace = (before: string, after: string, files: string): string =>
  `Replaced ${before} with ${after} in ${files}`;
export const lines = (count: number): string => counted(count, 'line', 'lines');
export const breaksJson = (step: string): string => `${step} (broke the JSON)`;
export const mendsJson = (step: string): string => `${step} (fixed the JSON)`;

// What a step changed.
export const jsonWasBroken = 'The JSON had a syntax error, so the navigation didn’t change';
export const onlyWriting = 'Only the formatting changed: spaces, line endings, or comments';
