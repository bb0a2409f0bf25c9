/*
 * Languages and versions whose content is in another file. The document has only a `$ref` to it, so they are
 * not compared, and a sentence says so.
 */
import type { Node } from '../document/node.ts';
import { childrenOf, isRef, stringField, type Child } from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import { languageName } from '../schema/languages.ts';
import * as m from './messages.ts';
import type { DividedKind } from './sets.ts';

/** Up to this many are named; more are only counted. */
const MOST = 4;

/** The divisions of a kind in an element whose content is in another file. */
export const divisionsElsewhere = (node: Node, kind: DividedKind): readonly Child[] =>
  childrenOf(node).filter((child) => child.kind === kind && isRef(child.node));

const fileOf = ({ node }: Child): string => (stringField(node, '$ref') ?? '').replace(/^\.\//, '');

/** "fr", "v2": the name next to the `$ref`, or else that of the file. */
export function divisionName(division: Child): string {
  const { nameKey } = KINDS[division.kind];
  const own = nameKey ? stringField(division.node, nameKey) : undefined;
  return (
    own ??
    fileOf(division)
      .split('/')
      .at(-1)!
      .replace(/\.json$/i, '')
  );
}

/** "French stands in another file, fr.json, and cannot be compared yet."; undefined if all are in the document. */
export function elsewhereInWords(node: Node, kind: DividedKind): string | undefined {
  const all = divisionsElsewhere(node, kind);
  const [first] = all;
  if (!first) return undefined;
  const names = all.map((one) => {
    const name = divisionName(one);
    return kind === 'language' ? (languageName(name) ?? name) : name;
  });
  if (all.length === 1) return m.oneElsewhere(names[0]!, fileOf(first));
  if (all.length > MOST) return m.manyElsewhere(all.length, KINDS[kind].plural);
  return m.someElsewhere(names, all.map(fileOf));
}
