/* The words of the endpoints panel. */
import { capital } from '$lib/core/document/kind-words';
import { inQuotes } from '$lib/core/text/direction';
import { allCounted } from '$lib/core/text/count-messages';
import { counted, plural, formatNumber } from '$lib/core/text/plural';

export const heading = 'Endpoints';
export const closePanel = 'Close endpoints';
export const close = 'Close';

/* Which specification. */
export const noSpecification = (what: string | undefined): string =>
  `There’s no API specification ${what === undefined ? 'here' : `for ${what}`}. Select something in the navigation and set its “OpenAPI” to a file or a URL.`;
export const showProperties = 'Show properties';
export const specification = 'Specification';
export const inEffect = (name: string): string => `${name} · used here`;
export const namesNone = (what: string, name: string): string =>
  `${capital(what)} has no specification, so each endpoint you add will include ${inQuotes(name)}.`;
export const setFor = (what: string): string => `Use for ${what}`;
export const anotherInEffect = (name: string): string =>
  `A different specification applies here, so each endpoint you add will include ${inQuotes(name)}.`;

/* Generated pages or listed ones. */
export const listsNothing = (what: string, endpoints: number): string =>
  `${capital(what)} is empty, so readers see ${plural(endpoints, 'the only endpoint in the specification.', `${allCounted(endpoints, 'endpoints')}. If you select any, readers see only those.`)}`;
export const listExplicitly = 'Add all to navigation…';
export const listAll = 'Add all';
export const backToGenerated = 'Reset to all endpoints…';
export const showGenerated = 'Show all';
export const apiReference = 'API reference';

/* Where ticked endpoints go. */
export const into = 'Add to';
export const goesInto = (what: string): string => `Selected endpoints are added to ${what}.`;
export const selectGroup = 'Select a group in the navigation to add endpoints to it.';
export const selectGroupFirst = 'Select a group in the navigation first.';
export const unnamedGroup = 'Untitled group';

/* The search, and what is shown. */
export const search = 'Search endpoints';
export const show = 'Show';
export const all = 'All';
export const notListed = 'Not in navigation';
export const listedHere = 'Added';
export const listedElsewhere = 'Elsewhere';
/** "Added (5)" */
export const shown = (filter: string, count: number): string =>
  `${filter} (${formatNumber(count)})`;
export const allEndpoints = 'All endpoints';
export const noMatches = (query: string): string => `No endpoints match ${inQuotes(query)}.`;
export const showAll = 'Show all endpoints';
export const noneForChoice = 'No endpoints match this filter.';

/* A tag. */
export const noTag = 'No tag';
export const otherGroup = 'Other';
export const allOf = (tag: string): string => `All of ${tag}`;
export const countOf = (listed: number, all: number): string =>
  `${formatNumber(listed)} of ${formatNumber(all)}`;
/** In another group than the one that selected endpoints are added to. */
export const countElsewhere = (listed: number): string => `${formatNumber(listed)} elsewhere`;
export const someOf = (count: number, tag: string): string =>
  `${counted(count, 'endpoint', 'endpoints')} in ${inQuotes(tag)}`;
export const listAsGroup = (tag: string): string => `Add ${tag} as a group`;
export const listAsGroupHint = (count: number): string =>
  `Add as a group (${formatNumber(count)} not in navigation)`;

/* An endpoint. */
export const deprecated = 'Deprecated.';
export const hidden = 'Hidden in the specification.';
export const cannotList =
  'The path contains spaces. Fix it in the specification to add the endpoint.';
export const cannotName =
  'The path contains spaces, so the endpoint can’t be in the navigation. Fix it in the specification.';
export const unnamed = 'Untitled';
export const goWhereListed = (endpoint: string, place: string): string =>
  `Go to ${endpoint} in ${place}`;
export const listedIn = (place: string, others: number): string =>
  others > 0 ? `In ${inQuotes(place)} and ${formatNumber(others)} more` : `In ${inQuotes(place)}`;

/* Pages for endpoints. */
export const createPage = (endpoint: string): string => `Create a page for ${endpoint}`;
export const turnIntoPages = (count: number): string =>
  plural(count, 'Turn into a page', `Turn ${formatNumber(count)} endpoints into pages`);
export const createHint =
  'Creates page files for the selected endpoints. In the navigation, the pages replace the endpoints.';

/* Entries without an endpoint. */
export const notInSpecification = 'In navigation, but not in the specification';
export const noPages = (count: number): string =>
  `${plural(count, 'This endpoint', `These ${formatNumber(count)} endpoints`)} won’t appear on the site.`;
export const goToEntry = (entry: string, place: string): string => `Go to ${entry} in ${place}`;
export const write = (endpoint: string): string => `Replace with ${inQuotes(endpoint)}`;
export const remove = 'Remove';
export const removeEntry = (entry: string): string => `Remove ${entry}`;

/* An endpoint that is listed in several places. */
export const isIn = (place: string): string => `In ${place}`;
export const alsoIn = (place: string): string => `Also in ${place}`;
export const oneListedTwice = (endpoint: string, place: string, other: string): string =>
  place === other
    ? `${endpoint} is now listed twice in ${inQuotes(place)}`
    : `${endpoint} is now listed twice: in ${inQuotes(place)} and in ${inQuotes(other)}`;
export const severalListedTwice = (count: number): string =>
  `${counted(count, 'endpoint is', 'endpoints are')} now also listed in another place`;
