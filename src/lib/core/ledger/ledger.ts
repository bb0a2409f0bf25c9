/*
 * The ledger of what was published: the addresses that once had a page and lead nowhere today, each with the pages where
 * its readers should go.
 */
import { addressOfFile } from '../links/destination.ts';
import type { Change, PastPage } from '../storage.ts';
import type { SiteNow } from '../links/ended-addresses.ts';
import { lostAt } from '../links/lost.ts';
import { isServed } from '../links/redirects.ts';
import { spotAt } from '../document/walk.ts';
import { addressOf } from '../redirects/address.ts';
import { redirectRules } from '../redirects/rules.ts';
import type { Led } from './analogies.ts';
import type { GivenAddress } from './given-addresses.ts';
import { targetsFor, type Target } from './targets.ts';

/** An address that leads nowhere. */
export interface LostAddress {
  readonly address: string;
  /** The commit that ended it, if the history knows the address. */
  readonly ended?: Change;
  /** Where git says that its file is today. */
  readonly now?: string;
  /** git's id of the last text of its page. */
  readonly blob?: string;
  /** How often it was asked for, if a list says so. */
  readonly count?: number;
}

export interface LedgerEntry extends LostAddress {
  /** The best first. Files from the folder of docs.json. */
  readonly targets: readonly Target[];
}

/** What a site once had: its history, and lists that people have. */
export interface Published {
  readonly past: readonly PastPage[];
  readonly given: readonly GivenAddress[];
}

/** The addresses that lead nowhere today: those that were asked for most first, then those that ended last. */
export function lostAddresses(
  { past, given }: Published,
  { doc, world }: Pick<SiteNow, 'doc' | 'world'>,
): readonly LostAddress[] {
  const isLost = lostAt(doc, world);
  const paths = world.paths ?? new Set<string>();
  const found = new Map<string, LostAddress>();
  for (const { file, ended, now, blob } of past) {
    const address = addressOfFile(file);
    if (found.has(address) || !isLost(address)) continue;
    const isThere = now !== undefined && paths.has(now) && isServed(now);
    found.set(address, {
      ...{ address, ended },
      ...(isThere && { now }),
      ...(blob !== undefined && { blob }),
    });
  }
  for (const { address, count } of given)
    if (isLost(address))
      found.set(address, {
        ...(found.get(address) ?? { address }),
        ...(count !== undefined && { count }),
      });
  return [...found.values()].sort(
    (one, other) =>
      (other.count ?? 0) - (one.count ?? 0) ||
      compare(other.ended?.date ?? '', one.ended?.date ?? '') ||
      compare(one.address, other.address),
  );
}

/** Whether the site has, or had, something at an address or below it: by the first part of the address. */
export function ownStarts(
  { paths = new Set() }: SiteNow['world'],
  past: readonly PastPage[],
): (start: string) => boolean {
  const files = [...paths].filter(isServed).concat(past.map(({ file }) => file));
  const starts = new Set(files.map((file) => addressOfFile(file).split('/')[0]!));
  return (start) => starts.has(start);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** With the pages where readers should go. `textOf`: the text of a blob, as far as it is known. */
export function withTargets(
  lost: readonly LostAddress[],
  past: readonly PastPage[],
  { doc, world, pages }: SiteNow,
  textOf: (blob: string) => string | undefined,
): readonly LedgerEntry[] {
  const files = [...(world.paths ?? [])].filter(isServed);
  const alive = new Set(files.map(addressOfFile));
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  const led = [
    ...rules.all.flatMap(({ from, destination, hasWildcard }): readonly Led[] => {
      const to = addressOf(rules.follow(destination).destination);
      return !hasWildcard && alive.has(to) ? [{ from, to }] : [];
    }),
    ...past.flatMap(({ file, now }) =>
      now === undefined ? [] : [{ from: addressOfFile(file), to: addressOfFile(now) }],
    ),
  ];
  const targets = targetsFor(
    lost.map(({ address, now, blob }) => ({
      ...{ address, now },
      text: blob === undefined ? undefined : textOf(blob),
    })),
    {
      files,
      textOf: (file) => pages.get(file),
      titleOf: (file) => world.titles?.get(file.replace(/\.mdx?$/i, '')),
      led,
    },
  );
  return lost.map((one, i) => ({ ...one, targets: targets[i]! }));
}
