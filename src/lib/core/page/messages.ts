/* Texts about pages that can't be read as written. */
import { inQuotes } from '../text/direction.ts';

export const nestedTooDeeply = 'nested too deeply';
export const snippetMissing = (file: string): string => `Snippet ${inQuotes(file)} wasn’t found.`;
export const snippetCircle = (file: string): string => `Snippet ${inQuotes(file)} includes itself.`;
export const snippetTooDeep = (file: string): string =>
  `Snippet ${inQuotes(file)} is nested too deeply to show.`;
export const snippetsTooLarge = (file: string): string =>
  `Snippet ${inQuotes(file)} is too large to show.`;
