/*
 * Entries of the slots for moving around a site: the product, version, and language switchers, the tab bar,
 * dropdowns, anchors, and the menus of tabs. Hidden entries are left out unless the current page is inside
 * them.
 */
import type { Node, NodeId } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, labelOf, stringField, type Child } from '../document/elements.ts';
import type { Kind } from '../schema/kinds.ts';
import { contentOf, isHidden, linkOf } from './content.ts';
import { shades, type Shades } from './frame.ts';
import { iconOf, type Icon } from './icon.ts';
import { linkTo, type Link } from './link.ts';
import type { Looking } from './view-options.ts';
import { whyDropped, whyNotGlobal } from './dropped-by-builder.ts';
import { nativeName } from './titles.ts';
import type { Trail } from './location.ts';

/** An entry of a switcher, the tab bar, the anchors, a dropdown, or a menu. */
export interface Division {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly description: string | undefined;
  readonly current: boolean;
  /** Target of the entry, if that isn't its first page. */
  readonly link: Link | undefined;
  readonly align: 'start' | 'end';
  /** Panel of a tab or product whose content is a menu. */
  readonly menu: readonly Division[];
  /** A `$ref` whose file isn't open, so its content is unknown. */
  readonly closed: boolean;
  /** From a `global` section, so it is shown everywhere below that section. */
  readonly global: boolean;
  /** Hidden from readers, unless the current page is inside it. */
  readonly hidden: boolean;
  /** Why the builder drops it, as a sentence. Readers don't see such an entry. */
  readonly lost?: string;
  /** Color of the box around its icon. */
  readonly color?: Shades;
  readonly trail: Trail;
  /** Its position on the site, unique among the divisions. */
  readonly key: string;
}

/** Siblings in one row. A kind that occurs twice on the path has two rows. */
export type DivisionSlot = readonly Division[];

/** Returns the entries of the element at the end of `above`. `read` is the path to the current page. */
export function slotOf(
  { node, kind }: Pick<Child, 'node' | 'kind'>,
  above: Trail,
  read: Trail,
  looking: Looking,
): DivisionSlot {
  const content = contentOf(node, kind);
  if (content.is !== 'list') return [];
  const lost = (looking.lost && content.lost) || [];
  const shown = content.entries.filter(
    ({ node }) => looking.hidden || !isHidden(node) || read[above.length] === node.id,
  );
  return [...shown, ...lost]
    .sort((a, b) => a.index - b.index)
    .map((entry) => ({
      ...divisionOf(entry, above, read, looking),
      ...(lost.includes(entry) && { lost: whyDropped(entry) }),
    }));
}

function divisionOf(child: Child, above: Trail, read: Trail, looking: Looking): Division {
  const { node, kind } = child;
  const content = contentOf(node, kind);
  const trail = [...above, node.id];
  const hasMenu = content.is === 'list' && content.key === 'menu';
  return {
    id: node.id,
    kind,
    label: divisionName(child),
    icon: iconOf(node),
    tag: kind === 'version' ? stringField(node, 'tag') || undefined : undefined,
    description: stringField(node, 'description')?.trim() || undefined,
    current: read[above.length] === node.id,
    link: content.is === 'link' ? linkTo(content.address) : undefined,
    align: kind === 'tab' && stringField(node, 'align') === 'end' ? 'end' : 'start',
    menu: hasMenu ? slotOf(child, trail, within(trail, read), looking) : [],
    closed: content.is === 'closed',
    global: false,
    hidden: isHidden(node),
    ...colorOf(node),
    trail,
    key: trail.join('.'),
  };
}

function colorOf(node: Node): { readonly color?: Shades } {
  const color = member(node, 'color')?.value;
  const shade = (key: string) => color && member(color, key)?.value;
  const read = color && shades(shade('light'), shade('dark') ?? shade('light'));
  return read && (read.light || read.dark) ? { color: read } : {};
}

/** The path to the current page if it goes through this trail, otherwise empty. */
const within = (trail: Trail, read: Trail): Trail =>
  read[trail.length - 1] === trail.at(-1) ? read : [];

/** A product's display name, a language's native name, or the label. */
export function divisionName(child: Pick<Child, 'node' | 'kind'>): string {
  const label = labelOf(child);
  if (child.kind === 'language') return nativeName(label);
  return (child.kind === 'product' && stringField(child.node, 'name')?.trim()) || label;
}

/** Returns the entries of a `global` section for one slot. Each needs a link, and their content is ignored. */
export function globalsFor(section: Node, key: string, looking: Looking): DivisionSlot {
  return childrenOf(section).flatMap((child): Division[] => {
    if (child.key !== key || (isHidden(child.node) && !looking.hidden)) return [];
    const why = divisionName(child) ? whyNotGlobal(child) : whyDropped(child);
    if (why !== undefined && !looking.lost) return [];
    const address = linkOf(child.node);
    return [
      {
        ...divisionOf(child, [], [], looking),
        link: address === undefined ? undefined : linkTo(address),
        global: true,
        menu: [],
        key: `global ${child.node.id}`,
        ...(why !== undefined && { lost: why }),
      },
    ];
  });
}

/** Adds the entries of another section after the local ones in the last row. */
export function withGlobals(
  slots: readonly DivisionSlot[],
  more: DivisionSlot,
): readonly DivisionSlot[] {
  if (more.length === 0) return slots;
  return [...slots.slice(0, -1), [...(slots.at(-1) ?? []), ...more]];
}
