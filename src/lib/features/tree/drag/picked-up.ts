import { inQuotes } from '$lib/core/text/direction';
import { faceOf } from '$lib/core/tree/row-face';
import type { DragItems } from './drop-target';
import * as m from './picked-up-messages';

/** What a screen reader hears when a drag starts. */
export function pickedUp(
  { rows: [row, ...more], load }: DragItems,
  titles: ReadonlyMap<string, string> | undefined,
): string {
  if (more.length > 0) return m.pickedUpSeveral(more.length + 1);
  if (load) return m.pickedUp(load.values.length === 1 ? inQuotes(load.label) : load.label);
  return m.pickedUp(inQuotes(row ? faceOf(row, titles).name : ''));
}
