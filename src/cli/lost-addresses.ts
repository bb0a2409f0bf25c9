/* `signpost redirects --lost`: addresses that once had a page and lead nowhere today, and redirects for them. */
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { addressOfFile } from '../lib/core/links/destination.ts';
import { redirectsFor } from '../lib/core/ledger/add-redirects.ts';
import { givenAddresses, type GivenAddresses } from '../lib/core/ledger/given-addresses.ts';
import { pastPages } from '../lib/core/ledger/history.ts';
import type { PastPage } from '../lib/core/storage.ts';
import {
  lostAddresses,
  ownStarts,
  withTargets,
  type LedgerEntry,
} from '../lib/core/ledger/ledger.ts';
import { plan } from '../lib/core/operations/plan.ts';
import { documentIn } from '../lib/core/public-api/given-files.ts';
import { contents } from './git-files.ts';
import { readGiven, Unusable, type Io } from './io.ts';
import { redirectArrow } from './messages.ts';
import * as m from './lost-messages.ts';
import { folderHistory } from './serve/git/history.ts';
import type { SiteOnDisk } from './site-on-disk.ts';
import { writeFiles } from './write-files.ts';

export interface LostOptions {
  /** The path of a list of addresses. */
  readonly list: string | undefined;
  /** From which confidence on redirects are added, in percent. */
  readonly add: string | undefined;
  readonly isJson: boolean;
}

export async function lost(place: SiteOnDisk, options: LostOptions, io: Io): Promise<number> {
  const line = options.add === undefined ? undefined : percent(options.add);
  const { pages } = place;
  if (!pages) throw new Unusable(m.lostNeedsFolder);
  const folder = await realpath(dirname(place.file));
  const history = await folderHistory(folder, basename(place.file));
  if (!history && options.list === undefined) throw new Unusable(m.lostNeedsHistory);
  if (history?.isShallow) io.err(`${m.lostInShallow}\n`);
  const past = history ? pastPages(history.steps, history.home) : [];
  const given = options.list === undefined ? NONE : await listAt(options.list, place, past, io);
  const doc = documentIn(place.source, { main: place.file });
  const found = lostAddresses({ past, given: given.addresses }, { doc, world: place.world });
  const blobs = [...new Set(found.flatMap(({ blob, now }) => (now ? [] : (blob ?? []))))];
  const texts = await contents(folder, blobs);
  const textOf = new Map(blobs.map((blob, i) => [blob, texts[i] ?? undefined]));
  const site = { doc, world: place.world, pages };
  const entries = withTargets(found, past, site, (blob) => textOf.get(blob));
  if (line === undefined) {
    if (given.skipped > 0) io.err(`${m.notOfSite(given.skipped)}\n`);
    io.out(options.isJson ? json({ lost: entries.map(plain) }) : report(entries));
    return 0;
  }
  const led = entries.flatMap(({ address, targets: [best] }) =>
    best && best.confidence >= line ? [{ address, file: best.file }] : [],
  );
  const { operations, added } = redirectsFor(led, doc, place.world);
  const planned = operations[0] && plan(doc, operations[0]);
  const after = planned?.ok ? planned.value.after : doc;
  const changed = [...after.files].flatMap(([path, { text }]) =>
    text === place.source.get(path) ? [] : [{ path, text }],
  );
  const code = await writeFiles(changed, place.source, place.file, io);
  if (code !== 0) return code;
  if (options.isJson) io.out(json({ added: changed.length > 0 ? added : [] }));
  else io.out(`${m.redirectsAddedFor(changed.length > 0 ? led.length : 0, entries.length)}\n`);
  return 0;
}

const NONE: GivenAddresses = { addresses: [], skipped: 0 };

function percent(given: string): number {
  const value = Number(given);
  if (!/^\d{1,3}$/.test(given) || value > 100) throw new Unusable(m.noPercent(given));
  return value / 100;
}

async function listAt(
  path: string,
  { world }: SiteOnDisk,
  past: readonly PastPage[],
  io: Io,
): Promise<GivenAddresses> {
  return givenAddresses(await readGiven(path, io), {
    siteUrl: world.config?.siteUrl,
    isOwn: ownStarts(world, past),
  });
}

const inPercent = (confidence: number): number => Math.floor(confidence * 100);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const plain = ({ address, ended, count, targets }: LedgerEntry) => ({
  ...{ address: `/${address}`, ended, count },
  targets: targets.map(({ file, by, confidence }) => ({
    ...{ address: `/${addressOfFile(file)}`, file, by, confidence: inPercent(confidence) },
  })),
});

function report(entries: readonly LedgerEntry[]): string {
  const rows = entries.map(({ address, targets: [best], ...facts }) => ({
    share: best ? m.inPercent(inPercent(best.confidence)) : '–',
    arrow: best ? redirectArrow(`/${address}`, `/${addressOfFile(best.file)}`) : `/${address}`,
    why: [best ? m.evidence[best.by] : '', m.endedBy(facts)].filter(Boolean),
  }));
  const width = Math.max(0, ...rows.map(({ share }) => share.length));
  const lines = rows.map(({ share, arrow, why }) => m.lostRow(share.padStart(width), arrow, why));
  const likely = entries.filter(({ targets: [best] }) => best && best.confidence >= 0.9).length;
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${m.lostCounted(entries.length, likely)}\n`;
}
