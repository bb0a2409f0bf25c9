/* The exported page. */
export const madeOn = (day: string): string =>
  `Preview made with Signpost on ${day}. It approximates the site and leaves out page text.`;
export const note = 'Preview note';
export const showLight = 'Switch to light mode';
export const showDark = 'Switch to dark mode';
export const noPageAt = (path: string): string => `There’s no page at ${path}`;
export const noNavigation = 'This site has no navigation yet.';
