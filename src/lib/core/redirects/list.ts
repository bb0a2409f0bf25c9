/* The list of redirects in docs.json: how its entries look, and where new ones go. */
import type { Json } from '../operation.ts';
import { addressOf } from './address.ts';
import { isPattern, patternOf } from './pattern.ts';

/** An entry of the list. `source`: of the redirect that it is, or ''. */
export interface Entry {
  readonly value: Json;
  readonly source: string;
  readonly isNew?: boolean;
}

export const isObject = (value: Json): value is { readonly [key: string]: Json } & object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What most redirects of the list have besides their source and destination. */
export const styleOf = (list: readonly Json[]): { readonly permanent?: true } => {
  const stating = list.filter((value) => isObject(value) && value.permanent === true);
  return stating.length > list.filter(isObject).length / 2 ? { permanent: true } : {};
};

/** The list with new redirects at its end, or before the first wildcard that would match them. */
export function placed(entries: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const wild = entries.flatMap(({ source }, index) =>
    isPattern(source) ? [{ index, pattern: patternOf(addressOf(source)) }] : [],
  );
  const before = new Map<number, Entry[]>();
  for (const entry of news) {
    const address = addressOf(entry.source);
    const at = wild.find(
      ({ pattern }) => pattern.match(address) ?? pattern.start === `${address}/`,
    )?.index;
    const index = at ?? entries.length;
    const here = before.get(index);
    if (here) here.push(entry);
    else before.set(index, [entry]);
  }
  return [
    ...entries.flatMap((entry, i) => [...(before.get(i) ?? []), entry]),
    ...(before.get(entries.length) ?? []),
  ];
}
