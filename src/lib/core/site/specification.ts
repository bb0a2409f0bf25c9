/*
 * Which API specification is in effect where. An element's `openapi` applies to all of its content, until
 * something inside names its own. If no element names one, the site's `api.openapi` applies.
 */
import { memoByKey, memoLast } from '../memo.ts';
import type { World } from '../check/diagnostic.ts';
import { pageOf } from '../document/page-index.ts';
import type { Doc, ObjectNode } from '../document/node.ts';
import { member, rootSpot, type Spot } from '../document/walk.ts';
import { childrenOf, isRef, labelOf, stringField, type Element } from '../document/elements.ts';
import { parseEndpoint, type Kind } from '../schema/kinds.ts';
import { namesAt, plainName, siteNames } from '../check/specifications/specification-names.ts';

export { namedIn, namesAt, siteNames } from '../check/specifications/specification-names.ts';

/** The specifications in effect for an element, and what names them. */
export interface InEffect {
  /** As written in docs.json. */
  readonly names: readonly string[];
  /** The element itself, one above it, or the site's settings. */
  readonly from: Element | 'site';
}

/** The specifications in effect for an element; undefined if there are none. */
export function specificationOf(element: Element): InEffect | undefined {
  for (let at: Element | undefined = element; at; at = at.parent) {
    const names = namesAt(at.node);
    if (names) return { names, from: at };
  }
  const names = siteNames(rootOf(element.spot).node);
  return names && { names, from: 'site' };
}

function rootOf(spot: Spot): Spot {
  let top = spot;
  while (top.up) top = top.up;
  return top;
}

/** An entry that lists an endpoint: the endpoint itself, or a page whose frontmatter names it. */
export interface ListedEndpoint {
  /** Id of the entry itself, or of the group whose root it is. */
  readonly id: number;
  /** As written: "get /users", or a page's path. */
  readonly entry: string;
  /** "GET /users": the method in capitals, and the path as written. */
  readonly operation: string;
  /** The specifications that it may belong to, by plain name. Undefined if it may belong to any. */
  readonly names: readonly string[] | undefined;
  readonly isPage: boolean;
  /** The element whose list contains it. */
  readonly holder: ObjectNode;
  /** Label of that element. */
  readonly place: string;
}

const EMPTY: readonly ListedEndpoint[] = [];

/** "GET /users" for any spelling of the method. */
export const operationName = (method: string, path: string): string =>
  `${/^webhook$/i.test(method) ? 'webhook' : method.toUpperCase()} ${path}`;

/** Whether the entry may belong to a specification. A page may name only the end of the file's path. */
export function belongsTo({ names, isPage }: ListedEndpoint, specification: string): boolean {
  if (!names || names.includes(specification)) return true;
  if (!isPage) return false;
  const ends = [specification, specification.replace(/\.[a-z]+$/i, '')];
  return names.some((name) => ends.some((end) => end === name || end.endsWith(`/${name}`)));
}

type PageFiles = World['pageFiles'];

/**
 * All entries of the navigation that list an endpoint, in text order. `files`: what is known of the page files.
 * Objects that did not change cost nothing.
 */
export function listedEndpoints(doc: Doc, files: PageFiles): readonly ListedEndpoint[] {
  const root = rootSpot(doc)?.node;
  const navigation = root && member(root, 'navigation')?.value;
  if (!root || navigation?.type !== 'object') return EMPTY;
  const names = (siteNames(root) ?? []).map(plainName);
  return listedBelow(navigation, 'navigation', aroundOf(files, names));
}

/** What the entries of an element depend on outside of it. */
interface Around {
  readonly files: PageFiles;
  /** The specifications in effect, by plain name. */
  readonly names: readonly string[];
}
const NO_FILES: NonNullable<PageFiles> = new Map();
const aroundFor = memoByKey(
  (files: NonNullable<PageFiles>, _names: string, names: readonly string[]): Around => ({
    files,
    names,
  }),
);
/** The same object for the same files and names. */
const aroundOf = (files: PageFiles, names: readonly string[]): Around =>
  aroundFor(files ?? NO_FILES, names.join('\n'), names);

function listedBelow(node: ObjectNode, kind: Kind, around: Around): readonly ListedEndpoint[] {
  return isRef(node) ? EMPTY : readListed(node, around, kind);
}

const readListed = memoLast(
  (holder: ObjectNode, around: Around, own: Kind): readonly ListedEndpoint[] => {
    const named = namesAt(holder)?.map(plainName);
    const inside = named ? aroundOf(around.files, named) : around;
    const place = labelOf({ node: holder, kind: own });
    const out: ListedEndpoint[] = [];
    const page = (id: number, entry: string) => {
      const found = endpointOfPage(entry, inside.files);
      if (found) out.push({ id, entry, ...found, isPage: true, holder, place });
    };
    const root = stringField(holder, 'root');
    if (root) page(holder.id, root);
    for (const { kind, key, node } of childrenOf(holder)) {
      if (key === 'global') continue;
      if (node.type === 'object') out.push(...listedBelow(node, kind, inside));
      if (node.type !== 'string') continue;
      if (kind === 'page') page(node.id, node.value);
      if (kind !== 'endpoint') continue;
      const { specification, method, path } = parseEndpoint(node.value)!;
      out.push({
        id: node.id,
        entry: node.value,
        operation: operationName(method, path),
        names: specification ? [plainName(specification)] : inside.names,
        isPage: false,
        holder,
        place,
      });
    }
    return out.length > 0 ? out : EMPTY;
  },
);

/** An element whose content is a page for each operation of its specifications, because it has none of its own. */
export interface Generator {
  /** Id of the element. */
  readonly id: number;
  readonly holder: ObjectNode;
  /** Its specifications, by plain name. */
  readonly names: readonly string[];
  /** Its label. */
  readonly place: string;
}

/** All elements of the navigation that generate pages, in text order. Objects that did not change cost nothing. */
export function generatorsOf(doc: Doc): readonly Generator[] {
  const root = rootSpot(doc)?.node;
  const navigation = root && member(root, 'navigation')?.value;
  return navigation?.type === 'object' ? generatorsBelow(navigation, 'navigation') : NO_GENERATORS;
}

const NO_GENERATORS: readonly Generator[] = [];

const generatorsBelow = memoLast((holder: ObjectNode, own: Kind): readonly Generator[] => {
  if (isRef(holder)) return NO_GENERATORS;
  const children = childrenOf(holder).filter(({ key }) => key !== 'global');
  const names = namesAt(holder)?.map(plainName) ?? [];
  if (children.length === 0 && names.length > 0 && !member(holder, 'href'))
    return [{ id: holder.id, holder, names, place: labelOf({ node: holder, kind: own }) }];
  const out = children.flatMap(({ node, kind }) =>
    node.type === 'object' ? generatorsBelow(node, kind) : NO_GENERATORS,
  );
  return out.length > 0 ? out : NO_GENERATORS;
});

function endpointOfPage(
  entry: string,
  files: PageFiles,
): Pick<ListedEndpoint, 'operation' | 'names'> | undefined {
  const page = pageOf(entry);
  const facts = files?.get(page) ?? files?.get(page === '' ? 'index' : `${page}/index`);
  const endpoint = facts?.openapi ? parseEndpoint(facts.openapi) : undefined;
  if (!endpoint) return undefined;
  const { specification, method, path } = endpoint;
  const names = specification === undefined ? undefined : [plainName(specification)];
  return { operation: operationName(method, path), names };
}
