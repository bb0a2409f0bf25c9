/* The page that a git host sends people back to after they signed in. It usually closes at once. */
export const title = 'Signing in';
export const finishing = 'Finishing sign-in…';
export const done = 'You’re signed in. You can close this window.';
export const nobodyWaits =
  'This sign-in is no longer active. Close this window, go back to Signpost, and sign in again.';
