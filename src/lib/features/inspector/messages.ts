/*
 * The words of the inspector. What values do for readers is in `effect-messages.ts`; controls and the site's settings
 * have their own.
 */
import { capital, withArticle } from '$lib/core/document/kind-words';
import { listed } from '$lib/core/text/listed';
import { inQuotes, isolated } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

/* An element without entries. */
export const nothingInside = (kind: string): string => `This ${kind} is empty.`;
export const generatedFrom = (file: string): string => `Its pages are generated from ${file}.`;
export const addA = (kind: string): string => `Add ${withArticle(kind)}`;

/* The pane. */
export const properties = 'Properties';
export const notParsing = 'Properties can’t be changed until the JSON is fixed.';
export const pathNotParsing =
  'The path can’t be changed until the JSON is fixed. The page’s file can.';
export const notParsingYet = 'Properties appear here once the JSON is fixed.';
export const readOnly = 'Read-only. The page that embeds this editor doesn’t allow changes.';
export const done = 'Done';
/** The navigation is empty. */
export const addFirst = 'Add something to the navigation to see its properties here.';
export const selectToSee = 'Select something in the navigation to see its properties.';
export const selectToChange =
  'Select something in the navigation to see and change its properties.';
export const openSiteSettings = 'Open site settings';
export const howDoI = 'How do I…?';

/* The heading: what an element is, and where. */
export const whatIs = (kind: string): string => `What is ${kind}?`;
export const unnamed = (kind: string): string => `Untitled ${kind}`;
export const anUntitled = (kind: string): string => `an untitled ${kind}`;
export const root = 'Top level of the navigation';
export const onEveryPage = 'Shown on every page of the site';
export const onEveryPageOf = (what: string): string => `Shown on every page of ${what}`;
export const everywhere = (kind: string): string => `${capital(kind)} shown everywhere`;
export const atTop = (kind: string): string => `${capital(kind)} at the top level`;
export const inside = (kind: string, parent: string): string => `${capital(kind)} in ${parent}`;
export const insideFrom = (kind: string, parent: string, file: string): string =>
  `${capital(kind)} in ${parent}, from ${isolated(file)}`;

/* An element that has no fields here, or none yet. */
export const notExpected = 'Edit this element in JSON mode, or remove it. It isn’t valid here.';
export const selectEntry = 'Select an element to edit it.';
export const opening = (file: string): string => `Opening ${inQuotes(file)}…`;
export const inAnotherFile = (file: string): string =>
  `Open ${inQuotes(file)} to edit its content. Here you can only move or remove it.`;
export const inFailedFile = (file: string): string =>
  `Its content is in ${inQuotes(file)}. Here you can only move or remove it.`;
export const tryAgain = 'Try again';

/* An element of another file. */
export const keptIn = (file: string): string => `In ${file}`;
export const alsoShownAt = (places: readonly string[]): string =>
  `Also appears in ${listed(places)}. Changes here apply there too.`;
export const labelIn = (label: string, parent: string): string =>
  `${inQuotes(label)} in ${inQuotes(parent)}`;
export const theNavigation = 'the navigation';
export const onlyLookedAt = 'Read-only because only docs.json is open. Open the folder to edit it.';

/* Several elements. */
export const selected = (counts: readonly string[]): string => `${listed(counts)} selected`;
export const doneToAll = 'Changes apply to all of them';
export const moveTo = 'Move to…';
export const putIntoGroup = 'Wrap in a group';
export const duplicate = 'Duplicate';
export const remove = 'Remove';
export const differ = 'Values differ.';
export const mixed = 'Mixed';
export const oneDefault = 'Select one element. Only one can be the default.';

/* The fields. */
export const notSet = 'Not set';
export const none = 'None';
export const characters = (count: number): string => counted(count, 'character', 'characters');
export const clear = 'Clear';
export const clearField = (field: string): string => `Clear ${field}`;
export const alwaysOpen = 'No effect here. Top-level groups are always expanded.';
export const notAnObject = 'This isn’t an object.';
export const inherits = (what: string): string => `Inherits ${what}`;
export const inheritsFromAbove = (what: string): string =>
  `Inherits ${what} from a parent element.`;
export const inherited = 'Inherited';
export const nothing = 'nothing';
export const andMore = (what: string, count: number): string =>
  `${what} and ${formatNumber(count)} more`;
export const siteDecides = 'Theme default';
export const on = 'On';
export const off = 'Off';
export const moreFields = 'More fields';
export const setOf = (field: string, elements: number): string =>
  `Set ${field} of ${counted(elements, 'element', 'elements')}`;

/* A banner and colors. */
export const textFirst = 'Add the banner’s text first.';
export const bannerAsInfo = 'If not set, the banner looks like “Info”.';
export const inShade = (field: string, shade: string): string => `${field}, ${shade}`;

/* A specification's directory. */
export const directoryOf = (field: string): string => `${field} directory`;
export const directoryExample = (help: string): string =>
  `${help}. Example: “api-reference” for URLs that start with /api-reference/.`;
export const chosenBySite = 'Site default';

/* Adding a field. */
export const addField = 'Add a field';
export const fieldName = 'Field name in docs.json';
export const add = 'Add';
export const aboutFields = 'Custom field. Signpost leaves it unchanged.';
export const isList = (key: string): string =>
  `${inQuotes(key)} contains navigation elements. Add them in the navigation instead.`;
export const isTaken = (key: string): string => `The field ${inQuotes(key)} already exists.`;

/* What a control cannot show or take. */
export const keptWithIt = (parts: readonly string[]): string =>
  `Also contains ${parts.join(', ')}.`;
export const neitherOnNorOff = (value: string): string =>
  `Turn this on or off. The value ${value} isn’t valid.`;
export const notNumber = 'Enter a number, such as 2 or 0.5.';
export const notColor = 'Enter a hex color, such as #0b6e5a.';
export const notListed = (value: string): string =>
  `Choose a value from the list. ${inQuotes(value)} isn’t one.`;
export const endpointNeedsPath = 'Enter a path, such as /users.';
export const endpointHasSpaces = 'Endpoint paths can’t contain spaces.';
export const readsAsEndpoint = (entry: string): string =>
  `${inQuotes(entry)} is an endpoint, not a page.`;
export const notInPath = (foreign: readonly string[]): string =>
  `A path can’t contain ${listed([...new Set(foreign.map((one) => (one.trim() ? inQuotes(one) : 'spaces')))], 'or')}.`;
export const usePath = (path: string): string => `Use ${inQuotes(path)}`;
export const makeEndpoint = 'Change to endpoint';
export const notJson = (problem: string): string => `Not valid JSON: ${problem}`;
export const nothingHere = 'the value is empty.';
export const keepAsText = 'Keep as text';

/* Languages and versions. */
export const amongLanguages = 'Other languages';
export const amongVersions = 'Other versions';
export const theOnly = (kind: string, contents: string): string =>
  `The only ${kind} so far, with ${contents}.`;
export const pagesElsewhere = 'Its pages are in another file.';
export const itHolds = (contents: string): string => `It contains ${contents}.`;
export const holds = (contents: string): string => `Contains ${contents}.`;
export const noPages = 'no pages';
export const andOthers = (count: number): string => `and ${formatNumber(count)} more`;
export const compare = (kinds: string): string => `Compare ${kinds}`;
export const startNew = (kind: string): string => `Create a ${kind}…`;

/** The label of a group that an empty element begins with. */
export const newGroup = 'New group';
