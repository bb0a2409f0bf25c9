/* What the checks say about the settings of the site. */
import { quoted } from '../../document/kind-words.ts';

// Keys
export const unknownSetting = (key: string): string =>
  `${quoted(key)} isn’t a known setting. Signpost leaves it unchanged.`;
export const insideNavigation = (key: string): string =>
  `${quoted(key)} belongs inside “navigation”; outside of it, it isn’t a known setting. Signpost leaves it unchanged.`;
export const unknownKey = (key: string, setting: string): string =>
  `${quoted(key)} isn’t a known setting of ${setting}. Signpost leaves it unchanged.`;
export const lostKey = (key: string, setting: string): string =>
  `${quoted(key)} doesn’t belong in ${setting}, and won’t appear on the site.`;
export const cannotContain = (setting: string, key: string): string =>
  `${setting} can’t contain ${quoted(key)}. The site doesn’t build with it.`;
export const needsKey = (setting: string, key: string, wanted: string): string =>
  `${setting} needs ${quoted(key)}: ${wanted}. The site doesn’t build without it.`;

// Values
export const mustBe = (setting: string, wanted: string, written: string): string =>
  `${setting} must be ${wanted}. The site doesn’t build with ${written}.`;
export const thisValue = 'this value';
export const thisEntry = 'this entry';
export const addValue = (value: string): string => `Add ${quoted(value)}`;

// Names: “source” of entry 3 in “redirects”
export const entryOf = (n: number, setting: string): string => `entry ${n} in ${setting}`;
export const keyOf = (key: string, entry: string): string => `${key} of ${entry}`;

// Settings that every site has
export const missingSetting = (key: string): string =>
  `The site has no ${quoted(key)}. The site doesn’t build without it.`;
export const addSetting = (key: string, value: string): string =>
  `Add ${quoted(key)}: ${quoted(value)}`;
export const siteName = 'Documentation';
export const partOfSite =
  '“name”, “theme” and “colors” are missing. A site needs them; a file that is only a part of one doesn’t.';
export const addAll = 'Add all three';
