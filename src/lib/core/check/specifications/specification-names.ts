/*
 * The API specifications that a document names, as written.
 */
import { memo } from '../../memo.ts';
import type { Doc, Node } from '../../document/node.ts';
import { member, rootSpot } from '../../document/walk.ts';
import { childrenOf } from '../../document/elements.ts';
import { isSpecified, namesOf } from '../../document/inherited.ts';
import { pathPlaces } from '../../document/path-places.ts';
import { parseEndpoint } from '../../schema/kinds.ts';

/** A specification's name without leading slashes and `./`: its path relative to the folder of docs.json. */
export const plainName = (name: string): string => name.trim().replace(/^(\.?\/)+/, '');

/** The names in a node's own `openapi`, without a `$ref`. Undefined if it has none. */
export function namesAt(node: Node | undefined): readonly string[] | undefined {
  const found = node && member(node, 'openapi');
  if (!found || !isSpecified(new Map([['openapi', found]]))) return undefined;
  return namesOf(found.value).flatMap((name) => (name?.trim() ? [name] : []));
}

/** The names in the site's settings. */
export const siteNames = (root: Node | undefined): readonly string[] | undefined =>
  namesAt(member(root, 'api')?.value);

const NO_NAMES: ReadonlySet<string> = new Set();

/** Every specification that a document names: in elements, in its settings, and in endpoint entries. */
export function namedIn(doc: Doc): readonly string[] {
  const root = rootSpot(doc)?.node;
  if (!root) return [];
  const navigation = member(root, 'navigation')?.value;
  return [
    ...new Set([...(siteNames(root) ?? []), ...(navigation ? namedBelow(navigation) : NO_NAMES)]),
  ];
}

/** The plain names of all specification files that a document names, AsyncAPI and `$ref` files included. */
export function specificationFiles(doc: Doc): ReadonlySet<string> {
  const places = [...doc.files.values()].flatMap(({ root }) =>
    root
      ? [root, member(root, 'navigation')?.value, member(root, 'api')?.value].flatMap((node) =>
          node ? pathPlaces(node) : [],
        )
      : [],
  );
  const files = places.flatMap(({ node, role }) => (role === 'file' ? node.value : []));
  return new Set([...namedIn(doc), ...files].map(plainName));
}

function namedBelow(node: Node): ReadonlySet<string> {
  if (node.type === 'string') {
    const own = node.value.includes(' ') ? parseEndpoint(node.value)?.specification : undefined;
    return own === undefined ? NO_NAMES : new Set([own]);
  }
  return namedInside(node);
}

const namedInside = memo((node: Node): ReadonlySet<string> => {
  const all = new Set(namesAt(node));
  for (const child of childrenOf(node)) for (const name of namedBelow(child.node)) all.add(name);
  return all.size > 0 ? all : NO_NAMES;
});
