/*
 * What a program passes to the library and gets back: plain data only, and nothing of the inner model. The shipped
 * declarations are generated from this file, so it imports nothing. Unstable until version 1.0.
 */

/**
 * Texts by path. Paths are relative to one folder and use “/” as the separator: "docs.json", "guides/start.mdx". `null`
 * (or an empty text) is a file that exists and whose content isn't text, like an image.
 */
export type Files = Readonly<Record<string, string | null>> | ReadonlyMap<string, string | null>;

export interface Options {
  /** The path of docs.json among the files. Its folder is the site's folder: pages and `$ref`s start from there. */
  readonly main: string;
}

export interface CheckOptions extends Options {
  /** The files are the whole folder of the site: a file that isn't among them is missing. Otherwise this is unknown. */
  readonly complete?: boolean | undefined;
}

export type Severity = 'error' | 'warning' | 'hint';

/** A problem and its location. */
export interface Finding {
  /** Stable. docs/rules.md lists all codes. */
  readonly code: string;
  readonly severity: Severity;
  /** One or two plain sentences. */
  readonly message: string;
  /**
   * JSON Pointer (RFC 6901) of the marked value. It passes through a `$ref` as if its content were inline. Empty for a
   * finding in a page file.
   */
  readonly pointer: string;
  /** Line and column in the file, both from 1. Columns and `length` count UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** All files that the finding is about, if there are many and the message names only some of them. */
  readonly paths?: readonly string[];
  /** All places that the finding is about, its own first, if one finding covers several places. */
  readonly related?: readonly Place[];
}

/** One of the places of a finding. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The message for this place alone. */
  readonly message: string;
}

/** What `signpost check --json` prints. */
export interface Report {
  /** docs.json and each file that its `$ref`s reach, including those without findings, then page files with findings. */
  readonly files: readonly { readonly file: string; readonly diagnostics: readonly Finding[] }[];
}

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Pointer (RFC 6901), from the root of docs.json: "/navigation/tabs/0/groups/2". */
export type Pointer = string;

/** The lists that contain elements. */
export type ListKey =
  | 'products'
  | 'languages'
  | 'versions'
  | 'tabs'
  | 'dropdowns'
  | 'anchors'
  | 'menu'
  | 'groups'
  | 'pages';

/** The kind of an element of the navigation. */
export type Kind =
  | 'navigation'
  | 'global'
  | 'product'
  | 'language'
  | 'version'
  | 'tab'
  /** An entry of a menu. */
  | 'item'
  | 'anchor'
  | 'dropdown'
  | 'group'
  | 'page'
  | 'endpoint';

/** A gap in a list. 0 is before the first entry of the list before the operation. */
export interface Placement {
  readonly parent: Pointer;
  readonly key: ListKey;
  readonly index: number;
}

/** docs/operations.md describes each operation. All pointers in one refer to the document before it. */
export type Operation =
  | { readonly op: 'move'; readonly nodes: readonly Pointer[]; readonly to: Placement }
  | {
      readonly op: 'insert';
      readonly value: Json;
      readonly to: Placement;
      /** The value's own JSON text, which is kept as it is written. */
      readonly source?: string;
    }
  | { readonly op: 'remove'; readonly nodes: readonly Pointer[] }
  | { readonly op: 'duplicate'; readonly nodes: readonly Pointer[] }
  | { readonly op: 'sort'; readonly node: Pointer; readonly by: 'label' | 'path' }
  | {
      readonly op: 'set';
      /** An element, or "" for the document. */
      readonly node: Pointer;
      readonly field: string | readonly string[];
      /** Absent removes the field; null is a value. */
      readonly value?: Json;
    }
  | {
      readonly op: 'wrap';
      readonly nodes: readonly Pointer[];
      readonly kind: Kind;
      readonly label: string;
    }
  | { readonly op: 'unwrap'; readonly node: Pointer; readonly drop?: boolean }
  | {
      readonly op: 'convert';
      readonly node: Pointer;
      readonly kind: Kind;
      readonly siblings?: boolean;
      readonly label?: string;
      readonly drop?: boolean;
    }
  | { readonly op: 'merge'; readonly nodes: readonly Pointer[]; readonly drop?: boolean }
  | { readonly op: 'split'; readonly node: Pointer; readonly by: 'path' }
  | { readonly op: 'flatten'; readonly node: Pointer; readonly drop?: boolean }
  | {
      readonly op: 'extract';
      readonly node: Pointer;
      readonly list?: ListKey;
      readonly file: string;
    }
  | { readonly op: 'inline'; readonly node: Pointer; readonly list?: ListKey }
  | { readonly op: 'expand'; readonly node: Pointer; readonly expanded?: boolean }
  /** Page files. `path` is the page's, from the folder of docs.json. */
  | {
      readonly op: 'set-frontmatter';
      readonly path: string;
      readonly field: string;
      /** Absent removes the field. */
      readonly value?: Json;
    }
  | {
      readonly op: 'create-page';
      readonly path: string;
      readonly title: string;
      readonly extension?: 'mdx' | 'md';
      /** Where its entry goes. Without it, the page isn't listed. */
      readonly to?: Placement;
      /** Another page, whose extension, line ends and quotes the new one has. */
      readonly like?: string;
      /** Further fields of its frontmatter, after the title in this order. */
      readonly frontmatter?: { readonly [field: string]: Json };
    }
  /**
   * Deletes the file of a page and all its entries. `to`: the page where links to it lead then, and its address.
   * `redirect: false` leaves redirects alone, here and below.
   */
  | {
      readonly op: 'delete-page';
      readonly path: string;
      readonly to?: string;
      readonly redirect?: false;
    }
  /**
   * Moves the file of a page, which keeps its extension. Entries, links and redirects follow. Of a folder, with a slash
   * at the end of both paths, all files move.
   */
  | {
      readonly op: 'rename-page';
      readonly from: string;
      readonly to: string;
      readonly redirect?: false;
    };

/** The changed files, or why nothing changed. */
export type Applied =
  | {
      readonly ok: true;
      /** New texts of the files that changed or are new, by path. `null` for a file to delete. */
      readonly files: Readonly<Record<string, string | null>>;
      /** Files that moved. One whose text also changed is in `files`, too, at its new path. */
      readonly moves: readonly { readonly from: string; readonly to: string }[];
      /**
       * What was left alone: links that lead nowhere now, files whose links can't be read, and old URLs where readers find
       * another page now.
       */
      readonly left: readonly {
        readonly file: string;
        readonly line: number;
        readonly message: string;
      }[];
    }
  | {
      readonly ok: false;
      /** The reason, in plain words. */
      readonly sentence: string;
      /** Index of the refused operation, from 0. */
      readonly operation: number;
    };

/** An element of the navigation and what it contains, in the order of the text. */
export interface ReadElement {
  readonly pointer: Pointer;
  readonly kind: Kind;
  /** The element's label, or the path of a page. Empty if the element has no label. */
  readonly label: string;
  /** The file that contains its text: docs.json, or one that a `$ref` names. */
  readonly file: string;
  readonly children: readonly ReadElement[];
}

/** The navigation, or why docs.json can't be read. */
export type Reading =
  | { readonly ok: true; readonly elements: readonly ReadElement[] }
  | {
      readonly ok: false;
      readonly sentence: string;
      readonly line: number;
      readonly column: number;
    };
