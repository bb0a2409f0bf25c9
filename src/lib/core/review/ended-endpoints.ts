/*
 * Endpoints whose generated pages end: docs.json named a specification that has them, and no longer does, or the
 * specification has lost them, or their pages have another directory. One that is only unlisted isn't among them, like a
 * page. How the host makes addresses below a directory isn't documented, so they can't be led anywhere one by one, but
 * all together if only the directory is another one.
 */
import type { World } from '../check/diagnostic.ts';
import { plainName } from '../check/specifications/specification-names.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';
import { childrenOf, labelOf, navigationOf } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import { addressOf } from '../redirects/address.ts';
import { redirectRules } from '../redirects/rules.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { generatedFrom, specificationBelow } from '../site/content.ts';
import { groundOf } from '../site/location.ts';
import { sourceOf, type Source } from '../site/source.ts';
import { operationName } from '../site/specification.ts';

export interface EndedEndpoint {
  /** "GET /users/{id}" */
  readonly name: string;
  /** The name of its specification. */
  readonly specification: string;
  /** Where the addresses of its pages began, or ''. */
  readonly directory: string;
  /** Where they begin now, if the same endpoint has a page below exactly one directory. */
  readonly now: string | undefined;
  /** The element that had its page. */
  readonly entry: Entry;
}

/** In the order of the navigation. `before`: what was known around `base`. Empty as far as specifications aren't known. */
export function endedEndpoints(
  base: Doc,
  doc: Doc,
  world: World,
  before: World,
): readonly EndedEndpoint[] {
  if (!before.operations?.size) return [];
  const had = pagesIn(base, before);
  if (had.size === 0) return [];
  const { keys, unknown } = offeredIn(doc, world);
  const now = new Map<string, readonly string[]>();
  for (const one of pagesIn(doc, world).values()) {
    const key = keyOf(one.specification, one.name);
    now.set(key, [...(now.get(key) ?? []), one.directory]);
  }
  const nowOf = ({ specification, name }: EndpointPage) => {
    const [only, ...others] = now.get(keyOf(specification, name)) ?? [];
    return others.length === 0 ? only : undefined;
  };
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  const isLed = (directory: string) => ruleFor(`${directory}/-`) !== undefined;
  return [...had].flatMap(([key, one]) =>
    keys.has(key) || unknown.has(one.directory) || isLed(one.directory)
      ? []
      : [{ ...one, now: nowOf(one) }],
  );
}

type EndpointPage = Omit<EndedEndpoint, 'now'>;

/** `within`: a directory or a specification. */
const keyOf = (within: string, name: string): string => `${within}\n${name}`;
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

/** The endpoints that have a page in the navigation. */
function pagesIn(doc: Doc, { operations, excluded }: World): ReadonlyMap<string, EndpointPage> {
  const found = new Map<string, EndpointPage>();
  walk(doc, (entry, inherited) => {
    const add = (name: string, specification: string, source: Source | undefined) => {
      const directory = directoryOf(source);
      const key = keyOf(directory, name);
      if (found.has(key) || excluded?.get(specification)?.has(name)) return;
      found.set(key, { name, specification, directory, entry });
    };
    const listed = listedBy(entry, inherited);
    if (listed) {
      const file = listed.files.find((one) => operations?.get(one)?.has(listed.name));
      if (file !== undefined) add(listed.name, file, inherited);
      return;
    }
    if (entry.kind === 'page' || entry.kind === 'endpoint') return;
    const source = generatedFrom(entry.node, entry.kind, inherited);
    if (source?.key !== 'openapi') return;
    for (const file of source.names)
      for (const name of operations?.get(file) ?? []) add(name, file, source);
  });
  return found;
}

/** The endpoints of all specifications that the document names, and the directories of those that aren't known. */
function offeredIn(doc: Doc, { operations, excluded }: World) {
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
