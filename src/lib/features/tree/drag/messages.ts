/* The words of a drag. */
import { inQuotes } from '$lib/core/text/direction';
import { plural } from '$lib/core/text/plural';

/* Where a drop goes. */
export const theNavigation = 'the navigation';
/** "the group “Help center”" */
export const ofKind = (kind: string, name: string): string => `the ${kind} ${name}`;
export const hidden = 'hidden';
/** "“Help center” (French, hidden)" */
export const withNotes = (place: string, notes: readonly string[]): string =>
  `${place} (${notes.join(', ')})`;
export const into = (place: string): string => `Into ${place}`;
export const intoAsLast = (place: string): string => `Into ${place}, at the end`;
/** With an ordinal number: "Into “Guides”, second in the list" */
export const intoAs = (place: string, ordinal: string): string =>
  `Into ${place}, ${ordinal} in the list`;
export const stays = 'Current location';
export const notThereYet = 'Drag it into the navigation';
export const outside = 'Release here to cancel';

/* Why a drop is not possible, in fewer than twelve words. `name` has three at most, `kinds` are several: "menu items". */
export const these = 'these';
export const contains = (name: string, held: string, kinds: string): string =>
  `${name} contains ${held}, not ${kinds}`;
export const cannotTake = (name: string, kinds: string): string => `${name} can’t contain ${kinds}`;
export const notAmong = (kinds: string, others: string): string =>
  `${kinds} can’t be next to ${others}`;
export const notInto = (kinds: string, place: string): string => `${kinds} can’t go into ${place}`;
export const isLink = (name: string, kinds: string): string =>
  `${name} is a link and can’t contain ${kinds}`;
export const isInOtherFile = (name: string): string => `The content of ${name} is in another file`;
export const onlyFullLinks = 'Only links with a full URL can go there';

/* What can be done instead. */
export const moveAfter = (count: number, name: string): string =>
  `Move ${plural(count, 'it', 'them')} after ${inQuotes(name)}`;

/* What was not done. */
export const nothingAdded = 'Nothing was added.';
export const nothingMoved = 'Nothing was moved.';
export const specificationNameHasSpaces =
  'Remove the spaces from the name of the specification file. Otherwise, its endpoints can’t be listed here.';
