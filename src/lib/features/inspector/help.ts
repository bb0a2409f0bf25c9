/*
 * The line of help below a field. There is at most one, and only if neither the label nor the control's own sentence
 * says the same.
 */
import type { World } from '$lib/core/check/diagnostic';
import { pageOf } from '$lib/core/document/page-index';
import { isGrouped } from './controls/controls';
import * as m from './messages';
import type { InspectorField } from './row';
import { noteOf, textOfRow } from './values';

/** Text below a row's control, in addition to the sentence about its value (`value-effect.ts`). */
export function helpOf(row: InspectorField, said: string, world: World = {}): string {
  const help = row.off ?? (isTold(row, said, world) ? '' : row.help);
  return [help, noteOf(row)].filter(Boolean).join(' ');
}

function isTold(row: InspectorField, said: string, { pages }: World): boolean {
  const { control, inherits = m.nothing, required, value } = row;
  if (said && !isGrouped(row)) return true;
  if (required && (control === 'text' || row.key === 'language')) return true;
  // The line below it names the file.
  if (control === 'page-path' && required) return pages?.has(pageOf(textOfRow(row))) ?? false;
  if (control === 'icon') return textOfRow(row) !== '';
  if (control === 'specification') return value !== undefined || inherits !== m.nothing;
  return false;
}
