/*
 * Changing the site's icon library asks first if icons of the site would lose their drawing.
 */
import type { Library } from '$lib/core/icons/library';
import type { LookedUp } from '$lib/core/icons/library-change';
import type { Doc } from '$lib/core/document/node';
import { iconsIn } from '$lib/core/site/icons-used';
import type { Writer } from '../writer';

/** Icons looked up in the site's library: names without a library of their own. */
export const lookedUp = (doc: Doc): readonly LookedUp[] =>
  iconsIn(doc).flatMap(({ icon: { name, sort, library }, pointer, isObject }) =>
    sort === 'name' && library === undefined ? [{ name, pointer, isObject }] : [],
  );

/**
 * A writer that asks before it changes the library of a site that has icons. '' stands for no setting, which means Font
 * Awesome.
 */
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
