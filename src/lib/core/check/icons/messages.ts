/* What the checks say about icons. */
import { quoted } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';

export const iconNotName = (holder: string): string =>
  `The icon of ${holder} must be an icon name in quotes.`;
export const iconWithoutName = (holder: string): string => `Add a name to the icon of ${holder}.`;
export const noStyle = (value: string, styles: readonly string[]): string =>
  `${value} isn’t an icon style. Use ${styles.join(', ')}, or a sharp variant.`;
export const noLibrary = (value: string, libraries: readonly string[]): string =>
  `${value} isn’t an icon library. Use ${listed(libraries, 'or')}.`;
/** In place of a value that isn't text. */
export const thisValue = 'This';
export const unknownInIcon = (key: string): string =>
  `${quoted(key)} isn’t a known icon field. Signpost leaves it unchanged.`;

// Names in libraries
export const libraryNames: Readonly<Record<string, string>> = {
  fontawesome: 'Font Awesome',
  lucide: 'Lucide',
  tabler: 'Tabler',
};
export const notFree = (icon: string, library: string): string =>
  `${quoted(icon)} isn’t a free ${library} icon.`;
export const unknownIcon = (icon: string, library: string): string =>
  `${library} has no icon named ${quoted(icon)}, so it may not appear.`;
export const isIn = (library: string): string => `${library} has one with this name.`;
export const takeFrom = (library: string): string => `Use the icon from ${library}`;
