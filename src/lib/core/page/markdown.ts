/*
 * Parses the text of a page file: the only importer of the Markdown parser. Pages are MDX, where tags are components,
 * braces hold expressions, and indentation makes no code. Nothing is run: expressions come as syntax trees.
 */
import type { Nodes, Parents, Root } from 'mdast';
import { fromMarkdown, type Extension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import {
  mdxFromMarkdown,
  type MdxJsxAttribute,
  type MdxJsxExpressionAttribute,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { readTop } from '../pages/frontmatter.ts';
import * as m from './messages.ts';
import { parseableNames } from './variables.ts';

export type { Nodes, Parents, Root };
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type JsxAttribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** A range of a file's text, in UTF-16 code units from its start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Why a page isn't valid MDX. */
export interface PageProblem {
  /** In the parser's words, without a period. */
  readonly reason: string;
  /** Line in the file, from 1. */
  readonly line: number | undefined;
}

export interface Markdown {
  readonly root: Root;
  /** Where the destinations of links, images and definitions are written. */
  readonly destinations: ReadonlyMap<Nodes, Span>;
  /** Added to the tree's offsets to get those of the file: the parser doesn't count a byte order mark. */
  readonly shift: number;
  /** Set if the text isn't MDX. It is then read as plain Markdown. */
  readonly problem: PageProblem | undefined;
}

/** Limit for the reason in the parser's words, in UTF-16 code units. */
const MOST_REASON = 240;

/** Parses a page's text below its frontmatter. What isn't MDX is parsed as CommonMark, and the problem is returned. */
export function parseMarkdown(file: string, variables: ReadonlyMap<string, string>): Markdown {
  const shift = file.startsWith('\ufeff') ? 1 : 0;
  const { body } = readTop(file);
  const top = file.length - body.length;
  // Spaces keep the place of everything below.
  const text =
    top > shift ? file.slice(shift, top).replace(/[^\r\n]/g, ' ') + body : body.slice(shift - top);
  try {
    return { ...parse(parseableNames(text, variables), 'mdx', shift), shift, problem: undefined };
  } catch (error) {
    const problem = problemOf(error);
    try {
      return { ...parse(text, 'commonmark', shift), shift, problem };
    } catch (second) {
      if (!(second instanceof RangeError)) throw second;
      return { root: { type: 'root', children: [] }, destinations: new Map(), shift, problem };
    }
  }
}

function parse(
  text: string,
  as: 'mdx' | 'commonmark',
  shift: number,
): Pick<Markdown, 'root' | 'destinations'> {
  const destinations = new Map<Nodes, Span>();
  const isMdx = as === 'mdx';
  const root = fromMarkdown(text, {
    extensions: [gfm(), ...(isMdx ? [mdxjs()] : [])],
    mdastExtensions: [
      gfmFromMarkdown(),
      ...(isMdx ? [mdxFromMarkdown()] : []),
      noting(destinations, shift),
    ],
  });
  return { root, destinations };
}

/** Notes where destinations are, which the tree leaves out. Sets the address as the parser itself does. */
function noting(destinations: Map<Nodes, Span>, shift: number): Extension {
  const note: NonNullable<Extension['exit']>[string] = function (token) {
    const url = this.resume();
    const node = this.stack.at(-1);
    if (!node || !('url' in node || 'label' in node)) return;
    (node as { url: string }).url = url;
    destinations.set(node, {
      from: token.start.offset + shift,
      to: token.end.offset + shift,
    });
  };
  return { exit: { resourceDestinationString: note, definitionDestinationString: note } };
}

function problemOf(error: unknown): PageProblem {
  if (error instanceof RangeError) return { reason: m.nestedTooDeeply, line: undefined };
  if (!(error instanceof Error) || !('reason' in error)) throw error;
  const { reason, line } = error as Error & { reason: string; line?: number | null };
  return { reason: reason.slice(0, MOST_REASON).replace(/\.$/, ''), line: line ?? undefined };
}
