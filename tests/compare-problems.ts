/* Compares the problems before and after a fix: which were added, and whether the fixed one is still there. */
import type { Diagnostic } from '../src/lib/core/check/diagnostic.ts';

const isLoud = ({ severity }: Diagnostic) => severity !== 'hint';
const keyOf = ({ code, node, field }: Diagnostic) =>
  `${code} ${node ?? ''} ${field?.join('/') ?? ''}`;

/** A fix can turn entries that could not be read into listed pages, which may then repeat other entries. */
const REVEALED: readonly string[] = ['same-page-languages'];

const countPlaces = (all: readonly Diagnostic[]): number =>
  all.reduce((sum, { related }) => sum + (related?.length ?? 1), 0);
const placesOf = (all: readonly Diagnostic[], code: string): number =>
  countPlaces(all.filter((d) => d.code === code));

export function addedProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  byKey: boolean,
): string[] {
  if (byKey) {
    const old = new Set(before.map(keyOf));
    // Problems reported as one may be reported separately afterwards.
    const folded = new Set(before.filter(({ related }) => related).map(({ code }) => code));
    const isMore = ({ code }: Diagnostic) => placesOf(after, code) > placesOf(before, code);
    return after
      .filter((d) => isLoud(d) && !old.has(keyOf(d)) && !REVEALED.includes(d.code))
      .filter((d) => !folded.has(d.code) || isMore(d))
      .map(({ code, message }) => `${code}: ${message}`);
  }
  const counts = (all: readonly Diagnostic[], code: string) =>
    all.filter((d) => d.code === code).length;
  return [...new Set(after.filter(isLoud).map(({ code }) => code))].filter(
    (code) => !REVEALED.includes(code) && counts(after, code) > counts(before, code),
  );
}

/** Codes where nothing identifies which of several equal neighbors was removed. */
const ALIKE: readonly string[] = ['page-twice'];

/**
 * Whether a problem of this code, element and field is in at least as many places as before. One finding may have
 * many places.
 */
export function isStillThere(
  problem: Diagnostic,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean {
  const nameOf = ALIKE.includes(problem.code) ? ({ code }: Diagnostic) => code : keyOf;
  const same = (d: Diagnostic) => nameOf(d) === nameOf(problem);
  return countPlaces(after.filter(same)) >= countPlaces(before.filter(same));
}
