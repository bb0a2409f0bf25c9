/* The start page’s title, and the page that is shown after an error. */
export const title = 'Signpost';

export const nothingAtAddress = 'There is nothing at this address';
export const somethingWentWrong = 'Something went wrong';
export const workIsKept = 'Unsaved work is kept in this browser; the start screen offers it.';
export const downloadWork = 'Download my work';
export const backToStart = 'Back to start';
export const latestWork = (files: readonly string[], when: string): string =>
  `Your latest work is ${files.join(', ')}, ${when}.`;
export const asItWas = 'as it was when this happened';
