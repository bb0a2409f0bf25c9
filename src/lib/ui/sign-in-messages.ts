/* Signing in to a git host, and its rate limit. */
import { counted } from '$lib/core/text/plural';

// With an account.
export const signInWith = (host: string): string => `Sign in with ${host}`;
export const continueIn = (host: string): string => `Continue in the ${host} window.`;
export const windowClosed = (host: string): string =>
  `The ${host} window seems to be closed. If you didn’t finish, sign in again.`;
export const stop = 'Stop waiting';
export const again = 'Sign in again';
export const windowBlocked =
  'Your browser blocked the sign-in window. Allow pop-ups for Signpost and try again, or use an access token.';
export const staySignedIn = 'Stay signed in on this computer';
export const signedInUntilClosed = 'You’ll be signed out when you close this tab.';
export const unlimited = (host: string): string =>
  `On ${host}, this may give Signpost full access to your account. Signpost only uses repositories that you open.`;
export const useComputersAccount = 'Use this computer’s account';
export const whatComputersAccountIs = (host: string): string =>
  `Signpost asks gh or git on this computer for your ${host} account, only when you click this.`;
export const useToken = 'Use an access token instead';

// What a token is, and where to make one.
export const signsInBefore = 'Sign in with an';
export const tokenWord = 'access token';
export const signsInAfter = (host: string): string =>
  ` that you create on ${host} and can revoke at any time.`;
export const makeToken = (host: string): string => `Create a token on ${host}`;
export const opensInTab = ', opens in a new tab';
export const chooseRepositories = 'Choose its repositories and give it these permissions:';

// The field.
export const token = 'Token';
export const tokenMissing = 'Enter the token.';
export const tokenUnknown = (host: string): string =>
  `${host} rejected this token. It may be incomplete or expired. Copy it again, or create a new one.`;
export const remember = 'Remember token on this computer';
export const keptEncrypted =
  'Stored encrypted in this browser until you sign out. Don’t use this on a shared computer.';
export const keptUntilClosed = 'Stored until you close this tab.';
export const elseForgotten = 'Otherwise, it’s forgotten when you close this tab.';
export const sentTo = (host: string): string => `Sent only to ${host}.`;
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';

// What Signpost does with it. `request` is the host's word: "pull request".
export const whatItDoes = 'What Signpost uses it for';
export const itReads = (request: string): string =>
  `Signpost reads your docs, commits the changes you reviewed, and opens a ${request} if you ask for one. It never commits on its own.`;
export const widerTokenBefore =
  'This kind of token can write only to your own repositories and those of your organizations. To propose changes to other repositories, create';
export const widerToken = 'a classic token';
export const widerTokenAfter = (rights: readonly string[]): string =>
  ` with these scopes: ${rights.join(', ')}.`;

// The limit.
export const limited = (host: string, until: string, minutes: number): string =>
  `You’ve reached ${host}’s rate limit. It resets at ${until} (in ${counted(minutes, 'minute', 'minutes')}).`;
