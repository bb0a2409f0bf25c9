/* What won’t appear on the site, and why. */
import { capital } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';
import { counted } from '../text/plural.ts';

// Why the builder can’t read an entry, as the end of a sentence.
export const hasNoLabel = (aKind: string): string => `${aKind} has no label`;
export const isNoElement = (kind: string): string => `an entry isn’t a valid ${kind}`;
export const unreadableField = (kind: string, label: string): string =>
  `${kind} ${inQuotes(label)} has an invalid field`;
export const nothingIsSeen = (key: string, kind: string, label: string, why: string): string =>
  `The ${key} in ${kind} ${inQuotes(label)} won’t appear on the site: ${why}.`;
export const doesNotBuild = (why: string): string => `The site won’t build: ${why}.`;

// Lists.
export const entries = (kinds: string, names: readonly string[], more: number): string =>
  `${capital(kinds)} ${names.map(inQuotes).join(', ')}${more > 0 ? `${names.length > 1 ? ',' : ''} and ${counted(more, 'more', 'more')}` : ''}`;
export const besideLink = (key: string): string =>
  `Only the link will appear on the site, not the ${key}.`;
export const isNoList = (key: string): string =>
  `${inQuotes(key)} isn’t a list and won’t appear on the site.`;
export const dropsAll = (key: string, why: string): string =>
  `None of the ${key} here will appear on the site: ${why}.`;
export const besideOthers = (kept: string, key: string): string =>
  `Only the ${kept} will appear on the site, not the ${key}.`;
export const itemHolds = 'A menu item can only contain groups, pages, or a link.';
export const groupHolds = (key: string): string =>
  `A group’s content must be in “pages”. Its “${key}” won’t appear on the site.`;
export const readsNoList = (key: string, aKind: string): string =>
  `${capital(aKind)} can’t have “${key}”. Its entries won’t appear on the site.`;

// Fields.
export const link = 'link';
export const icon = 'icon';
export const tag = 'tag';
export const color = 'color';
export const description = 'description';
export const displayName = 'display name';
export const rootPage = 'root page';
export const defaultFlag = 'default';
export const hiddenFlag = '“hidden”';
export const specification = 'specification';
export const banner = 'banner';
export const navbar = 'navbar';
export const linksEverywhere = 'global links';
export const fieldWithValue = (field: string, value: string): string =>
  `${capital(field)} ${inQuotes(value)}`;
export const notUrl = 'Use “href” instead of “url”. Otherwise, the link won’t appear on the site.';
export const readsNoField = (field: string, aKind: string): string =>
  `${capital(aKind)} can’t have this field (${field}). It has no effect.`;
export const unreadableLink =
  'The link won’t appear on the site. Links must start with https://, mailto:, /, or #.';
export const oneSpecification = 'Use one specification here. A list has no effect.';

// Global sections.
export const contentOf = (key: string, name: string): string =>
  `${capital(key)} of ${inQuotes(name)}`;
export const onlyLinks =
  'Global links can’t contain anything. The content won’t appear on the site.';
export const dropsItsLink = 'Its link is invalid and won’t appear on the site.';
export const needsLink = 'Global links must have a URL.';
