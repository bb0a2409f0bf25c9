/* What questions about links need to know of the open site. */
import type { Doc } from '$lib/core/document/node';
import { variablesOf } from '$lib/core/document/variables';
import type { LinkHere } from '$lib/core/links/links-to';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import type { PagePair } from '$lib/core/page-files';
import { folderOf, isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Session } from '../context';
import { inTurn } from './in-turn';
import type { LinkedSite, LinkProblem } from './link-worker';
import * as m from './messages';
import { PageTexts } from './page-texts';
import type { SiteLinks } from './site-links';

/** How many page files are read at a host that counts requests: one by one, and with few requests. */
const MOST_SINGLE = 300;
const MOST_AHEAD = 10_000;

export function siteOf(session: Session): LinkedSite {
  const { editor, specifications } = session;
  const { paths } = new PageTexts(session);
  const others = [IGNORE_FILE, ...specifications.candidates].filter((path) => paths.has(path));
  const { siteUrl } = editor.world.config ?? {};
  return { paths, siteUrl, variables: variablesOf(editor.doc), others };
}

/** Whether questions about the links of all pages can be answered without many requests. */
export const areLinksFree = ({ files }: Session): boolean =>
  !files.costly || files.allPages.areRead;

/** From this number of files on, people see how many are read. */
const SLOW = 50;

/** Reads files at a host that counts requests, with few of them where that is possible. Refuses if it takes too many. */
async function readCounted(
  session: Session,
  paths: readonly string[],
): Promise<Result<readonly FileRead[]>> {
  const { opened, files } = session;
  const total = paths.length;
  const say = (done: number) => {
    if (total >= SLOW) files.allPages.reading = { done, total };
  };
  const tooMany = refuse('too-many', m.tooManyForLinks(total));
  const { readAhead } = opened.place;
  if (total > (readAhead ? MOST_AHEAD : MOST_SINGLE)) return tooMany;
  say(0);
  const texts = new PageTexts(session);
  const ahead = await readAhead?.(
    paths.map((path) => texts.pathIn(path)),
    (done, of) => say(total - of + done),
  );
  if (ahead && !ahead.ok && total > MOST_SINGLE)
    return ahead.refusal.code === 'one-by-one' ? tooMany : ahead;
  return ok(await readEach(session, paths, ahead?.ok ? undefined : say));
}

type FileRead = readonly [file: string, bytes: Result<Uint8Array>];
const readEach = (
  { files }: Session,
  paths: readonly string[],
  told?: (done: number) => void,
): Promise<readonly FileRead[]> =>
  inTurn(paths, async (path) => [path, await files.bytes(path)] as const, told);

const decoder = new TextDecoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The text of a file that a step may change, so it is empty if it isn't UTF-8. */
function exactText(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return '';
  }
}

/**
 * Reads files that were not read for their titles: all pages that aren't known, or other files. Refuses if that takes too
 * many requests, or a page can't be read. Other files that can't be read are left out.
 */
export async function readTexts(
  session: Session,
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const { files } = session;
  if (files.costly === 'asked') return refuse('limited', m.signInForLinks);
  const read = await (files.costly ? readCounted(session, paths) : readFreely(session, paths));
  files.allPages.reading = undefined;
  if (!read.ok) return read;
  const texts = new Map<string, string>();
  for (const [path, one] of read.value)
    if (one.ok)
      texts.set(path, isPageFile(path) ? decoder.decode(one.value) : exactText(one.value));
    else if (isPageFile(path) && one.refusal.code !== 'missing') return one;
  if (paths.some(isPageFile)) files.allPages.areRead = true;
  return ok(texts);
}
const readFreely = async (session: Session, paths: readonly string[]) =>
  ok(await readEach(session, paths));

/** Reads all page files where each read counts. Refuses if that takes too many requests, or one can't be read. */
export async function readAllPages(session: Session): Promise<Result<unknown>> {
  const links = await session.files.links;
  return links.readPages(siteOf(session), (paths) => readTexts(session, paths));
}

/** The links of other pages, and of specifications, that lead to some files. Undefined unless `areLinksFree`, or if a page can't be read. */
export async function linksTo(
  session: Session,
  targets: readonly string[],
): Promise<readonly LinkHere[] | undefined> {
  if (!areLinksFree(session)) return undefined;
  const links = await session.files.links;
  const found = await links.linksTo(targets, siteOf(session), (paths) => readTexts(session, paths));
  return found.ok ? found.value : undefined;
}

/**
 * The broken links of all page files. Undefined unless `areLinksFree`, or if a page can't be read. `renamed`: where pages
 * are that were renamed, by the address that they once had.
 */
export const linkProblems = (
  session: Session,
  renamed: ReadonlyMap<string, string> = new Map(),
): Promise<readonly LinkProblem[] | undefined> =>
  checked(session, (links, { doc, world }, read) => {
    const asked = { texts: textsOf(doc), main: doc.main, world: { ...world, renamed } };
    return links.problems(asked, siteOf(session), read);
  });

/** The links that the work broke, without hints. Undefined like `linkProblems`. */
export async function linksBrokenByWork(
  session: Session,
): Promise<readonly LinkProblem[] | undefined> {
  const found = await checked(session, (links, editor, read) => {
    const { base, basePages, doc, pages, pagePlans, world } = editor;
    const home = folderOf(doc.main);
    const inFolder = (file: PagePair['after']) =>
      file?.path.startsWith(home) ? { ...file, path: file.path.slice(home.length) } : undefined;
    const files = (pagePlans?.pairsBetween(basePages, pages) ?? []).map(({ before, after }) => {
      const [old, now] = [inFolder(before), inFolder(after)];
      return { ...(old && { before: old }), ...(now && { after: now }) };
    });
    const asked = { texts: textsOf(doc), main: doc.main, world };
    return links.broken(asked, { texts: textsOf(base), files }, siteOf(session), read);
  });
  return found?.filter(({ problem }) => problem.severity !== 'hint');
}

async function checked<T>(
  session: Session,
  ask: (
    links: SiteLinks,
    editor: Session['editor'],
    read: (paths: readonly string[]) => ReturnType<typeof readTexts>,
  ) => Promise<Result<T>>,
): Promise<T | undefined> {
  if (!areLinksFree(session) || !session.editor.world.paths) return undefined;
  const links = await session.files.links;
  const found = await ask(links, session.editor, (paths) => readTexts(session, paths));
  return found.ok ? found.value : undefined;
}

const textsOf = ({ files }: Doc): ReadonlyMap<string, string> =>
  new Map([...files].map(([path, { text }]) => [path, text]));
