/* Sentences about a text that does not parse: where it breaks, and conflict markers from git in it. */

export const position = (line: number, column: number): string => `line ${line}, column ${column}`;

export const emptyFile = 'The file is empty.';
export const endsTooEarly = (where: string): string =>
  `The text ends too early (${where}): a closing bracket or quote is missing.`;
export const leftOfMarkers = (line: number): string =>
  `Line ${line} is left of conflict markers from git: delete it, and what is not right around it.`;
export const unclosedString = (where: string): string =>
  `The text in quotes at ${where} is not closed or holds a character that JSON does not allow.`;
export const singleQuotes = (where: string): string =>
  `JSON wants double quotes, not single ones (${where}).`;
export const webPage =
  'This is a web page, not docs.json: download the file itself (on GitHub: “Raw”).';
export const unclosedComment = (where: string): string => `The comment at ${where} is not closed.`;
export const notJson = (word: string, where: string): string =>
  `“${word}” at ${where} is not JSON: text needs double quotes round it.`;
export const bracketMissing = (brackets: readonly string[], sign: string, where: string): string =>
  `A ${brackets.map((bracket) => `“${bracket}”`).join(' or ')} is missing before “${sign}” at ${where}.`;
export const commaMissing = (line: number, where: string): string =>
  `A comma is missing after line ${line} (${where}).`;
export const colonMissing = (where: string): string =>
  `A colon is missing between a field’s name and its value (${where}).`;
export const extraComma = (where: string): string => `There is one comma too many at ${where}.`;
export const nameExpected = (where: string): string =>
  `The name of a field in double quotes is expected at ${where}.`;
export const textAfterEnd = (where: string): string =>
  `There is text after the end of the JSON (${where}).`;
export const extraCommaOrNoValue = (where: string): string =>
  `There is one comma too many at ${where}, or a value is missing.`;
export const valueExpected = (where: string): string => `A value is expected at ${where}.`;

// Conflict markers.
export const twoVersions = (places: number, line: number): string =>
  `Two versions of the same lines stand${places > 1 ? ` in ${places} places, first` : ''} at line ${line}, between conflict markers from git. Keep ours, keep theirs, or open both as one.`;
export const markersDoNotFit = (flaw: string): string =>
  `Conflict markers from git are in the text, but they do not fit together. ${flaw} Delete the marker lines and keep what is right between them.`;
export const conflictInConflict = (line: number, outer: number): string =>
  `Line ${line} begins a conflict inside the one from line ${outer}.`;
export const markerWithoutStart = (line: number, marker: string, start: string): string =>
  `Line ${line} holds “${marker}”, but no “${start}” stands before it.`;
export const noMarkerBetween = (line: number, marker: string): string =>
  `The conflict from line ${line} has no “${marker}” between its two versions.`;
export const markerTwice = (line: number, marker: string, start: number): string =>
  `Line ${line} holds “${marker}” a second time in the conflict from line ${start}.`;
export const noMarker = (line: number, marker: string): string =>
  `The conflict from line ${line} has no “${marker}”.`;
