import type { NodeId } from '../model/node.ts';
import type { Kind } from '../rules/kinds.ts';

export type ChangeKind =
  'moved' | 'renamed' | 'added' | 'removed' | 'changed' | 'reordered' | 'setting' | 'text';

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
}
