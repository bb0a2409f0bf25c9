/*
 * The operations on a navigation, as plain JSON. Every gesture, key, menu and dialog results in one of these.
 * Elements are named by JSON Pointer; all pointers of one operation refer to the document before it.
 */
import type { ListKey, Kind } from './schema/kinds.ts';

export type Pointer = string;

/** A gap in a child list: 0 is before the first entry, counted in the list before the operation. */
export interface Placement {
  readonly parent: Pointer;
  readonly key: ListKey;
  readonly index: number;
}

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Operation =
  | { readonly op: 'move'; readonly nodes: readonly Pointer[]; readonly to: Placement }
  | {
      readonly op: 'insert';
      readonly value: Json;
      readonly to: Placement;
      /** The value's own text, kept verbatim: its comments, its key order, its number spelling. */
      readonly source?: string;
      /** Removes empty lists of other kinds from the parent, as people expect who fill what they just made. */
      readonly replacesEmpty?: true;
    }
  | { readonly op: 'remove'; readonly nodes: readonly Pointer[] }
  | { readonly op: 'duplicate'; readonly nodes: readonly Pointer[] }
  | { readonly op: 'sort'; readonly node: Pointer; readonly by: 'label' | 'path' }
  | {
      readonly op: 'set';
      /** An element, or "" for the document. */
      readonly node: Pointer;
      readonly field: string | readonly string[];
      /** Absent removes the key; null is a value. */
      readonly value?: Json;
    }
  | {
      readonly op: 'wrap';
      readonly nodes: readonly Pointer[];
      readonly kind: Kind;
      readonly label: string;
    }
  | { readonly op: 'unwrap'; readonly node: Pointer; readonly drop?: boolean }
  /**
   * Converts an element to another kind, keeping its children and the fields that fit. `siblings`: all entries of its
   * list together; in a list of pages, each group becomes one, and the loose pages become one called `label`. A page
   * becomes a group that contains it, a group with one page becomes that page, and a web address among pages becomes
   * a link.
   */
  | {
      readonly op: 'convert';
      readonly node: Pointer;
      readonly kind: Kind;
      readonly siblings?: boolean;
      readonly label?: string;
      readonly drop?: boolean;
    }
  /** Moves the children of all to the end of the first, which keeps its label and fields. */
  | { readonly op: 'merge'; readonly nodes: readonly Pointer[]; readonly drop?: boolean }
  /** Splits the pages of a group by the next part of their path: a nested group for each. */
  | { readonly op: 'split'; readonly node: Pointer; readonly by: 'path' }
  /** Dissolves the groups directly below an element; their contents replace them. */
  | { readonly op: 'flatten'; readonly node: Pointer; readonly drop?: boolean }
  /**
   * Moves the element's text (with `list`: that list of it) into a new file and leaves a `$ref` in its place. `file`
   * is the path from the folder of docs.json.
   */
  | {
      readonly op: 'extract';
      readonly node: Pointer;
      readonly list?: ListKey;
      readonly file: string;
    }
  /** Puts the content of a `$ref` back in its place; the file is unchanged. */
  | { readonly op: 'inline'; readonly node: Pointer; readonly list?: ListKey }
  /** Sets `expanded` for all nested groups below an element; clears it without a value. */
  | { readonly op: 'expand'; readonly node: Pointer; readonly expanded?: boolean };

/** Operations on page files. `path`: of the page from the folder of docs.json, with or without its extension. */
export type PageOperation =
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
      /** As the example's if omitted, else `mdx`. */
      readonly extension?: 'mdx' | 'md';
      /** Where its entry goes. Without it, the page isn't listed. */
      readonly to?: Placement;
      /** The file of another page. The new one has its extension, line ends and quotes. */
      readonly like?: string;
      /** Further fields of its frontmatter, after the title in this order. */
      readonly frontmatter?: { readonly [field: string]: Json };
    }
  /**
   * Deletes the file of a page and its entries. `to`: the page where links to it then lead, and its address.
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
