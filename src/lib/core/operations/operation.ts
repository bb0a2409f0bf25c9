/*
 * What people do to a navigation, as plain JSON. Every gesture, key, menu and dialog ends in one of these.
 * Elements are named by JSON Pointer; all pointers of one operation speak of the document before it.
 */
import type { ListKey, Kind } from '../rules/kinds.ts';

export type Pointer = string;

/** A gap in a child list: 0 stands before the first entry of the list as it is before the operation. */
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
      /** The value's own text, kept as it is written: its comments, its order, its spelling of numbers. */
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
   * Another kind for an element, its children and the fields that fit kept. `siblings`: all entries of its list
   * together; of a list of pages each group becomes one, and the loose pages one called `label`. A page becomes
   * a group that holds it, a group with one page that page; a web address among pages becomes a link.
   */
  | {
      readonly op: 'convert';
      readonly node: Pointer;
      readonly kind: Kind;
      readonly siblings?: boolean;
      readonly label?: string;
      readonly drop?: boolean;
    }
  /** The children of all go to the end of the first, which keeps its label and fields. */
  | { readonly op: 'merge'; readonly nodes: readonly Pointer[]; readonly drop?: boolean }
  /** The pages of a group, by the next part of their path: a nested group for each. */
  | { readonly op: 'split'; readonly node: Pointer; readonly by: 'path' }
  /** The groups directly below an element dissolve; what they hold takes their place. */
  | { readonly op: 'flatten'; readonly node: Pointer; readonly drop?: boolean }
  /**
   * The element's text (with `list`: that list of it) moves into a new file, `file` being its path from the folder
   * of docs.json, and a `$ref` stands in its place.
   */
  | {
      readonly op: 'extract';
      readonly node: Pointer;
      readonly list?: ListKey;
      readonly file: string;
    }
  /** What a `$ref` opened comes back in its place; the file stays as it is. */
  | { readonly op: 'inline'; readonly node: Pointer; readonly list?: ListKey }
  /** `expanded` for all nested groups below an element; without a value it is cleared. */
  | { readonly op: 'expand'; readonly node: Pointer; readonly expanded?: boolean };
