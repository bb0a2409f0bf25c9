/* What the inspector says about a page and its file. */

/* The page's file. */
export const inFile = 'In the page’s file';
export const noTitle = 'No title: readers see a name made from the path.';
export const standsIn = (file: string): string =>
  `This stands in ${file}. Signpost does not change page files.`;
export const onlyFileOpen = (file: string): string =>
  `Only ${file} is open, so the page’s title is not known, nor whether its file is there.`;

/* What the file says about the page, with help. */
export const yes = 'Yes';
export const pageTitle = 'Title on the page';
export const aboutPageTitle = 'The navigation shows its shorter title.';
export const tag = 'Tag';
export const aboutTag = 'A badge beside the title.';
export const icon = 'Icon';
export const aboutIcon = 'Stands before the title.';
export const hidden = 'Hidden';
export const aboutHidden = 'Readers do not see it in the navigation, although it is listed.';
export const deprecated = 'Deprecated';
export const aboutDeprecated = 'Readers are told that it is out of date.';
export const leadsTo = 'Leads to';
export const aboutLeadsTo = 'The entry opens this address, not the page.';
export const endpoint = 'Endpoint';
export const aboutEndpoint = 'The page describes it.';
