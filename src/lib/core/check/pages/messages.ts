/* What the checks say about pages: their entries, their files, and pages in several places. */
import { quoted, quotedPath } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { inQuotes } from '../../text/direction.ts';
import { counted, formatNumber, plural } from '../../text/plural.ts';

// Entries
export const entryEmpty = 'Add a path to this page, or remove the page. The path is empty.';
export const entryIsAddress = (entry: string): string =>
  `Turn ${quoted(entry)} into an anchor or a tab with a link. It’s a URL, which the site turns into a broken path.`;
export const turnIntoAnchor = 'Turn it into an anchor with this link';
export const turnIntoTab = 'Turn it into a tab with this link';
export const noPath = (entry: string): string =>
  `Enter a page path such as “guides/start”. ${quoted(entry)} isn’t one.`;
export const endsIn = (entry: string, extension: string): string =>
  `Remove ${extension} from ${quoted(entry)}. Page paths have no extension.`;

// Endpoints
export const noSpecification = (entry: string): string =>
  `Set OpenAPI here or on a parent element, or name the file in the entry: ${quoted(`openapi.json ${entry}`)}. The endpoint has no API specification.`;
export const pathWithoutSlash = (entry: string): string =>
  `Add a slash before the path of the endpoint ${quoted(entry)}.`;
export const onlyMethod = (method: string): string =>
  `Add a path after the method, as in ${quoted(`${method} /users`)}. Without it, the site looks for a page named ${quoted(method)}.`;
export const pathWithSpace = (entry: string): string =>
  `Remove the space from the path of the endpoint ${quoted(entry)}. With it, the site treats the entry as a page.`;
export const unknownMethod = (method: string, entry: string, methods: readonly string[]): string =>
  `${quoted(method)} isn’t a supported method, so the site treats ${quoted(entry)} as a page. Use ${listed(methods, 'or')}.`;

// Pages without a file
export const noFile = (page: string): string => `The page ${quotedPath(page)} has no file.`;
export const addFile = 'Add the file, or remove the page from the navigation.';
export const fileIsCalled = (page: string, name: string): string =>
  `The page ${quotedPath(page)} has no file. There’s one named ${name}.`;
export const ignoredFile = (page: string): string =>
  `Remove the page from the navigation, or change .mintignore. It ignores the file of ${quotedPath(page)}, so the page won’t appear on the site.`;
export const ignoredName = (page: string, file: string): string =>
  `Rename the file, or remove the page from the navigation. The site ignores every file named ${quotedPath(file)}, so ${quotedPath(page)} won’t appear on the site.`;

// Files without an entry
export const unlisted = (count: number, names: readonly string[]): string =>
  `${counted(count, 'page file isn’t', 'page files aren’t')} in the navigation: ${listed(names)}.`;
export const more = (count: number): string => counted(count, 'more', 'more');

// Contents of page files
export const badFrontmatter = (file: string, reason: string, line: number): string =>
  `The frontmatter of ${file} isn’t valid YAML (line ${line}: ${reason}). The page may lose its title and settings.`;
export const noTitle = (page: string, file: string): string =>
  `Add “title” to the frontmatter of ${file}. Without it, the title of ${quotedPath(page)} comes from its path.`;
export const unknownOperation = (operation: string, file: string): string =>
  `${file} describes ${quoted(operation)}, which isn’t in any API specification in this folder.`;
export const notInSpecification = (
  specification: string,
  operation: string,
  file: string,
): string => `${file} describes ${quoted(operation)}, which isn’t in ${quotedPath(specification)}.`;
export const checkFrontmatter = 'Check the method and the path in its frontmatter.';
export const specificationMissing = (specification: string, file: string): string =>
  `The frontmatter of ${file} refers to the API specification ${quotedPath(specification)}, which isn’t in this folder.`;

// Pages in several places
export const twiceInPlaces = (page: string, places: readonly string[]): string =>
  `${quotedPath(page)} appears more than once ${listed(places)}. It has only one URL, so readers may end up in another place.`;
export const hereAndInPlaces = (page: string, places: readonly string[]): string =>
  `${quotedPath(page)} appears here and ${listed(places)}. It has only one URL, so readers may end up in another place.`;
export const inThisList = 'in this list';
export const inElement = (trail: string): string => `in ${inQuotes(trail)}`;
export const atTopLevel = 'at the top level';
export const inMorePlaces = (count: number): string =>
  `in ${counted(count, 'more place', 'more places')}`;
export const removeThis = 'Remove it here';
export const inTwoLanguages = (page: string, language: string, other: string): string =>
  `Give ${language} its own page. ${quotedPath(page)} is also in ${other}, so the language switcher can’t distinguish the languages.`;

// Many pages in the same places
export const sharedPages = (count: number, places: readonly string[], names: string): string =>
  `${counted(count, 'page is', 'pages are')} ${places.length === 2 ? 'both ' : ''}${listed(places.map((place) => `in ${place}`))}: ${names}.`;
export const morePlaces = (count: number): string => counted(count, 'more place', 'more places');
export const eachOnePage = 'Each page has only one URL, so readers may end up in another place.';
export const eachOneLanguage = (language: string): string =>
  `Give ${language} its own pages. Otherwise, the language switcher can’t distinguish the languages.`;
export const keepFirst = (others: number): string =>
  plural(
    others,
    'Keep the first entry of each page, and remove the other one',
    `Keep the first entry of each page, and remove the other ${formatNumber(others)}`,
  );
