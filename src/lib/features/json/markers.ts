import type { SyntaxProblem } from '$lib/core/document/node';
import type { Diagnostic, Severity } from '$lib/core/check/diagnostic';
import { placesOf } from '$lib/core/check/split-places';
import { MarkerSeverity, type Marker } from '$lib/ui/code/monaco';
import type { TextInStep } from './typing';

/** Limit on the problems marked in the text. The problem list has them all. */
const MOST_MARKERS = 1000;

const SEVERITIES: Readonly<Record<Severity, MarkerSeverity>> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  hint: MarkerSeverity.Hint,
};

/** Monaco markers for the problems of one file, including a syntax error that the problems do not have yet. */
export function markersOf(
  problems: readonly Diagnostic[],
  broken: SyntaxProblem | undefined,
  file: string,
  text: TextInStep,
): Marker[] {
  const places = problems.flatMap(placesOf);
  const own = places.filter((problem) => problem.file === file);
  const known = own.some(({ code }) => code === 'json');
  const all = own.map(({ at, length, message, severity, code }) => ({
    at,
    length,
    message,
    severity,
    code,
  }));
  if (broken && !known) all.unshift({ ...broken, severity: 'error', code: 'json' });
  // Next to a syntax error, nothing else matters.
  const shown = broken ? all.filter(({ severity }) => severity !== 'hint') : all;
  return shown.slice(0, MOST_MARKERS).map(({ at, length, message, severity, code }) => {
    // Where something is missing, the character before it is marked.
    const range = length > 0 ? text.rangeOf(at, length) : text.rangeOf(Math.max(0, at - 1), 1);
    return {
      startLineNumber: range.startLineNumber,
      startColumn: range.startColumn,
      endLineNumber: range.endLineNumber,
      endColumn: range.endColumn,
      message,
      severity: SEVERITIES[severity],
      source: 'Signpost',
      code,
    };
  });
}
