import type { NodeId } from '../model/node.ts';
import type { Kind } from '../rules/kinds.ts';

export type ChangeKind =
  'moved' | 'renamed' | 'added' | 'removed' | 'changed' | 'reordered' | 'setting' | 'text';

/** The element that holds a changed one, and what it is called in a sentence. */
export interface Holder {
  readonly id: NodeId;
  readonly name: string;
}

export interface Change {
  readonly kind: ChangeKind;
  /** One sentence without a full stop: "“Quickstart” moved from Get started to Guides, first place". */
  readonly text: string;
  /** Where, by labels: "Documentation › Get started → Documentation › Guides". */
  readonly place: string;
  /** The kind of element concerned; absent for settings of the site. */
  readonly element?: Kind;
  /** The element in the document before, and after. */
  readonly before?: NodeId;
  readonly after?: NodeId;
  /** The keys inside the element, or inside the document where no element is named. */
  readonly field?: readonly string[];
  /** What the element is called; before, where it moved, was renamed or is gone. */
  readonly name?: string;
  /** What holds the element, before and after. */
  readonly from?: Holder;
  readonly to?: Holder;
  /** The tabs, versions, languages and other divisions in which it stands, by label from the top down. */
  readonly parts?: readonly string[];
  /** Of a changed field, what it is called and what became of it: "Icon" and "removed". */
  readonly said?: { readonly what: string; readonly became: string };
  /** Of a page whose path is another now: the path before and after. */
  readonly paths?: readonly [before: string, after: string];
  /** The list of the element in which its entries stood, and the one in which they stand: "groups" and "pages". */
  readonly lists?: readonly [before: string, after: string];
  /** `field`, or the element itself, holds the same in another order. */
  readonly order?: true;
  /** Its kind before, where that is another now. */
  readonly was?: Kind;
  /** How many entries it was put round, or let go when it was taken away. */
  readonly round?: number;
  /** How many pages came or went with it. */
  readonly pages?: number;
}
