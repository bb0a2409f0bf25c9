/*
 * Turns what is typed or chosen for an icon into a change of its value. A text is written as is: a name, a file or an
 * address. A text that begins with a brace is the icon as an object, which the picker writes where a name is not
 * enough.
 */
import { changeBetween } from '$lib/core/icons/value';
import type { Json } from '$lib/core/operation';
import { ok, refuse, type Result } from '$lib/core/result';
import * as m from './messages';
import { isObject, type InspectorField } from '../row';

interface IconChange {
  readonly field: readonly string[];
  readonly value?: Json;
}

/** The text for a value, as `iconChange` reads it. */
export const inputOf = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/**
 * The search that a key in the field opens the picker with: the letter itself, or nothing for Enter, Space and Alt+↓.
 * Undefined for keys that stay the field's own, such as those that paste and delete.
 */
export function searchOfKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  isComposing,
}: Key): string | undefined {
  if (isComposing || ctrlKey || metaKey) return undefined;
  if (altKey) return key === 'ArrowDown' ? '' : undefined;
  if (key === 'Enter' || key === ' ') return '';
  return [...key].length === 1 ? key : undefined;
}

/** An icon object keeps its style and library. Clearing the name and typing another restores the object. */
export function iconChange(
  row: InspectorField,
  input: string,
  start: InspectorField | undefined,
): Result<IconChange> {
  if (input.startsWith('{')) return objectChange(row, input);
  if (isObject(row.value)) return ok({ field: [...row.path, 'name'], value: input });
  if (row.value === undefined && isObject(start?.value))
    return ok({ field: row.path, value: { ...start.value, name: input } });
  return ok({ field: row.path, value: input });
}

function objectChange(row: InspectorField, input: string): Result<IconChange> {
  let next: Json;
  try {
    next = JSON.parse(input) as Json;
  } catch {
    return refuse('json', m.iconUnfinished);
  }
  const { path, ...change } = changeBetween(row.value, next);
  return ok({ field: [...row.path, ...path], ...change });
}
