/*
 * A reader's history, as a browser keeps it: the pages behind and those ahead. Undefined means the first page,
 * whichever that is. A location survives the same edits as its visit.
 */
import type { SiteLocation } from '$lib/core/site/location';

export interface Journey {
  /** Most recent last. */
  readonly behind: readonly (SiteLocation | undefined)[];
  /** Next one last. */
  readonly ahead: readonly (SiteLocation | undefined)[];
}

/** Limit on the steps remembered. */
const LONGEST_JOURNEY = 200;

export const SET_OUT: Journey = { behind: [], ahead: [] };

/** Adds a step from a location and clears the pages ahead. */
export const wentOn = ({ behind }: Journey, from: SiteLocation | undefined): Journey => ({
  behind: [...behind, from].slice(-LONGEST_JOURNEY),
  ahead: [],
});

/** A step back or forward, and its target. Undefined if there is none. */
export function turned(
  { behind, ahead }: Journey,
  way: 'back' | 'forward',
  from: SiteLocation | undefined,
): { readonly journey: Journey; readonly to: SiteLocation | undefined } | undefined {
  const [left, gained] = way === 'back' ? [behind, ahead] : [ahead, behind];
  if (left.length === 0) return undefined;
  const [less, more] = [left.slice(0, -1), [...gained, from]];
  return {
    journey: way === 'back' ? { behind: less, ahead: more } : { behind: more, ahead: less },
    to: left.at(-1),
  };
}

/** Whether two visits are to the same page. */
export const isSameVisit = (
  one: SiteLocation | undefined,
  other: SiteLocation | undefined,
): boolean =>
  one?.part === other?.part &&
  (one?.operation ?? other?.operation) === (other?.operation ?? one?.operation) &&
  one?.trail.length === other?.trail.length &&
  (one === undefined || one.trail.every((id, i) => id === other?.trail[i]));
