/* What the checks say about the fields of elements. */
import { quoted } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';

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
  json: 'an object in braces',
} as const;
export const oneOf = (values: readonly string[]): string => listed(values.map(quoted), 'or');
export { dropsIt as dropped } from '../../document/messages.ts';

// Fields that do nothing
export const alwaysExpanded = (group: string): string =>
  `Remove “expanded” from ${group}. Groups at the top level are always expanded.`;
export const openapiOfNavigation =
  'Move “openapi” to “api”. It’s documented here, but sites read it from “api”.';
export const noEffectOnEveryPage = (key: string): string =>
  `${quoted(key)} has no effect on global links.`;
export const oldLinkKey = `Rename ${quoted('url')} to ${quoted('href')}. Sites no longer read the old name.`;
export const graphqlElsewhere = (where: string): string =>
  `Move ${quoted('graphql')} to a tab. It has no effect on ${where}.`;
export const sdkElsewhere = (where: string): string =>
  `Move ${quoted('sdk')} to a tab or a group. It has no effect on ${where}.`;
export const linkIgnored = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}, so its link won’t appear on the site.`;
export const pageIgnored = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}, so its page won’t appear on the site.`;
export const noEffect = (key: string, where: string): string =>
  `${quoted(key)} has no effect on ${where}.`;
export const unknownField = (key: string, where: string): string =>
  `${quoted(key)} isn’t a known field of ${where}. Signpost leaves it unchanged.`;
export const theNavigation = 'the navigation';

// Root pages
export const rootIsAddress = (key: string, holder: string): string =>
  `Use a page path as the ${quoted(key)} page of ${holder}. The site turns a URL into a broken path.`;

// Generated pages
export const graphqlNamesNothing = (holder: string): string =>
  `“graphql” of ${holder} must be the schema’s file or URL, in quotes.`;
export const graphqlBesidePages = (holder: string): string =>
  `Remove ${quoted('graphql')} or ${quoted('pages')} from ${holder}. With ${quoted('graphql')}, the pages are generated.`;
export const sdkWithoutFormat = (holder: string): string =>
  `Add “format” to “sdk” of ${holder}. It says which kind of library reference to generate.`;
export const sdkNotInBraces = (holder: string): string =>
  `“sdk” of ${holder} must be an object in braces with a “format”.`;

// Banners
export const bannerNotInBraces =
  'A banner must be an object in braces, with its text as “content”.';
export const makeBannerText = 'Use it as the banner text';
export const bannerNotText = 'The banner’s “content” must be text in quotes.';
export const bannerBlank =
  'Add banner text (“content”). It contains only spaces, so readers see an empty line.';
export const bannerEmpty = 'Add banner text (“content”). Without it, no banner appears.';
export const dismissibleNotSwitch = '“dismissible” must be true or false, without quotes.';
export const bannerTypes = (types: readonly string[]): string =>
  `The banner type must be ${oneOf(types)}.`;
export const unknownInBanner = (key: string): string =>
  `${quoted(key)} isn’t a known banner field. Signpost leaves it unchanged.`;

// Colors
export const colorNotInBraces =
  'A color must be an object in braces with “light” and “dark”, each a hex color such as #0d9373.';
export const useInBoth = (color: string): string => `Use ${quoted(color)} in light and dark mode`;
export const onlyLightAndDark = (key: string): string =>
  `Remove ${quoted(key)}. A color only has “light” and “dark”.`;
export const noColor = (value: string): string =>
  `${quoted(value)} isn’t a hex color such as #0d9373.`;
export const thisIsNoColor = 'This isn’t a hex color such as #0d9373.';
