/*
 * Splits a finding about several places into one for each, for display at a place.
 */
import type { Diagnostic } from './diagnostic.ts';

export function placesOf(problem: Diagnostic): readonly Diagnostic[] {
  if (!problem.related) return [problem];
  const { related, ...one } = problem;
  return related.map(({ message, pointer, file, at, length, node }) => ({
    ...one,
    ...{ message, pointer, file, at, length, node },
  }));
}
