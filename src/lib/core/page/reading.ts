/* What the parts of the conversion share while one file is read. */
import type { Scope } from './literals.ts';
import type { JsxElement, Nodes, Span } from './markdown.ts';
import type { Block, Inline } from './tree.ts';

export interface Reading {
  /** The file's text. */
  readonly text: string;
  /** Its folder from that of docs.json, with a trailing slash, or ''. */
  readonly folder: string;
  /** Values that expressions may name. */
  readonly scope: Scope;
  /** The site's variables, for `{{name}}`. */
  readonly variables: ReadonlyMap<string, string>;
  readonly blocks: (nodes: readonly Nodes[]) => readonly Block[];
  readonly parts: (nodes: readonly Nodes[]) => readonly Inline[];
  readonly span: (node: Nodes) => Span;
  /** A slug that no other heading of the page has. */
  readonly slug: (title: string) => string;
  /** The page file that a component is, in place of the component. Undefined if it is none. */
  readonly snippet: (element: JsxElement) => readonly Block[] | undefined;
  /** The link or image that a reference means. */
  readonly defined: (identifier: string) => { readonly url: string } | undefined;
  readonly footnote: (identifier: string) => number | undefined;
}

/** The text that readers see of inlines. */
export const plainOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) =>
      'text' in part
        ? part.text
        : 'parts' in part
          ? plainOf(part.parts)
          : part.is === 'break'
            ? ' '
            : '',
    )
    .join('');
