/* What the checks say about redirects. A redirect in a sentence is written as `arrow` does. */
import { quotedPath } from '../../document/kind-words.ts';
import { counted, plural } from '../../text/plural.ts';

/** “/a” → “/b” */
export const arrow = (source: string, destination: string): string =>
  `${quotedPath(source)} → ${quotedPath(destination)}`;

// Keys
export const wrongKeys = (key: string): string =>
  `A redirect names its addresses “source” and “destination”; ${quotedPath(key)} is not read here, so the site does not build.`;
export const severalWrongKeys = (count: number): string =>
  `${redirects(count)} use “from” and “to” instead of “source” and “destination”, so the site does not build.`;
export const renameKeys = (
  keys: readonly { readonly old: string; readonly now: string }[],
): string =>
  `Rename ${keys.map(({ old, now }) => `${quotedPath(old)} to ${quotedPath(now)}`).join(' and ')}`;

// Sources that never work
export const sourceWithMark = (source: string, mark: string): string =>
  `The source ${quotedPath(source)} contains “${mark}”. Redirects are matched by the path alone, so this one never matches. Leave out “${mark}” and what follows, or remove the redirect.`;
export const severalWithMark = (count: number): string =>
  `${redirects(count)} have a “#” or a “?” in their source, so they never match.`;
export const sourceReserved = (source: string): string =>
  `The host serves ${quotedPath(source)} itself, so this redirect has no effect. Remove it, or choose another source.`;
export const severalReserved = (count: number): string =>
  `${redirects(count)} start at an address that the host serves itself, so they have no effect.`;
export const removeThis = 'Remove this redirect';

// Sources that stand twice
export const repeated = (redirect: string, first: string): string =>
  `${redirect} is already in the list as ${first}. One of them is enough.`;
export const severalRepeated = (count: number): string =>
  `${redirects(count)} are in the list twice. One of each is enough.`;
export const removeSecond = 'Remove the second one';
export const sourceTwice = (source: string, first: string, second: string): string =>
  `Two redirects start at ${quotedPath(source)}: one leads to ${quotedPath(first)}, this one to ${quotedPath(second)}. Only one of them is used. Remove the other.`;
export const severalTwice = (count: number): string =>
  `${redirects(count)} repeat the source of another one, so only one of each pair is used.`;

// Loops
export const loopBy = (redirect: string, others: readonly string[]): string =>
  `${redirect} is a loop: it comes back by ${others.join(', ')}. Readers get an error instead of a page. Change or remove one of these redirects.`;
export const loopToItself = (source: string): string =>
  `${quotedPath(source)} redirects to itself, so readers get an error instead of a page. Remove this redirect.`;
export const loopByWildcard = (redirect: string): string =>
  `${redirect} is a loop: the destination matches the source again. Readers get an error instead of a page.`;
export const loopByEnding = (redirect: string): string =>
  `${redirect} is a loop: a final “/” or “/index” makes no difference, so both are the same address. Remove this redirect.`;
export const severalLoops = (count: number): string =>
  `${redirects(count)} lead back to themselves, so readers get an error instead of a page.`;

// Redirects from pages
export const hidesPage = (source: string, destination: string): string =>
  `There is a page at ${quotedPath(source)}, and a redirect from it to ${quotedPath(destination)}. Readers see only one of them. Remove the redirect, or the page.`;
export const severalHidePages = (count: number): string =>
  `${redirects(count)} start at the address of a page that exists, so the page or the redirect is never used.`;

// Destinations
export const nowhere = (end: string, source: string): string =>
  `There is no page at ${quotedPath(end)} in this folder, where the redirect from ${quotedPath(source)} ends.`;
export const nowhereBy = (end: string, source: string, destination: string): string =>
  `There is no page at ${quotedPath(end)} in this folder, where the redirect from ${quotedPath(source)} ends (by ${quotedPath(destination)}).`;
export const pointElsewhere = 'Point it to a page that exists.';
export const severalNowhere = (count: number): string =>
  `${redirects(count)} end at an address without a page in this folder.`;
export const chained = (source: string, destination: string, end: string): string =>
  `${quotedPath(source)} leads to ${quotedPath(destination)}, which is redirected to ${quotedPath(end)}. Point it to ${quotedPath(end)}.`;
export const chainedBy = (source: string, destination: string, end: string, by: number): string =>
  `${quotedPath(source)} leads to ${quotedPath(destination)}, which is redirected to ${quotedPath(end)} by ${by} more ${plural(by, 'redirect', 'redirects')}. Point it to ${quotedPath(end)}.`;
export const severalChained = (count: number): string =>
  `${redirects(count)} lead to another redirect, so readers are sent on more than once.`;
export const pointTo = (path: string): string => `Point it to ${quotedPath(path)}`;

const redirects = (count: number): string => counted(count, 'redirect', 'redirects');
