/*
 * The Markdown of a line, such as the text of a banner. The only importer of `marked`, and only of its inline lexer: no HTML is ever created, and raw HTML in
 * the text stays text.
 */
import { Lexer, type MarkedToken, type Token } from 'marked';

export type Inline =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'strong' | 'em' | 'del'; readonly parts: readonly Inline[] }
  | { readonly is: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type Link = Extract<Inline, { is: 'link' }>;

export const inline = (markdown: string): readonly Inline[] =>
  Lexer.lexInline(markdown).map((token) => inlinePart(token as MarkedToken));

/** What readers see of a line: without marks, and with a dot between the cells of a table. */
export const plainText = (markdown: string): string =>
  textOf(inline(markdown.replace(/^\s*\|\s*|\s*\|\s*$/g, '').replace(/\s*\|\s*/g, ' · ')));

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : textOf(part.parts))).join('');

const inlineParts = (tokens: readonly Token[]) =>
  tokens.map((token) => inlinePart(token as MarkedToken));

function inlinePart(token: MarkedToken): Inline {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return { is: token.type, parts: inlineParts(token.tokens) };
    case 'link':
      return { is: 'link', href: token.href, parts: inlineParts(token.tokens) };
    case 'codespan':
      return { is: 'code', text: token.text };
    case 'br':
      return { is: 'text', text: ' ' };
    case 'image':
    case 'text':
    case 'escape':
      return { is: 'text', text: token.text };
    default: // raw HTML, among others
      return { is: 'text', text: token.raw };
  }
}
