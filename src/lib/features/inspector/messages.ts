/*
 * The words of the inspector. What values do for readers is in `effect-messages.ts`; controls and the site's settings
 * have their own.
 */
import { capital, listed } from '$lib/core/document/kind-words';
import { inQuotes, isolated } from '$lib/core/text/direction';

/* An element without entries. */
export const nothingInside = (kind: string): string => `This ${kind} is empty.`;
export const addA = (kind: string): string => `Add a ${kind}`;

/* The pane. */
export const properties = 'Properties';
export const notParsing =
  'The JSON has a mistake. Fix it there first; these are the properties before it.';
export const notParsingYet = 'The JSON has a mistake, so there are no properties to show yet.';
export const readOnly = 'Read-only: this page shows the document, but doesn’t let it be changed.';
export const done = 'Done';
export const selectToSee = 'Select something in the navigation to see its properties.';
export const selectToChange =
  'Select something in the navigation to see and change its properties.';
export const siteSettings = 'Settings of the whole site';
export const howDoI = 'How do I…?';

/* The heading: what an element is, and where. */
export const whatIs = (kind: string): string => `What is ${kind}?`;
export const unnamed = (kind: string): string => `Unnamed ${kind}`;
export const anUnnamed = (kind: string): string => `an unnamed ${kind}`;
export const root = 'The root of the site’s navigation';
export const onEveryPage = 'Shown on every page of the site';
export const onEveryPageOf = (what: string): string => `Shown on every page of ${what}`;
export const everywhere = (kind: string): string => `${capital(kind)} shown everywhere`;
export const atTop = (kind: string): string => `${capital(kind)} at the top of the navigation`;
export const inside = (kind: string, parent: string): string => `${capital(kind)} in ${parent}`;
export const insideFrom = (kind: string, parent: string, file: string): string =>
  `${capital(kind)} in ${parent}, from ${isolated(file)}`;

/* An element that has no fields here, or none yet. */
export const notExpected =
  'This entry is not what the list expects. Change it in JSON, or remove it.';
export const selectEntry = 'Select an entry to edit it.';
export const opening = (file: string): string => `${inQuotes(file)} is being opened…`;
export const inAnotherFile = (file: string): string =>
  `Its content stands in another file, ${inQuotes(file)}. It can be moved and removed here as a whole; to change what is inside, open that file.`;
export const inFailedFile = (file: string): string =>
  `Its content stands in another file, ${inQuotes(file)}. It can be moved and removed here as a whole.`;
export const tryAgain = 'Try again';

/* An element of another file. */
export const keptIn = (file: string): string => `Kept in ${file}`;
export const alsoShownAt = (places: readonly string[]): string =>
  `Also shown at ${places.join(', ')}: what you change here changes there, too.`;
export const labelIn = (label: string, parent: string): string =>
  `${inQuotes(label)} in ${inQuotes(parent)}`;
export const theNavigation = 'the navigation';
export const onlyLookedAt =
  'It can only be looked at: docs.json was opened by itself. Open the folder to change both.';

/* Several elements. */
export const selected = (counts: readonly string[]): string => `${listed(counts)} selected`;
export const doneToAll = 'What you do here is done to all of them';
export const putIntoGroup = 'Put into a new group';
export const duplicate = 'Duplicate';
export const remove = 'Remove';
export const differ = 'They differ.';
export const mixed = 'Mixed';
export const oneDefault = 'Only one of them can be the default. Select it alone.';

/* The fields. */
export const notSet = 'Not set';
export const none = 'None';
export const characters = (count: number): string => `${count} characters`;
export const clear = 'Clear';
export const clearField = (field: string): string => `Clear ${field}`;
export const alwaysOpen = 'No effect here: top-level groups are always open.';
export const notAnObject = 'Here it is not an object.';
export const inherits = (what: string): string => `Inherits ${what}`;
export const inheritsFromAbove = (what: string): string => `Inherits ${what} from above.`;
export const inherited = 'Inherited';
export const nothing = 'nothing';
export const andMore = (what: string, count: number): string => `${what} and ${count} more`;
export const siteDecides = 'The site decides by itself.';
export const on = 'On';
export const off = 'Off';
export const moreFields = 'More fields';
export const setOf = (field: string, elements: number): string =>
  `Set ${field} of ${elements} elements`;

/* A banner and colors. */
export const textFirst = 'Write the banner’s text first.';
export const bannerAsInfo = 'As “Info”: in the site’s own colour.';
export const inShade = (field: string, shade: string): string => `${field}, ${shade}`;

/* A specification's directory. */
export const directoryOf = (field: string): string => `${field} directory`;
export const directoryExample = (help: string): string =>
  `${help}: “api-reference” gives /api-reference/….`;
export const chosenBySite = 'Chosen by the site';

/* Adding a field. */
export const addField = 'Add a field';
export const fieldName = 'Its name in the file';
export const add = 'Add';
export const aboutFields = 'For what another tool reads here. Signpost keeps it as it is written.';
export const isList = (key: string): string =>
  `${inQuotes(key)} is a list of children: add its entries in the navigation.`;
export const isTaken = (key: string): string => `${inQuotes(key)} is a field of this already.`;

/* What a control cannot show or take. */
export const keptWithIt = (parts: readonly string[]): string =>
  `Kept with it: ${parts.join(', ')}.`;
export const neitherOnNorOff = (value: string): string =>
  `The file says ${value} here, which is neither on nor off.`;
export const notNumber = 'This has to be a number, such as 2 or 0.5.';
export const notColor = 'This has to be a hex colour, such as #0b6e5a.';
export const notListed = (value: string): string => `${inQuotes(value)} is not in the list.`;
export const endpointNeedsPath = 'An endpoint needs a path, such as /users.';
export const endpointHasSpaces = 'An endpoint’s path has no spaces.';
export const readsAsEndpoint = (entry: string): string =>
  `${inQuotes(entry)} reads as an endpoint, not as a page.`;
export const notInPath = (foreign: readonly string[]): string =>
  `A path can’t contain ${listed([...new Set(foreign.map((one) => (one.trim() ? inQuotes(one) : 'spaces')))], 'or')}.`;
export const usePath = (path: string): string => `Use ${inQuotes(path)}`;
export const makeEndpoint = 'Make it an endpoint';
export const notJson = (problem: string): string => `Not JSON yet: ${problem}`;
export const nothingHere = 'nothing is here.';
export const keepAsText = 'Keep it as text';

/* Languages and versions. */
export const amongLanguages = 'Among the languages';
export const amongVersions = 'Among the versions';
export const theOnly = (kind: string, contents: string): string =>
  `The only ${kind} so far, with ${contents}.`;
export const pagesElsewhere = 'Its pages stand in another file.';
export const itHolds = (contents: string): string => `It holds ${contents}.`;
export const holds = (contents: string): string => `Holds ${contents}.`;
export const noPages = 'no pages';
export const andOthers = (count: number): string => `and ${count} more`;
export const compare = (kinds: string): string => `Compare ${kinds}`;
export const startNew = (kind: string): string => `Start a new ${kind}…`;
