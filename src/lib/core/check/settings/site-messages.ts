/* The settings that the inspector shows: their headings, and what they do if they are not set. */
export const theSite = 'The site';
export const findingTheWay = 'Finding the way';
export const banner = 'Banner';
export const aboutBanner = 'A line above every page. A language can have one of its own.';
export const api = 'API';
export const themeDecides = 'Theme decides';
export const eyebrowsByTheme = 'Some themes show the whole way, others the section.';
export const drilldownByTheme =
  'Some themes go to the first page when a group is opened, others do not.';
export const bannerLinks = 'May contain links: [See what is new](/changelog).';
