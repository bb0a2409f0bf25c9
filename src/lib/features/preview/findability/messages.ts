/* Texts of the first look and of the findability test. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

// First look
export const firstLook = 'First look';
export const firstLookLead = 'What a new reader sees first, in the default version and language.';

// A task
export const findability = 'Findability';
export const testFindability = 'Test findability';
export const howToTest =
  'Write a task, choose the pages with the answer, and let someone who doesn’t know the site try. Clicks are recorded only in this window.';
export const task = 'Task';
export const taskExample = 'Find out how to rotate a key';
export const testedSite = 'Test';
export const siteNow = 'Current site';
export const siteBefore = 'Site before your changes';
export const startTest = 'Start test';

// Pages that count as found
export const targets = 'Pages with the answer';
export const chosenPages = 'Chosen pages';
export const takeOut = (page: string): string => `Remove ${page}`;
export const addPage = 'Add another page';
export const searchPages = 'Search pages';
export const pages = 'Pages';
export const morePages = (count: number): string =>
  `${formatNumber(count)} more. Keep typing to narrow the list.`;
export const noSuchPage = 'No pages match.';

// Why a trial does not start
export const taskMissing = 'Enter a task.';
export const targetMissing = 'Choose a page with the answer.';
export const pageNotBefore =
  'This page wasn’t on the site before your changes. Choose another one.';
export const pageNotNow = 'This page isn’t on the current site. Choose another one.';
export const isFirstPage = 'Readers start on this page. Choose another one.';

// A trial
export const trial = 'Findability test';
export const back = 'Back';
export const iGiveUp = 'I give up';
export const stop = 'Stop';
export const escapeKey = 'Esc';
/** A click on a part without a name. */
export const something = 'something';
const effort = (clicks: number, time: string): string =>
  `${counted(clicks, 'click', 'clicks')}, ${time}`;
export const foundAfter = (clicks: number, time: string): string =>
  `Found after ${effort(clicks, time)}`;
export const givenUpAfter = (clicks: number, time: string): string =>
  `Gave up after ${effort(clicks, time)}`;

// Results
export const results = 'Results';
export const copyResults = 'Copy results';
export const copied = 'Copied the results as Markdown';
export const copyingRefused =
  'Your browser blocked copying. Allow access to the clipboard, then try again.';
export const site = 'Site';
/** At the start of a cell or a line. */
export const sides = { before: 'Before', after: 'After' } as const;
/** Inside a sentence. */
export const sidesInside = { before: 'before', after: 'after' } as const;
export const again = 'Test again';
export const test = 'Test';
export const testAgain = (task: string, side: string): string =>
  `Test ${inQuotes(task)} again (${side})`;
export const whatWasClicked = 'Clicked path';
export const found = 'Found';
export const gaveUp = 'Gave up';
export const sideAndTime = (side: string, time: string): string => `${side}, ${time}`;
export const directPath = (path: string): string => `Shortest: ${path}`;
export const noClick = 'no clicks';
export const notTried = '–';

// Columns
export const time = 'Time';
export const clicks = 'Clicks';
export const returns = 'Steps back';
export const directWay = 'Shortest path';
export const noDirectWay = 'none';
export const foundOf = (found: number, runs: number): string =>
  `${formatNumber(found)} of ${formatNumber(runs)}`;
/** With one decimal below ten seconds. */
export const seconds = (seconds: string): string => `${seconds} s`;
export const minutes = (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`;

// The results as Markdown
export const columnOfBoth = (column: string): string => `${column} (before → after)`;
export const outcome = { found: 'found', gaveUp: 'gave up' } as const;
export const runInWords = (
  task: string,
  side: string,
  outcome: string,
  time: string,
  path: string,
): string => `${task}, ${side}: ${outcome} after ${time}: ${path}`;
