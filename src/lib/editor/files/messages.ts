export const filesUnknown = 'Only docs.json was opened, so its other files are not known.';
/** `file` in quotes. */
export const notUtf8 = (file: string): string => `${file} is not UTF-8 text, so it stays closed.`;
/** `file` in quotes. */
export const onlyRead = (file: string): string =>
  `${file} can only be looked at here, because docs.json was opened by itself. Open the whole folder to change both.`;
export const unreadableSpecification = 'It could not be read: it is too large, or has changed.';
export const fewReads =
  'Without signing in only few files of a repository can be read, so this one was not. Sign in, and open it again.';
