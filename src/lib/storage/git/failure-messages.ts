/* What goes wrong between this page and a git host: what happened, and what to do next. */
import { counted } from '../../core/text/plural.ts';

// No usable answer
export const slow = (host: string): string =>
  `${host} didn’t respond in time. Try again in a moment.`;
export const offline = (host: string): string =>
  `You’re offline, so ${host} can’t be reached. Try again when you’re connected.`;
export const unreachable = (host: string): string =>
  `${host} can’t be reached. Check your connection and try again.`;
export const brokeOff = (host: string): string =>
  `The response from ${host} was interrupted. Try again in a moment.`;
export const foreign = (host: string): string =>
  `Your network blocked the request to ${host}, perhaps with a sign-in page. Open ${host} in another tab, then try again.`;
export const stopped = (host: string): string => `The request to ${host} was canceled.`;
export const hostTrouble = (host: string): string =>
  `${host} is having problems. Try again in a moment.`;

// Who is asking
export const badToken = (host: string): string =>
  `${host} no longer accepts your sign-in. It may have expired or been revoked. Sign in again.`;
export const unknownUser = (host: string): string =>
  `${host} requires you to sign in. Sign in and try again.`;
export const notWithoutUser = (host: string): string =>
  `${host} only allows this when you’re signed in. Sign in first.`;
export const singleSignOn = (host: string): string =>
  `The organization requires single sign-on. On ${host}, authorize your token (“Configure SSO” next to the token), then try again.`;
export const archived = `The repository is archived and read-only. Download the file, or ask an owner to unarchive the repository.`;
export const tokenKindRefused = `The organization doesn’t accept this kind of token. Ask an owner to allow it, or sign in with another kind of token.`;
export const tokenTooWeak = (host: string): string =>
  `You don’t have permission to do this on ${host}. Sign in with an account or token that can write to this repository and open pull or merge requests.`;

// What is asked
export const notSeen = (host: string): string =>
  `Not found on ${host}, or you don’t have access. Check the name, or sign in with an account or token that has access.`;
export const notPublic = (host: string): string =>
  `Not found on ${host}, or not public. Check the name, or sign in if it’s private.`;
export const changedByOthers = (host: string): string =>
  `Another person changed the same thing on ${host} just now. Review the latest version and try again.`;
export const tooMuch = (host: string): string =>
  `This is too large for ${host}. Commit fewer files.`;
export const refused = (host: string): string =>
  `${host} rejected this and gave no reason. Try again, or make the change on ${host}.`;
export const refusedBecause = (host: string, said: string): string =>
  `${host} rejected this: “${said}”. Fix the problem and try again.`;
/** `clock`: when requests are allowed again, in `minutes`. */
export const limited = (host: string, clock: string, minutes: number): string =>
  `You’ve reached ${host}’s rate limit. Try again ${atTime(clock, minutes)}.`;
export const limitedSignedOut = (host: string, clock: string, minutes: number): string =>
  `You’ve reached ${host}’s rate limit. Sign in for a higher limit, or try again ${atTime(clock, minutes)}.`;
const atTime = (clock: string, minutes: number): string =>
  `at ${clock} (in ${counted(minutes, 'minute', 'minutes')})`;
