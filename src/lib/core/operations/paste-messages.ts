/* What the clipboard holds that cannot be pasted. */
import { listed, quoted } from '../document/kind-words.ts';

export const noText = 'The clipboard holds no text.';
export const mistakeInJson = (mistake: string): string =>
  `The clipboard holds JSON with a mistake in it.${mistake && ` ${mistake}`}`;
export const severalLists = (keys: readonly string[]): string =>
  `The clipboard holds several lists, ${listed(keys.map(quoted))}. Copy one of them.`;
export const emptyList = 'The clipboard holds a list with nothing in it.';
export const oddEntry = (entry: string): string =>
  `The clipboard holds a list in which ${quoted(entry)} is no element of a navigation.`;
export const otherJson = 'The clipboard holds JSON, but no element of a navigation.';
export const address = (url: string): string =>
  `The clipboard holds a web address, ${quoted(url)}. Pages are listed by their path, such as “guides/start”.`;
export const otherText = (line: string): string =>
  `The clipboard holds text that is no list of page paths: ${quoted(line)}.`;
export const holdsOnly = (text: string): string => `The clipboard holds only ${quoted(text)}.`;
