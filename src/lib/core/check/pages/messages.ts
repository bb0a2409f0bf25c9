/* What the checks say about pages: their entries, their files, and pages in several places. */
import { listed, quoted, quotedPath } from '../../document/kind-words.ts';
import { inQuotes } from '../../text/direction.ts';
import { counted, plural } from '../../text/plural.ts';

// Entries
export const entryEmpty = 'This page entry is empty: no page is shown for it.';
export const entryIsAddress = (entry: string): string =>
  `${quoted(entry)} is a web address, not a page, and the site turns it into a broken path. Make it the link of an anchor or a tab.`;
export const turnIntoAnchor = 'Turn it into an anchor with this link';
export const turnIntoTab = 'Turn it into a tab with this link';
export const noPath = (entry: string): string =>
  `The site can’t make a page path of ${quoted(entry)}.`;
export const endsIn = (entry: string, extension: string): string =>
  `${quoted(entry)} ends in ${extension}; page paths are written without it.`;

// Endpoints
export const noSpecification = (entry: string): string =>
  `No API specification is set for ${quoted(entry)}, so the site cannot describe it. Set OpenAPI on this element or on one above it, or write the file before the method: ${quoted(`openapi.json ${entry}`)}.`;
export const pathWithoutSlash = (entry: string): string =>
  `The path of the endpoint ${quoted(entry)} has to start with a slash.`;
export const onlyMethod = (method: string): string =>
  `${quoted(method)} is only the method of an endpoint, so the site looks for a page of this name. Write the path after it, as in ${quoted(`${method} /users`)}.`;
export const pathWithSpace = (entry: string): string =>
  `The endpoint ${quoted(entry)} has a space in its path, so the site takes it for a page.`;
export const unknownMethod = (method: string, entry: string, methods: readonly string[]): string =>
  `${quoted(method)} isn’t a method that the site documents, so it takes ${quoted(entry)} for a page. The methods are ${listed(methods)}.`;

// Pages without a file
export const noFile = (page: string): string =>
  `There is no file for the page ${quotedPath(page)}, so readers find nothing.`;
export const addFile = 'Add the file, or remove the entry.';
export const fileIsCalled = (page: string, name: string): string =>
  `There is no file for the page ${quotedPath(page)}: the file is called ${name}.`;
export const ignoredFile = (page: string): string =>
  `The page ${quotedPath(page)} won't appear on the site: its file is ignored by .mintignore. Remove the entry, or change .mintignore.`;
export const ignoredName = (page: string, file: string): string =>
  `The page ${quotedPath(page)} won't appear on the site: the builder ignores every file called ${quotedPath(file)}. Rename the file, or remove the entry.`;

// Files without an entry
export const unlisted = (count: number, names: readonly string[]): string =>
  plural(
    count,
    `1 page file isn't in the navigation, so the sidebar doesn't show it: ${listed(names)}.`,
    `${counted(count, 'page file', 'page files')} aren't in the navigation, so the sidebar doesn't show them: ${listed(names)}.`,
  );
export const more = (count: number): string => counted(count, 'more', 'more');

// Contents of page files
export const badFrontmatter = (file: string, reason: string, line: number): string =>
  `The frontmatter of ${file} isn't valid YAML: ${reason}, line ${line}. The page may lose its title and settings.`;
export const noTitle = (page: string, file: string): string =>
  `The page ${quotedPath(page)} has no title, so the site makes one from its path. Add “title” to the frontmatter of ${file}.`;
export const unknownOperation = (operation: string, file: string): string =>
  `No API specification in this folder has ${quoted(operation)}, which ${file} describes.`;
export const notInSpecification = (
  specification: string,
  operation: string,
  file: string,
): string =>
  `${quotedPath(specification)} doesn't have ${quoted(operation)}, which ${file} describes.`;
export const checkFrontmatter = 'Check the method and the path in its frontmatter.';
export const specificationMissing = (specification: string, file: string): string =>
  `The API specification ${quotedPath(specification)}, which the frontmatter of ${file} names, isn't in this folder.`;

// Pages in several places
export const twiceInPlaces = (page: string, places: readonly string[]): string =>
  `${quotedPath(page)} stands twice ${listed(places)}. It is one page with one address, so readers who open it here may find themselves there.`;
export const hereAndInPlaces = (page: string, places: readonly string[]): string =>
  `${quotedPath(page)} stands here and ${listed(places)}. It is one page with one address, so readers who open it here may find themselves there.`;
export const inThisList = 'in this list';
export const inElement = (trail: string): string => `in ${inQuotes(trail)}`;
export const atTopLevel = 'at the top level';
export const inMorePlaces = (count: number): string =>
  `in ${count} more ${plural(count, 'place', 'places')}`;
export const removeThis = 'Remove this entry';
export const inTwoLanguages = (page: string, language: string, other: string): string =>
  `${quotedPath(page)} stands in ${language} and in ${other}. One address has one language, so the language switcher cannot tell them apart. Give ${language} a page of its own.`;

// Many pages in the same places
export const sharedPages = (count: number, places: readonly string[], names: string): string =>
  `${counted(count, 'page', 'pages')} are ${places.length === 2 ? 'both ' : ''}${listed(places.map((place) => `in ${place}`))}: ${names}.`;
export const morePlaces = (count: number): string =>
  `${count} more ${plural(count, 'place', 'places')}`;
export const eachOnePage =
  'Each of them is one page with one address, so readers who open it in one place may find themselves in another.';
export const eachOneLanguage = (language: string): string =>
  `One address has one language, so the language switcher cannot tell them apart. Give ${language} pages of its own.`;
export const keepFirst = (others: number): string =>
  `Keep the first entry of each page, and remove the other ${others.toLocaleString('en')}`;
