/* Descriptions of a place in the JSON: help at the pointer, and suggestions. Given words are Markdown already. */
import { capital } from '$lib/core/document/kind-words';
import { listed } from '$lib/core/text/listed';
import { counted, formatNumber, plural } from '$lib/core/text/plural';

// An element.
export const element = (kind: string, label: string): string => `**${capital(kind)} “${label}”**`;
export const place = (position: number, siblings: string, parent: string): string =>
  `${formatNumber(position)} of ${siblings} in ${parent}.`;
export const holds = (entries: readonly string[]): string =>
  entries.length ? `Contains ${entries.join(', ')}.` : 'Empty.';
export const pages = (count: number): string => counted(count, 'page', 'pages');
export const beforeItBroke = 'From the last valid version.';
export const unnamed = (kind: string): string => `Untitled ${kind}`;

// An inherited value.
export const fromSettings = (title: string, value: string): string =>
  `${title}: ${value}, from site settings.`;
export const fromNavigation = (title: string, value: string): string =>
  `${title}: ${value}, from the navigation.`;
export const fromElement = (title: string, value: string, kind: string, name: string): string =>
  `${title}: ${value}, from the ${kind} ${name}.`;
export const withoutIt = 'Default';

// A page.
export const pageFileUnknown = 'Page files aren’t checked because only docs.json is open.';
export const pageFileMissing = 'This page’s file is missing.';
export const pageFile = (file: string): string => `Page file: ${file} (.mdx or .md).`;
export const listedIn = (places: number): string => `In ${counted(places, 'place', 'places')}.`;
export const listedInOthers = (places: number): string =>
  `Also in ${counted(places, 'other place', 'other places')}.`;
export const usage = (isListed: boolean): string =>
  isListed ? 'Already in the navigation.' : 'Not in the navigation yet.';

// An endpoint.
export const noSpecification = 'No specification applies here.';
export const ofUnknown = (specifications: readonly string[]): string =>
  `From ${listed(specifications)}, which ${plural(specifications.length, 'isn’t', 'aren’t')} open.`;
export const inSpecifications = (specifications: readonly string[]): string =>
  `In ${specifications.join(', ')}.`;
export const notInSpecifications = (specifications: readonly string[]): string =>
  `Not in ${specifications.join(', ')}.`;

// An icon.
export const iconFile = 'An image file.';
export const iconAddress = 'An image URL.';
export const iconSvg = 'An inline SVG.';
export const iconOf = (library: string): string => `${library} icon.`;
export const noSuchIcon = (library: string): string => `${library} doesn’t have this icon.`;
export const nowCalled = (name: string): string => `Now called ${name}.`;
export const alsoCalled = (names: readonly string[]): string => `Also called ${names.join(', ')}.`;
export const brandOf = (library: string): string => `${library} brand icon`;

// Other values.
export const usedInFile = 'Used in this file.';
/** `entry` is the label of its first entry: "New group". */
export const listWith = (entry: string): string => `[ ${entry} ]`;
export const emptyList = 'An empty list.';
export const reference = 'Reference to a file';
export const referenceHelp = 'The content is in a separate JSON file.';

// Why nothing can be renamed.
export const fixFirst = 'Fix the JSON first.';
export const cursorInNoName = 'Put the cursor in a name or a page path to rename it.';
