/* The words of the commands that find elements and show a part alone. */
import { inQuotes } from '$lib/core/text/direction';

/* The search. */
export const search = 'Search the navigation';
export const searchWords = 'find filter';
export const nextMatch = 'Go to the next match';
export const previousMatch = 'Go to the previous match';
export const notSearching = 'Search for something first.';

/* The filters. */
export const onlyProblems = 'Show only problems';
export const onlyProblemsWords = 'errors warnings filter';
export const noProblems = 'No problems to show.';
export const onlyChanges = 'Show only changes';
export const onlyChangesWords = 'changed filter';
export const noChanges = 'No changes to show.';
export const everything = 'Show everything';
export const everythingShown = 'Everything is already shown.';

/* A part alone. */
export const onlyThisElement = 'Show only this element';
export const onlyThisElementWords = 'focus isolate hide others';
export const onlyThis = (kind: string): string => `Show only this ${kind}`;
export const onlyThe = (kind: string, name: string): string =>
  `Show only the ${kind} ${inQuotes(name)}`;
export const showingOnly = (name: string): string => `Showing only ${inQuotes(name)}.`;
export const showingAll = 'Showing everything.';
export const nothingToShowAlone = 'There’s nothing else to hide.';
