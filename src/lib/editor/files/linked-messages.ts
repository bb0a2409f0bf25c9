/* Links to pages that were hidden. */
import { listed } from '$lib/core/text/listed';
import { counted, plural } from '$lib/core/text/plural';

/** What some links are from. */
export const linkSources = (pages: number, specifications: number): string => {
  const all = [
    pages > 0 && counted(pages, 'page', 'pages'),
    specifications > 0 && counted(specifications, 'API specification', 'API specifications'),
  ];
  return listed(all.filter((part) => part !== false));
};
export const stillLinked = (linking: number, hidden: number, specifications = 0): string =>
  `${linkSources(linking, specifications)} still ${plural(linking + specifications, 'links', 'link')} to ${plural(hidden, 'it', 'them')}.`;
export const showLinks = 'Show links';
/** `page` in quotes. */
export const linksShown = (page: string): string => `Links to ${page}`;
