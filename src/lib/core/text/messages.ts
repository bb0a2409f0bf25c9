/* Sentences about a text with a syntax error: where it is, and conflict markers from git. */

export const position = (line: number, column: number): string => `line ${line}, column ${column}`;

export const emptyFile = 'The file is empty.';
export const endsTooEarly = (where: string): string =>
  `Add a closing bracket or quote at the end (${where}).`;
export const leftOfMarkers = (line: number): string =>
  `Delete line ${line}, which is left over from conflict markers, and fix the text around it.`;
export const unclosedString = (where: string): string =>
  `Close the quotes that open at ${where}, or fix the text after them.`;
export const singleQuotes = (where: string): string =>
  `Use double quotes instead of single quotes (${where}).`;
export const webPage =
  'This is a web page, not docs.json. Download the file itself (on GitHub: “Raw”).';
export const unclosedComment = (where: string): string => `Close the comment at ${where}.`;
export const notJson = (word: string, where: string): string =>
  `“${word}” at ${where} isn’t JSON. Text needs double quotes.`;
export const bracketMissing = (brackets: readonly string[], sign: string, where: string): string =>
  `Add ${brackets.map((bracket) => `“${bracket}”`).join(' or ')} before “${sign}” at ${where}.`;
/** `where`: the position, if it's in the same line. */
export const commaMissing = (line: number, where: string): string =>
  where ? `A comma is missing before ${where}.` : `A comma is missing after line ${line}.`;
export const colonMissing = (where: string): string =>
  `Add a colon between a field’s name and its value (${where}).`;
export const extraComma = (where: string): string => `Remove the extra comma at ${where}.`;
export const nameExpected = (where: string): string =>
  `Add a field name in double quotes at ${where}.`;
export const textAfterEnd = (where: string): string =>
  `Remove the text after the end of the JSON (${where}).`;
export const extraCommaOrNoValue = (where: string): string =>
  `Remove the extra comma at ${where}, or add a value.`;
export const valueExpected = (where: string): string => `Add a value at ${where}.`;

// Conflict markers.
export const twoVersions = (places: number, line: number): string =>
  `Resolve the git conflict${places > 1 ? `s in ${places} places, starting` : ''} at line ${line}. Keep ours, keep theirs, or open both to merge them.`;
export const markersDoNotFit = (flaw: string): string =>
  `Delete the git conflict markers and keep only the text that you want. ${flaw}`;
export const conflictInConflict = (line: number, outer: number): string =>
  `Line ${line} starts a conflict inside the one from line ${outer}.`;
export const markerWithoutStart = (line: number, marker: string, start: string): string =>
  `Line ${line} contains “${marker}” without “${start}” before it.`;
export const noMarkerBetween = (line: number, marker: string): string =>
  `The conflict from line ${line} has no “${marker}” between its two versions.`;
export const markerTwice = (line: number, marker: string, start: number): string =>
  `Line ${line} repeats “${marker}” in the conflict from line ${start}.`;
export const noMarker = (line: number, marker: string): string =>
  `The conflict from line ${line} has no “${marker}”.`;
