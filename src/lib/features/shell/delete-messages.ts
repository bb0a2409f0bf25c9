/* The words of the dialog that deletes page files. */
import { linkedOn } from '$lib/editor/files/follow-messages';
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

export const deleteFile = (title: string): string => `Delete ${inQuotes(title)} and its file`;
export const deleteFiles = (count: number): string =>
  `Delete ${formatNumber(count)} pages and their files`;
export const sendTo = 'Send readers to';
export const pageNotFound = 'Nowhere (page not found)';
export const pages = 'Pages';
export const lookingForLinks = 'Looking for links…';
export const noLinks = 'No other page links here.';
export const linked = (links: number, from: number, specifications = 0): string =>
  `${counted(links, 'link', 'links')} ${linkedOn(from, specifications)} ${links === 1 ? 'leads' : 'lead'} here:`;
export const linkAt = (page: string, around: string): string => `${page}: ${around}`;
export const moreLinks = (count: number): string => `and ${formatNumber(count)} more`;
/** Of a deletion without a target. */
export const onPurpose = 'Removed on purpose: don’t report the old URLs as lost';
export const choosePage = 'Choose a page on this site.';
export const isDeletedToo = 'This page is being deleted. Choose another one.';
export const withoutTarget = (links: number): string =>
  links === 0
    ? 'Old URLs show “Page not found”.'
    : `Old URLs show “Page not found”, and ${counted(links, 'link leads', 'links lead')} nowhere.`;
export const withTarget = (page: string, links: number): string =>
  links === 0
    ? `Old URLs redirect to ${inQuotes(page)}.`
    : `Old URLs redirect to ${inQuotes(page)}, and ${counted(links, 'link leads', 'links lead')} there.`;
export const cancel = 'Cancel';
export const remove = 'Delete';
export const removing = 'Deleting…';
