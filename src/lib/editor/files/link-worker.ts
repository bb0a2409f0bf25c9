/* Keeps the texts of a folder's page files off the main thread, and finds in them what links to what. */
import { linkParser } from '$lib/core/links/link-parser';
import { linksTo, type LinkHere } from '$lib/core/links/links-to';
import { linkingFiles, type LinkingFile } from '$lib/core/operations/follow-links';
import type { FilesMoved } from '$lib/core/operations/files-moved';
import type { WorkerQuestion, WorkerReply } from './worker-calls';

/** What has to be known of a site. */
export interface LinkedSite {
  /** Every file as the work leaves it, from the folder of docs.json. */
  readonly paths: ReadonlySet<string>;
  readonly siteUrl: string | undefined;
  /** The texts that pages name as `{{name}}`. */
  readonly variables: ReadonlyMap<string, string>;
}

export type LinkQuestion =
  /** Page files as they are now. Without a text, a file is gone. */
  | {
      readonly ask: 'keep';
      readonly texts: readonly (readonly [file: string, text: string | undefined])[];
    }
  /** Which files' links have to be known for a step that moves files. */
  | { readonly ask: 'follow'; readonly moved: FilesMoved; readonly site: LinkedSite }
  /** Which links of other pages lead to some files. */
  | { readonly ask: 'links-to'; readonly files: readonly string[]; readonly site: LinkedSite };

export interface LinkAnswer {
  readonly files?: readonly LinkingFile[];
  readonly links?: readonly LinkHere[];
}

const at = new Map<string, string>();
const texts = new Map<string, string>();
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
    if (text === undefined) {
      at.delete(file);
      texts.delete(file);
    } else {
      at.set(file, file);
      texts.set(file, text);
    }
}

function answerTo(question: LinkQuestion): LinkAnswer {
  if (question.ask === 'keep') {
    keep(question.texts);
    return {};
  }
  const { site } = question;
  const linked = { paths: site.paths, siteUrl: site.siteUrl, linksOf: parserFor(site) };
  if (question.ask === 'links-to')
    return { links: linksTo(texts, new Set(question.files), linked) };
  return { files: linkingFiles({ at, texts, count: 0 }, question.moved, linked) };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion<LinkQuestion>>) => {
  const answer = answerTo(data.question);
  self.postMessage({ id: data.id, answer } satisfies WorkerReply<LinkAnswer>);
});
