/* Why something can’t be placed somewhere. allow.ts loads these with the first screen, so no others are here. */
import { aKind, capital, entriesOf, listed, quoted } from '../../document/kind-words.ts';
import { KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';

// By kind
export const wrongList = (kind: Kind, key: ListKey): string =>
  `${capital(aKind(kind))} cannot stand among ${entriesOf(key)}.`;
export const kindHoldsNothing = (kind: Kind): string =>
  `${capital(aKind(kind))} holds nothing. Use a group around both.`;
export const holdsOwnKind = (kind: Kind, between: readonly Kind[]): string =>
  `${capital(aKind(kind))} cannot hold ${KINDS[kind].plural} directly. Put ${listed(between.map(aKind), 'or')} between them.`;
export const groupsAmongPages = 'A group’s groups stand among its pages.';
export const cannotHold = (kind: Kind, key: ListKey, held: string): string =>
  `${capital(aKind(kind))} cannot hold ${entriesOf(key)}. It holds ${held}.`;
export const heldByGroup = 'pages and groups';
export const heldByItem = 'groups or pages, or is a link';
export const heldLists = (keys: readonly ListKey[]): string =>
  listed(
    keys.map((key) => entriesOf(key)),
    'or',
  );

// Elements that can’t have children. `refusal` writes the first letter as a capital.
export const holdsNothing = (name: string, kind: Kind): string =>
  `${name} is ${aKind(kind)} and holds nothing.`;
export const holdsNotAnything = (name: string, word: string): string =>
  `${name} is no ${word} and cannot hold anything.`;
export const inAnotherFile = (name: string, file: string): string =>
  `What ${name} holds stands in another file, ${quoted(file)}. Open that file to change it.`;
export const onEveryPage = (name: string): string =>
  `${name} is shown on every page: such an entry is a link and holds nothing.`;
export const isLink = (name: string, href: string): string =>
  `${name} is a link to ${quoted(href)}; the site would drop what it holds. Remove the link first.`;
export const removeLink = 'Remove the link';
