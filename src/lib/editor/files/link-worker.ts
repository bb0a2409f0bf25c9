/* Keeps the texts of a folder's files that may link to pages off the main thread, and finds in them what links to what. */
import { keptBy } from '$lib/core/check/configured';
import type { Diagnostic, World } from '$lib/core/check/diagnostic';
import { read } from '$lib/core/document/read';
import { withTargets, type LedgerEntry, type LostAddress } from '$lib/core/ledger/ledger';
import { brokenLinks } from '$lib/core/links/broken-links';
import { linkParser } from '$lib/core/links/link-parser';
import { linkSite } from '$lib/core/links/link-site';
import { linksTo, type LinkHere } from '$lib/core/links/links-to';
import { newlyBroken, type SiteBefore } from '$lib/core/links/newly-broken';
import { anchorsFrom } from '$lib/core/links/site-problems';
import { suspectLinks } from '$lib/core/links/suspects';
import { linkingFiles, type LinkingFile } from '$lib/core/operations/follow-links';
import type { FilesMoved } from '$lib/core/operations/files-moved';
import { isSpecification } from '$lib/core/openapi/specification-text';
import { factsOf, type PageFacts } from '$lib/core/pages/page-file';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { isPageFile } from '$lib/core/pages/page-paths';
import { areLinksChecked, diagnosticOf } from '$lib/core/public-api/page-links';
import type { PagePair } from '$lib/core/page-files';
import type { Past } from '$lib/core/past';
import { lineAndColumn } from '$lib/core/text/syntax';
import type { WorkerQuestion, WorkerReply } from './worker-calls';

/** What has to be known of a site. */
export interface LinkedSite {
  /** Every file as the work leaves it, from the folder of docs.json. */
  readonly paths: ReadonlySet<string>;
  readonly siteUrl: string | undefined;
  /** The texts that pages name as `{{name}}`. */
  readonly variables: ReadonlyMap<string, string>;
  /** The files that aren't pages and follow what moves: those that may be specifications, and `.mintignore`. */
  readonly others: readonly string[];
}

export type LinkQuestion =
  /** Files as they are now. Without a text, a file is gone. */
  | {
      readonly ask: 'keep';
      readonly texts: readonly (readonly [file: string, text: string | undefined])[];
    }
  /** Which files' links have to be known for a step that moves files. */
  | { readonly ask: 'follow'; readonly moved: FilesMoved; readonly site: LinkedSite }
  /** Which links of other pages, and of specifications, lead to some files. */
  | { readonly ask: 'links-to'; readonly files: readonly string[]; readonly site: LinkedSite }
  /** Which links of all page files lead nowhere, to a missing section, or through a redirect. */
  | (CheckedDocument & { readonly ask: 'problems' })
  /** Which of them were not like that before the work. */
  | (CheckedDocument & { readonly ask: 'broken'; readonly before: BeforeWork })
  /** Where the readers of lost addresses should go. */
  | (CheckedDocument & {
      readonly ask: 'targets';
      readonly lost: readonly LostAddress[];
      readonly past: Past;
    });

/** A document, and what is known around it. `texts`: of docs.json and what it reaches by `$ref`. */
interface CheckedDocument {
  readonly site: LinkedSite;
  readonly texts: ReadonlyMap<string, string>;
  readonly main: string;
  readonly world: World;
}

/** What the work changed. */
export interface BeforeWork {
  /** Of the document as it was. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files from the folder of docs.json, as they were and as they are. */
  readonly files: readonly PagePair[];
}

/** A broken link, and where it is for people. */
export interface LinkProblem {
  readonly problem: Diagnostic;
  /** From the folder of docs.json. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The text of the file that was checked is this long, and has this at the marked place. */
  readonly size: number;
  readonly written: string;
}

export interface LinkAnswer {
  readonly files?: readonly LinkingFile[];
  readonly links?: readonly LinkHere[];
  readonly problems?: readonly LinkProblem[];
  readonly entries?: readonly LedgerEntry[];
}

/** Texts of page files. */
const texts = new Map<string, string>();
/** Texts of specifications, and of `.mintignore`. */
const others = new Map<string, string>();
let parser:
  { readonly variables: string; readonly linksOf: ReturnType<typeof linkParser> } | undefined;

/** Links depend on variables, so all texts are parsed again when one changes. */
function parserFor({ variables }: LinkedSite): ReturnType<typeof linkParser> {
  const key = JSON.stringify([...variables]);
  if (parser?.variables !== key) parser = { variables: key, linksOf: linkParser(variables) };
  return parser.linksOf;
}

function keep(changed: (LinkQuestion & { readonly ask: 'keep' })['texts']): void {
  for (const [file, text] of changed)
    if (isPageFile(file)) put(texts, file, text);
    else put(others, file, text !== undefined && mayFollow(file, text) ? text : undefined);
}

