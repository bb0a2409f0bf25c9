/*
 * Where the readers of lost addresses should go: the living pages that are most likely what the old one was. Judged by
 * where git says that its file went, by its text and title, by other addresses that moved, and by its path.
 */
import { groupBy } from '../text/group-by.ts';
import { addressOfFile } from '../links/destination.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { analogies, type Led } from './analogies.ts';
import { inLanguage, pathLikeness } from './path-likeness.ts';
import { wordsIn } from './terms.ts';
import { alikeTexts } from './text-likeness.ts';

/** What speaks most for a target. */
export type Evidence = 'renamed' | 'same-text' | 'title' | 'like-text' | 'moved-alike' | 'path';

export interface Target {
  /** From the folder of docs.json. */
  readonly file: string;
  readonly by: Evidence;
  /** From 0 to 1: about how often such a target is right. */
  readonly confidence: number;
}

export interface Lost {
  readonly address: string;
  /** Where git says that its file is. */
  readonly now?: string | undefined;
  /** Its last text. */
  readonly text?: string | undefined;
}

/** The pages of a site. */
export interface LivingPages {
  /** Page files that are served, from the folder of docs.json. */
  readonly files: readonly string[];
  readonly textOf: (file: string) => string | undefined;
  /** Titles of pages whose texts aren't known. */
  readonly titleOf?: (file: string) => string | undefined;
  /** Where other old addresses lead. */
  readonly led: readonly Led[];
}

/** How many targets are named for an address. */
const MOST = 3;
/** Below, nothing is proposed. */
const LEAST = 0.12;

/** The targets of each address, the best first. */
export function targetsFor(
  lost: readonly Lost[],
  { files, textOf, titleOf, led }: LivingPages,
): readonly (readonly Target[])[] {
  const titles = new Map(files.map((file) => [file, titleIn(textOf(file)) ?? titleOf?.(file)]));
  const byAddress = new Map(files.map((file) => [addressOfFile(file), file]));
  const byTitle = groupBy(files, (file) => plain(titles.get(file)));
  const alike = groupBy(
    alikeTexts(
      lost.map(({ text }) => text),
      files,
      textOf,
    ),
    ({ index }) => index,
  );
  const renamed = lost.flatMap(({ address, now }) =>
    now === undefined ? [] : [{ from: address, to: addressOfFile(now) }],
  );
  const moved = analogies([...led, ...renamed], (address) => byAddress.has(address));
  const near = pathLikeness(files, (file) => titles.get(file));
  return lost.map(({ address, now, text }, i) => {
    const { language } = inLanguage(address);
    const isSameLanguage = (file: string) => inLanguage(addressOfFile(file)).language === language;
    const found = new Findings();
    if (now !== undefined) found.add(now, 'renamed', 0.97);
    for (const { file, likeness } of alike.get(i) ?? [])
      if (isSameLanguage(file))
        found.add(file, likeness === 1 ? 'same-text' : 'like-text', likeness * 0.95);
    const title = plain(titleIn(text));
    const same = title === '' ? [] : (byTitle.get(title) ?? []).filter(isSameLanguage);
    for (const file of same) found.add(file, 'title', 0.8 / same.length);
    const suggested = moved(address);
    for (const [to, count] of suggested)
      found.add(
        byAddress.get(to)!,
        'moved-alike',
        (0.75 + Math.min(count, 5) * 0.04) / suggested.size,
      );
    // What git says needs no guess.
    const paths = now === undefined ? near(address).slice(0, 5) : [];
    const [[, best] = ['', 0], [, second] = ['', 0]] = paths;
    for (const [file, likeness] of paths) {
      const isClear = likeness === best && best - second > 0.05;
      found.add(file, 'path', likeness ** 2 * (isClear ? 0.85 : 0.6));
    }
    return found.best();
  });
}

/** The findings for one address. Several for one page make it more likely. */
class Findings {
  readonly #byFile = new Map<string, { by: Evidence; strength: number; doubt: number }>();

  add(file: string, by: Evidence, strength: number): void {
    const known = this.#byFile.get(file) ?? { by, strength: 0, doubt: 1 };
    const isStronger = strength > known.strength;
    this.#byFile.set(file, {
      by: isStronger ? by : known.by,
      strength: isStronger ? strength : known.strength,
      doubt: known.doubt * (1 - strength),
    });
  }

  best(): readonly Target[] {
    return [...this.#byFile]
      .map(([file, { by, doubt }]) => ({ file, by, confidence: Math.min(0.99, 1 - doubt) }))
      .filter(({ confidence }) => confidence >= LEAST)
      .sort((one, other) => other.confidence - one.confidence || (one.file < other.file ? -1 : 1))
      .slice(0, MOST);
  }
}

const titleIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : frontmatterOf(text).title;
const plain = (title: string | undefined): string => wordsIn(title ?? '').join(' ');
