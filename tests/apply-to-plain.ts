/* The operations on plain objects: the expected result of their text edits. Written independently of the planner. */
import { parsePointer } from '../src/lib/core/document/walk.ts';
import {
  KIND_OF_LIST,
  KINDS,
  isListKey,
  type Kind,
  type ListKey,
} from '../src/lib/core/schema/kinds.ts';
import type { Json, Operation } from '../src/lib/core/operation.ts';

type Plain = Record<string, unknown>;
type Step = string | number;

const clone = <T>(value: T): T => structuredClone(value);
const steps = (pointer: string): string[] => parsePointer(pointer) ?? [];
const at = (root: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Plain)[step], root);

/**
 * Applies one operation to the document and returns a new object. Supports every operation except sort, split, and
 * wraps and unwraps that change a list's key.
 */
export function applyToPlain(document: unknown, operation: Operation): unknown {
  const root = clone(document);
  if (operation.op === 'set') return set(root, operation);
  const full = new Set<unknown>();
  eachList(root, (owner, key) => {
    if (owner[key]!.length > 0) full.add(owner[key]);
  });
  const flattened = operation.op === 'flatten' ? at(root, steps(operation.node)) : undefined;
  const after = applied(root, operation);
  eachList(after, (owner, key, isGroup) => {
    const isEmptied = full.has(owner[key]) || (owner === flattened && key === 'pages');
    if (isEmptied && owner[key]!.length === 0 && !(isGroup && key === 'pages')) delete owner[key];
  });
  // A navigation that loses its last entry keeps no empty list, because the site would not build with one.
  const navigation = (after as Plain).navigation as Plain;
  if (holdsEntries((document as Plain).navigation as Plain) && !holdsEntries(navigation))
    for (const key of ['groups', 'tabs', 'anchors', 'versions', 'languages'])
      delete navigation[key];
  return after;
}

const holdsEntries = (element: Plain): boolean =>
  Object.entries(element).some(
    ([key, list]) => isListKey(key) && Array.isArray(list) && list.length > 0,
  );

/** Calls `act` with every child list and its owner. */
function eachList(
  root: unknown,
  act: (owner: Record<string, unknown[]>, key: string, isGroup: boolean) => void,
): void {
  const visit = (owner: unknown, isGroup: boolean): void => {
    if (!isPlain(owner)) return;
    visit(owner.global, false);
    for (const key of Object.keys(owner).filter(isListKey)) {
      if (!Array.isArray(owner[key])) continue;
      for (const child of owner[key] as unknown[])
        visit(child, key === 'groups' || key === 'pages');
      act(owner as Record<string, unknown[]>, key, isGroup);
    }
  };
  visit((root as Plain).navigation, false);
}

