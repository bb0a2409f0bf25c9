/* What the checks say about icons. */
import { listed, quoted } from '../../document/kind-words.ts';

export const iconNotName = (holder: string): string =>
  `The icon of ${holder} must be its name in quotes.`;
export const iconWithoutName = (holder: string): string => `The icon of ${holder} has no name.`;
export const noStyle = (value: string, styles: readonly string[]): string =>
  `${value} is no icon style. The styles are ${styles.join(', ')} and the sharp ones.`;
export const noLibrary = (value: string, libraries: readonly string[]): string =>
  `${value} is no icon library. The libraries are ${listed(libraries)}.`;
/** In place of a value that is no text. */
export const thisValue = 'This';
export const unknownInIcon = (key: string): string =>
  `Nobody knows a field ${quoted(key)} in an icon, so it does nothing. It stays in the file.`;

// Names in libraries
export const libraryNames: Readonly<Record<string, string>> = {
  fontawesome: 'Font Awesome',
  lucide: 'Lucide',
  tabler: 'Tabler',
};
export const notFree = (icon: string, library: string): string =>
  `${quoted(icon)} isn’t among the free icons of ${library}.`;
export const unknownIcon = (icon: string, library: string): string =>
  `${library} has no icon ${quoted(icon)}. Readers may see no icon.`;
export const isIn = (library: string): string => `${library} has one of this name.`;
export const takeFrom = (library: string): string => `Take it from ${library}`;
