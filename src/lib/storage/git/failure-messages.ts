/* What goes wrong between this page and a git host: what happened, that the work is kept, and what to do next. */
import { plural } from '../../core/text/plural.ts';

export const kept = 'Your work is kept.';

// No usable answer
export const slow = (host: string): string =>
  `${host} did not answer in time. ${kept} Try again in a moment.`;
export const offline = (host: string): string =>
  `You are offline, so ${host} cannot be reached. ${kept} Try again when you are connected.`;
export const unreachable = (host: string): string =>
  `${host} cannot be reached, or the connection broke. ${kept} Check the connection and try again.`;
export const brokeOff = (host: string): string =>
  `The answer of ${host} broke off in the middle. ${kept} Try again in a moment.`;
export const foreign = (host: string): string =>
  `Something between you and ${host} answered in its place, perhaps the sign-in page of a network. ${kept} Open ${host} in another tab, then try again.`;
export const stopped = (host: string): string =>
  `${host} was not waited for any longer. ${kept} Try again when you like.`;
export const hostTrouble = (host: string): string =>
  `${host} has trouble of its own at the moment. ${kept} Try again soon.`;

// Who is asking
export const badToken = (host: string): string =>
  `${host} does not accept the token: it is wrong, or it has ended. ${kept} Sign in again with a new one.`;
export const unknownUser = (host: string): string =>
  `${host} wants to know who you are. ${kept} Sign in and try again.`;
export const notWithoutUser = (host: string): string =>
  `${host} does not allow this without signing in. ${kept} Sign in first.`;
export const singleSignOn = (host: string): string =>
  `The organization asks for single sign-on. ${kept} At ${host}, allow your token for the organization (“Configure SSO” beside the token), then try again.`;
export const archived = `The repository is archived: nobody can change it. ${kept} Download the file, or have the repository taken out of the archive.`;
export const tokenKindRefused = `The organization does not accept this kind of token. ${kept} Ask its owner, or sign in with a token that it accepts.`;
export const tokenTooWeak = (host: string): string =>
  `Your token may not do this at ${host}. ${kept} Sign in with one that may write contents and requests of this repository.`;

// What is asked
export const notSeen = (host: string): string =>
  `${host} has nothing there, or your token may not see it. ${kept} Check the name and what the token may do.`;
export const notPublic = (host: string): string =>
  `${host} has nothing there that everybody may see. ${kept} Check the name, or sign in if it is private.`;
export const changedByOthers = (host: string): string =>
  `Somebody else changed the same thing at ${host} at this moment. ${kept} Look at what is there now and try again.`;
export const tooMuch = (host: string): string =>
  `This is more than ${host} takes at once. ${kept} Commit fewer files.`;
export const refused = (host: string): string =>
  `${host} did not accept this. ${kept} Change it accordingly and try again.`;
export const refusedBecause = (host: string, said: string): string =>
  `${host} did not accept this: “${said}”. ${kept} Change it accordingly and try again.`;
/** `clock`: when requests are allowed again, in `minutes`. */
export const limited = (host: string, clock: string, minutes: number): string =>
  `${host} allows no more requests for now. ${kept} Try again ${atTime(clock, minutes)}.`;
export const limitedSignedOut = (host: string, clock: string, minutes: number): string =>
  `${host} allows no more requests for now. ${kept} Try again ${atTime(clock, minutes)}, or sign in: then far more is allowed.`;
const atTime = (clock: string, minutes: number): string =>
  `at ${clock} (in ${plural(minutes, 'a minute', `${minutes} minutes`)})`;
