/* Signing in to a git host, and its limit on requests. */
import { plural } from '$lib/core/text/plural';

// What a token is, and where to make one.
export const signsInBefore = 'Signpost signs in with a';
export const tokenWord = 'token';
export const signsInAfter = (host: string): string =>
  `: a password that you make on ${host} for this alone, and can end there at any time.`;
export const makeToken = (host: string): string => `Make a token on ${host}`;
export const opensInTab = ', opens in a new tab';
export const chooseRepositories =
  'Choose the repositories it is for. What it has to be allowed is filled in, or you choose it:';

// The field.
export const token = 'Token';
export const pasteToken = (host: string): string => `Paste the token that you made on ${host}.`;
export const tokenUnknown = (host: string): string =>
  `${host} does not know this token, or it is over. Copy all of it once more, or make a new one.`;
export const remember = 'Remember on this computer';
export const keptEncrypted =
  'Kept encrypted in this browser until you sign out. Only on a computer of your own.';
export const keptUntilClosed = 'Kept until you close this tab.';
export const sentTo = (host: string): string => `It is sent to ${host} and to nobody else.`;
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';

// What Signpost does with it. `request` is the host's word: "pull request".
export const whatItDoes = 'What Signpost does with it';
export const itReads = (request: string): string =>
  `It reads your docs, commits what you have reviewed, and opens a ${request} when you ask for one. It commits nothing by itself.`;
export const widerTokenBefore =
  'Such a token writes only to repositories of your own and of your organizations. To propose changes to a repository of somebody else, make';
export const widerToken = 'the older kind of token';
export const widerTokenAfter = (rights: readonly string[]): string =>
  `, allowed: ${rights.join(', ')}.`;

// The limit.
export const limited = (host: string, until: string, minutes: number): string =>
  `${host} allows no more requests until ${until} (in ${plural(minutes, 'a minute', `${minutes} minutes`)}).`;
