/* Listing endpoints. */
import { capital, quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { allCounted } from '../text/count-messages.ts';
import { counted, formatNumber, plural } from '../text/plural.ts';

export const listOne = (entry: string, owner: string): string => `Add ${quoted(entry)} to ${owner}`;
export const listSeveral = (count: number, owner: string): string =>
  `Add ${counted(count, 'endpoint', 'endpoints')} to ${owner}`;
export const listAsGroup = (heading: string, owner: string): string =>
  `Add ${quoted(heading)} as a group to ${owner}`;
export const listAll = (count: number, owner: string): string =>
  `Add ${plural(count, 'the endpoint', allCounted(count, 'endpoints'))} to ${owner}`;
export const otherEndpoints = 'Other';
export const entriesAlready = (owner: string): string =>
  `Choose an empty element. ${capital(owner)} already contains elements.`;
export const remove = (count: number): string =>
  `Remove ${counted(count, 'endpoint', 'endpoints')}`;

// All endpoints, as the site generates them.
export const showAll = (owner: string): string => `Show all endpoints in ${owner}`;
export const selectPart = (name: string): string =>
  `Select the part of ${name} that lists the endpoints.`;
export const noneListed = (owner: string): string => `No endpoints are listed in ${owner}.`;
export const losesOrder = (count: number): string =>
  `${plural(count, 'Your selection of one endpoint', `Your selection and order of ${formatNumber(count)} endpoints`)}. All endpoints in the specification will appear.`;
export const losesGroup = (label: string, fields: readonly string[]): string =>
  `The group ${quoted(label)}${fields.length > 0 ? `, with ${listed(fields.map(quoted))}` : ''}.`;
