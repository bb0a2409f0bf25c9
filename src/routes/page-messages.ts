/* The start page’s title, and the page that is shown after an error. */
export const title = 'Signpost';

export const nothingAtAddress = 'Page not found';
export const somethingWentWrong = 'Something went wrong';
export const workIsKept =
  'Your draft is saved in this browser. You can restore it from the start screen.';
export const downloadWork = 'Download my work';
export const backToStart = 'Back to start';
export const latestWork = (files: readonly string[], when: string): string =>
  `Your latest work: ${files.join(', ')}, ${when}.`;
export const asItWas = 'as it was when the error occurred';
