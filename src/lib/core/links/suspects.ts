/*
 * Finds the links of a page that may be broken, and parses no more than that needs. First, whatever looks like a link is
 * judged, in comments too. Then the sections with suspects are parsed alone, or the whole text if they can't be. A text
 * without suspects has no broken links, so most texts need no parser.
 */
import { frontmatterBlock } from '../pages/frontmatter.ts';
import { withoutFences } from './fences.ts';
import { judge } from './judge.ts';
import type { FileLink, FileLinks } from './link.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { LinkSite } from './link-site.ts';

/** The links of the sections with suspects. Undefined if there are none. */
export function suspectLinks(
  file: string,
  text: string,
  site: LinkSite,
  linksOf: LinkedFiles['linksOf'],
): FileLinks | undefined {
  if (!site.paths.has(file)) return undefined;
  const shown = withoutFences(text);
  const sections = sectionsIn(text, shown).filter(({ from, to }) =>
    hasSuspects(file, shown.slice(from, to), site),
  );
  if (sections.length === 0) return undefined;
  const links: FileLink[] = [];
  for (const { from, to } of sections) {
    const found = linksOf(file, text.slice(from, to));
    if (!found || found.problem) return linksOf(file, text);
    for (const link of found.links)
      links.push({ ...link, at: { from: link.at.from + from, to: link.at.to + from } });
  }
  return { links, problem: undefined };
}

/** Comments, code, and texts in code: they may reach from one section into the next. */
const REACHES_ON = /\{\/\*|<!--|^export\b|(?:\{[^`}\n]*|^[ \t]*)`[^`\n]*$/m;
const START = /^(?:#{1,6} |<Update\b|<div id=)/gm;

/** Parts of a text that begin with a heading, its frame, or an entry of a changelog. `shown`: without code. */
function sectionsIn(text: string, shown: string) {
  const top = frontmatterBlock(text);
  const body = top ? top.at + top.block.length : 1;
  const starts = REACHES_ON.test(shown)
    ? []
    : [...shown.matchAll(START)].map(({ index }) => index).filter((index) => index > body);
  return [0, ...starts].map((from, i) => ({ from, to: starts[i] ?? text.length }));
}

function hasSuspects(file: string, section: string, site: LinkSite): boolean {
  for (const link of possibleLinks(section)) if (isSuspect(link, file, site)) return true;
  return false;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function isSuspect(link: FileLink, file: string, site: LinkSite): boolean {
  const { address } = link;
  // Only the parser knows what is meant.
  if (/[\\&(]/.test(address) && !SCHEME.test(address)) return true;
  return judge(link, file, site) !== undefined;
}

const MARKDOWN = /\]\(\s*(?:<([^>\n]*)>|([^\s)]*))/g;
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]]+\]:\s*(?:<([^>\n]*)>|(\S+))/gm;
/** A prop or key, and its value if that is a text; else what follows. */
const KEYED =
  /\b(href|src|img|file(?=\s*=))\b["']?\s*[=:]\s*\{?\s*(?="([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`][^]{0,300}))/g;
const IMPORTED = /\b(?:from|import)\s*(?:"([^"\n]*)"|'([^'\n]*)')/g;
const QUOTED = /"([^"\n]*)"|'([^'\n]*)'|`([^`\n]*)`/g;
const FIELD = /^["']?(url|related|og:image|twitter:image)["']?\s*:(.*(?:\r?\n[ \t]*-.*)*)/gm;
const NO_PLACE = { from: 0, to: 0 };

function* possibleLinks(text: string): Generator<FileLink> {
  const at = NO_PLACE;
  const first = (found: RegExpExecArray, from: number) => found.slice(from).find(Boolean) ?? '';
  for (const form of [MARKDOWN, DEFINITION])
    for (const found of text.matchAll(form))
      yield { address: first(found, 1), at, form: 'markdown' };
  for (const found of text.matchAll(KEYED)) {
    const key = found[1]!;
    const rest = found[5];
    const form = key === 'file' ? 'snippet' : 'attribute';
    if (rest === undefined) yield { address: first(found, 2), at, form, key };
    else
      for (const quoted of valueIn(rest).matchAll(QUOTED))
        yield { address: first(quoted, 1), at, form, key };
  }
  for (const found of text.matchAll(IMPORTED))
    yield { address: first(found, 1), at, form: 'import' };
  for (const [, key = '', value = ''] of frontmatterBlock(text)?.block.matchAll(FIELD) ?? [])
    for (const [part] of value.matchAll(/[^\s"'[\],]+/g))
      if (part !== '-') yield { address: part, at, form: 'frontmatter', key };
}

/** An expression up to the end of its braces, or of its line. */
function valueIn(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const at = text[i]!;
    if (at === '{' || at === '(' || at === '[') depth++;
    else if ((at === '}' || at === ')' || at === ']') && depth-- === 0) return text.slice(0, i);
    else if (depth === 0 && (at === ',' || at === '>')) return text.slice(0, i);
  }
  return text;
}
