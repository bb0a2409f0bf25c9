/*
 * The icons of a set nearest to a name that it does not have. Ranks them by the words of the name and, with
 * less weight, by other words known for the icon.
 */
import { equivalentFrom } from './equivalents.ts';
import type { Library } from './library.ts';
import type { IconName } from './names.ts';
import { hitsOf, lossOf, weightAt, type IconIndex } from './search.ts';

/** Words that describe how an icon is drawn, not what it shows. */
const SHAPE =
  /^(circle|square|rectangle|line|lines|simple|alt|solid|regular|outline|open|big|small|large|\d+)$/;

/** Weight of other names and words, relative to the name itself. */
const ASIDE = 0.15;

/**
 * Returns the nearest icons of a library, best first: the known equivalent, then the icons that match the
 * words. A name that several sets of the library have is listed once. `asides` are other words for what the
 * name means.
 */
export function nearestIcons(
  index: IconIndex,
  library: Library,
  name: string,
  asides: readonly string[] = [],
  limit = 5,
): readonly IconName[] {
  const { byName } = index.names;
  const known = [name, ...asides].flatMap((one) => {
    const same = equivalentFrom(one, library);
    return (same !== undefined && byName.get(same)) || [];
  });
  const best = new Map<string, IconName>();
  for (const icon of [...known.slice(0, 1), ...byWords(index, name, asides, limit * 2)])
    if (!best.has(icon.name)) best.set(icon.name, icon);
  return [...best.values()].slice(0, limit);
}

function byWords(
  index: IconIndex,
  name: string,
  asides: readonly string[],
  limit: number,
): readonly IconName[] {
  const { all, byName } = index.names;
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const scores = new Map<number, number>();
  const add = (word: string, weight: number) => {
    const hits = hitsOf(index, word);
    for (const at of hits.places)
      scores.set(at, (scores.get(at) ?? 0) + weightAt(hits, at) * weight);
  };
  const telling = parts.filter((part) => !SHAPE.test(part)).length;
  for (const part of parts) add(part, telling > 0 && SHAPE.test(part) ? 0.25 : 1);
  const others = [...new Set(asides)].filter((word) => !parts.includes(word)).slice(0, 12);
  for (const word of others) add(word, ASIDE);
  // A name without its first or last words is often another drawing of the same icon.
  for (let from = 0; from < parts.length; from++)
    for (let until = parts.length; until > from; until--) {
      const icon = byName.get(parts.slice(from, until).join('-'));
      const isTelling = parts.slice(from, until).some((part) => !SHAPE.test(part));
      const at = icon && isTelling ? index.places.get(icon)! : -1;
      if (at >= 0) scores.set(at, (scores.get(at) ?? 0) + 30 * (until - from));
    }
  return [...scores]
    .map(([at, score]) => ({ icon: all[at]!, score: score - lossOf(all[at]!, parts) }))
    .sort((a, b) => b.score - a.score || (a.icon.name < b.icon.name ? -1 : 1))
    .slice(0, limit)
    .map(({ icon }) => icon);
}
