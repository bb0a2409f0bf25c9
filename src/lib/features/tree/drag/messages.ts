/* The words of a drag. */
import { plural } from '$lib/core/text/plural';

/* Where a drop goes. */
export const theNavigation = 'the navigation';
export const into = (place: string): string => `Into ${place}`;
export const intoAsLast = (place: string): string => `Into ${place}, last place`;
/** With an ordinal number: "Into Guides, second place" */
export const intoAs = (place: string, ordinal: string): string => `Into ${place}, ${ordinal} place`;
export const stays = 'Stays where it is';
export const notThereYet = 'Drag it into the navigation';
export const outside = 'Let go here to leave it where it is';

/** For example "Instead: wrap it in an anchor. Let go to choose." `others` is the number of other alternatives. */
export function insteadOf(label: string, others: number): string {
  const way = label.charAt(0).toLowerCase() + label.slice(1);
  const also = others ? plural(others, ', or another way', `, or ${others} other ways`) : '';
  return `Instead: ${way}${also}. Let go to choose.`;
}

/* What was not done. */
export const nothingAdded = 'Nothing was added.';
export const nothingMoved = 'Nothing was moved.';
export const specificationNameHasSpaces =
  'Here the specification would have to be named, and its name has spaces.';
