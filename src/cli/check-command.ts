import { version } from '../../package.json';
import { documentIn } from '../lib/core/public-api/given-files.ts';
import { checked, reportOf, textsOf, type Checked } from '../lib/core/public-api/json-report.ts';
import { pageTextsIn } from '../lib/core/public-api/page-links.ts';
import type { Doc } from '../lib/core/document/node.ts';
import { read } from '../lib/core/document/read.ts';
import { CONFIG_FILE } from '../lib/core/check/config.ts';
import type { Diagnostic, Severity } from '../lib/core/check/diagnostic.ts';
import { worldOf } from '../lib/core/check/world.ts';
import { checkedWithHistory } from './checked-with-history.ts';
import { broughtBy } from './new-findings.ts';
import { withOldMistakes } from './config-file.ts';
import { earlierThan, type Earlier } from './earlier-commit.ts';
import { endedSince, redirectLines } from './ended-since.ts';
import { fix } from './fix.ts';
import { annotations } from './github-annotations.ts';
import { COMMANDS } from './help.ts';
import { iconNames } from './icon-names.ts';
import { readGiven, STDIN, Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { placesIn } from '../lib/core/text/lines.ts';
import { given } from './options.ts';
import { report } from './text-report.ts';
import { sarif } from './sarif.ts';
import { siteAt, type SiteOnDisk } from './site-on-disk.ts';
import { finishKilled } from './write-files.ts';

const FORMATS = ['--json', '--github', '--sarif'] as const;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];

/** `signpost check PATH`. Its options are in help.ts. */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.check.options);
  const [path] = rest;
  if (path === undefined || rest.length > 1) throw new Unusable(m.whatToCheck);
  const formats = FORMATS.filter((name) => flags.has(name));
  if (formats.length > 1) throw new Unusable(m.oneFormat(formats));
  const severity = flags.get('--severity') ?? 'error';
  if (!isSeverity(severity)) throw new Unusable(m.noSeverity(severity));

  const ref = flags.get('--since');
  if (ref !== undefined && path === STDIN) throw new Unusable(m.noHistory);
  const isFixing = flags.has('--fix');
  const isDry = flags.has('--dry-run');
  if (isDry && !isFixing) throw new Unusable(m.dryRunOnlyWithFix);
  // Standard output is reserved for the diff or the new text.
  const isPrinting = isDry || (isFixing && path === STDIN);
  if (isPrinting && formats[0]) throw new Unusable(m.alreadyPrinting(formats[0]));

  let place = path === STDIN ? await piped(io) : await siteAt(path);
  const isWriting = isFixing && !isPrinting;
  // First finishes what a killed command had started to write.
  if (isWriting && (await finishKilled(place.source.keys(), place.file)))
    place = await siteAt(path);
  const world = { ...place.world, icons: iconNames() };
  const earlier = ref === undefined ? undefined : await earlierThan(place.file, ref);
  const before = ref === undefined ? undefined : checkedBefore(place, earlier);
  const judge = (all: Checked): readonly Diagnostic[] =>
    before ? broughtBy(all, before) : all.found;
  let doc = documentIn(place.source, { main: place.file });
  let { pages } = place;
  // What readers lose is only known for a folder.
  const endedIn = (site: Doc) =>
    earlier && pages ? endedSince(earlier, { doc: site, world, pages }) : undefined;
  if (isFixing) {
    const led = await endedIn(doc);
    if (led?.redirects.length) {
      doc = led.after;
      io.err(`${isDry ? m.redirectsAddable(led.led) : m.redirectsAdded(led.led)}\n`);
    }
    const fixable = severity === 'hint' ? 'hint' : 'warning';
    const counted = (all: Checked) => judge(all).filter((one) => isAtLeast(one, fixable));
    const fixed = await fix({ doc, ...(pages && { pages }) }, { place, world, isDry, counted }, io);
    if ('exit' in fixed) return fixed.exit;
    ({ doc, pages } = fixed);
  }
  const all = await checkedWithHistory(doc, { world, ...(pages && { pages }) });
  const ended = await endedIn(doc);
  const found = [...judge(all), ...(ended?.found ?? [])];
  const everything = before && [...all.found, ...(ended?.found ?? [])];
  const lines = placesIn(textsOf(all));
  if (flags.has('--json')) io.out(`${JSON.stringify(reportOf({ ...all, found }), null, 2)}\n`);
  else if (flags.has('--github'))
    io.out(annotations(found, lines, { workspace: io.workspace, everything }));
  else if (flags.has('--sarif'))
    io.out(sarif(found, lines, { version, root: io.workspace ?? process.cwd() }));
  else {
    const { hasColours, columns } = io;
    const showsAll = flags.has('--all');
    const options = { withHints: severity === 'hint', showsAll, hasColours, columns, everything };
    const print = isPrinting ? io.err : io.out;
    print(report(found, lines, options));
    if (ended?.redirects.length)
      print(`\n${m.redirectsToAdd(ended.redirects.length)}\n${redirectLines(ended.redirects)}`);
  }
  return found.some((one) => isAtLeast(one, severity)) ? 1 : 0;
}

const isAtLeast = (one: Diagnostic, severity: Severity): boolean =>
  SEVERITIES.indexOf(one.severity) <= SEVERITIES.indexOf(severity);

const isSeverity = (word: string): word is Severity =>
  (SEVERITIES as readonly string[]).includes(word);

/**
 * Checks the place as it was before the change, with the current configuration: a configuration change doesn't count as
 * the cause of a problem.
 */
function checkedBefore({ world }: SiteOnDisk, earlier: Earlier | undefined): Checked {
  if (!earlier) return { doc: read(new Map([['docs.json', '']]), 'docs.json'), found: [] };
  const { files, main } = earlier;
  const config = world.config && withOldMistakes(world.config, files.get(CONFIG_FILE));
  const known = worldOf(files, main);
  // For a single file, only the files that its `$ref`s reach are known.
  const around = world.pages ? known : { files: known.files! };
  return checked(
    files,
    { main },
    {
      world: { ...around, icons: iconNames(), ...(config && { config }) },
      ...(world.pages && { pages: pageTextsIn(files) }),
    },
  );
}

/** Text without a location: nothing is known about the files around it. */
const piped = async (io: Io): Promise<SiteOnDisk> => ({
  file: STDIN,
  source: new Map([[STDIN, await readGiven(STDIN, io)]]),
  world: {},
});
