/* What the checks say about the settings of the site. */
import { quoted } from '../../document/kind-words.ts';
import { doesNotBuild, orNoBuild } from '../../document/messages.ts';
import { formatNumber } from '../../text/plural.ts';

// Keys
export const unknownSetting = (key: string): string =>
  `${quoted(key)} isn’t a known setting. Signpost leaves it unchanged.`;
export const insideNavigation = (key: string): string =>
  `Move ${quoted(key)} into “navigation”. It has no effect here.`;
export const unknownKey = (key: string, setting: string): string =>
  `${quoted(key)} isn’t a known setting of ${setting}. Signpost leaves it unchanged.`;
export const lostKey = (key: string, setting: string): string =>
  `Move ${quoted(key)} out of ${setting}, or it won’t appear on the site.`;
export const cannotContain = (setting: string, key: string): string =>
  `${setting} can’t contain ${quoted(key)}. ${doesNotBuild}`;
export const needsKey = (setting: string, key: string, wanted: string): string =>
  `Add ${quoted(key)} to ${setting}: ${wanted}. ${orNoBuild}`;

// Values
export const mustBe = (setting: string, wanted: string, written?: string): string =>
  `${setting} must be ${wanted}${written ? `, not ${written}` : ''}. ${doesNotBuild}`;
export const thisEntry = 'this entry';
export const addValue = (value: string): string => `Add ${quoted(value)}`;

// Names: “source” of entry 3 in “redirects”
export const entryOf = (n: number, setting: string): string =>
  `entry ${formatNumber(n)} in ${setting}`;
export const keyOf = (key: string, entry: string): string => `${key} of ${entry}`;

// Settings that every site has
export const missingSetting = (key: string): string => `Add ${quoted(key)}. ${orNoBuild}`;
export const addSetting = (key: string, value: string): string =>
  `Add ${quoted(key)}: ${quoted(value)}`;
export const siteName = 'Documentation';
export const partOfSite =
  'Add “name”, “theme”, and “colors”, unless this file is only part of a site.';
export const addAll = 'Add all three';
