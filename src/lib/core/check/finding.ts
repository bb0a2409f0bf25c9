/*
 * What the rules find in one element, relative to that element's node, so that it can be remembered with the node
 * wherever the node moves. locate-findings.ts adds file, offset and pointer on demand.
 */
import type { Member, Node, NodeId, ObjectNode } from '../document/node.ts';
import { member, type Path } from '../document/walk.ts';
import { severityOf, type Code } from './codes/codes.ts';
import type { Context } from '../document/inherited.ts';
import type { Fix } from './diagnostic.ts';
import type { Kind } from '../schema/kinds.ts';
import { clear, fix, setTo } from './fixes/fix-builders.ts';
import * as m from './messages.ts';
import { quoted } from '../document/kind-words.ts';

export interface Finding {
  readonly code: Code;
  /** Reported with the code's severity in `ELSEWHERE` (codes.ts). */
  readonly elsewhere?: boolean;
  readonly message: string;
  /** The element concerned: the checked node, or an entry of its lists that isn't an object. */
  readonly node: NodeId;
  /** Keys inside the element concerned. */
  readonly field: readonly string[] | undefined;
  /** From the checked node to the marked value. */
  readonly path: Path;
  /** Relative to the checked node. */
  readonly at: number;
  readonly length: number;
  /** Whether the last key of the path is marked instead of its value. */
  readonly key: boolean;
  /** The fixes, given the pointer of the checked node. */
  readonly fixes: ((pointer: string) => readonly Fix[]) | undefined;
}

export const isError = (finding: Finding): boolean =>
  severityOf(finding.code, finding.elsewhere) === 'error';

/** An element that is being checked. */
export interface Subject {
  readonly kind: Kind;
  readonly node: ObjectNode;
  /** Its members by key. With duplicate keys, the last one. */
  readonly fields: ReadonlyMap<string, Member>;
  readonly context: Context;
  readonly found: Finding[];
}

export interface Where {
  /** Keys from the element to the value. Absent for the element as a whole. */
  readonly field?: readonly string[];
  /** Whether to mark the last key instead of its value. */
  readonly key?: boolean;
  /** Whether to use the code's severity in `ELSEWHERE`. */
  readonly elsewhere?: boolean;
}

type Fixes = (pointer: string) => readonly Fix[];

/** Reports a finding about the element itself or one of its fields. */
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

/** The fix that removes a field. */
export const removal =
  (...field: readonly string[]): Fixes =>
  (pointer) => [fix(m.remove(quoted(field.at(-1)!)), clear(pointer, keyOrKeys(field)))];

/** Fixes that write another value if one was probably meant, or remove the field. */
export const instead =
  (field: readonly string[], value: string | number | boolean | undefined): Fixes =>
  (pointer) => {
    const word = typeof value === 'string' ? quoted(value) : String(value);
    const write = fix(m.write(word), setTo(pointer, keyOrKeys(field), value ?? null));
    return [...(value === undefined ? [] : [write]), ...removal(...field)(pointer)];
  };

const keyOrKeys = (field: readonly string[]) => (field.length === 1 ? field[0]! : field);

/** Reports a finding about an entry of a list: a page, or a value where an element should be. */
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

/** The range of a value below a node, relative to the node. Stops at the first step of the path that doesn't exist. */
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
    const found: Member | undefined = member(node, step);
    if (!found) break;
    if (key && i === path.length - 1) return { at: at + found.at, length: found.keyLength };
    at += found.start;
    node = found.value;
  }
  return { at, length: node.length };
}
