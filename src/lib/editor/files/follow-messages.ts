/* What follows a step on page files. */
import { counted, formatNumber } from '$lib/core/text/plural';

/** Numbers of links, of the pages that they are on, and of redirects. */
export interface Following {
  readonly links: number;
  readonly pages: number;
  readonly redirects: number;
}

const both = (
  { links, pages, redirects }: Following,
  [update, add]: readonly [string, string],
): string =>
  [
    links > 0 &&
      `${update} ${counted(links, 'link', 'links')} on ${counted(pages, 'page', 'pages')}`,
    redirects > 0 && `${add} ${counted(redirects, 'redirect', 'redirects')}`,
  ]
    .filter(Boolean)
    .join(' and ');
const sentence = (text: string): string =>
  text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;

export const updates = (what: Following): string => sentence(both(what, ['updates', 'adds']));
export const updated = (what: Following): string => sentence(both(what, ['updated', 'added']));
export const leftAt = (file: string, line: number, message: string): string =>
  `${file}, line ${formatNumber(line)}: ${message}`;
/** After a deletion's own sentence, whether links lead to another page now or nowhere. */
export const saidOfDeleted = (said: string, links: number, to: string | undefined): string => {
  if (links === 0) return said;
  const [one, other] = to === undefined ? ['leads', 'lead'] : ['was', 'were'];
  const how = to === undefined ? 'nowhere now' : 'updated';
  return `${said}. ${counted(links, `link ${one}`, `links ${other}`)} ${how}.`;
};