function put(known: Map<string, string>, file: string, text: string | undefined): void {
  if (text === undefined) known.delete(file);
  else known.set(file, text);
}

const mayFollow = (file: string, text: string): boolean =>
  file === IGNORE_FILE || isSpecification(text);

/** Page files by path, as far as their imports are known from texts. */
const imports = new Map<string, { readonly text: string; readonly facts: PageFacts }>();
function factsOfAll(): ReadonlyMap<string, PageFacts> {
  for (const [file, text] of texts)
    if (imports.get(file)?.text !== text) imports.set(file, { text, facts: factsOf(file, text) });
  return new Map([...texts.keys()].map((file) => [file, imports.get(file)!.facts]));
}

/** How long texts are checked before other questions are answered, in milliseconds. */
const TURN = 30;
/** Counts the questions of a kind: a newer one ends the earlier ones. */
const asked = { problems: 0, broken: 0 };

async function problemsIn(
  question: LinkQuestion & { readonly ask: 'problems' | 'broken' },
): Promise<readonly LinkProblem[]> {
  const { ask } = question;
  const own = ++asked[ask];
  const doc = read(question.texts, question.main);
  const world = { ...question.world, pageFiles: factsOfAll() };
  const site = areLinksChecked(world) ? linkSite(doc, world, anchorsFrom(texts)) : undefined;
  const before = question.ask === 'broken' ? siteBefore(question, world) : undefined;
  const linksOf = parserFor(question.site);
  const found: LinkProblem[] = [];
  let since = performance.now();
  for (const file of site ? [...texts.keys()].sort() : []) {
    if (performance.now() - since > TURN) {
      await new Promise((go) => setTimeout(go));
      if (own !== asked[ask]) return [];
      since = performance.now();
    }
    const text = texts.get(file);
    const links = text === undefined ? undefined : suspectLinks(file, text, site!, linksOf);
    const all = links ? brokenLinks(file, text!, links, site!) : [];
    for (const one of before ? newlyBroken(all, before, linksOf) : all)
      for (const problem of keptBy(doc, [diagnosticOf(doc, one)], world.config)) {
        const { line } = lineAndColumn(text!, one.at);
        const written = text!.slice(one.at, one.at + one.length);
        found.push({ problem, file, line, size: text!.length, written });
      }
  }
  return found;
}

/** The site without the work. What the builder ignores counts as it is now. */
function siteBefore(
  { main, before }: LinkQuestion & { readonly ask: 'broken' },
  world: World,
): SiteBefore | undefined {
  const all = new Map(texts);
  const paths = new Set(world.paths);
  for (const { after } of before.files)
    if (after && paths.delete(after.path)) all.delete(after.path);
  for (const { before: old } of before.files) {
    if (!old) continue;
    paths.add(old.path);
    if (isPageFile(old.path)) put(all, old.path, old.text);
  }
  const pages = new Set([...paths].filter(isPageFile).map((path) => path.replace(/\.mdx?$/i, '')));
  const doc = read(before.texts, main);
  const site = linkSite(doc, { ...world, paths, pages }, anchorsFrom(all));
  const movedFrom = new Map(
    before.files.flatMap(({ before: old, after }) =>
      old && after ? [[after.path, old.path] as const] : [],
    ),
  );
  return site && { site, texts: all, movedFrom };
}

const specifications = (): Iterable<readonly [file: string, text: string]> =>
  [...others].filter(([file]) => file !== IGNORE_FILE);

async function answerTo(question: LinkQuestion): Promise<LinkAnswer> {
  if (question.ask === 'keep') {
    keep(question.texts);
    return {};
  }
  if (question.ask === 'problems' || question.ask === 'broken')
    return { problems: await problemsIn(question) };
  if (question.ask === 'targets') {
    const { lost, past, world, main } = question;
    const now = { doc: read(question.texts, main), world, pages: texts };
    return { entries: withTargets(lost, past.pages, now, (blob) => past.texts.get(blob)) };
  }
  const { site } = question;
  const linked = { paths: site.paths, siteUrl: site.siteUrl, linksOf: parserFor(site) };
  if (question.ask === 'links-to')
    return {
      links: linksTo(new Map([...texts, ...specifications()]), new Set(question.files), linked),
    };
  const all = new Map([...texts, ...others]);
  const at = new Map([...all.keys()].map((file) => [file, file]));
  return { files: linkingFiles({ at, texts: all, count: 0 }, question.moved, linked) };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion<LinkQuestion>>) => {
  answerTo(data.question).then(
    (answer) => self.postMessage({ id: data.id, answer } satisfies WorkerReply<LinkAnswer>),
    // As if it had been thrown here, so that whoever asked hears that it failed.
    reportError,
  );
});
