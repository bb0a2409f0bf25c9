/* What `signpost redirects --lost` prints. */
import { counted, formatNumber, plural } from '../lib/core/text/plural.ts';

export const lostNeedsFolder =
  '--lost requires a folder, because it compares pages: signpost redirects FOLDER --lost';
export const lostNeedsHistory =
  '--lost requires a git repository or a list of URLs: signpost redirects --lost --list FILE';
export const lostInShallow =
  'This is a shallow clone, so older URLs are missing. Fetch the full history: git fetch --unshallow';
export const noPercent = (given: string): string =>
  `--add must be a percentage from 0 to 100, not ${given}.`;
export const onlyWithLost = (option: string): string => `${option} requires --lost.`;
export const notOfSite = (count: number): string =>
  `Left out ${counted(count, 'URL that is on another site or isn’t a page', 'URLs that are on other sites or aren’t pages')}.`;
/** What speaks for a target. */
export const evidence = {
  renamed: 'git says it moved there',
  'same-text': 'same text',
  title: 'same title',
  'like-text': 'similar text',
  'moved-alike': 'other URLs moved the same way',
  path: 'similar path',
};
/** "ended on 2026-03-09 by 1a2b3c4, asked for 12 times" */
export const endedBy = ({
  ended,
  count,
}: {
  readonly ended?: { readonly id: string; readonly date: string };
  readonly count?: number;
}): string =>
  [
    ended && `stopped working on ${ended.date} in ${ended.id.slice(0, 7)}`,
    count !== undefined && `visited ${counted(count, 'time', 'times')}`,
  ]
    .filter(Boolean)
    .join(', ');
export const inPercent = (share: number): string => `${share}%`;
export const lostRow = (share: string, redirect: string, why: readonly string[]): string =>
  `${share}  ${redirect}${why.length > 0 ? `  (${why.join('; ')})` : ''}\n`;
export const lostCounted = (count: number, likely: number): string => {
  if (count === 0) return 'Every known URL leads to a page.';
  const all = `${counted(count, 'URL no longer works', 'URLs no longer work')}.`;
  return likely === 0
    ? all
    : `${all} Add ${likely === 1 ? 'a redirect for the one' : `redirects for the ${formatNumber(likely)}`} at 90% or more: --lost --add 90`;
};
export const redirectsAddedFor = (count: number, all: number): string =>
  count === 0
    ? 'No redirects to add.'
    : `Added ${plural(count, 'a redirect', 'redirects')} for ${formatNumber(count)} of ${counted(all, 'URL', 'URLs')}.`;
