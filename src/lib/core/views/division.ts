/*
 * The entries of the slots that lead through a site: product, version and language switchers, the tab bar,
 * dropdowns, anchors, and the menus of tabs. Hidden entries are left out unless they hold the page.
 */
import type { Node, NodeId } from '../model/node.ts';
import { childrenOf, labelOf, textOf, type Child } from '../rules/elements.ts';
import type { Kind } from '../rules/kinds.ts';
import { contentOf, isHidden, linkOf } from './content.ts';
import { iconOf, type Icon } from './icon.ts';
import { linkTo, type Link } from './link.ts';
import { nativeName } from './titles.ts';
import { entriesOf, type Trail } from './visit.ts';

/** An entry of a switcher, the tab bar, the anchors, a dropdown or a menu. */
export interface Division {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly description: string | undefined;
  readonly current: boolean;
  /** Where it leads instead of to its first page. */
  readonly link: Link | undefined;
  readonly align: 'start' | 'end';
  /** Panel of a tab or product whose content is a menu. */
  readonly menu: readonly Division[];
  /** A `$ref` that was not opened along: nothing is known of it. */
  readonly closed: boolean;
  /** From a `global` section: shown everywhere below it. */
  readonly global: boolean;
  readonly trail: Trail;
  /** Its place in the site: no two divisions have the same. */
  readonly key: string;
}

/** Siblings side by side. A kind that stands on the way twice has two rows. */
export type Slot = readonly Division[];

/** The entries of a list whose owner stands at `above`; `read` is the way to the page. */
export const slotOf = (entries: readonly Child[], above: Trail, read: Trail): Slot =>
  entries
    .filter(({ node }) => !isHidden(node) || read[above.length] === node.id)
    .map((entry) => divisionOf(entry, above, read));

function divisionOf(child: Child, above: Trail, read: Trail): Division {
  const { node, kind } = child;
  const content = contentOf(node, kind);
  const trail = [...above, node.id];
  const hasMenu = content.is === 'list' && content.key === 'menu';
  return {
    id: node.id,
    kind,
    label: nameOf(child),
    icon: iconOf(node),
    tag: kind === 'version' ? textOf(node, 'tag') || undefined : undefined,
    description: textOf(node, 'description')?.trim() || undefined,
    current: read[above.length] === node.id,
    link: content.is === 'link' ? linkTo(content.address) : undefined,
    align: kind === 'tab' && textOf(node, 'align') === 'end' ? 'end' : 'start',
    menu: hasMenu ? slotOf(entriesOf(node, kind), trail, within(trail, read)) : [],
    closed: content.is === 'closed',
    global: false,
    trail,
    key: trail.join('.'),
  };
}

/** The way that is read, as far as it goes through this trail. */
const within = (trail: Trail, read: Trail): Trail =>
  read[trail.length - 1] === trail.at(-1) ? read : [];

/** A product's display name, a language's own name, else the label. */
export function nameOf(child: Pick<Child, 'node' | 'kind'>): string {
  const label = labelOf(child);
  if (child.kind === 'language') return nativeName(label);
  return (child.kind === 'product' && textOf(child.node, 'name')?.trim()) || label;
}

/** The entries of a `global` section for one slot. They need a link and hold nothing. */
export function globalsFor(section: Node, key: string): Slot {
  return childrenOf(section).flatMap((child) => {
    const address = child.key === key ? linkOf(child.node) : undefined;
    if (address === undefined || isHidden(child.node) || !nameOf(child)) return [];
    return [
      {
        ...divisionOf(child, [], []),
        link: linkTo(address),
        global: true,
        menu: [],
        key: `global ${child.node.id}`,
      },
    ];
  });
}

/** The slots with the entries of one more section, which follow the local ones in the last row. */
export function withGlobals(slots: readonly Slot[], more: Slot): readonly Slot[] {
  if (more.length === 0) return slots;
  return [...slots.slice(0, -1), [...(slots.at(-1) ?? []), ...more]];
}
