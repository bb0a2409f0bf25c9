/* What follows a step on page files. */
import { listed } from '$lib/core/text/listed';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { counted } from '$lib/core/text/plural';

/** Numbers of links, of the files that they are in, and of redirects. */
export interface Following {
  readonly links: number;
  readonly pages: number;
  readonly specifications?: number;
  readonly redirects: number;
  /** Whether `.mintignore` names the new paths. */
  readonly isIgnoreFileChanged?: boolean;
}

const placesOf = (pages: number, specifications: number): readonly string[] =>
  [
    pages > 0 && `on ${counted(pages, 'page', 'pages')}`,
    specifications > 0 &&
      `in ${counted(specifications, 'API specification', 'API specifications')}`,
  ].filter((place) => place !== false);
/** Where some links are. */
export const linkedOn = (pages: number, specifications: number): string =>
  listed(placesOf(pages, specifications));

function all(
  { links, pages, specifications = 0, redirects, isIgnoreFileChanged = false }: Following,
  [update, add]: readonly [string, string],
): string {
  const places = placesOf(pages, specifications);
  const clauses = [
    links > 0 && `${update} ${counted(links, 'link', 'links')} ${listed(places)}`,
    isIgnoreFileChanged && `${update} ${IGNORE_FILE}`,
    redirects > 0 && `${add} ${counted(redirects, 'redirect', 'redirects')}`,
  ].filter((clause) => clause !== false);
  // The places already have an “and”.
  return clauses.length === 2 && places.length === 2 ? clauses.join(', and ') : listed(clauses);
}
const sentence = (text: string): string =>
  text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;

export const updates = (what: Following): string => sentence(all(what, ['updates', 'adds']));
export const updated = (what: Following): string => sentence(all(what, ['updated', 'added']));
export const leftAt = (file: string, line: number, message: string): string =>
  `${file}, line ${line}: ${message}`;
/** After a deletion's own sentence, whether links lead to another page now or nowhere. */
export const saidOfDeleted = (said: string, links: number, to: string | undefined): string => {
  if (links === 0) return said;
  return to === undefined
    ? `${said}. ${counted(links, 'link no longer works', 'links no longer work')}.`
    : `${said}. ${counted(links, 'link was', 'links were')} updated.`;
};
