/*
 * Splits fields that are objects into one row per part.
 */
import type { Json } from '$lib/core/operation';
import { BANNER_PARTS } from '$lib/core/schema/parts';
import { optionsOf } from './controls/options';
import * as m from './messages';
import { isObject, type InspectorField } from './row';

/** The rows of a banner: its text and the options that depend on it. Without a text, the options are off or missing. */
export function bannerRows(key: string, help: string, owner: Json | undefined): InspectorField[] {
  return BANNER_PARTS.flatMap((field): InspectorField[] => {
    const { label, type } = field;
    const row = part([key, field.key], owner);
    switch (type) {
      case 'long-text':
        return [{ ...row, label, control: type, help }];
      case 'switch':
        return [
          {
            ...row,
            label,
            control: type,
            help: field.help,
            ...(owner === undefined ? { off: m.textFirst } : {}),
          },
        ];
      case 'choice':
        if (owner === undefined) return [];
        return [
          {
            ...row,
            label,
            control: type,
            help: field.help,
            placeholder: m.notSet,
            unset: m.bannerAsInfo,
            options: optionsOf(field, row.value),
          },
        ];
      case 'color':
        return owner === undefined ? [] : colorRows(row.path, label, field.help, owner);
      default:
        return [];
    }
  });
}

/** The rows of a color: one for light, one for dark. */
export function colorRows(
  path: readonly string[],
  label: string,
  help: string,
  whole: Json | undefined,
): InspectorField[] {
  const owner = path.length === 1 ? whole : partOf(whole, path.at(-1)!);
  const row = (shade: 'light' | 'dark'): InspectorField => ({
    ...part([...path, shade], owner),
    label: m.inShade(label, shade),
    partOf: label,
    control: 'hex',
    help: shade === 'dark' ? help : '',
    placeholder: m.none,
  });
  return [row('light'), row('dark')];
}

function part(path: readonly string[], owner: Json | undefined) {
  return {
    key: path.join('.'),
    path,
    value: partOf(owner, path.at(-1)!),
    owner,
    options: [],
    required: false,
    placeholder: m.none,
  };
}

const partOf = (owner: Json | undefined, key: string): Json | undefined =>
  isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
