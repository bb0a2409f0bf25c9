/* What goes wrong between this page and a git host: what happened, that the work is safe, and what to do next. */
import { counted } from '../../core/text/plural.ts';

export const kept = 'Your work is safe here.';

// No usable answer
export const slow = (host: string): string =>
  `${host} didn’t respond in time. ${kept} Try again in a moment.`;
export const offline = (host: string): string =>
  `You’re offline, so ${host} can’t be reached. ${kept} Try again when you’re connected.`;
export const unreachable = (host: string): string =>
  `${host} can’t be reached. ${kept} Check your connection and try again.`;
export const brokeOff = (host: string): string =>
  `The response from ${host} was interrupted. ${kept} Try again in a moment.`;
export const foreign = (host: string): string =>
  `Something between you and ${host} responded instead, such as a network’s sign-in page. ${kept} Open ${host} in another tab, then try again.`;
export const stopped = (host: string): string => `The request to ${host} was canceled. ${kept}`;
export const hostTrouble = (host: string): string =>
  `${host} has a problem. ${kept} Try again soon.`;

// Who is asking
export const badToken = (host: string): string =>
  `${host} doesn’t accept the token. It may be wrong or expired. ${kept} Sign in again with a new one.`;
export const unknownUser = (host: string): string =>
  `${host} requires you to sign in. ${kept} Sign in and try again.`;
export const notWithoutUser = (host: string): string =>
  `${host} only allows this when you’re signed in. ${kept} Sign in first.`;
export const singleSignOn = (host: string): string =>
  `The organization requires single sign-on. ${kept} On ${host}, authorize your token (“Configure SSO” next to the token), then try again.`;
export const archived = `The repository is archived and read-only. ${kept} Download the file, or ask an owner to unarchive the repository.`;
export const tokenKindRefused = `The organization doesn’t accept this kind of token. ${kept} Ask an owner, or sign in with another token.`;
export const tokenTooWeak = (host: string): string =>
  `Your token doesn’t have permission to do this on ${host}. ${kept} Sign in with one that can write contents and requests of this repository.`;

// What is asked
export const notSeen = (host: string): string =>
  `Not found on ${host}, or your token has no access. ${kept} Check the name and the token’s permissions.`;
export const notPublic = (host: string): string =>
  `Not found on ${host}, or not public. ${kept} Check the name, or sign in if it’s private.`;
export const changedByOthers = (host: string): string =>
  `Another person changed the same thing on ${host} just now. ${kept} Review the latest version and try again.`;
export const tooMuch = (host: string): string =>
  `This is too large for ${host}. ${kept} Commit fewer files.`;
export const refused = (host: string): string =>
  `${host} rejected this. ${kept} Change it and try again.`;
export const refusedBecause = (host: string, said: string): string =>
  `${host} rejected this: “${said}”. ${kept} Change it and try again.`;
/** `clock`: when requests are allowed again, in `minutes`. */
export const limited = (host: string, clock: string, minutes: number): string =>
  `${host} has reached its request limit. ${kept} Try again ${atTime(clock, minutes)}.`;
export const limitedSignedOut = (host: string, clock: string, minutes: number): string =>
  `${host} has reached its request limit. ${kept} Sign in for a higher limit, or try again ${atTime(clock, minutes)}.`;
const atTime = (clock: string, minutes: number): string =>
  `at ${clock} (in ${counted(minutes, 'minute', 'minutes')})`;
