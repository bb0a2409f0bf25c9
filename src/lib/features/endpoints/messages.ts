/* The words of the endpoints panel. */
import { capital } from '$lib/core/document/kind-words';
import { inQuotes } from '$lib/core/text/direction';
import { counted, plural } from '$lib/core/text/plural';

export const heading = 'Endpoints';
export const closePanel = 'Close endpoints';
export const close = 'Close';

/* Which specification. */
export const noSpecification = (what: string | undefined): string =>
  `No API specification is in effect ${what === undefined ? 'here' : `for ${what}`}. Select something in the navigation and set its “OpenAPI” to a file of the folder or a web address.`;
export const showProperties = 'Show the properties';
export const specification = 'Specification';
export const inEffect = (name: string): string => `${name} · in effect here`;
export const namesNone = (what: string): string =>
  `Nothing in effect for ${what} names a specification. Entries from here name theirs.`;
export const setFor = (what: string): string => `Set it for ${what}`;
export const anotherInEffect =
  'Another specification is in effect here, so entries will name this one.';

/* Generated pages or listed ones. */
export const listsNothing = (what: string, endpoints: number): string =>
  `${capital(what)} lists nothing, so readers see a page for each of the ${counted(endpoints, 'endpoint', 'endpoints')}. As soon as you tick one, they see only those that are ticked.`;
export const listExplicitly = 'List all explicitly…';
export const listAll = 'List all';
export const backToGenerated = 'Back to all generated…';
export const showGenerated = 'Show all';
export const apiReference = 'API reference';

/* Where ticked endpoints go. */
export const into = 'Ticked endpoints go to';
export const goesInto = (what: string): string => `Ticked endpoints go to ${what}.`;
export const selectGroup = 'Select a group in the navigation to tick endpoints into it.';
export const selectGroupFirst = 'Select a group first: that is where ticked endpoints go.';
export const unnamedGroup = 'Unnamed group';

/* The search, and what is shown. */
export const search = 'Search endpoints';
export const show = 'Show';
export const all = 'All';
export const notListed = 'Not listed';
export const listedHere = 'Listed here';
export const allEndpoints = 'All endpoints';
export const noMatches = (query: string): string => `Nothing is called ${inQuotes(query)}.`;
export const showAll = 'Show all endpoints';
export const noneForChoice = 'This specification has no endpoints for this choice.';

/* A tag. */
export const noTag = 'Without a tag';
export const otherGroup = 'Other';
export const allOf = (tag: string): string => `All of ${tag}`;
export const countOf = (listed: number, all: number): string => `${listed} of ${all}`;
export const someOf = (count: number, tag: string): string => `${count} of ${inQuotes(tag)}`;
export const listAsGroup = (tag: string): string => `List ${tag} as a group`;
export const listAsGroupHint = (count: number): string =>
  `List as a group: ${count} that are listed nowhere`;

/* An endpoint. */
export const deprecated = 'Deprecated.';
export const hidden = 'The specification hides it.';
export const cannotList = 'Its path has spaces, so it cannot be listed.';
export const cannotName = 'Its path has spaces, so no navigation can name it.';
export const noSummary = 'No summary';
export const unnamed = 'Unnamed';
export const goWhereListed = (endpoint: string, place: string): string =>
  `${endpoint} is listed in ${place}: go there`;
export const listedIn = (place: string, others: number): string =>
  others > 0 ? `Listed in ${inQuotes(place)} and ${others} more` : `Listed in ${inQuotes(place)}`;

/* Entries without an endpoint. */
export const notInSpecification = 'In the navigation, but not in the specification';
export const noPages = (count: number): string =>
  `Readers get no page for ${plural(count, 'this', `these ${count}`)}.`;
export const goToEntry = (entry: string, place: string): string => `${entry} in ${place}: go there`;
export const write = (endpoint: string): string => `Write ${inQuotes(endpoint)}`;
export const remove = 'Remove';
export const removeEntry = (entry: string): string => `Remove ${entry}`;
