/* What values do for readers of the site. */
import { inQuotes } from '$lib/core/text/direction';

/* A rank in the search. */
export const ranksAsOthers = 'Ranks as other pages do.';
export const ranksBelowAll = 'Ranks below all other pages.';
export const ranksHigher = 'Ranks higher than other pages.';
export const ranksLower = 'Ranks lower than other pages.';

/* A link. */
export const goesToPart = (part: string): string =>
  `Goes to the part ${inQuotes(part)} of the page that is open.`;
export const leadsNowhere = (meant: string): string =>
  `Leads nowhere as it stands. Perhaps ${meant}?`;
export const beginsMail = (address: string): string => `Begins an e-mail to ${address}.`;
export const calls = (number: string): string => `Calls ${number}.`;
export const opensTab = (host: string): string => `Opens ${host} in a new tab.`;
export const opensProgram = (scheme: string): string => `Opens another program (${scheme}).`;
export const goesToTitled = (title: string): string =>
  `Goes to the page ${inQuotes(title)} of this site.`;
export const goesToFirst = 'Goes to the first page of this site.';
export const goesToPage = 'Goes to a page of this site.';
export const noSuchPage = 'Stays on this site. No page file of this name is in the folder.';

/* The one of several versions or languages that readers see first. */
export const thisFirst = (kind: string): string => `Readers see this ${kind} first.`;
export const otherFirst = (label: string): string =>
  `Readers see ${inQuotes(label)} first, which is marked. Only one can be: switched on here, it is off there.`;
export const noneMarkedThis = (kind: string): string =>
  `No ${kind} is marked, so readers see the first in the list: this one.`;
export const noneMarkedOther = (kind: string, label: string): string =>
  `No ${kind} is marked, so readers see the first in the list, ${inQuotes(label)}.`;
