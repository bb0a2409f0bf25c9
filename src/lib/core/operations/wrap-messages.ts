/* Wrapping and unwrapping. */
import { capital, listed, quoted } from '../document/kind-words.ts';

export const wrap = (what: string, aKind: string, label: string): string =>
  `Wrap ${what} in ${aKind} ${quoted(label)}`;
export const cannotWrap = (aKind: string): string =>
  `${capital(aKind)} cannot be put round other elements.`;
export const onlySideBySide =
  'Only elements that stand side by side in one list can be wrapped together.';
export const notInOneList = 'These do not fit into one list. Wrap those of one kind at a time.';
export const onlyTogether = (parent: string, entries: string, kinds: string): string =>
  `${capital(parent)} would hold ${entries} and ${kinds} side by side. Wrap all of its ${entries} together.`;

export const unwrap = (name: string): string => `Unwrap ${name}`;
export const holdsNothing = (name: string): string =>
  `${capital(name)} holds nothing that could take its place.`;
export const inAnotherFile = (name: string): string =>
  `What ${name} holds stands in another file. Open that file to change it.`;
export const holdsSeveralKinds = (name: string, entries: readonly string[]): string =>
  `${capital(name)} holds ${listed(entries)}. Only one kind of entries can take its place.`;
export const onlyContentStays = 'only what it holds stays';
export const contentCannotStand = (name: string, beside: string, entries: string): string =>
  `${capital(name)} stands among ${beside}, and its ${entries} cannot stand there.`;
