/*
 * The endpoints that have a page in the navigation, listed or generated from a specification, and those that could have
 * one. Only as far as the specifications are known.
 */
import type { World } from '../check/diagnostic.ts';
import { plainName } from '../check/specifications/specification-names.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';
import { childrenOf, labelOf, navigationOf } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import { addressOf } from '../redirects/address.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { generatedFrom, specificationBelow } from '../site/content.ts';
import { groundOf } from '../site/location.ts';
import { sourceOf, type Source } from '../site/source.ts';
import { operationName } from '../site/specification.ts';

export interface EndpointPage {
  /** "GET /users/{id}" */
  readonly name: string;
  /** The name of its specification. */
  readonly specification: string;
  /** Where the addresses of its pages begin, or ''. */
  readonly directory: string;
  /** The element that has its page: the endpoint's own entry, or the one whose pages are generated. */
  readonly entry: Entry;
}

/** `within`: a directory or a specification. */
export const keyOf = (within: string, name: string): string => `${within}\n${name}`;
const directoryOf = (source: Source | undefined): string => addressOf(source?.directory ?? '');

/** Calls back for each element, with the specification in effect for it. */
function walk(doc: Doc, visit: (entry: Entry, inherited: Source | undefined) => void): void {
  const down = (entry: Entry, inherited: Source | undefined, below: Source | undefined): void => {
    visit(entry, inherited);
    if (childrenOf(entry.node).length > 0)
      for (const child of entriesOf(entry))
        down(child, below, specificationBelow(child.node, below));
  };
  const top = navigationOf(doc);
  const below = groundOf(doc)?.specification;
  if (top) down({ ...top, index: 0, parent: undefined }, siteSource(doc), below);
}

/** The specification of the whole site. */
function siteSource(doc: Doc): Source | undefined {
  const api = spotAt(doc, ['api'])?.node;
  return api && sourceOf(api, ['openapi']);
}

/** The specifications that an entry's endpoint may be in, and its name. */
function listedBy(entry: Entry, inherited: Source | undefined) {
  const endpoint = entry.kind === 'endpoint' ? parseEndpoint(labelOf(entry)) : undefined;
  if (!endpoint) return undefined;
  const { specification, method, path } = endpoint;
  const inEffect = inherited?.key === 'openapi' ? inherited.names : [];
  const files = specification === undefined ? inEffect : [plainName(specification)];
  return { files, name: operationName(method, path) };
}

/** In the order of the navigation. An endpoint that has several pages is there as often. */
export function endpointPages(doc: Doc, { operations, excluded }: World): readonly EndpointPage[] {
  const found: EndpointPage[] = [];
  if (!operations?.size) return found;
  walk(doc, (entry, inherited) => {
    const add = (name: string, specification: string, source: Source | undefined) => {
      if (excluded?.get(specification)?.has(name)) return;
      found.push({ name, specification, directory: directoryOf(source), entry });
    };
    const listed = listedBy(entry, inherited);
    if (listed) {
      const file = listed.files.find((one) => operations.get(one)?.has(listed.name));
      if (file !== undefined) add(listed.name, file, inherited);
      return;
    }
    if (entry.kind === 'page' || entry.kind === 'endpoint') return;
    const source = generatedFrom(entry.node, entry.kind, inherited);
    if (source?.key !== 'openapi') return;
    for (const file of source.names)
      for (const name of operations.get(file) ?? []) add(name, file, source);
  });
  return found;
}

/** The endpoints of all specifications that the document names, and the directories of those that aren't known. */
export function endpointsOffered(doc: Doc, { operations, excluded }: World) {
  const keys = new Set<string>();
  const unknown = new Set<string>();
  const offer = (files: readonly string[], directory: string) => {
    for (const file of files) {
      const names = operations?.get(file);
      if (!names) unknown.add(directory);
      for (const name of names ?? [])
        if (!excluded?.get(file)?.has(name)) keys.add(keyOf(directory, name));
    }
  };
  walk(doc, (entry, inherited) => {
    const listed = listedBy(entry, inherited);
    if (listed) return offer(listed.files, directoryOf(inherited));
    const own = entry.node.type === 'object' ? sourceOf(entry.node, ['openapi']) : undefined;
    if (own) offer(own.names, directoryOf(own));
  });
  const site = siteSource(doc);
  if (site) offer(site.names, directoryOf(site));
  return { keys, unknown };
}
