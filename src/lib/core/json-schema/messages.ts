/* Help and suggestions in the text of docs.json. */
import { capital, listed } from '../document/kind-words.ts';

export const navigation = 'Navigation';
export const endpoint = 'An endpoint of the API specification in effect, as “GET /users”.';
export const onlyBuilderKnows = (help: string): string =>
  `${help} The site’s builder knows it; the specification does not name it.`;

// Elements and their lists.
export const globalEntries = 'Entries that stand on every page. Each is a link.';
export const globalLink = 'A link that stands on every page.';
export const globalAddress =
  'A full address, https://…. Every anchor of the global section needs one.';
export const holds = (entries: readonly string[], byBuilder: readonly string[]): string =>
  byBuilder.length > 0
    ? `Holds ${listed(entries, 'or')}. The site’s builder also takes ${listed(byBuilder, 'or')}.`
    : `Holds ${listed(entries, 'or')}.`;
export const theNavigation = 'the navigation';
export const thisElement = (kind: string): string => `this ${kind}`;
export const pagesOf = (owner: string): string =>
  `The pages of ${owner}, its endpoints, and the groups among them.`;
export const entriesOf = (entries: string, owner: string): string => `The ${entries} of ${owner}.`;
export const specified = 'The specification allows them here.';
export const onlyBuilderTakes =
  'The site’s builder takes them here; the specification does not name them.';

// New elements.
export const newElement = (kind: string): string => `New ${kind}`;
export const newWith = (kind: string, entries: string): string => `New ${kind} with ${entries}`;
export const newLink = (kind: string): string => `New ${kind} that is a link`;
export const aMenu = 'a menu';
export const whatItIs = (aKind: string, hasCode: boolean, isLink: boolean): string =>
  `${capital(aKind)} with ${hasCode ? 'its code' : 'a label'} and ${isLink ? 'a link' : 'what it holds'}.`;
