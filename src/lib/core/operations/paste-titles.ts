/*
 * Reads a pasted list of titles, one per line, as pages to be created: "Getting started", "Install the CLI". Paths and
 * endpoints among them stay what they are. Elements copied as JSON are never titles, and neither is other text.
 */
import { pathOfNew } from '../document/typed-path.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';
import { contentOfLine, kindOfEntry, linesOf, pathIn, readPaste, type Pasted } from './paste.ts';

interface Titled {
  /** Of the new pages, with a trailing slash. */
  readonly folder: string;
  /** The pages that have a file, if known. */
  readonly pages: ReadonlySet<string> | undefined;
  /** Whether a list of words is one of titles: "Setup" could also be a path. */
  readonly areTitles: boolean;
}

/** A longer line is a sentence. */
const LONGEST = 80;

/** The pages that the lines of a text name, each once, or undefined if they aren't a list of titles. */
export function readTitles(text: string, how: Titled): readonly Pasted[] | undefined {
  const lines = linesOf(text);
  if (lines.length < 2 || /^\s*[[{]/.test(text)) return undefined;
  const asJson = readPaste(text);
  if (asJson.ok && asJson.value.some(({ source }) => source !== undefined)) return undefined;
  const found = new Map<string, Pasted>();
  let isList = how.areTitles;
  for (const line of lines) {
    const title = contentOfLine(line);
    const path = ownPath(line, how.pages);
    const made = path ?? (isTitle(title) ? pathOfNew(title, how.folder) : '');
    if (made === '') return undefined;
    isList ||= path === undefined && /\s|^\p{Lu}\p{Ll}/u.test(title);
    const one =
      path === undefined ? ({ kind: 'page', title } as const) : { kind: kindOfEntry(path) };
    if (!found.has(made)) found.set(made, { ...one, value: made });
  }
  return isList ? [...found.values()] : undefined;
}

/** The path or endpoint in a line that isn't a title. */
function ownPath(line: string, pages: Titled['pages']): string | undefined {
  const path = pathIn(line);
  if (path === undefined) return undefined;
  const isFile = pages?.has(path) || /\.mdx?$/i.test(contentOfLine(line));
  const isEndpoint = /^webhook$/i.test(parseEndpoint(path)?.method ?? '');
  return path.includes('/') || isFile || isEndpoint ? path : undefined;
}

const isTitle = (text: string): boolean =>
  text.length <= LONGEST && !isUrl(text) && !/[{}<>=|]/.test(text);
