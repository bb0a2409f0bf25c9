/*
 * What may stand in what, for people who read the help: read off the table of kinds each time, so that it says what
 * the tree does. `legality.test.ts` holds it to `plan`.
 */
import { canContain, listsHeldBy, kindsIn, type Allowed } from '$lib/core/rules/allow';
import { entriesOf, listed } from '$lib/core/rules/words';
import { KINDS, type Kind } from '$lib/core/rules/kinds';

/** Every kind, the ones that people meet first first. */
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

/** What an element of this kind may hold: by the specification, and what the builder takes as well. */
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

/** Where an element of this kind may stand, likewise. */
export function allowedIn(child: Kind): Readonly<Record<Allowed, readonly Kind[]>> {
  if (child === 'global') {
    const hasIt = (parent: Kind) => KINDS[parent].fields.some(({ key }) => key === 'global');
    return { spec: KINDS_IN_ORDER.filter(hasIt), builder: [] };
  }
  const of = (legality: Allowed) =>
    KINDS_IN_ORDER.filter((parent) => holdsOf(parent)[legality].includes(child));
  return { spec: of('spec'), builder: of('builder') };
}

/** Of several contents side by side readers see the first of these: "products, languages, … or pages". */
export const shownFirst = (): string =>
  listed(
    KINDS.navigation.order.flatMap((key) => (key === 'href' ? [] : [entriesOf(key)])),
    'or',
  );
