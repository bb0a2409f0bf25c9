/*
 * The entries of a choice. Keeps and shows a value that is not in the list.
 */
import { capital } from '$lib/core/document/kind-words';
import type { Json } from '$lib/core/operation';
import { type Field } from '$lib/core/schema/kinds';
import { EXTRA_LANGUAGES, LANGUAGES } from '$lib/core/schema/languages';
import { nativeName } from '$lib/core/site/titles';
import * as m from './messages';

export interface Option {
  /** The value as the control knows it; '' means "not set". */
  readonly text: string;
  readonly value: Json;
  readonly label: string;
  /** What it does, in a sentence. */
  readonly meaning?: string;
  /** The heading above it, if the list has headings. */
  readonly group?: string;
}

/** The options of a field with these values, plus the present value if it is not one of them. */
export function optionsOf(
  { key, values = [], meanings = {} }: Pick<Field, 'key' | 'values' | 'meanings'>,
  present: Json | undefined,
): readonly Option[] {
  const known = values.map((value) => {
    const meaning = Object.hasOwn(meanings, value) ? meanings[value] : undefined;
    return { ...optionOf(key, value), ...(meaning ? { meaning } : {}) };
  });
  if (present === undefined || known.some(({ value }) => value === present)) return known;
  return [keptOption(present), ...known];
}

/** An option for a value that is not in the list, as written in the file. */
export function keptOption(present: Json): Option {
  const text = typeof present === 'string' ? present : JSON.stringify(present);
  return { text, value: present, label: m.notInList(text || m.empty) };
}

function optionOf(key: string, value: string): Option {
  const option = { text: value, value };
  if (key === 'language') {
    const name = LANGUAGES[value];
    return name !== undefined
      ? { ...option, label: languageLabel(value, name), group: m.languages }
      : {
          ...option,
          label: languageLabel(value, EXTRA_LANGUAGES[value] ?? value),
          group: m.moreLanguages,
        };
  }
  return { ...option, label: key === 'method' ? value : capital(value) };
}

/** For example "Deutsch · German · de". */
const languageLabel = (code: string, name: string): string =>
  [...new Set([nativeName(code), name, code])].join(' · ');

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options that match a query by code, native name or English name, ignoring accents. Prefix matches come first. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const wanted = withoutAccents(query.trim());
  if (wanted === '') return options;
  const rank = ({ text, label }: Option): number => {
    if (withoutAccents(text) === wanted) return 0;
    const names = withoutAccents(label).split(' · ');
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, of: rank(option) }))
    .filter(({ of }) => of < 3)
    .sort((a, b) => a.of - b.of)
    .map(({ option }) => option);
}
