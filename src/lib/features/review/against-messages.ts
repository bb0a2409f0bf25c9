/* The words of the comparison with another version. */
export const compareWith = 'Compare with another version';
export const revision = 'Branch, tag, or commit';
export const branch = 'Branch or commit';
export const compare = 'Compare';
export const chooseFile = 'Choose a file';
export const reading = 'Reading…';
export const about = 'See what changed since another version, and revert single changes.';
export const noDocument = (file: string, where: string): string =>
  `${where} has no ${file}. Choose another version.`;
export const broken = (where: string, problem: string): string =>
  `${where} has a JSON syntax error: ${problem}`;
export const same = (where: string): string =>
  `The navigation and settings are the same as in ${where}.`;
export const since = (where: string): string => `Changes since ${where}`;
