/*
 * A page's content as readers see it: blocks, and inlines within them. Plain data, so that it can be sent from a worker.
 * Nothing in it is markup or code to run.
 */
import type { PageProblem, Span } from './markdown.ts';

/** An icon as a component names it. What it means depends on the site's library. */
export interface PageIcon {
  readonly name: string;
  readonly style: string | undefined;
  readonly library: string | undefined;
}

/** Where a link goes. */
export interface Target {
  /** As written. */
  readonly href: string;
  /** The same from the root of the site if it is relative to the page; else as written. */
  readonly to: string;
}

export interface PageImage {
  readonly is: 'image';
  /** From the folder of docs.json if it is a file there; else the address as written. */
  readonly src: string;
  readonly isFile: boolean;
  readonly alt: string;
  /** As written, in pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Only shown on a background of this kind. */
  readonly only: 'light' | 'dark' | undefined;
}

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'expression'; readonly text: string }
  | { readonly is: 'break' }
  | {
      readonly is: 'strong' | 'em' | 'del' | 'sup' | 'sub' | 'kbd' | 'mark' | 'small';
      readonly parts: readonly Inline[];
    }
  | ({ readonly is: 'link'; readonly parts: readonly Inline[] } & Target)
  | PageImage
  | { readonly is: 'icon'; readonly icon: PageIcon }
  | { readonly is: 'badge'; readonly color: string | undefined; readonly parts: readonly Inline[] }
  /** Text with an explanation that appears over it. */
  | { readonly is: 'tip'; readonly tip: string; readonly parts: readonly Inline[] }
  /** Mark of a footnote. */
  | { readonly is: 'footnote'; readonly number: number }
  /** Any other component. */
  | { readonly is: 'part'; readonly name: string; readonly parts: readonly Inline[] };

export interface Heading {
  readonly is: 'heading';
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** Target of links, as `#slug`; unique within a page. */
  readonly slug: string;
  /** Without markup. */
  readonly title: string;
  readonly parts: readonly Inline[];
}

export interface Code {
  readonly is: 'code';
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly text: string;
}

export interface ListItem {
  /** Undefined if it is no task. */
  readonly checked: boolean | undefined;
  readonly blocks: readonly Block[];
}

/** One of several that are shown under each other or in turn: a step, a tab. */
export interface Titled {
  readonly title: string;
  readonly icon: PageIcon | undefined;
  readonly blocks: readonly Block[];
}

export const CALLOUTS = ['note', 'warning', 'info', 'tip', 'check', 'danger', 'callout'] as const;
export type CalloutKind = (typeof CALLOUTS)[number];

export interface Card {
  readonly is: 'card';
  readonly title: string;
  readonly icon: PageIcon | undefined;
  readonly link: Target | undefined;
  readonly image: PageImage | undefined;
  readonly callToAction: string | undefined;
  readonly horizontal: boolean;
  readonly blocks: readonly Block[];
}

export interface Field {
  readonly is: 'field';
  readonly name: string;
  readonly type: string | undefined;
  /** Of a parameter: path, query, body, header. */
  readonly place: string | undefined;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly default: string | undefined;
  readonly blocks: readonly Block[];
}

export interface Table {
  readonly is: 'table';
  readonly align: readonly ('left' | 'right' | 'center' | undefined)[];
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

type Content =
  | { readonly is: 'paragraph'; readonly parts: readonly Inline[] }
  | Heading
  | {
      readonly is: 'list';
      /** Number of the first item. Undefined if the items aren't numbered. */
      readonly start: number | undefined;
      readonly items: readonly ListItem[];
    }
  | Table
  | Code
  | { readonly is: 'codes'; readonly codes: readonly Code[] }
  | { readonly is: 'rule' }
  | { readonly is: 'quote'; readonly blocks: readonly Block[] }
  | { readonly is: 'group'; readonly blocks: readonly Block[] }
  | {
      readonly is: 'callout';
      readonly kind: CalloutKind;
      readonly title: string | undefined;
      readonly icon: PageIcon | undefined;
      readonly blocks: readonly Block[];
    }
  | Card
  | { readonly is: 'columns'; readonly count: number; readonly blocks: readonly Block[] }
  | { readonly is: 'steps'; readonly items: readonly Titled[] }
  | { readonly is: 'tabs'; readonly items: readonly Titled[] }
  | {
      readonly is: 'fold';
      readonly title: string;
      readonly description: string | undefined;
      readonly icon: PageIcon | undefined;
      readonly isOpen: boolean;
      /** `nested`: a list of fields below a field. */
      readonly look: 'accordion' | 'nested';
      readonly blocks: readonly Block[];
    }
  | { readonly is: 'folds'; readonly blocks: readonly Block[] }
  | {
      readonly is: 'frame';
      readonly caption: string | undefined;
      readonly blocks: readonly Block[];
    }
  | Field
  | {
      readonly is: 'update';
      readonly label: string;
      readonly description: string | undefined;
      readonly tags: readonly string[];
      readonly blocks: readonly Block[];
    }
  /** The content of another file. Positions within it are of that file. */
  | { readonly is: 'snippet'; readonly file: string; readonly blocks: readonly Block[] }
  /** An expression that isn't a value: shown as written, never run. */
  | { readonly is: 'expression'; readonly text: string }
  /** Why something isn't shown here. */
  | { readonly is: 'notice'; readonly text: string }
  | { readonly is: 'footnotes'; readonly notes: readonly (readonly Block[])[] }
  /** Any other component. */
  | { readonly is: 'part'; readonly name: string; readonly blocks: readonly Block[] };

/** `at`: where it is written in its file. */
export type Block = Content & { readonly at: Span };

/** A link of the page's own text, to be followed when files move. */
export interface WrittenLink {
  /** With escapes resolved. */
  readonly address: string;
  /** The address as written, without brackets and quotes. */
  readonly at: Span;
  readonly form: 'markdown' | 'attribute' | 'value' | 'import' | 'snippet';
  /** The prop or key that holds it. `src` for an image in Markdown. */
  readonly key?: string;
}

export interface PageContent {
  readonly blocks: readonly Block[];
  readonly links: readonly WrittenLink[];
  /** Why the page isn't MDX. It was then read as plain Markdown. */
  readonly problem: PageProblem | undefined;
}
