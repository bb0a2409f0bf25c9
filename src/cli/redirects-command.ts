/*
 * `signpost redirects`: lists the redirects of a site with their state, follows one, fixes and exports them, and finds
 * addresses that need one.
 */
import { wayEnds } from '../lib/core/check/links/redirect-messages.ts';
import {
  exportedRedirects,
  judgedRedirects,
  wayFrom,
  type JudgedRedirect,
} from '../lib/core/check/links/redirect-states.ts';
import { tidied } from '../lib/core/operations/tidy-redirects.ts';
import { documentIn } from '../lib/core/public-api/given-files.ts';
import { REDIRECT_FORMATS, type RedirectFormat } from '../lib/core/redirects/formats.ts';
import { COMMANDS } from './help.ts';
import { Unusable, type Io } from './io.ts';
import { lost } from './lost-addresses.ts';
import { onlyWithLost } from './lost-messages.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import { siteAt, type SiteOnDisk } from './site-on-disk.ts';
import { finishKilled, writeFiles } from './write-files.ts';

const ACTIONS = ['--try', '--tidy', '--export', '--lost'] as const;
const OF_LOST = ['--list', '--add'] as const;

export async function redirectsCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.redirects.options);
  if (rest.length > 1) throw new Unusable(m.oneSite);
  const actions = ACTIONS.filter((name) => flags.has(name));
  if (actions.length > 1) throw new Unusable(m.oneFormat(actions));
  const alone = OF_LOST.find((name) => flags.has(name) && !flags.has('--lost'));
  if (alone !== undefined) throw new Unusable(onlyWithLost(alone));
  const format = flags.get('--export');
  if (format !== undefined && !isFormat(format)) throw new Unusable(m.noFormat(REDIRECT_FORMATS));
  const isJson = flags.has('--json');
  if (format !== undefined && isJson) throw new Unusable(m.oneFormat(['--export', '--json']));
  const path = rest[0] ?? '.';
  let place = await siteAt(path);
  const tries = flags.get('--try');
  if (tries !== undefined) return tryAddress(place, tries, isJson, io);
  if (format !== undefined) return exportTo(place, format, io);
  const isWriting = flags.has('--tidy') || flags.has('--add');
  if (isWriting && (await finishKilled(place.source.keys(), place.file)))
    place = await siteAt(path);
  if (flags.has('--lost'))
    return lost(place, { list: flags.get('--list'), add: flags.get('--add'), isJson }, io);
  if (!flags.has('--tidy')) return list(place, isJson, io);
  return tidy(place, isJson, io);
}

const isFormat = (word: string): word is RedirectFormat =>
  (REDIRECT_FORMATS as readonly string[]).includes(word);

const documentOf = ({ source, file }: SiteOnDisk) => documentIn(source, { main: file });
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function list(place: SiteOnDisk, isJson: boolean, io: Io): number {
  const judged = judgedRedirects(documentOf(place), place.world);
  if (isJson) io.out(json({ redirects: judged.map(plain) }));
  else {
    const width = Math.max(0, ...judged.map(({ state }) => m.redirectState[state].length));
    const lines = judged.map(({ rule, state }) => {
      const arrow = m.redirectArrow(rule.source, rule.destination);
      return `${m.redirectState[state].padEnd(width)}  ${arrow}\n`;
    });
    io.out(lines.join(''));
    io.out(`${lines.length > 0 ? '\n' : ''}${m.redirectsCounted(countsOf(judged))}\n`);
  }
  return 0;
}

const plain = ({ rule, state, hops, message }: JudgedRedirect) => ({
  ...{ source: rule.source, destination: rule.destination, permanent: !rule.isTemporary },
  ...{ state, hops, message },
});

function countsOf(judged: readonly JudgedRedirect[]) {
  const counts = new Map<JudgedRedirect['state'], number>();
  for (const { state } of judged) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts];
}

/** Exit code 1: readers don't arrive. */
function tryAddress(place: SiteOnDisk, address: string, isJson: boolean, io: Io): number {
  const { hops, end, at } = wayFrom(address, documentOf(place), place.world);
  if (isJson) {
    const way = hops.map(({ rule, to }) => ({ source: rule.source, to }));
    io.out(json({ address, hops: way, end, at }));
  } else {
    io.out(`${address}\n`);
    for (const { rule, to } of hops) io.out(`  → ${to}  ${m.byRule(rule.source)}\n`);
    io.out(`${wayEnds[end](at)}\n`);
  }
  return end === 'nothing' || end === 'loop' ? 1 : 0;
}

/** What can't be exported is on standard error. */
function exportTo(place: SiteOnDisk, format: RedirectFormat, io: Io): number {
  const { text, left } = exportedRedirects(documentOf(place), place.world, format);
  io.out(text);
  for (const { rule, why } of left)
    io.err(`${m.notExported(m.redirectArrow(rule.source, rule.destination), why)}\n`);
  return 0;
}

async function tidy(place: SiteOnDisk, isJson: boolean, io: Io): Promise<number> {
  const { after, changes } = tidied(documentOf(place), place.world);
  const changed = [...after.files].flatMap(([path, { text }]) =>
    text === place.source.get(path) ? [] : [{ path, text }],
  );
  const code = await writeFiles(changed, place.source, place.file, io);
  if (code !== 0) return code;
  if (isJson) io.out(json({ changes }));
  else if (changes.length === 0) io.out(`${m.nothingToTidy}\n`);
  else
    for (const { source, destination, to } of changes) {
      const arrow = m.redirectArrow(source, destination);
      io.out(`${to === undefined ? m.redirectRemoved(arrow) : m.redirectPointed(arrow, to)}\n`);
    }
  return 0;
}
