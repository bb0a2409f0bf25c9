/* Why something can’t be placed somewhere. allow.ts loads these with the first screen, so no others are here. */
import { aKind, capital, entriesOf, quoted } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';

// By kind
export const wrongList = (kind: Kind, key: ListKey): string =>
  `${capital(KINDS[kind].plural)} can’t be next to ${entriesOf(key)}.`;
export const kindHoldsNothing = (kind: Kind): string =>
  `Wrap both in a group. ${capital(KINDS[kind].plural)} can’t contain anything.`;
export const holdsOwnKind = (kind: Kind, between: readonly Kind[]): string =>
  `Put ${listed(between.map(aKind), 'or')} in between. ${capital(KINDS[kind].plural)} can’t contain ${KINDS[kind].plural} directly.`;
export const groupsAmongPages = 'Add the group to the “pages” of the parent group.';
export const cannotHold = (kind: Kind, key: ListKey, held: string): string =>
  `${capital(KINDS[kind].plural)} can’t contain ${entriesOf(key)}, only ${held}.`;
export const heldByGroup = 'pages and groups';
export const heldByItem = 'groups, pages, or a link';
export const heldLists = (keys: readonly ListKey[]): string =>
  listed(
    keys.map((key) => entriesOf(key)),
    'or',
  );

// Elements that can’t have children. `refusal` writes the first letter as a capital.
export const holdsNothing = (name: string, kind: Kind): string =>
  `${name} is ${aKind(kind)} and can’t contain anything.`;
export const holdsNotAnything = (name: string, word: string): string =>
  `${name} isn’t a valid ${word} and can’t contain anything.`;
export const inAnotherFile = (name: string, file: string): string =>
  `Open ${quoted(file)} to change ${name}. Its content is in that file.`;
export const onEveryPage = (name: string): string =>
  `${name} is a global link and can’t contain anything.`;
export const isLink = (name: string, href: string): string =>
  `Remove the link to ${quoted(href)} first. ${capital(name)} can have either a link or content.`;
export const removeLink = 'Remove link';
