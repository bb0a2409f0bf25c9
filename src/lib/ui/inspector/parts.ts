/*
 * Fields that are objects, taken apart into a row for each of their parts.
 */
import type { Json } from '$lib/core/operations/operation';
import { BANNER_TYPES } from '$lib/core/rules/kinds';
import { optionsOf } from './options';
import { isObject, type Row } from './row';

const FIRST_THE_TEXT = 'Write the banner’s text first.';

/** The rows of a banner: its text and what goes with it. */
export function bannerRows(key: string, help: string, owner: Json | undefined): Row[] {
  const off = owner === undefined ? { off: FIRST_THE_TEXT } : {};
  const rows = [
    { ...part([key, 'content'], owner), label: 'Banner text', control: 'long-text', help },
    {
      ...part([key, 'dismissible'], owner),
      ...off,
      label: 'Dismissible',
      control: 'switch',
      help: 'Readers may close the banner.',
    },
  ] satisfies Row[];
  if (owner === undefined) return rows;
  const type = part([key, 'type'], owner);
  return [
    ...rows,
    {
      ...type,
      label: 'Banner type',
      control: 'choice',
      help: 'How urgent the banner looks.',
      placeholder: 'Not set',
      options: optionsOf('type', BANNER_TYPES, type.value),
    },
    ...colorRows([key, 'color'], 'Banner colour', 'Hex colours for light and dark.', type.owner),
  ];
}

/** The rows of a colour: one for light, one for dark. */
export function colorRows(
  path: readonly string[],
  label: string,
  help: string,
  whole: Json | undefined,
): Row[] {
  const owner = path.length === 1 ? whole : partOf(whole, path.at(-1)!);
  const row = (shade: 'light' | 'dark'): Row => ({
    ...part([...path, shade], owner),
    label: `${label}, ${shade}`,
    control: 'hex',
    help: shade === 'dark' ? help : '',
    placeholder: 'None',
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
    placeholder: 'None',
  };
}

const partOf = (owner: Json | undefined, key: string): Json | undefined =>
  isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
