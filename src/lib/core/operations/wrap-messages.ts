/* Wrapping and unwrapping. */
import { capital, quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';

export const wrap = (what: string, kind: string, label: string): string =>
  `Wrap ${what} in the ${kind} ${quoted(label)}`;
export const cannotWrap = (aKind: string): string =>
  `${capital(aKind)} can’t contain other elements.`;
export const onlySideBySide = 'Select elements in the same list to wrap them together.';
export const notInOneList = 'Wrap elements of one kind at a time. These can’t be in the same list.';
export const onlyTogether = (parent: string, entries: string, kinds: string): string =>
  `Wrap all ${entries} of ${parent} together. It can’t contain both ${entries} and ${kinds}.`;

export const unwrap = (name: string): string => `Unwrap ${name}`;
export const holdsNothing = (name: string): string =>
  `${capital(name)} is empty, so it can’t be unwrapped.`;
export const inAnotherFile = (name: string): string =>
  `Open the other file that contains ${name} to change it.`;
export const holdsSeveralKinds = (name: string, entries: readonly string[]): string =>
  `${capital(name)} contains ${listed(entries)}. Only an element with one kind of content can be unwrapped.`;
export const onlyContentStays = 'only its content stays';
export const contentCannotStand = (name: string, beside: string, entries: string): string =>
  `The ${entries} in ${name} can’t be in a list that contains only ${beside}.`;
