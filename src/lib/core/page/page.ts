/*
 * Reads a page file for display: its text as blocks, with its snippets put in. Pure and synchronous, so that it can run
 * in a worker. Never throws for a text.
 */
import { folderOf, importPaths, snippetPaths } from '../pages/page-paths.ts';
import { propsOf, textProp } from './attributes.ts';
import { blocksOf } from './blocks.ts';
import { inlinesOf } from './inlines.ts';
import { DEEPEST_SNIPPET, MOST_SNIPPETS } from './limits.ts';
import { linksIn } from './links.ts';
import type { Literal } from './literals.ts';
import { parseMarkdown, type JsxElement, type Markdown, type Nodes } from './markdown.ts';
import * as m from './messages.ts';
import { moduleOf } from './module.ts';
import type { Reading } from './reading.ts';
import { slugOf } from './slug.ts';
import type { Block, PageContent } from './tree.ts';

/** What a page may use besides its own text. */
export interface PageSources {
  /** Texts of the files that pages include, by path from the folder of docs.json. */
  readonly snippets: ReadonlyMap<string, string>;
  /** The site's variables, for `{{name}}`. */
  readonly variables: ReadonlyMap<string, string>;
}

/** Limit on nested parts of a page. What is deeper is left out. */
const DEEPEST = 60;

/** What is shared by a page and its snippets. */
interface Page extends PageSources {
  readonly slugs: Map<string, number>;
  /** Text of snippets put in so far. */
  used: number;
}

/** Reads the text of a page file. `file`: its path from the folder of docs.json. */
export function readPage(file: string, text: string, sources: PageSources): PageContent {
  const page: Page = { ...sources, slugs: new Map(), used: 0 };
  const markdown = parseMarkdown(text, page.variables);
  return {
    blocks: fileBlocks(file, text, markdown, page, [file], new Map()),
    links: linksIn(text, markdown),
    problem: markdown.problem,
  };
}

/** The blocks of one file. `open`: the files that are being put in, innermost last. */
function fileBlocks(
  file: string,
  text: string,
  markdown: Markdown,
  page: Page,
  open: readonly string[],
  props: ReadonlyMap<string, Literal>,
): readonly Block[] {
  const { root, shift } = markdown;
  const { imports, values } = moduleOf(root, props);
  const definitions = new Map<string, { readonly url: string }>();
  const notes = new Map<string, Nodes[]>();
  collect(root, definitions, notes);
  const numbers = [...notes.keys()];
  const folder = folderOf(file);
  let depth = 0;
  const deeper = <T>(read: () => readonly T[]): readonly T[] => {
    if (depth >= DEEPEST) return [];
    depth++;
    const found = read();
    depth--;
    return found;
  };
  const reading: Reading = {
    text,
    folder,
    scope: values,
    variables: page.variables,
    blocks: (nodes) => deeper(() => blocksOf(nodes, reading)),
    parts: (nodes) => deeper(() => inlinesOf(nodes, reading)),
    span: ({ position }) => ({
      from: (position?.start.offset ?? 0) + shift,
      to: (position?.end.offset ?? 0) + shift,
    }),
    slug: (title) => uniqueSlug(title, page.slugs),
    snippet: (element) => {
      const paths = snippetOf(element, imports, reading);
      return paths && snippetBlocks(element, paths, reading, page, open);
    },
    defined: (identifier) => definitions.get(identifier),
    footnote: (identifier) => numbers.indexOf(identifier) + 1 || undefined,
  };
  const blocks = reading.blocks(root.children);
  if (notes.size === 0) return blocks;
  const at = { from: text.length, to: text.length };
  const footnotes = [...notes.values()].map((nodes) => reading.blocks(nodes));
  return [...blocks, { is: 'footnotes', notes: footnotes, at }];
}

/** Finds what references refer to, wherever it is written. */
function collect(
  node: Nodes,
  definitions: Map<string, { readonly url: string }>,
  notes: Map<string, Nodes[]>,
): void {
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'definition' && !definitions.has(next.identifier))
      definitions.set(next.identifier, next);
    if (next.type === 'footnoteDefinition') notes.set(next.identifier, next.children);
    if ('children' in next) waiting.push(...(next.children as Nodes[]).toReversed());
  }
}

/** Where the file of a component may be. Undefined if the component is no page file. */
function snippetOf(
  element: JsxElement,
  imports: ReadonlyMap<string, string>,
  reading: Reading,
): readonly string[] | undefined {
  if (element.name === 'Snippet') {
    const file = textProp(propsOf(element, reading), 'file');
    return file === undefined ? undefined : snippetPaths(file);
  }
  const source = imports.get(element.name ?? '');
  return source && /\.mdx?$/i.test(source) ? importPaths(source, reading.folder) : undefined;
}

function snippetBlocks(
  element: JsxElement,
  paths: readonly string[],
  reading: Reading,
  page: Page,
  open: readonly string[],
): readonly Block[] {
  const at = reading.span(element);
  const file = paths.find((path) => page.snippets.has(path)) ?? paths[0]!;
  const text = page.snippets.get(file);
  const notice = (why: string): readonly Block[] => [{ is: 'notice', text: why, at }];
  if (open.includes(file)) return notice(m.snippetCircle(file));
  if (open.length > DEEPEST_SNIPPET) return notice(m.snippetTooDeep(file));
  if (text === undefined) return notice(m.snippetMissing(file));
  if (page.used + text.length > MOST_SNIPPETS) return notice(m.snippetsTooLarge(file));
  page.used += text.length;
  const props = propsOf(element, reading);
  const blocks = fileBlocks(
    file,
    text,
    parseMarkdown(text, page.variables),
    page,
    [...open, file],
    props,
  );
  return [{ is: 'snippet', file, blocks, at }];
}

function uniqueSlug(title: string, slugs: Map<string, number>): string {
  const plain = slugOf(title);
  const times = slugs.get(plain) ?? 0;
  slugs.set(plain, times + 1);
  return times ? `${plain}-${times + 1}` : plain;
}
