import type { Option } from './options';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options that match a query by code, native name or English name, ignoring accents. Prefix matches come first. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query.trim());
  if (wanted === '') return options;
  const rank = ({ text, label }: Option): number => {
    if (plain(text) === wanted) return 0;
    const names = plain(label).split(' · ');
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, of: rank(option) }))
    .filter(({ of }) => of < 3)
    .sort((a, b) => a.of - b.of)
    .map(({ option }) => option);
}
