/*
 * `signpost links [FOLDER | PAGE]`: which links of page files lead nowhere, or which links of these and of API
 * specifications lead to a page.
 */
import { basename } from 'node:path';
import { worldOf } from '../lib/core/check/world.ts';
import { CONFIG_FILE } from '../lib/core/check/config.ts';
import { readConfig } from '../lib/core/config.ts';
import { mayLinkTo } from '../lib/core/links/candidates.ts';
import type { LinkedFiles } from '../lib/core/links/linked-files.ts';
import { isDataFile, isSpecification } from '../lib/core/openapi/specification-text.ts';
import { linkTargets } from '../lib/core/links/link-targets.ts';
import { siteLinks, type SiteLink, type UnreadFile } from '../lib/core/links/site-links.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { documentIn, folderFiles } from '../lib/core/public-api/given-files.ts';
import { pageLinkProblems, pageTextsIn } from '../lib/core/public-api/page-links.ts';
import { surroundings } from '../lib/core/public-api/surroundings.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { placesIn } from '../lib/core/text/lines.ts';
import { renamedIn } from './checked-with-history.ts';
import { COMMANDS } from './help.ts';
import { Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { mainFor, pathIn } from './move-command.ts';
import { given } from './options.ts';
import { siteFiles } from './site-changes.ts';
import { slashed } from './site-on-disk.ts';

export async function linksCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.links.options);
  const [page] = rest;
  if (rest.length > 1) throw new Unusable(m.whatToList);
  const main = mainFor(page ?? '.');
  /** '' for the folder of docs.json. */
  const asked = page === undefined ? '' : pathIn(main, page).replace(/\/$/, '');
  const file = slashed(main);
  const folder = folderOf(file);
  const isJson = flags.has('--json');
  const all = await siteFiles(file, false);
  const doc = documentIn(all, { main: file });
  const files = folderFiles(all, file);
  const pages = pageTextsIn(files);
  const linking = new Map([...pages, ...specificationsIn(files)]);
  const paths = new Set(files.keys());
  const around = surroundings(all, doc);
  const graph = (texts: Iterable<readonly [string, string]>) =>
    siteLinks(texts, { ...around, paths });
  if (page !== undefined && asked !== '' && asked !== basename(main)) {
    const targets = linkTargets(paths);
    const target = targets.fileAt(asked);
    if (target === undefined) throw new Unusable(m.noFileAt(page));
    const mayLink = mayLinkTo(new Set([target]), targets, around.siteUrl);
    const { links, unread } = graph([...linking].filter(([path, text]) => mayLink(path, text)));
    const here = links.filter(({ to, file: from }) => to === target && from !== target);
    if (isJson) printJson(folder, { links: here, broken: [], unread }, io);
    else {
      io.out(here.map((link) => `${folder}${link.file}:${link.line}: ${link.address}\n`).join(''));
      printUnread(folder, unread, io);
    }
    return 0;
  }
  const config = files.get(CONFIG_FILE);
  const world = {
    ...worldOf(files, file.slice(folder.length)),
    ...(typeof config === 'string' && { config: readConfig(config) }),
  };
  const noted = notingUnread(around.linksOf);
  const first = pageLinkProblems(doc, world, pages, noted.linksOf).filter(isBroken);
  const renamed = first.length > 0 ? await renamedIn(main) : new Map<string, string>();
  const found =
    renamed.size > 0
      ? pageLinkProblems(doc, { ...world, renamed }, pages, around.linksOf).filter(isBroken)
      : first;
  const lines = placesIn(new Map([...pages].map(([path, text]) => [folder + path, text])));
  const broken = found.map(({ file: path, at, length, code, message }) => {
    const address = pages.get(path.slice(folder.length))!.slice(at, at + length);
    return { file: path, ...lines(path, at), address, code, message };
  });
  if (isJson) printJson(folder, { ...graph(linking), broken }, io);
  else {
    io.out(broken.map((one) => `${one.file}:${one.line}: ${one.message}\n`).join(''));
    printUnread(folder, noted.unread, io);
  }
  return 0;
}

/** Links that a redirect leads on aren't broken. */
const isBroken = ({ code }: Diagnostic): boolean => code !== 'redirected-link';

/** The API specifications among files, with their texts. */
const specificationsIn = (files: ReadonlyMap<string, string | null>) =>
  [...files].filter(
    (file): file is [string, string] =>
      isDataFile(file[0]) && typeof file[1] === 'string' && isSpecification(file[1]),
  );

/** Parses as given, and notes the files that can't be read. */
function notingUnread(linksOf: LinkedFiles['linksOf']) {
  const unread: UnreadFile[] = [];
  const noting: LinkedFiles['linksOf'] = (file, text) => {
    const links = linksOf(file, text);
    const problem = links?.problem;
    if (problem && !problem.isRead)
      unread.push({ file, line: problem.line ?? 1, reason: problem.reason });
    return links;
  };
  return { linksOf: noting, unread };
}

interface Found {
  readonly links: readonly SiteLink[];
  readonly broken: readonly object[];
  readonly unread: readonly UnreadFile[];
}

/** `folder`: before each path, as the user sees it. */
function printJson(folder: string, { links, broken, unread }: Found, io: Io): void {
  const all = {
    links: links.map(({ file, line, address, to }) => ({
      ...{ file: folder + file, line, address },
      ...(to !== undefined && { to: folder + to }),
    })),
    broken,
    unread: unread.map(({ file, ...more }) => ({ file: folder + file, ...more })),
  };
  io.out(`${JSON.stringify(all, null, 2)}\n`);
}

function printUnread(folder: string, unread: readonly UnreadFile[], io: Io): void {
  const lines = unread.map(
    ({ file, line, reason }) => `${folder}${file}:${line}: ${m.notRead(reason)}\n`,
  );
  io.err(lines.join(''));
}
