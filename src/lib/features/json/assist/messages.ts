/* Descriptions of a place in the JSON: help at the pointer, and suggestions. Given words are Markdown already. */
import { capital } from '$lib/core/document/kind-words';
import { counted } from '$lib/core/text/plural';

// An element.
export const element = (kind: string, label: string): string => `**${capital(kind)} “${label}”**`;
export const place = (position: number, siblings: string, parent: string): string =>
  `${position} of ${siblings} in ${parent}.`;
export const holds = (entries: readonly string[]): string =>
  `Holds ${entries.join(', ') || 'nothing'}.`;
export const pages = (count: number): string => counted(count, 'page', 'pages');
export const beforeItBroke = 'As it was before the text broke.';
export const unnamed = (kind: string): string => `A ${kind} without a label`;

// An inherited value.
export const fromSettings = (title: string, value: string): string =>
  `${title}: ${value}, from the site’s settings.`;
export const fromNavigation = (title: string, value: string): string =>
  `${title}: ${value}, from the navigation.`;
export const fromElement = (title: string, value: string, kind: string, name: string): string =>
  `${title}: ${value}, from the ${kind} ${name}.`;
export const withoutIt = 'Without it';

// A page.
export const pageFileUnknown =
  'Only docs.json was opened, so it is not known whether the page has a file.';
export const pageFileMissing = 'No file is there for this page.';
export const pageFile = (file: string): string => `The file ${file} (.mdx or .md) is there.`;
export const listedIn = (places: number): string =>
  `Listed in ${counted(places, 'place', 'places')}.`;
export const listedInOthers = (places: number): string =>
  `Listed in ${counted(places, 'other place', 'other places')}.`;
export const usage = (isListed: boolean): string =>
  isListed ? 'Listed in the navigation already.' : 'In no list of the navigation yet.';

// An endpoint.
export const noSpecification = 'No specification is in effect here.';
export const ofUnknown = (specifications: readonly string[]): string =>
  `Of ${specifications.join(', ')}, which is not known here.`;
export const inSpecifications = (specifications: readonly string[]): string =>
  `In ${specifications.join(', ')}.`;
export const notInSpecifications = (specifications: readonly string[]): string =>
  `Not in ${specifications.join(', ')}.`;

// An icon.
export const iconFile = 'A picture of the site.';
export const iconAddress = 'A picture at an address.';
export const iconSvg = 'A drawing in SVG.';
export const iconOf = (library: string): string => `An icon of ${library}.`;
export const noSuchIcon = (library: string): string => `${library} has no icon of this name.`;
export const nowCalled = (name: string): string => `Now called ${name}.`;
export const alsoCalled = (names: readonly string[]): string => `Also called ${names.join(', ')}.`;
export const brandOf = (library: string): string => `${library}, a brand`;

// Other values.
export const usedInFile = 'Used in this file.';
/** `entry` is the label of its first entry: "New group". */
export const listWith = (entry: string): string => `[ ${entry} ]`;
export const emptyList = 'An empty list.';
export const reference = 'Reference to a file';
export const referenceHelp = 'What stands here is in a JSON file of its own.';

// Why nothing can be renamed.
export const fixFirst = 'Fix the JSON first.';
export const cursorInNoName = 'Put the cursor into a label or a page’s path to rename it.';
