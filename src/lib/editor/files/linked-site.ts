/* What questions about links need to know of the open site. */
import { variablesOf } from '$lib/core/document/variables';
import type { LinkHere } from '$lib/core/links/links-to';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Session } from '../context';
import { inTurn } from './in-turn';
import type { LinkedSite, LinkProblem } from './link-worker';
import * as m from './messages';
import { PageTexts } from './page-texts';

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

/** Reads files with few requests where they count. Returns a refusal if too many would be left. */
async function readAhead(
  session: Session,
  paths: readonly string[],
): Promise<ReturnType<typeof refuse> | undefined> {
  const { place } = session.opened;
  const most = place.readAhead ? MOST_AHEAD : MOST_SINGLE;
  if (paths.length > most) return refuse('too-many', m.tooManyForLinks(paths.length));
  const texts = new PageTexts(session);
  const read = await place.readAhead?.(paths.map((path) => texts.pathIn(path)));
  return read?.ok === false && paths.length > MOST_SINGLE ? read : undefined;
}

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
 * Reads files that were not read for their titles. Refuses if that takes too many requests, or a page can't be read.
 * Other files that can't be read are left out.
 */
export async function readTexts(
  session: Session,
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const { files } = session;
  if (files.costly === 'asked') return refuse('limited', m.signInForLinks);
  if (files.costly) {
    const refused = await readAhead(session, paths);
    if (refused) return refused;
  }
  const read = await inTurn(paths, async (path) => [path, await files.bytes(path)] as const);
  const texts = new Map<string, string>();
  for (const [path, one] of read)
    if (one.ok)
      texts.set(path, isPageFile(path) ? decoder.decode(one.value) : exactText(one.value));
    else if (isPageFile(path) && one.refusal.code !== 'missing') return one;
  return ok(texts);
}

/** The links of other pages that lead to some files. Undefined where reading all pages costs, or if one can't be read. */
export async function linksTo(
  session: Session,
  targets: readonly string[],
): Promise<readonly LinkHere[] | undefined> {
  const { files } = session;
  if (files.costly) return undefined;
  const links = await files.links;
  const found = await links.linksTo(targets, siteOf(session), (paths) => readTexts(session, paths));
  return found.ok ? found.value : undefined;
}

/**
 * The broken links of all page files. Undefined where reading all pages costs, or if one can't be read. `renamed`: where
 * pages are that were renamed, by the address that they once had.
 */
export async function linkProblems(
  session: Session,
  renamed: ReadonlyMap<string, string> = new Map(),
): Promise<readonly LinkProblem[] | undefined> {
  const { editor, files } = session;
  const { doc } = editor;
  const world = { ...editor.world, renamed };
  if (files.costly || !world.paths) return undefined;
  const texts = new Map([...doc.files].map(([path, { text }]) => [path, text]));
  const links = await files.links;
  const read = (paths: readonly string[]) => readTexts(session, paths);
  const found = await links.problems({ texts, main: doc.main, world }, siteOf(session), read);
  return found.ok ? found.value : undefined;
}
