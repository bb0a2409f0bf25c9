/* An element or value to be placed somewhere, as the rules see it. */
import type { Json } from '../../operation.ts';
import { stringField, type Element } from '../../document/elements.ts';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  isListKey,
  parseEndpoint,
  type Kind,
  type ListKey,
} from '../../schema/kinds.ts';
import { named, quoted, quotedPage } from '../../document/kind-words.ts';
import type { Titles } from '../../document/page-name.ts';
import * as m from './refusal-messages.ts';

/** What the rules need to know about an element or value to be placed. */
export interface Candidate {
  readonly kind: Kind;
  /** Its name in a sentence: “Guides”. */
  readonly name: string;
  readonly href: string | undefined;
  /** The number of entries in its lists. */
  readonly entries: number;
  /** Where it is now. Absent for a new value. */
  readonly element?: Element;
  /** The new value. */
  readonly value?: Json;
  /** Its original text, if it was copied. */
  readonly source?: string | undefined;
}

export function candidateOf(element: Element, titles?: Titles): Candidate {
  const { node, kind } = element;
  let entries = 0;
  if (node.type === 'object')
    for (const { key, value } of node.members)
      if (isListKey(key) && value.type === 'array') entries += value.items.length;
  return { kind, name: named(element, titles), href: stringField(node, 'href'), entries, element };
}

/** The candidate for a plain value in this list. */
export function candidateOfValue(value: Json, key: ListKey, titles?: Titles): Candidate {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind: Kind =
      key !== 'pages'
        ? KIND_OF_LIST[key]
        : typeof value === 'string' && parseEndpoint(value)
          ? 'endpoint'
          : 'page';
    const name = kind === 'page' ? quotedPage(String(value), titles) : quoted(String(value));
    return { kind, name, href: undefined, entries: 0, value };
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
    name: typeof label === 'string' && label.trim() ? quoted(label) : m.theNew(KINDS[kind].word),
    href: typeof fields.href === 'string' ? fields.href : undefined,
    entries,
    value,
  };
}

/** A gap in a child list of an element. `index` counts the list in its current state. Absent means the end. */
export interface Gap {
  readonly parent: Element;
  readonly key: ListKey;
  readonly index?: number;
}
