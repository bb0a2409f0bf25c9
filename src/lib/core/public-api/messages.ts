/* Why operations from a program are not possible. */
import { inQuotes } from '../text/direction.ts';

export const fileExists = (file: string): string =>
  `There is a file ${inQuotes(file)} already. Choose another name.`;
