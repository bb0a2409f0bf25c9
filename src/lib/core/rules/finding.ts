/*
 * What the rules find in one element, told relative to that element's own node, so that it can be remembered
 * with the node wherever the node goes. check.ts adds file, offset and pointer when they are asked for.
 */
import type { Member, Node, NodeId, ObjectNode } from '../model/node.ts';
import { member, type Path } from '../model/walk.ts';
import { severityOf, type Code } from './codes.ts';
import type { Context } from './inherited.ts';
import type { Fix } from './diagnostic.ts';
import type { Kind } from './kinds.ts';
import { clear, fix, setTo } from './fix-builders.ts';
import { quoted } from './words.ts';

export interface Finding {
  readonly code: Code;
  /** Said with the severity that the code has elsewhere (codes.ts). */
  readonly elsewhere?: boolean;
  readonly message: string;
  /** The element concerned: the node that was checked, or an entry of its lists that is no object. */
  readonly node: NodeId;
  /** Keys inside the element concerned. */
  readonly field: readonly string[] | undefined;
  /** From the node that was checked to the value that is marked. */
  readonly path: Path;
  /** Relative to the node that was checked. */
  readonly at: number;
  readonly length: number;
  /** The last key of the path is marked, not its value. */
  readonly key: boolean;
  /** The repairs, given the pointer of the node that was checked. */
  readonly fixes: ((pointer: string) => readonly Fix[]) | undefined;
}

export const isError = (finding: Finding): boolean =>
  severityOf(finding.code, finding.elsewhere) === 'error';

/** An element under examination. */
export interface Subject {
  readonly kind: Kind;
  readonly node: ObjectNode;
  /** Its members by key, of equal keys the last. */
  readonly fields: ReadonlyMap<string, Member>;
  readonly context: Context;
  readonly found: Finding[];
}

export interface Where {
  /** Keys from the element to the value; absent for the element as a whole. */
  readonly field?: readonly string[];
  /** Mark the last key instead of its value. */
  readonly key?: boolean;
  /** Say it with the severity that the code has elsewhere. */
  readonly elsewhere?: boolean;
}

type Fixes = (pointer: string) => readonly Fix[];

/** Notes something about the element itself or one of its fields. */
export function report(
  { node, found }: Pick<Subject, 'node' | 'found'>,
  code: Code,
  message: string,
  where: Where = {},
  fixes?: Fixes,
): void {
  const path = where.field ?? [];
  const key = where.key ?? false;
  const { at, length } = spanOf(node, path, key);
  const { field, elsewhere = false } = where;
  found.push({ code, elsewhere, message, node: node.id, field, path, at, length, key, fixes });
}

/** The repair that takes a field away. */
export const removal =
  (...field: readonly string[]): Fixes =>
  (pointer) => [fix(`Remove ${quoted(field.at(-1)!)}`, clear(pointer, keyOrKeys(field)))];

/** Another value in the place of a field's, where one was meant; or the field goes. */
export const instead =
  (field: readonly string[], value: string | number | boolean | undefined): Fixes =>
  (pointer) => {
    const word = typeof value === 'string' ? quoted(value) : String(value);
    const write = fix(`Write ${word}`, setTo(pointer, keyOrKeys(field), value ?? null));
    return [...(value === undefined ? [] : [write]), ...removal(...field)(pointer)];
  };

const keyOrKeys = (field: readonly string[]) => (field.length === 1 ? field[0]! : field);

/** Notes something about an entry of a list: a page, or what stands where an element should. */
export function reportEntry(
  subject: Pick<Subject, 'found'>,
  code: Code,
  message: string,
  entry: { readonly node: Node; readonly at: number; readonly path: Path },
  fixes?: Fixes,
): void {
  const { node, at, path } = entry;
  subject.found.push({
    code,
    message,
    node: node.id,
    field: undefined,
    path,
    at,
    length: node.length,
    key: false,
    fixes,
  });
}

/** Where a value below a node stands, relative to the node; the part that is missing is not counted. */
export function spanOf(
  root: Node,
  path: Path,
  key = false,
): { readonly at: number; readonly length: number } {
  let node = root;
  let at = 0;
  for (const [i, step] of path.entries()) {
    if (typeof step === 'number') {
      const item: Node | undefined = node.type === 'array' ? node.items[step] : undefined;
      if (node.type !== 'array' || !item) break;
      at += node.starts[step]!;
      node = item;
      continue;
    }
    const m: Member | undefined = member(node, step);
    if (!m) break;
    if (key && i === path.length - 1) return { at: at + m.at, length: m.keyLength };
    at += m.start;
    node = m.value;
  }
  return { at, length: node.length };
}
