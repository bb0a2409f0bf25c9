/* `signpost links [PAGE]`: which links of page files lead nowhere, or who links to a page. */
import { addressesOf } from '../lib/core/check/links/addresses.ts';
import { addressOf, redirectRules } from '../lib/core/check/links/redirect-rules.ts';
import { folderPaths } from '../lib/core/check/pages/folder-paths.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { spotAt } from '../lib/core/document/walk.ts';
import { siteLinks, type SiteLink, type UnreadFile } from '../lib/core/links/site-links.ts';
import { linkTargets } from '../lib/core/links/link-targets.ts';
import { isPageFile } from '../lib/core/pages/page-paths.ts';
import { documentIn } from '../lib/core/public-api/given-files.ts';
import { surroundings } from '../lib/core/public-api/surroundings.ts';
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
  const file = slashed(main);
  const folder = folderOf(file);
  const files = await siteFiles(file, false);
  const doc = documentIn(files, { main: file });
  const own = [...files].map(([path, text]) => [path.slice(folder.length), text] as const);
  const paths = new Set(own.map(([path]) => path));
  const pages = own.flatMap(([path, text]) =>
    text !== null && isPageFile(path) ? [[path, text] as const] : [],
  );
  const { links, unread } = siteLinks(pages, { ...surroundings(files, doc), paths });
  if (page !== undefined) {
    const wanted = pathIn(main, page);
    const target = linkTargets(paths).fileAt(wanted.replace(/\/$/, ''));
    if (target === undefined) throw new Unusable(m.noFileAt(page));
    const here = links.filter(({ to, file: from }) => to === target && from !== target);
    return print({ links: here, broken: [], unread }, here, folder, flags.has('--json'), io);
  }
  const known = folderPaths(paths, new Map(own).get('.mintignore'));
  const addresses = addressesOf(doc, known);
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  const broken = links.filter(
    ({ to, path }) =>
      to === undefined &&
      addresses.at(`/${path!}`) === 'nothing' &&
      !rules.mayTake(addressOf(path!)),
  );
  return print({ links, broken, unread }, broken, folder, flags.has('--json'), io);
}

interface Found {
  readonly links: readonly SiteLink[];
  readonly broken: readonly SiteLink[];
  readonly unread: readonly UnreadFile[];
}

/** `shown`: for people. `folder`: before each path, as the user sees it. */
function print(
  { links, broken, unread }: Found,
  shown: readonly SiteLink[],
  folder: string,
  isJson: boolean,
  io: Io,
): number {
  const plain = ({ file, line, address, to }: SiteLink) => ({
    ...{ file: folder + file, line, address },
    ...(to !== undefined && { to: folder + to }),
  });
  const notRead = unread.map(({ file, ...more }) => ({ file: folder + file, ...more }));
  if (isJson) {
    const all = { links: links.map(plain), broken: broken.map(plain), unread: notRead };
    io.out(`${JSON.stringify(all, null, 2)}\n`);
    return 0;
  }
  io.out(shown.map(({ file, line, address }) => `${folder}${file}:${line}: ${address}\n`).join(''));
  io.err(
    notRead.map(({ file, line, reason }) => `${file}:${line}: ${m.notRead(reason)}\n`).join(''),
  );
  return 0;
}
