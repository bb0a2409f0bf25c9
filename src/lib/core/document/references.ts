/*
 * `$ref`s: each is the relative path of a JSON file whose content replaces the object. They can appear anywhere in
 * the file.
 */
import { memo } from '../memo.ts';
import type { ArrayNode, Node, ObjectNode } from './node.ts';

export interface Reference {
  /** As written. */
  readonly target: string;
  /** From the queried node to the `$ref`'s text. */
  readonly path: readonly (string | number)[];
  readonly at: number;
  readonly length: number;
}

const NO_REFERENCES: readonly Reference[] = [];

/** The `$ref`s at any depth of a value, as written in its own file. */
export const referencesIn = (node: Node): readonly Reference[] =>
  node.type === 'object' || node.type === 'array' ? readReferences(node) : NO_REFERENCES;

const readReferences = memo((node: ObjectNode | ArrayNode): readonly Reference[] => {
  const out: Reference[] = [];
  const lift = (value: Node, step: string | number, start: number) => {
    // Long lists contain mostly strings.
    if (value.type === 'string') return;
    for (const { target, path, at, length } of referencesIn(value))
      out.push({ target, path: [step, ...path], at: start + at, length });
  };
  if (node.type === 'array') node.items.forEach((item, i) => lift(item, i, node.starts[i]!));
  if (node.type === 'object')
    for (const m of node.members) {
      const { key, value, start } = m;
      if (value.type !== 'string' && value.type !== 'object' && value.type !== 'array') continue;
      if (counting(node, key) !== m) continue;
      if (key === '$ref' && value.type === 'string')
        out.push({ target: value.value, path: [key], at: start, length: value.length });
      else lift(value, key, start);
    }
  return out.length ? out : NO_REFERENCES;
});

/** The last of equal keys, which is the one that counts. */
const counting = (node: ObjectNode, key: string) => node.members.findLast((m) => m.key === key);

/** The file that an object names as its content, as written. Returns undefined when the object isn't a `$ref`. */
export function targetOf(node: Node): string | undefined {
  const value = node.type === 'object' ? counting(node, '$ref')?.value : undefined;
  return value?.type === 'string' ? value.value : undefined;
}

/** The folder of a path, with its final slash; empty for the folder of docs.json itself. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The path from the folder of docs.json. Returns undefined when it climbs out of that folder. */
export function resolved(folder: string, target: string): string | undefined {
  const parts: string[] = [];
  for (const part of [...folder.split('/'), ...target.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Whether a target names a whole file by relative path: no web address, no fragment of a file, no leading slash. */
export const isWellFormed = (target: string): boolean =>
  target.trim() !== '' &&
  !target.startsWith('/') &&
  !/^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.test(target) &&
  !/(^|[^/])#(\/|$)/.test(target);

/**
 * The file that a `$ref` in `holder` points to, as a path of the same form as `main` and `holder`. Returns undefined
 * when the target is malformed or leaves the folder of `main`.
 */
export function fileBehind(main: string, holder: string, target: string): string | undefined {
  if (!isWellFormed(target)) return undefined;
  const top = folderOf(main);
  const path = resolved(folderOf(holder).slice(top.length), target);
  return path === undefined || path === '' ? undefined : top + path;
}

/** The relative path that a file in `folder` uses to refer to another file. */
export function relative(folder: string, path: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = path.split('/').filter(Boolean);
  let same = 0;
  while (same < from.length && same < to.length - 1 && from[same] === to[same]) same++;
  const up = '../'.repeat(from.length - same);
  return `${up || './'}${to.slice(same).join('/')}`;
}
