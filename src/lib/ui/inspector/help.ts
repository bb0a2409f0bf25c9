/*
 * The line of help below a field: one at most, and only where neither the label nor what the control itself says
 * of its value tells the same.
 */
import { isGrouped } from './controls';
import type { InspectorField } from './row';
import { noteOf, textOfRow } from './values';

/** What stands below a row's control, beside the sentence that its value says of itself (`value-effect.ts`). */
export function helpOf(row: InspectorField, said: string): string {
  const help = row.off ?? (isTold(row, said) ? '' : row.help);
  return [help, noteOf(row)].filter(Boolean).join(' ');
}

function isTold(row: InspectorField, said: string): boolean {
  const { control, placeholder, required, value } = row;
  if (said && !isGrouped(row)) return true;
  if (required && (control === 'text' || row.key === 'language')) return true;
  if (control === 'icon') return textOfRow(row) !== '';
  if (control === 'specification')
    return value !== undefined || /^Inherits (?!nothing$)/.test(placeholder);
  return false;
}
