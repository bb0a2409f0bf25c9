/*
 * The site's icon library is not written like any other setting: where icons of the site would lose their drawing, it
 * is asked first what becomes of them.
 */
import type { Library } from '$lib/core/icons/library';
import type { LookedUp } from '$lib/core/icons/library-change';
import type { Doc } from '$lib/core/model/node';
import { iconsIn } from '$lib/core/views/icons-used';
import type { Writer } from './writer';

/** The icons that are looked up in the site's library: names that say no library of their own. */
export const lookedUp = (doc: Doc): readonly LookedUp[] =>
  iconsIn(doc).flatMap(({ icon: { name, sort, library }, pointer, isObject }) =>
    sort === 'name' && library === undefined ? [{ name, pointer, isObject }] : [],
  );

/** A writer that asks before it changes the library of a site with icons: by '' for none, which is Font Awesome. */
export function askingAboutIcons(
  writer: Writer,
  doc: () => Doc,
  ask: (library: Library | '') => void,
): Writer {
  return {
    ...writer,
    write(row, input, start) {
      if (row.key !== 'icons.library' || lookedUp(doc()).length === 0)
        return writer.write(row, input, start);
      if (input !== (row.value ?? '')) ask(input as Library | '');
      return undefined;
    },
  };
}
