/* Icons as they are drawn everywhere, in the exported page too. */
export const inlineSvg = 'A drawing in the file itself';
export const offline = 'Icons can’t load offline.';
export const pictureElsewhere = (host: string): string =>
  `A picture from ${host}, which is not loaded here`;
export const notLoaded = 'The icons could not be loaded. Close this and try again.';