function applied(root: unknown, operation: Operation): unknown {
  switch (operation.op) {
    case 'move': {
      const paths = outermost(operation.nodes.map(steps));
      const values = paths.map((path) => at(root, path));
      const target = at(root, steps(operation.to.parent)) as Plain;
      const list = (target[operation.to.key] ??= []) as unknown[];
      // Moved values are replaced by a marker first, so that equal strings elsewhere stay.
      const left = {};
      for (const path of paths) (at(root, path.slice(0, -1)) as Plain)[path.at(-1)!] = left;
      list.splice(operation.to.index, 0, ...values);
      sweep(root, left);
      return root;
    }
    case 'insert': {
      const target = at(root, steps(operation.to.parent)) as Plain;
      const list = (target[operation.to.key] ??= []) as unknown[];
      list.splice(operation.to.index, 0, clone(operation.value));
      return root;
    }
    case 'remove': {
      const paths = outermost(operation.nodes.map(steps));
      for (const path of [...paths].sort(lastFirst)) removeAt(root, path);
      return root;
    }
    case 'duplicate': {
      const paths = outermost(operation.nodes.map(steps));
      for (const path of [...paths].sort(lastFirst)) {
        const list = at(root, path.slice(0, -1)) as unknown[];
        const index = Number(path.at(-1));
        list.splice(index, 0, clone(list[index]));
      }
      return root;
    }
    case 'wrap': {
      const paths = operation.nodes.map(steps).sort((a, b) => Number(a.at(-1)) - Number(b.at(-1)));
      const list = at(root, paths[0]!.slice(0, -1)) as unknown[];
      const values = paths.map((path) => at(root, path));
      const key = paths[0]!.at(-2)!;
      const wrapper = {
        [operation.kind]: operation.label,
        [operation.kind === 'group' ? 'pages' : key]: values,
      };
      const gone = new Set(paths.map((path) => Number(path.at(-1))));
      const first = Math.min(...gone);
      const rest = list.flatMap((item, i) => (i === first ? [wrapper] : gone.has(i) ? [] : [item]));
      list.splice(0, list.length, ...rest);
      return root;
    }
    case 'unwrap': {
      const path = steps(operation.node);
      const list = at(root, path.slice(0, -1)) as unknown[];
      const element = at(root, path) as Plain;
      const children = Object.entries(element).find(([key]) => isListKey(key))?.[1] ?? [];
      list.splice(Number(path.at(-1)), 1, ...(children as unknown[]));
      return root;
    }
    case 'convert':
      return convert(root, operation);
    case 'merge': {
      const paths = outermost(operation.nodes.map(steps));
      const [first, ...others] = paths.map((path) => at(root, path) as Plain);
      const key = [first!, ...others].flatMap(listsIn)[0] ?? 'pages';
      const values = others.flatMap((other) => (other[key] ?? []) as unknown[]);
      if (values.length) ((first![key] ??= []) as unknown[]).push(...values);
      for (const path of paths.slice(1).sort(lastFirst)) removeAt(root, path);
      return root;
    }
    case 'flatten': {
      const element = at(root, steps(operation.node)) as Plain;
      const key = isGroups(element.groups) ? 'groups' : 'pages';
      const inside = (element[key] as unknown[]).flatMap((item) =>
        isPlain(item) ? ((item.pages ?? []) as unknown[]) : [item],
      );
      delete element[key];
      element.pages = inside;
      return root;
    }
    case 'expand': {
      const visit = (element: Plain, inGroup: boolean): void => {
        for (const key of Object.keys(element).filter(isListKey))
          for (const child of element[key] as unknown[]) {
            if (!isPlain(child)) continue;
            const isGroup = key === 'groups' || key === 'pages';
            if (isGroup && inGroup) {
              if (operation.expanded === undefined) delete child.expanded;
              else child.expanded = operation.expanded;
            }
            visit(child, isGroup);
          }
      };
      const path = steps(operation.node);
      visit(at(root, path) as Plain, path.at(-2) === 'groups' || path.at(-2) === 'pages');
      return root;
    }
    default:
      throw new Error(`No plain form of ${operation.op}`);
  }
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGroups = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
/** The keys of non-empty lists. */
const listsIn = (element: Plain): string[] =>
  Object.keys(element).filter((key) => isListKey(key) && isGroups(element[key]));

/**
 * Converts a page to a group around it, a group to its page, or the entries of a list to another kind, dropping fields
 * that don't fit.
 */
function convert(
  root: unknown,
  { node, kind, siblings, label }: Extract<Operation, { op: 'convert' }>,
): unknown {
  const path = steps(node);
  const list = at(root, path.slice(0, -1)) as unknown[];
  const index = Number(path.at(-1));
  const item = list[index];
  if (typeof item === 'string' && !siblings) {
    list[index] = { group: label, pages: [item] };
    return root;
  }
  if (kind === 'page') {
    const { pages, root: page } = item as Plain;
    list[index] = isGroups(pages) ? (pages as unknown[])[0] : page;
    return root;
  }
  const key = path.at(-2) as ListKey;
  const from = KIND_OF_LIST[key];
  const home = kind !== 'group' ? KINDS[kind].list! : key === 'pages' ? 'pages' : 'groups';
  const turn = (entry: unknown, i: number): unknown => {
    if (!isPlain(entry) || (!siblings && i !== index)) return entry;
    const out: Plain = {};
    for (const [name, value] of Object.entries(entry)) {
      if (name === KINDS[from].nameKey)
        out[KINDS[kind].nameKey!] = value === '' ? `New ${KINDS[kind].word}` : value;
      else if (name === 'groups' && kind === 'group') {
        if (isGroups(value) || !('pages' in entry)) out.pages = value;
      } else if (isListKey(name) && !isGroups(value) && !fits(kind, name)) continue;
      else if (name === 'pages' && kind === 'group' && isGroups(entry.groups)) continue;
      else if (has(from, name) && !has(kind, name)) continue;
      else out[name] = value;
    }
    return out;
  };
  const turned = list.map(turn);
  const loose = turned.filter((entry) => typeof entry === 'string');
  const first = turned.findIndex((entry) => typeof entry === 'string');
  const next =
    home === key || loose.length === 0
      ? turned
      : turned.flatMap((entry, i) =>
          i === first
            ? [{ [KINDS[kind].nameKey!]: label ?? 'Overview', pages: loose }]
            : typeof entry === 'string'
              ? []
              : [entry],
        );
  const owner = at(root, path.slice(0, -2)) as Plain;
  delete owner[key];
  owner[home] = next;
  return root;
}

const has = (kind: Kind, key: string): boolean => KINDS[kind].fields.some((f) => f.key === key);
const fits = (kind: Kind, key: ListKey): boolean =>
  KINDS[kind].holds[key] === 'spec' || KINDS[kind].holds[key] === 'builder';

function set(root: unknown, { node, field, value }: Extract<Operation, { op: 'set' }>): unknown {
  const keys = typeof field === 'string' ? [field] : field;
  const path = steps(node);
  const element = at(root, path);
  if (typeof element === 'string') {
    (at(root, path.slice(0, -1)) as Plain)[path.at(-1)!] = value;
    return root;
  }
  const owners = [element as Plain];
  for (const key of keys.slice(0, -1)) {
    const owner = owners.at(-1)!;
    if (value === undefined && owner[key] === undefined) return root;
    owners.push((owner[key] ??= {}) as Plain);
  }
  const last = keys.at(-1)!;
  if (value !== undefined) {
    define(owners.at(-1)!, last, value);
    return root;
  }
  if (!(last in owners.at(-1)!)) return root;
  delete owners.at(-1)![last];
  for (let i = owners.length - 1; i > 0 && Object.keys(owners[i]!).length === 0; i--)
    delete owners[i - 1]![keys[i - 1]!];
  return root;
}

const define = (owner: Plain, key: string, value: Json) =>
  Object.defineProperty(owner, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

const outermost = (paths: readonly string[][]): string[][] => {
  const unique = paths.filter(
    (path, i) => paths.findIndex((p) => p.join('/') === path.join('/')) === i,
  );
  return unique.filter(
    (path) => !unique.some((p) => p.length < path.length && p.every((step, i) => path[i] === step)),
  );
};

const lastFirst = (a: string[], b: string[]) => {
  for (let i = 0; i < Math.min(a.length, b.length); i++)
    if (a[i] !== b[i]) return Number(b[i]) - Number(a[i]) || (a[i]! < b[i]! ? 1 : -1);
  return b.length - a.length;
};

function removeAt(root: unknown, path: string[]): void {
  const owner = at(root, path.slice(0, -1));
  if (Array.isArray(owner)) owner.splice(Number(path.at(-1)), 1);
  else delete (owner as Plain)[path.at(-1)!];
}

/** Removes a marker from every list. */
function sweep(node: unknown, mark: object): void {
  if (Array.isArray(node)) {
    for (let i = node.length - 1; i >= 0; i--) if (node[i] === mark) node.splice(i, 1);
    node.forEach((item) => sweep(item, mark));
  } else if (typeof node === 'object' && node !== null)
    Object.values(node).forEach((value) => sweep(value, mark));
}
