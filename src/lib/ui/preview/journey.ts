/*
 * Where a reader has been, as a browser keeps it: what lies behind, and what was gone back from. Nothing stands
 * for the first page, whichever that is. A place survives the edits that its visit survives.
 */
import type { SiteLocation } from '$lib/core/views/location';

export interface Journey {
  /** The last one at the end. */
  readonly behind: readonly (SiteLocation | undefined)[];
  /** The next one at the end. */
  readonly ahead: readonly (SiteLocation | undefined)[];
}

/** So many steps are remembered. */
const MOST = 200;

export const SET_OUT: Journey = { behind: [], ahead: [] };

/** Goes on from a place; what was gone back from is forgotten. */
export const wentOn = ({ behind }: Journey, from: SiteLocation | undefined): Journey => ({
  behind: [...behind, from].slice(-MOST),
  ahead: [],
});

/** A step back, or forward, and where it leads; nothing where there is none. */
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

/** Whether two visits are to one page. */
export const isSameVisit = (
  one: SiteLocation | undefined,
  other: SiteLocation | undefined,
): boolean =>
  one?.part === other?.part &&
  (one?.operation ?? other?.operation) === (other?.operation ?? one?.operation) &&
  one?.trail.length === other?.trail.length &&
  (one === undefined || one.trail.every((id, i) => id === other?.trail[i]));
