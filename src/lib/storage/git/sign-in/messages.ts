/* Signing in to a git host with an account: what can go wrong, and what to do next. */

export const declined = (host: string): string =>
  `You didn’t allow access on ${host}. Sign in again to continue.`;
export const rejected = (host: string, said: string): string =>
  `${host} rejected the sign-in: “${said.replace(/\s+/g, ' ').trim().slice(0, 200)}”. Sign in again, or use an access token.`;
export const codeOver = (host: string): string =>
  `This sign-in to ${host} has expired. Sign in again.`;
export const applicationUnknown = (host: string): string =>
  `${host} doesn’t recognize this copy of Signpost. Use an access token, or ask whoever runs Signpost to check its client ID.`;
export const notUnderstood = (host: string): string =>
  `The response from ${host} was incomplete. Sign in again in a moment.`;
export const slow = (host: string): string =>
  `${host} didn’t respond in time. Sign in again in a moment.`;
export const unreachable = (host: string): string =>
  `${host} can’t be reached. Check your connection and sign in again.`;
/** `remedy`: what the administrator can do. */
export const otherSitesBarred = (host: string, remedy: string): string =>
  `${host} doesn’t allow sign-in from other websites. Use an access token, or ask its administrator to ${remedy}.`;
export const canceled = (host: string): string => `The sign-in to ${host} was canceled.`;
export const noToken = (host: string): string =>
  `The sign-in service for ${host} sent no token. Sign in again, or use an access token.`;
