/* What is to be put somewhere, and where, as the rules look at it. */
import type { Json } from '../operations/operation.ts';
import { stringField, type Element } from './elements.ts';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  isListKey,
  parseEndpoint,
  type Kind,
  type ListKey,
} from './kinds.ts';
import { named, quoted } from './words.ts';

/** What the rules need to know of something that is to be put somewhere. */
export interface Candidate {
  readonly kind: Kind;
  /** How a sentence calls it: “Guides”. */
  readonly name: string;
  readonly href: string | undefined;
  /** How many entries its lists hold. */
  readonly entries: number;
  /** Where it stands now; absent for what is new. */
  readonly element?: Element;
  /** The value of what is new. */
  readonly value?: Json;
  /** Its own text, where it was copied. */
  readonly source?: string | undefined;
}

export function candidateOf(element: Element): Candidate {
  const { node, kind } = element;
  let entries = 0;
  if (node.type === 'object')
    for (const { key, value } of node.members)
      if (isListKey(key) && value.type === 'array') entries += value.items.length;
  return { kind, name: named(element), href: stringField(node, 'href'), entries, element };
}

/** The candidate that a plain value would be in this list. */
export function candidateOfValue(value: Json, key: ListKey): Candidate {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind: Kind =
      key !== 'pages'
        ? KIND_OF_LIST[key]
        : typeof value === 'string' && parseEndpoint(value)
          ? 'endpoint'
          : 'page';
    return { kind, name: quoted(String(value)), href: undefined, entries: 0, value };
  }
  const kind = KIND_OF_LIST[key];
  const fields = value as Readonly<Record<string, Json>>;
  const nameKey = KINDS[kind].nameKey;
  const label = nameKey ? fields[nameKey] : undefined;
  const entries = LIST_KEYS.reduce((sum, k) => {
    const list = fields[k];
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
  return {
    kind,
    name: typeof label === 'string' && label.trim() ? quoted(label) : `the new ${KINDS[kind].word}`,
    href: typeof fields.href === 'string' ? fields.href : undefined,
    entries,
    value,
  };
}

/** A gap in a child list of an element. `index` counts the list as it is; absent means the end. */
export interface Gap {
  readonly parent: Element;
  readonly key: ListKey;
  readonly index?: number;
}
