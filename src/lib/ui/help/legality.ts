/*
 * Which kinds may contain which, for the help. Derived from the table of kinds, so that it matches the tree.
 * `legality.test.ts` checks it against `plan`.
 */
import { canContain, listsHeldBy, kindsIn, type Allowed } from '$lib/core/check/placement/allow';
import { entriesOf } from '$lib/core/document/kind-words';
import { listed } from '$lib/core/text/listed';
import { KINDS, type Kind } from '$lib/core/schema/kinds';

/** All kinds, most common first. */
export const KINDS_IN_ORDER: readonly Kind[] = [
  'page',
  'group',
  'tab',
  'anchor',
  'dropdown',
  'product',
  'version',
  'language',
  'item',
  'endpoint',
  'global',
  'navigation',
];

/** Kinds that a kind may contain: by the specification, and those that the builder also accepts. */
export function holdsOf(parent: Kind): Readonly<Record<Allowed, readonly Kind[]>> {
  const legalities = new Map<Kind, Allowed>();
  for (const key of listsHeldBy(parent))
    for (const child of kindsIn(key)) {
      const allowed = canContain(parent, key, child);
      if (allowed.ok && legalities.get(child) !== 'spec') legalities.set(child, allowed.value);
    }
  const of = (legality: Allowed) =>
    KINDS_IN_ORDER.filter((child) => legalities.get(child) === legality);
  return { spec: of('spec'), builder: of('builder') };
}

/** Kinds that may contain a kind, likewise. */
export function allowedIn(child: Kind): Readonly<Record<Allowed, readonly Kind[]>> {
  if (child === 'global') {
    const hasIt = (parent: Kind) => KINDS[parent].fields.some(({ key }) => key === 'global');
    return { spec: KINDS_IN_ORDER.filter(hasIt), builder: [] };
  }
  const of = (legality: Allowed) =>
    KINDS_IN_ORDER.filter((parent) => holdsOf(parent)[legality].includes(child));
  return { spec: of('spec'), builder: of('builder') };
}

/** Readers see the first of these if a division contains several: "products, languages, … or pages". */
export const shownFirst = (): string =>
  listed(
    KINDS.navigation.order.flatMap((key) => (key === 'href' ? [] : [entriesOf(key)])),
    'or',
  );
