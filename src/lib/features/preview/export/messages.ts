/* Texts of the export of the preview, and of a read-only site. */
export const exportAsPage = 'Export the preview as a page';
/** The name of the file is between these. */
export const oneFileBefore = 'One file,';
export const oneFileAfter =
  ', that a colleague opens with a double click and reads the site in, as you see it here with your unsaved changes. It asks no other machine for anything.';
export const whatIsIn = 'What is in it';
export const isIn = (kilobytes: number): string =>
  `The navigation with its hidden elements, which it does not show; the site’s name, colours, banner and links; titles and descriptions of the listed pages; names of endpoints; icons, and pictures of the folder up to ${kilobytes} KB each.`;
export const whatIsNot = 'What is not';
export const isNot =
  'The text of the pages, and every other setting of docs.json, such as keys of services.';
export const cancel = 'Cancel';
export const download = 'Download';
export const making = 'Making the page…';
export const downloaded = (file: string): string =>
  `Downloaded ${file}. It opens in any browser, without a network.`;
export const pageTitle = (site: string): string => `${site}: preview`;

export const nothingOfVersion = 'Readers see nothing of this version.';
