/* What the clipboard contains that can't be pasted. */
import { quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';

export const noText = 'Can’t paste: there’s no text on the clipboard.';
export const mistakeInJson = (mistake: string): string =>
  `Can’t paste: the JSON on the clipboard has a syntax error.${mistake && ` ${mistake}`}`;
export const severalLists = (keys: readonly string[]): string =>
  `Copy one list. The clipboard contains several: ${listed(keys.map(quoted))}.`;
export const emptyList = 'Can’t paste: the list on the clipboard is empty.';
export const oddEntry = (entry: string): string =>
  `Can’t paste: ${quoted(entry)} on the clipboard isn’t a navigation element.`;
export const otherJson = 'Can’t paste: the JSON on the clipboard isn’t a navigation element.';
export const address = (url: string): string =>
  `Copy a page path such as “guides/start”. The clipboard contains a URL, ${quoted(url)}.`;
export const otherText = (line: string): string =>
  `Copy a list of page paths. The clipboard contains other text: ${quoted(line)}.`;
export const holdsOnly = (text: string): string =>
  `Can’t paste: the clipboard only contains ${quoted(text)}.`;
