/* Help and suggestions in the text of docs.json. */
import { capital } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';

export const navigation = 'Navigation';
export const endpoint = 'An endpoint of the API specification, such as “GET /users”.';
export const onlyBuilderKnows = (help: string): string =>
  `${help} It works, but isn’t in the docs.json reference.`;

// Elements and their lists.
export const globalEntries = 'Links shown on every page.';
export const globalLink = 'A link shown on every page.';
export const globalAddress = 'A full URL (https://…). Every global anchor needs one.';
export const holds = (entries: readonly string[], byBuilder: readonly string[]): string =>
  byBuilder.length > 0
    ? `Contains ${listed(entries, 'or')}. Sites also accept ${listed(byBuilder, 'or')}.`
    : `Contains ${listed(entries, 'or')}.`;
export const theNavigation = 'the navigation';
export const thisElement = (kind: string): string => `this ${kind}`;
export const pagesOf = (owner: string): string => `The pages, endpoints, and groups of ${owner}.`;
export const entriesOf = (entries: string, owner: string): string => `The ${entries} of ${owner}.`;
export const specified = 'Listed in the docs.json reference.';
export const onlyBuilderTakes = 'It works here, but isn’t in the docs.json reference.';

// New elements.
export const newElement = (kind: string): string => `New ${kind}`;
export const newWith = (kind: string, entries: string): string => `New ${kind} with ${entries}`;
export const newLink = (kind: string): string => `New ${kind} with a link`;
export const aMenu = 'a menu';
export const whatItIs = (aKind: string, hasCode: boolean, isLink: boolean): string =>
  `${capital(aKind)} with ${hasCode ? 'a code' : 'a label'} and ${isLink ? 'a link' : 'content'}.`;
