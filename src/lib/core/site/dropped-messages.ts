/* What the site’s builder drops, and why. */
import { capital } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';

// Why the builder cannot read an entry, as the end of a sentence.
export const hasNoLabel = (aKind: string): string => `${aKind} has no label`;
export const isNoElement = (kind: string): string => `an entry is no ${kind}`;
export const unreadableField = (kind: string, label: string): string =>
  `${kind} ${inQuotes(label)} has a field that cannot be read`;
export const nothingIsSeen = (key: string, kind: string, label: string, why: string): string =>
  `Readers see nothing of the ${key} in ${kind} ${inQuotes(label)}: ${why}.`;
export const doesNotBuild = (why: string): string => `The site does not build: ${why}.`;

// Lists.
export const entries = (kinds: string, names: readonly string[], more: number): string =>
  `${capital(kinds)} ${names.map(inQuotes).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
export const besideLink = (key: string): string =>
  `The builder keeps the link and drops the ${key} beside it.`;
export const isNoList = (key: string): string =>
  `${inQuotes(key)} is no list, so the builder drops it.`;
export const dropsAll = (key: string, why: string): string =>
  `The builder drops all ${key} here: ${why}.`;
export const besideOthers = (kept: string, key: string): string =>
  `The builder keeps the ${kept} and drops the ${key} beside them.`;
export const itemHolds = 'A menu item holds only groups, pages or a link.';
export const groupHolds = (key: string): string =>
  `A group holds only pages: the builder drops its ${key}.`;
export const readsNoList = (key: string, aKind: string): string =>
  `The builder reads no ${key} in ${aKind}, and drops them.`;

// Fields.
export const link = 'link';
export const icon = 'icon';
export const tag = 'tag';
export const color = 'colour';
export const description = 'description';
export const displayName = 'display name';
export const rootPage = 'root page';
export const defaultFlag = 'default';
export const hiddenFlag = '“hidden”';
export const specification = 'specification';
export const banner = 'banner';
export const navbar = 'navbar';
export const linksEverywhere = 'links for every page';
export const fieldWithValue = (field: string, value: string): string =>
  `${capital(field)} ${inQuotes(value)}`;
export const notUrl = 'The builder reads a link as “href”, not as “url”.';
export const readsNoField = (field: string, aKind: string): string =>
  `The builder reads no ${field} on ${aKind}, and drops it.`;
export const unreadableLink =
  'The builder cannot read this link: it begins with https://, mailto:, / or #.';
export const oneSpecification =
  'The builder reads one specification here, and drops a list of them.';

// Global sections.
export const contentOf = (key: string, name: string): string =>
  `${capital(key)} of ${inQuotes(name)}`;
export const onlyLinks = 'What stands on every page is a link: the builder drops what it holds.';
export const dropsItsLink = 'The builder cannot read its link, and drops it.';
export const needsLink = 'What stands on every page needs a link.';
