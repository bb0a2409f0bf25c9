import { inQuotes } from '../text/direction.ts';

export const notYaml = (file: string, line: number): string =>
  `Fix line ${line} of ${file} first. Its frontmatter can’t be read.`;
export const notLines = (file: string): string =>
  `Edit this in ${file}. Its frontmatter doesn’t have one field per line.`;
export const titleTwice = 'Leave “title” out of the frontmatter. The title is already set.';
export const notAlone = (file: string, field: string): string =>
  `Edit ${inQuotes(field)} in ${file} itself. Changing it here would change another field.`;
