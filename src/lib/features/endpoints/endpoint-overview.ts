/*
 * Compares a specification with the navigation: which of its operations are listed and where, and which
 * entries have no operation.
 */
import {
  methodAndPath,
  operationNames,
  type ApiOperation,
  type Specification,
} from '$lib/core/openapi/specification';
import type { Node } from '$lib/core/document/node';
import { parseEndpoint } from '$lib/core/schema/kinds';
import { operationsIn } from '$lib/core/check/specifications/operation-lookup';
import { plainName } from '$lib/core/check/specifications/specification-names';
import { belongsTo, type Generator, type ListedEndpoint } from '$lib/core/site/specification';

/** An operation and its entries. */
export interface OperationUse {
  readonly operation: ApiOperation;
  /** "GET /users" */
  readonly name: string;
  /** Its index in the specification, from 0. */
  readonly rank: number;
  /** The entry in the list being viewed. */
  readonly here: ListedEndpoint | undefined;
  readonly elsewhere: readonly ListedEndpoint[];
  /** Another element that has a page for it because it has one for every operation. */
  readonly generator: Generator | undefined;
}

/** The operations of one tag, or of none if the tag is ''. */
export interface TagSection {
  readonly tag: string;
  readonly operations: readonly OperationUse[];
}

/** An endpoint entry without an operation. */
export interface UnknownEndpoint {
  readonly listed: ListedEndpoint;
  /** "GET /users/{id}": the operation that was probably meant. */
  readonly near: string | undefined;
}

export interface Overview {
  readonly sections: readonly TagSection[];
  readonly unknownEndpoints: readonly UnknownEndpoint[];
}

/** What the navigation has of all specifications. */
export interface NavigationEndpoints {
  readonly listed: readonly ListedEndpoint[];
  /** Elements that have pages for all operations. */
  readonly generators?: readonly Generator[];
}

/**
 * Computes which operations of a specification are listed, as seen from the list of `holder`. `name` is the
 * specification's name in docs.json. `read` returns the other specifications that an entry may belong to. If
 * one of them is unknown, the entry is not reported.
 */
export function overviewOf(
  specification: Specification,
  name: string,
  { listed, generators = [] }: NavigationEndpoints,
  holder: Node | undefined,
  read: (name: string) => Specification | undefined,
): Overview {
  const plain = plainName(name);
  const byName = new Map<string, ListedEndpoint[]>();
  const own = listed.filter((one) => belongsTo(one, plain));
  for (const one of own) {
    const known = byName.get(one.operation);
    if (known) known.push(one);
    else byName.set(one.operation, [one]);
  }
  const generating = generators.find((one) => one.holder !== holder && one.names.includes(plain));
  const sections = new Map<string, OperationUse[]>(specification.tags.map((tag) => [tag, []]));
  sections.set('', []);
  specification.operations.forEach((operation, rank) => {
    const entries = byName.get(methodAndPath(operation)) ?? [];
    const here = entries.find((entry) => entry.holder === holder);
    const elsewhere = entries.filter((entry) => entry !== here);
    const [tag = ''] = operation.tags;
    const generator = operation.hidden ? undefined : generating;
    const name = methodAndPath(operation);
    sections.get(tag)!.push({ operation, name, rank, here, elsewhere, generator });
  });
  const names = operationNames(specification);
  return {
    sections: [...sections].flatMap(([tag, operations]) =>
      operations.length > 0 ? [{ tag, operations }] : [],
    ),
    unknownEndpoints: own.flatMap((one) =>
      isStrange(one, plain, names, read) ? [{ listed: one, near: nearOf(one, plain, names) }] : [],
    ),
  };
}

function isStrange(
  { operation, names, isPage }: ListedEndpoint,
  plain: string,
  known: ReadonlySet<string>,
  read: (name: string) => Specification | undefined,
): boolean {
  // What a page names is checked with the page.
  if (isPage || !names || known.has(operation)) return false;
  return names.every((other) => {
    if (other === plain) return true;
    const specification = read(other);
    return specification !== undefined && !operationNames(specification).has(operation);
  });
}

function nearOf(
  { entry }: ListedEndpoint,
  plain: string,
  names: ReadonlySet<string>,
): string | undefined {
  const { method, path } = parseEndpoint(entry)!;
  return operationsIn(new Map([[plain, names]]), plain)?.ask(method, path).near[0];
}

/**
 * The entry for an operation in the navigation: method and path. The name of the specification is written
 * first unless it is in effect and no other one in effect has the operation. Returns undefined if the text
 * would be parsed differently.
 */
export function entryOf(
  operation: ApiOperation,
  name: string,
  inEffect: readonly string[],
  read: (name: string) => Specification | undefined,
): string | undefined {
  const plain = plainName(name);
  const others = inEffect.filter((other) => plainName(other) !== plain);
  const isClear =
    others.length < inEffect.length &&
    others.every((other) => {
      const specification = read(other);
      return !specification || !operationNames(specification).has(methodAndPath(operation));
    });
  const entry = isClear ? methodAndPath(operation) : `${name.trim()} ${methodAndPath(operation)}`;
  const parsed = parseEndpoint(entry);
  const isRead =
    parsed?.path === operation.path &&
    parsed.method === operation.method &&
    parsed.specification === (isClear ? undefined : name.trim());
  return isRead ? entry : undefined;
}
