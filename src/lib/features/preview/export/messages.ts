/* Texts of the export of the preview, and of a read-only site. */
export const exportAsPage = 'Export preview as HTML';
/** The name of the file is between these. */
export const oneFileBefore = 'One file,';
export const oneFileAfter =
  ', to send to colleagues. It opens in any browser and shows the site with your unsaved changes, without the text of its pages. Works offline; no network requests.';
export const whatIsIn = 'What’s included';
export const isIn = (kilobytes: number): readonly string[] => [
  'The navigation. Hidden elements aren’t shown, but they’re in the file.',
  'The site’s name, colors, banner, and links',
  'Page titles and descriptions, and endpoint names',
  `Icons, and images in the folder up to ${kilobytes} KB each`,
];
export const whatIsNot = 'What’s not included';
export const isNot = [
  'The text of pages, which appears as gray lines',
  'All other settings in docs.json, such as API keys',
] as const;
export const cancel = 'Cancel';
export const download = 'Download';
export const making = 'Creating the file…';
export const downloaded = (file: string): string =>
  `Downloaded ${file}. It opens in any browser, even offline.`;
export const pageTitle = (site: string): string => `${site}: preview`;

export const nothingOfVersion = 'This version has nothing to show.';
