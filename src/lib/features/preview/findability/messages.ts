/* Texts of the first look and of the findability test. */
import { inQuotes } from '$lib/core/text/direction';

// First look
export const firstLook = 'First look';
export const firstLookLead =
  'The site as a new reader lands on it: first page, default version and language.';

// A task
export const findability = 'Findability';
export const testFindability = 'Test findability';
export const howToTest =
  'Write a task, choose where it is solved, and hand the mouse to somebody who does not know the site. What they click stays in this window.';
export const task = 'Task';
export const taskExample = 'Find how to rotate a key';
export const testedSite = 'Test';
export const siteNow = 'The site as it is now';
export const siteBefore = 'The site before your changes';
export const startTest = 'Start the test';

// Pages that count as found
export const targets = 'Pages that count as found';
export const chosenPages = 'Chosen pages';
export const takeOut = (page: string): string => `Take out ${page}`;
export const addPage = 'Add another page';
export const searchPages = 'Search the pages of the site';
export const pages = 'Pages';
export const morePages = (count: number): string => `${count.toLocaleString('en')} more: type on.`;
export const noSuchPage = 'No page is called that.';

// Why a trial does not start
export const taskMissing = 'Write what is to be found.';
export const targetMissing = 'Choose the page that counts as found.';
export const pageNotBefore = 'The site has no such page before your changes.';
export const pageNotNow = 'The site has no such page now.';
export const isFirstPage = 'Readers land on this page: there is nothing to look for.';

// A trial
export const trial = 'Findability test';
export const back = 'Back';
export const iGiveUp = 'I give up';
export const stop = 'Stop';
export const escapeKey = 'Esc';
/** A click on a part without a name. */
export const something = 'something';
const effort = (clicks: number, time: string): string =>
  `${clicks === 1 ? 'one click' : `${clicks} clicks`}, ${time}`;
export const foundAfter = (clicks: number, time: string): string =>
  `Found after ${effort(clicks, time)}`;
export const givenUpAfter = (clicks: number, time: string): string =>
  `Given up after ${effort(clicks, time)}`;

// Results
export const results = 'Results';
export const copyResults = 'Copy results';
export const copied = 'The results are on the clipboard, as Markdown.';
export const copyingRefused =
  'The browser did not let the results be copied: allow it, and try again.';
export const site = 'Site';
/** At the start of a cell or a line. */
export const sides = { before: 'Before', after: 'After' } as const;
/** Inside a sentence. */
export const sidesInside = { before: 'before', after: 'after' } as const;
export const again = 'Again';
export const test = 'Test';
export const testAgain = (task: string, side: string): string =>
  `Test ${inQuotes(task)} again, ${side}`;
export const whatWasClicked = 'What was clicked';
export const found = 'Found';
export const gaveUp = 'Gave up';
export const sideAndTime = (side: string, time: string): string => `${side}, ${time}`;
export const directPath = (path: string): string => `Direct: ${path}`;
export const noClick = 'no click';
export const notTried = '–';

// Columns
export const time = 'Time';
export const clicks = 'Clicks';
export const returns = 'Returns';
export const directWay = 'Direct way';
export const noDirectWay = 'none';
export const foundOf = (found: number, runs: number): string => `${found} of ${runs}`;
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
