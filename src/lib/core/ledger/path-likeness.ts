/*
 * Pages whose paths are like an address: the same words, the last part of the path above all. Pages of another language
 * than the address aren't considered.
 */
import { languageName } from '../schema/languages.ts';
import { foldersAbove } from '../redirects/address.ts';
import { groupBy } from '../text/group-by.ts';
import { addressOfFile } from '../links/destination.ts';
import { rarityIn, wordsIn } from './terms.ts';

/** Words that say nothing of a page. */
const EMPTY = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'how',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'your',
]);
/** Names of pages that begin a folder. */
const BEGINS = /^(index|overview|introduction|intro|quickstart|get(ting)?-?started|home|start)$/;

/** Words that more pages have, at least this many and this share, don't make a page a candidate. */
const MOST_HOLDERS = 100;
const COMMON = 0.05;

/** These names, as they are looked for in a folder. */
const FIRST = ['overview', 'introduction', 'getstarted', 'getting-started', 'quickstart'];

/** A page as it is compared: its own words, and those of its title, which count only if the address has them. */
interface Known {
  readonly file: string;
  readonly address: string;
  readonly path: ReadonlyMap<string, number>;
  readonly title: readonly string[];
}

/** The language of an address, if its first part is one, and the rest. */
export function inLanguage(address: string): { readonly language: string; readonly rest: string } {
  const [first = '', ...others] = address.split('/');
  return languageName(first) !== undefined
    ? { language: first, rest: others.join('/') }
    : { language: '', rest: address };
}

/** Finds the pages that are like an address, each with how alike they are, from 0 to 1. */
export function pathLikeness(
  files: readonly string[],
  titleOf: (file: string) => string | undefined,
): (address: string) => readonly (readonly [file: string, likeness: number])[] {
  const byLanguage = new Map<string, Known[]>();
  const byAddress = new Map<string, string>();
  for (const file of files) {
    const address = addressOfFile(file);
    byAddress.set(address, file);
    const { language, rest } = inLanguage(address);
    const title = wordsIn(titleOf(file) ?? '');
    const known = { file, address: rest, path: pathWords(rest), title };
    const others = byLanguage.get(language);
    if (others) others.push(known);
    else byLanguage.set(language, [known]);
  }
  const bySquashed = groupBy(files, (file) => squashed(addressOfFile(file)));
  const finders = new Map([...byLanguage].map(([language, pages]) => [language, finderIn(pages)]));
  return (address) => {
    const { language, rest } = inLanguage(address);
    const found = new Map(finders.get(language)?.(rest));
    const same = bySquashed.get(squashed(address)) ?? [];
    for (const file of same) found.set(file, 1 / same.length);
    for (const folder of foldersAbove(address)) {
      const above = [folder, ...FIRST.map((name) => `${folder}/${name}`)].find((one) =>
        byAddress.has(one),
      );
      if (above === undefined || inLanguage(above).rest === '') continue;
      const file = byAddress.get(above)!;
      // The page of a folder instead of the one that began it, or as the nearest that is left.
      const isItsFirst = address.startsWith(`${folder}/`) && BEGINS.test(lastPart(address));
      const isNext = isItsFirst && !address.slice(folder.length + 1).includes('/');
      found.set(file, Math.max(isNext ? 0.85 : 0.5, found.get(file) ?? 0));
      break;
    }
    return [...found].sort(([, one], [, other]) => other - one);
  };
}

function finderIn(pages: readonly Known[]) {
  const holders = new Map<string, Known[]>();
  for (const page of pages)
    for (const word of new Set([...page.path.keys(), ...page.title])) {
      const known = holders.get(word);
      if (known) known.push(page);
      else holders.set(word, [page]);
    }
  const counts = new Map([...holders].map(([word, { length }]) => [word, length]));
  const rarity = rarityIn(counts, pages.length);
  const most = Math.max(MOST_HOLDERS, pages.length * COMMON);
  return (address: string): readonly (readonly [string, number])[] => {
    const words = pathWords(address);
    const last = lastPart(address);
    const rare = [...words.keys()].map((word) => holders.get(word) ?? []);
    const candidates = new Set(rare.filter(({ length }) => length <= most).flat());
    return [...candidates].map((page) => {
      const likeness = cosine(words, page, rarity);
      const isSame = !BEGINS.test(last) && lastPart(page.address) === last;
      return [page.file, isSame ? likeness + (1 - likeness) * 0.4 : likeness] as const;
    });
  };
}

/** How alike the words of an address and of a page are. Words of its title count if the address has them. */
function cosine(
  words: ReadonlyMap<string, number>,
  { path, title }: Known,
  rarity: (word: string) => number,
): number {
  let [product, square, other] = [0, 0, 0];
  for (const [word, count] of path) other += (count * rarity(word)) ** 2;
  for (const [word, count] of words) {
    const rare = rarity(word);
    square += (count * rare) ** 2;
    const own = path.get(word) ?? (title.includes(word) ? 1 : 0);
    if (own > 0 && !path.has(word)) other += rare ** 2;
    product += count * own * rare ** 2;
  }
  return product === 0 ? 0 : product / Math.sqrt(square * other);
}

/** Without what people write in one way or the other: `connectclient`, `connect-client`, `ConnectClient`. */
const squashed = (address: string): string => address.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '');

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The words of a path, with how much each says. */
function pathWords(address: string): ReadonlyMap<string, number> {
  const parts = address.split('/');
  const words = new Map<string, number>();
  parts.forEach((part, i) => {
    const isLast = i === parts.length - 1;
    const weight = isLast ? (BEGINS.test(part) ? 0.7 : 2) : 1;
    for (const word of wordsIn(part))
      if (!EMPTY.has(word)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  });
  return words;
}
