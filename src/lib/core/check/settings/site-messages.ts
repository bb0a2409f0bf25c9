/* The settings that the inspector shows: their headings, and what they do if they are not set. */
export const theSite = 'Site';
export const siteName = 'Site name';
export const findingTheWay = 'Breadcrumbs and sidebar';
export const banner = 'Banner';
export const aboutBanner = 'A message shown above every page. Each language can have its own.';
export const api = 'API';
export const themeDecides = 'Theme default';
export const eyebrowsByTheme = 'Some themes show full breadcrumbs, others only the section.';
export const drilldownByTheme = 'By default, only some themes do that.';
export const bannerLinks = 'You can use Markdown links, such as [What’s new](/changelog).';
