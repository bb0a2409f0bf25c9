/* The names of steps that were typed. */
import { counted } from '../text/plural.ts';

// One text that became another.
export const change = (before: string, after: string): string =>
  `Change ${before} to ${after} by typing`;
export const rename = (before: string, after: string): string =>
  `Rename ${before} to ${after} by typing`;
export const changePage = (before: string, after: string): string =>
  `Change page ${before} to ${after} by typing`;
export const changeField = (field: string, before: string, after: string): string =>
  `Change ${field} from ${before} to ${after} by typing`;

// Any other text.
export const changePlaces = (count: number, files: string): string =>
  `Change ${counted(count, 'place', 'places')} in ${files}`;
export const changeSpaces = (files: string): string => `Change spaces or line ends in ${files}`;
export const type = (text: string, files: string): string => `Type ${text} in ${files}`;
export const deleteText = (text: string, files: string): string => `Delete ${text} in ${files}`;
export const replace = (before: string, after: string, files: string): string =>
  `Replace ${before} with ${after} in ${files}`;
export const lines = (count: number): string => counted(count, 'line', 'lines');
export const breaksJson = (step: string): string => `${step}, which breaks the JSON`;
export const mendsJson = (step: string): string => `${step}, which fixes the JSON`;

// What a step changed.
export const jsonWasBroken = 'The JSON was broken here, so what the text means did not change';
export const onlyWriting = 'Only the writing changed: spaces, line ends or comments';
