/*
 * The sections of a page that links can lead to, read from its text without parsing it. How the builder makes ids is
 * known only in part, so whatever may be one counts: headings, ids, titles and names of components, compared by their
 * letters and digits. A page whose other content isn't in its text has none that are known.
 */
import { frontmatterBlock } from '../pages/frontmatter.ts';
import { isBlockComponent } from '../page/components.ts';
import { withoutFences } from './fences.ts';
import { slugOf } from '../page/slug.ts';
import { editDistance, typosAllowed } from '../text/typo.ts';

export interface Anchors {
  readonly has: (anchor: string) => boolean;
  /** The one that was probably meant. */
  readonly near: (anchor: string) => string | undefined;
}

/** Components that show nothing but what is written in them, besides those that the preview knows. */
const PLAIN = new Set([
  ...['Icon', 'Badge', 'Tooltip', 'Link', 'Latex', 'Mermaid', 'CodeBlock', 'Banner'],
  ...['Color', 'Color.Row', 'Color.Item', 'Image'],
]);
const isPlain = (name: string): boolean => isBlockComponent(name) || PLAIN.has(name);

const COMPONENT = /<([A-Z][\w.]*)/g;
/** Content that code makes. */
const MADE = /\.map\(|dangerouslySetInnerHTML|<Snippet\b/;
/** Fields of a page whose content comes from a specification or is elsewhere. */
const GENERATED = /^["']?(openapi(-schema)?|asyncapi|graphql|api|url)["']?\s*:/m;

/** The sections of a page with this text. Undefined if they aren't all known. */
export function anchorsIn(text: string): Anchors | undefined {
  const top = frontmatterBlock(text);
  if (top && GENERATED.test(top.block)) return undefined;
  const shown = withoutFences(text);
  if (MADE.test(shown)) return undefined;
  for (const [, name = ''] of shown.matchAll(COMPONENT)) if (!isPlain(name)) return undefined;
  const titles = titlesIn(top ? text.slice(top.at + top.block.length) : text);
  const title = /^["']?title["']?\s*:\s*(.*)/m.exec(top?.block ?? '')?.[1];
  // A value is part of the title.
  return titles.some((title) => title.includes('{'))
    ? undefined
    : anchorsOf([...titles, title ?? ''], text);
}

const HEADING = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm;
const UNDERLINED = /^(.+)\r?\n[ \t>]*(?:=+|-+)[ \t]*\r?$/gm;
const TAGGED = /<h[1-6](?:\s[^>]*)?>([^]*?)<\/h[1-6]>/gi;

function titlesIn(text: string): readonly string[] {
  const found = [HEADING, UNDERLINED, TAGGED].flatMap((form) =>
    [...text.matchAll(form)].map(([, title = '']) => title),
  );
  return found.map((title) => title.replace(/\{(#[^}]*)\}/, ' $1'));
}

const ATTRIBUTE = /[\w:-]+\s*=\s*\{?\s*(["'`])([^"'`\n]{1,200})\1/g;

function anchorsOf(titles: readonly string[], text: string): Anchors {
  const known = new Map<string, string>();
  const add = (name: string, slug: string) => {
    for (const form of foldsOf(name)) if (!known.has(form)) known.set(form, slug);
  };
  for (const title of titles)
    for (const form of formsOf(title)) add(form, slugOf(formsOf(title)[0]!));
  const props = new Set<string>();
  for (const [, , value = ''] of text.matchAll(ATTRIBUTE))
    for (const form of foldsOf(value)) props.add(form);
  const isKnown = (name: string) => known.has(name) || props.has(name);
  const has = (anchor: string) => {
    const written = decoded(anchor);
    if (ALWAYS.test(written)) return true;
    const forms = [written, written.replace(NUMBER, ''), written.replace(PARAMETER, '')];
    if (forms.some((form) => foldsOf(form).some(isKnown))) return true;
    // Names of nested fields follow each other.
    const whole = fold(written);
    return PARAMETER.test(written) && [...props].some((name) => name && whole.endsWith(name));
  };
  return { has, near: (anchor) => nearest(fold(decoded(anchor)), known) };
}

/** The top, footnotes, text fragments, and what only scripts read. */
const ALWAYS = /^$|^top$|^(user-content-)?fn|^[:!/~]|[=&]/i;
const NUMBER = /-\d+$/;
const PARAMETER = /^(param|response|request|body|header|query|path|field|cookie)-/;

/** What of a heading may be in its id. */
function formsOf(title: string): readonly string[] {
  const [plain = '', id] = title.split(/ #(?=[^\s#]+$)/);
  const linked = plain.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  const bare = linked.replace(/<[^>]*>/g, ' ');
  const named = bare.replace(/&#?\w+;/g, ' ');
  return [
    bare,
    named,
    ...(id === undefined ? [] : [id, title]),
    linked.replace(/<([\w.]+)[^>]*>[^]*?<\/\1>|<[^>]*>/g, ' '),
    bare.replace(/^\s*\d+[.)]\s*/, ''),
    bare.replace(/:[\w+-]+:/g, ' '),
    bare.replace(/&(amp;)?/g, ' and '),
    linked,
  ];
}

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits, and only the plain ones of them. */
function foldsOf(name: string): readonly string[] {
  const whole = fold(name);
  const plain = whole.replace(/[^a-z\d]/g, '');
  return plain === '' || plain === whole ? [whole] : [whole, plain];
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The only section whose name is a few typos away. */
function nearest(wanted: string, known: ReadonlyMap<string, string>): string | undefined {
  const most = typosAllowed(wanted);
  const near = new Set<string>();
  for (const [name, slug] of known) if (editDistance(wanted, name, most) <= most) near.add(slug);
  return near.size === 1 ? [...near][0] : undefined;
}
