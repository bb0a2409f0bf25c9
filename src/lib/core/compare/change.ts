import type { NodeId } from '../document/node.ts';
import type { PagePair } from '../page-files.ts';
import type { Kind } from '../schema/kinds.ts';

export type ChangeKind =
  'moved' | 'renamed' | 'added' | 'removed' | 'changed' | 'reordered' | 'setting' | 'text' | 'file';

/** The element that contains a changed one, and its name in a sentence. */
export interface Holder {
  readonly id: NodeId;
  /** What a sentence calls it: "“Guides”", "the top level". */
  readonly name: string;
}

export interface Change {
  readonly kind: ChangeKind;
  /** One sentence without a period: "“Quickstart” moved from “Get started” to “Guides”, now first in the list". */
  readonly text: string;
  /** The location, by labels: "Documentation › Get started → Documentation › Guides". */
  readonly place: string;
  /** Kind of the changed element; absent for settings of the site. */
  readonly element?: Kind;
  /** The element in the document before and after. */
  readonly before?: NodeId;
  readonly after?: NodeId;
  /** Keys inside the element, or inside the document if no element is given. */
  readonly field?: readonly string[];
  /** Name of the element; its old name if it moved, was renamed, or was removed. Absent if it has no label. */
  readonly name?: string;
  /** For an added element, what it is and what is in it: "Group “Concepts” with 4 pages". */
  readonly added?: string;
  /** Parent of the element before and after. */
  readonly from?: Holder;
  readonly to?: Holder;
  /** Labels of the tabs, versions, languages, and other divisions that contain it, from the top down. */
  readonly parts?: readonly string[];
  /** For a changed field, its name and what happened to it: "Icon" and "removed". */
  readonly said?: { readonly what: string; readonly became: string };
  /** For a renamed element, its kind and its new name: "group" and "Guides". */
  readonly renamed?: { readonly kind: string; readonly to: string };
  /** For a page whose path changed, the path before and after. */
  readonly paths?: readonly [before: string, after: string];
  /** The lists of the element that contained its entries before and after: "groups" and "pages". */
  readonly lists?: readonly [before: string, after: string];
  /** Only the order inside `field`, or inside the element itself, changed. */
  readonly order?: true;
  /** Its previous kind, if the kind changed. */
  readonly was?: Kind;
  /** Number of entries it was wrapped around, or released when it was removed. */
  readonly round?: number;
  /** Number of pages added or removed with it. */
  readonly pages?: number;
  /** The page file that was created, moved, deleted or changed. */
  readonly file?: PagePair;
}
