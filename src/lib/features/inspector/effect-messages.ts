/* What values do for readers of the site. */
import { inQuotes } from '$lib/core/text/direction';

/* A rank in the search. */
export const ranksAsOthers = 'Ranks the same as other pages.';
export const ranksBelowAll = 'Ranks below all other pages.';
export const ranksHigher = 'Ranks higher than other pages.';
export const ranksLower = 'Ranks lower than other pages.';

/* A link. */
export const goesToPart = (part: string): string =>
  `Goes to ${inQuotes(part)} on the current page.`;
export const leadsNowhere = (meant: string): string =>
  `This link doesn’t work. Did you mean ${meant}?`;
export const beginsMail = (address: string): string => `Starts an email to ${address}.`;
export const calls = (number: string): string => `Calls ${number}.`;
export const opensTab = (host: string): string => `Opens ${host} in a new tab.`;
export const opensProgram = (scheme: string): string => `Opens another app (${scheme}).`;
export const goesToTitled = (title: string): string =>
  `Goes to the page ${inQuotes(title)} on this site.`;
export const goesToFirst = 'Goes to the first page of this site.';
export const goesToPage = 'Goes to a page on this site.';
export const goesThrough = (address: string): string =>
  `Goes to ${inQuotes(address)} through a redirect.`;
export const noSuchPage = 'Goes to a page on this site, but its file is missing.';

/* The one of several versions or languages that readers see first. */
export const thisFirst = (kind: string): string => `Readers see this ${kind} first.`;
export const otherFirst = (label: string): string =>
  `Readers see ${inQuotes(label)} first. Turning this on turns it off there.`;
export const noneMarkedThis = (kind: string): string =>
  `No default is set, so readers see this ${kind}, the first one.`;
export const noneMarkedOther = (kind: string, label: string): string =>
  `No default is set, so readers see the first ${kind}, ${inQuotes(label)}.`;
