/* What the checks say about redirects. A redirect in a sentence is written as `arrow` does. */
import { quotedPath } from '../../document/kind-words.ts';
import { doesNotBuild, orNoBuild } from '../../document/messages.ts';
import { listed } from '../../text/listed.ts';
import { counted, plural } from '../../text/plural.ts';

/** “/a” → “/b” */
export const arrow = (source: string, destination: string): string =>
  `${quotedPath(source)} → ${quotedPath(destination)}`;

// Keys
export const wrongKeys = (key: string): string =>
  `Use “source” and “destination” in redirects, not ${quotedPath(key)}. ${orNoBuild}`;
export const severalWrongKeys = (count: number): string =>
  `${counted(count, 'redirect uses', 'redirects use')} “from” and “to” instead of “source” and “destination”. ${doesNotBuild}`;
export const renameKeys = (
  keys: readonly { readonly old: string; readonly now: string }[],
): string =>
  `Rename ${keys.map(({ old, now }) => `${quotedPath(old)} to ${quotedPath(now)}`).join(' and ')}`;

// Sources that never work
export const sourceWithMark = (source: string, mark: string): string =>
  `Remove “${mark}” and everything after it from the source ${quotedPath(source)}, or remove the redirect. Redirects only match paths, so this one never works.`;
export const severalWithMark = (count: number): string =>
  `${counted(count, 'redirect has', 'redirects have')} a “#” or a “?” in the source and never ${plural(count, 'matches', 'match')}.`;
export const sourceReserved = (source: string): string =>
  `Choose another source, or remove this redirect. The host serves ${quotedPath(source)} itself, so the redirect has no effect.`;
export const severalReserved = (count: number): string =>
  `${counted(count, 'redirect has', 'redirects have')} no effect because the host serves ${plural(count, 'its source', 'their sources')} itself.`;
export const removeThis = 'Remove the redirect';

// Sources that appear twice
export const repeated = (redirect: string, first: string): string =>
  `Remove ${redirect}. It repeats ${first}.`;
export const severalRepeated = (count: number): string =>
  `${counted(count, 'redirect appears', 'redirects appear')} twice in the list.`;
export const removeSecond = 'Remove the second one';
export const sourceTwice = (source: string, first: string, second: string): string =>
  `Remove one of the two redirects from ${quotedPath(source)}. One leads to ${quotedPath(first)}, this one to ${quotedPath(second)}, and only one is used.`;
export const severalTwice = (count: number): string =>
  `${counted(count, 'redirect has', 'redirects have')} the same source as another one. Only one of each pair is used.`;

// Loops
export const loopBy = (redirect: string, others: readonly string[]): string =>
  `${redirect} forms a loop with ${listed(others)}, so readers get an error. Change or remove one of these redirects.`;
export const loopToItself = (source: string): string =>
  `Remove this redirect. ${quotedPath(source)} redirects to itself, so readers get an error.`;
export const loopByWildcard = (redirect: string): string =>
  `${redirect} is a loop: the destination matches the source again, so readers get an error.`;
export const loopByEnding = (redirect: string): string =>
  `Remove this redirect. ${redirect} is a loop, because a final “/” or “/index” makes no difference.`;
export const severalLoops = (count: number): string =>
  `${counted(count, 'redirect forms a loop', 'redirects form loops')}, so readers get an error.`;

// Redirects from pages
export const hidesPage = (source: string, destination: string): string =>
  `Remove the redirect from ${quotedPath(source)} to ${quotedPath(destination)}, or the page at ${quotedPath(source)}. Readers see only one of them.`;
export const severalHidePages = (count: number): string =>
  `${counted(count, 'redirect starts', 'redirects start')} at the URL of an existing page. Readers see only one of the two.`;

// Destinations
export const nowhere = (end: string, source: string): string =>
  `The redirect from ${quotedPath(source)} leads to ${quotedPath(end)}, but there’s no such page in this folder.`;
export const nowhereBy = (end: string, source: string, destination: string): string =>
  `The redirect from ${quotedPath(source)} leads to ${quotedPath(end)} (through ${quotedPath(destination)}), but there’s no such page in this folder.`;
export const pointElsewhere = 'Point it to a page that exists.';
export const severalNowhere = (count: number): string =>
  `${counted(count, 'redirect leads', 'redirects lead')} to a missing page.`;
export const chained = (source: string, destination: string, end: string): string =>
  `Point ${quotedPath(source)} to ${quotedPath(end)}. ${quotedPath(destination)} only redirects there.`;
export const chainedBy = (source: string, destination: string, end: string, by: number): string =>
  `Point ${quotedPath(source)} to ${quotedPath(end)}. ${quotedPath(destination)} only redirects there, through ${counted(by, 'more redirect', 'more redirects')}.`;
export const severalChained = (count: number): string =>
  `${counted(count, 'redirect leads', 'redirects lead')} to another redirect.`;
export const pointTo = (path: string): string => `Point it to ${quotedPath(path)}`;

/** Where the way from a URL ends. */
export const wayEnds = {
  page: (at: string): string => `${at} is a page.`,
  file: (at: string): string => `${at} is a file.`,
  unknown: (at: string): string => `${at} may exist. It may be generated or served by the host.`,
  nothing: (at: string): string => `There’s no page and no redirect at ${at}.`,
  elsewhere: (at: string): string => `${at} is on another site.`,
  loop: (): string => 'This is a loop. Readers get an error.',
};
