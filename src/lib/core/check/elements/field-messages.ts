/* What the checks say about the fields of elements. */
import { capital, listed, quoted } from '../../document/kind-words.ts';

// Types
export const fieldMustBe = (key: string, holder: string, wanted: string): string =>
  `${quoted(key)} of ${holder} must be ${wanted}.`;
/** What a field wants, by its type, unless the type has a check of its own. */
export const wanted = {
  text: 'text in quotes',
  'long-text': 'text in quotes',
  'page-path': 'a page path',
  link: 'a link in quotes',
  switch: 'true or false, without quotes',
  number: 'a number, without quotes',
  json: 'several fields in braces',
} as const;
export const oneOf = (values: readonly string[]): string => listed(values.map(quoted), 'or');
export const dropped = 'The site drops it.';

// Fields that do nothing
export const alwaysExpanded = (group: string): string =>
  `${capital(group)} is at the top level, where groups always stand open; “expanded” has no effect.`;
export const openapiOfNavigation =
  'By the specification this OpenAPI file stands for the whole site, but sites read it from “openapi” under “api”, beside the navigation.';
export const noEffectOnEveryPage = (key: string): string =>
  `${quoted(key)} has no effect on what is shown on every page.`;
export const oldLinkKey = `${quoted('url')} is an old name that the site no longer reads; links are written as ${quoted('href')}.`;
export const graphqlElsewhere = (where: string): string =>
  `${quoted('graphql')} belongs on a tab, not on ${where}.`;
export const sdkElsewhere = (where: string): string =>
  `${quoted('sdk')} belongs on a tab or a group, not on ${where}.`;
export const linkIgnored = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}, so the site ignores the link.`;
export const pageIgnored = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}, so the site ignores the page.`;
export const noEffect = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}.`;
export const unknownField = (key: string, where: string): string =>
  `Nobody knows a field ${quoted(key)} on ${where}, so it does nothing. It stays in the file.`;
export const theNavigation = 'the navigation';

// Root pages
export const rootIsAddress = (key: string, holder: string): string =>
  `The ${quoted(key)} page of ${holder} is a web address, and the site turns it into a broken path.`;

// Generated pages
export const graphqlNamesNothing = (holder: string): string =>
  `“graphql” of ${holder} must name the schema’s file or its address, in quotes.`;
export const graphqlBesidePages = (holder: string): string =>
  `${quoted('graphql')} makes the pages of ${holder}, so it can’t be next to ${quoted('pages')}.`;
export const sdkWithoutFormat = (holder: string): string =>
  `“sdk” of ${holder} does not say which format the library’s reference has (“format”).`;
export const sdkNotInBraces = (holder: string): string =>
  `“sdk” of ${holder} must be several fields in braces, with “format” among them.`;

// Banners
export const bannerNotInBraces = 'A banner is written in braces, with its text as “content”.';
export const makeBannerText = 'Make it the text of the banner';
export const bannerNotText = 'What the banner says (“content”) must be text in quotes.';
export const bannerBlank = 'The text of this banner is only spaces, so readers see an empty line.';
export const bannerEmpty = 'This banner has no text (“content”), so there is nothing to show.';
export const dismissibleNotSwitch = '“dismissible” must be true or false, without quotes.';
export const bannerTypes = (types: readonly string[]): string =>
  `The type of a banner is ${oneOf(types)}.`;
export const unknownInBanner = (key: string): string =>
  `Nobody knows a field ${quoted(key)} in a banner, so it does nothing. It stays in the file.`;

// Colors
export const colorNotInBraces =
  'A colour is written in braces, as “light” and “dark”, each such as #0d9373.';
export const useInBoth = (color: string): string => `Use ${quoted(color)} in light and in dark`;
export const onlyLightAndDark = (key: string): string =>
  `A color has “light” and “dark” only, not ${quoted(key)}.`;
export const noColor = (value: string): string => `${quoted(value)} is no colour such as #0d9373.`;
export const thisIsNoColor = 'This is no colour such as #0d9373.';
