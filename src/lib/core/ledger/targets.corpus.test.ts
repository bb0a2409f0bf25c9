/*
 * How often the first target is right, where only the path of an address is known. What people wrote is the judge: the
 * redirects of three real sites, each left out in turn together with its counterparts in other languages.
 */
import { expect, test } from 'vitest';
import { archives, filesOf } from '../../../../tests/real-sites.ts';
import { worldOf } from '../check/world.ts';
import { read } from '../document/read.ts';
import { spotAt } from '../document/walk.ts';
import { addressOfFile } from '../links/destination.ts';
import { isServed } from '../links/redirects.ts';
import { addressOf } from '../redirects/address.ts';
import { redirectRules } from '../redirects/rules.ts';
import { inLanguage } from './path-likeness.ts';
import { targetsFor } from './targets.ts';

/** Every how many redirects one is tried. */
const EACH = process.env.SIGNPOST_RUNS === 'full' ? 3 : 40;
/** Long enough for titles. */
const HEAD = 400;

test('redirects that people wrote are found again', { timeout: 300_000 }, () => {
  const sums = { tried: 0, right: 0, likely: 0, likelyRight: 0 };
  for (const archive of archives) {
    const files = filesOf(archive);
    const { paths } = worldOf(files);
    const texts = new Map(
      [...files].flatMap(([path, text]) => (text ? [[path, text] as const] : [])),
    );
    const rules = redirectRules(spotAt(read(texts, 'docs.json'), ['redirects'])?.node);
    const served = [...paths!].filter(isServed);
    const fileAt = new Map(served.map((file) => [addressOfFile(file), file]));
    const led = rules.all
      .filter(({ hasWildcard }) => !hasWildcard)
      .map(({ from, destination }) => ({
        from,
        to: addressOf(rules.follow(destination).destination),
      }))
      .filter(({ from, to }) => fileAt.has(to) && !fileAt.has(from));
    const textOf = (file: string) => texts.get(file)?.slice(0, HEAD);
    for (const { from, to } of led.filter((_, i) => i % EACH === 0)) {
      const { rest } = inLanguage(from);
      const others = led.filter((other) => inLanguage(other.from).rest !== rest);
      const [[best] = []] = targetsFor([{ address: from }], { files: served, textOf, led: others });
      sums.tried++;
      if (best?.file === fileAt.get(to)) sums.right++;
      if (!best || best.confidence < 0.7) continue;
      sums.likely++;
      if (best.file === fileAt.get(to)) sums.likelyRight++;
    }
  }
  const { tried, right, likely, likelyRight } = sums;
  console.log(
    `${archives.length} sites, by path alone: ${right} of ${tried} first targets are what people chose; of ${likely} at 70 % or more, ${likelyRight}.`,
  );
  if (tried === 0) return;
  expect(right / tried).toBeGreaterThan(0.55);
  expect(likelyRight / likely).toBeGreaterThan(0.85);
});
