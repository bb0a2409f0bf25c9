/* What is said when another version can't be compared. */
export const noDocument = (file: string, where: string): string =>
  `${where} has no ${file}. Choose another version.`;
export const broken = (where: string, problem: string): string =>
  `${where} has a JSON syntax error: ${problem}`;
export const notRead = (path: string): string =>
  `${path} can’t be read as text, so it can’t be reverted.`;
