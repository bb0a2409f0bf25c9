/* Pages suggested from the files of the folder: unlisted ones first, then by closeness. */
import type { World } from '$lib/core/check/diagnostic';
import { whyNoPage } from '$lib/core/check/pages/folder-facts';
import { isListed, listingOf } from '$lib/core/check/pages/page-listing';
import { suggestFrom, type Suggest } from '$lib/core/tree/suggestions';
import type { Cursor } from './cursor.ts';
import type { AssistFacts } from './assist-facts.ts';
import * as m from './messages.ts';
import { byUse, literal, type Suggestion } from './suggestion.ts';

/** Limit for suggestions in one list. More typing finds the others. */
export const MOST = 200;

interface Prepared {
  readonly titles: World['titles'];
  readonly near: string;
  readonly suggest: Suggest;
}
const prepared = new WeakMap<ReadonlySet<string>, Prepared>();

/** Pages for an entry of a list or the value of a field. `slash` is '/' for addresses on the site. */
export function pagesFor(cursor: Cursor, known: AssistFacts, slash = ''): readonly Suggestion[] {
  const { pages, titles } = known.world;
  if (!pages) return [];
  const near = nearOf(cursor);
  let ready = prepared.get(pages);
  if (ready?.titles !== titles || ready?.near !== near) {
    const files = [...pages].filter((page) => whyNoPage(page) === undefined);
    ready = { titles, near, suggest: suggestFrom(files, titles, near) };
    prepared.set(pages, ready);
  }
  const listing = listingOf(known.doc, known.world);
  const typed = (cursor.word?.typed ?? '').replace(/^\/+/, '');
  const found = ready.suggest(typed).map(({ path, title }): Suggestion => {
    const listed = isListed(path, listing);
    return {
      kind: 'page',
      label: slash + path,
      detail: title,
      help: m.usage(listed),
      isListed: listed,
      insert: literal(slash + path),
    };
  });
  return (slash ? found : byUse(found)).slice(0, MOST);
}

/** A nearby page: the previous entry, or else the root page. */
function nearOf({ frame }: Cursor): string {
  const holder = frame?.isObject ? frame : frame?.up;
  return holder?.members.get('pages')?.texts.at(-1) ?? holder?.members.get('root')?.texts[0] ?? '';
}
