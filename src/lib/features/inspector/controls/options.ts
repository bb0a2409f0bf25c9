/*
 * The entries of a choice. Keeps and shows a value that is not in the list.
 */
import { capital } from '$lib/core/document/kind-words';
import type { Json } from '$lib/core/operation';
import { type Field } from '$lib/core/schema/kinds';
import { EXTRA_LANGUAGES, LANGUAGES, offeredCode, SPELLINGS } from '$lib/core/schema/languages';
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
    const name = LANGUAGES[value] ?? EXTRA_LANGUAGES[value] ?? value;
    const group = SPECIFIED.has(value) ? m.languages : m.moreLanguages;
    return { ...option, label: languageLabel(value, name), group };
  }
  return { ...option, label: key === 'method' ? value : capital(value) };
}

/** The codes of the specification, and those offered in place of them. */
const SPECIFIED: ReadonlySet<string> = new Set(
  Object.keys(LANGUAGES).flatMap((code) => [code, offeredCode(code)]),
);

/** For example "Deutsch · German · de". */
const languageLabel = (code: string, name: string): string =>
  [...new Set([nativeName(code), name, code])].join(' · ');

/** The options without other spellings of their codes, except the present one. */
export const offeredLanguages = (options: readonly Option[], present: string): readonly Option[] =>
  options
    .filter(({ text }) => text === present || SPELLINGS[text] === undefined)
    .toSorted((a, b) => Number(a.group === m.moreLanguages) - Number(b.group === m.moreLanguages));

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Options that match a query by code, native name or English name, ignoring accents. Prefix matches come first. Another
 * spelling of a code is found by the code only.
 */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const wanted = withoutAccents(query.trim());
  if (wanted === '') return options;
  const rank = ({ text, label }: Option): number => {
    if (withoutAccents(text) === wanted) return 0;
    const names = withoutAccents(label).split(' · ');
    if (withoutAccents(text).startsWith(wanted)) return 1;
    if (SPELLINGS[text] !== undefined) return 3;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, of: rank(option) }))
    .filter(({ of }) => of < 3)
    .sort((a, b) => a.of - b.of)
    .map(({ option }) => option);
}
