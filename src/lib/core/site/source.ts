/*
 * The source of reference pages: a specification that an element names, or that is in effect from above. It
 * is cached for the value that names it, so that equal sources are the same object through every other edit.
 */
import { memoLast } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { stringField } from '../document/elements.ts';
import { plainName } from '../check/specifications/specification-names.ts';
import * as m from './messages.ts';

const KEYS = ['openapi', 'asyncapi', 'graphql', 'sdk'] as const;
type SourceKey = (typeof KEYS)[number];

export interface Source {
  readonly key: SourceKey;
  /** As a reader of the file would call it: "openapi.json and 2 more". */
  readonly label: string;
  /** The plain names of the files or addresses. */
  readonly names: readonly string[];
  /** Where the addresses of the generated pages begin. */
  readonly directory: string | undefined;
}

/** Returns what a node names as the source of its pages, under the first of these keys that names anything. */
export function sourceOf(node: Node, keys: readonly SourceKey[] = KEYS): Source | undefined {
  for (const key of keys) {
    const value = member(node, key)?.value;
    const source = value && read(value, key);
    if (source) return source;
  }
  return undefined;
}

const read = memoLast((value: Node, key: SourceKey): Source | undefined => {
  const [first, ...more] = namesIn(value);
  if (first === undefined) return undefined;
  return {
    key,
    label: more.length ? m.andMore(first, more.length) : first,
    names: [...new Set([first, ...more].map(plainName))],
    directory: stringField(value, 'directory')?.trim() || undefined,
  };
});

function namesIn(value: Node): readonly string[] {
  if (value.type === 'array') return value.items.flatMap(namesIn);
  const name = value.type === 'string' ? value.value : stringField(value, 'source');
  return name?.trim() ? [name.trim()] : [];
}
