/*
 * The line of help below a field. There is at most one, and only if neither the label nor the control's own sentence
 * says the same.
 */
import { isGrouped } from './controls/controls';
import * as m from './messages';
import type { InspectorField } from './row';
import { noteOf, textOfRow } from './values';

/** Text below a row's control, in addition to the sentence about its value (`value-effect.ts`). */
export function helpOf(row: InspectorField, said: string): string {
  const help = row.off ?? (isTold(row, said) ? '' : row.help);
  return [help, noteOf(row)].filter(Boolean).join(' ');
}

function isTold(row: InspectorField, said: string): boolean {
  const { control, inherits = m.nothing, required, value } = row;
  if (said && !isGrouped(row)) return true;
  if (required && (control === 'text' || row.key === 'language')) return true;
  if (control === 'icon') return textOfRow(row) !== '';
  if (control === 'specification') return value !== undefined || inherits !== m.nothing;
  return false;
}
