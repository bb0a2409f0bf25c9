/* The exported page. */
export const madeOn = (day: string): string =>
  `A preview made with Signpost on ${day}. The look is approximate; the texts of pages are not in it.`;
export const note = 'Preview note';
export const showLight = 'Show it light';
export const showDark = 'Show it dark';
export const noPageAt = (path: string): string => `The navigation has no page at ${path}`;
export const noNavigation = 'There is no navigation to show.';
