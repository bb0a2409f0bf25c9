/* Icons as they are drawn everywhere, in the exported page too. */
export const inlineSvg = 'An inline SVG';
export const offline = 'Icons can’t load offline.';
export const pictureElsewhere = (host: string): string => `An image from ${host} (not loaded here)`;
export const notLoaded = 'Couldn’t load the icons. Close this and try again.';
