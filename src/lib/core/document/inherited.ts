/*
 * What an element inherits from its ancestors, as far as the rules need it. It is packed into one small number, so that
 * findings can be remembered by node and context.
 */
import * as m from './messages.ts';
import type { Member, Node } from './node.ts';
import { member } from './walk.ts';
import type { Kind } from '../schema/kinds.ts';

export type Context = number;

export const Inherited = {
  /** The parent element is a group. */
  nested: 1,
  /** An entry of a global section. */
  global: 2,
  /** A specification above (OpenAPI, AsyncAPI, SDK) generates the pages of groups that list none. */
  fed: 4,
  /** Endpoint entries have an OpenAPI specification in effect. */
  specified: 8,
  /** Below the root's own list: an error costs the list around it, not the whole build. */
  masked: 16,
  /** An ancestor is hidden from readers. */
  hidden: 32,
} as const;

const isSource = (node: Node | undefined): boolean => {
  if (!node) return false;
  if (node.type === 'string') return node.value.trim() !== '';
  if (node.type === 'array') return node.items.some(isSource);
  return node.type === 'object' && node.members.length > 0;
};

/** Whether the element itself names an OpenAPI specification. */
export const isSpecified = (fields: ReadonlyMap<string, Member>): boolean =>
  isSource(fields.get('openapi')?.value);

/**
 * The names in a path or URL, a list of these, or an object with `source`. Undefined where the name is in another file.
 */
export function namesOf(value: Node): readonly (string | undefined)[] {
  if (value.type === 'string') return [value.value];
  if (value.type === 'array') return value.items.flatMap(namesOf);
  const source = member(value, 'source')?.value;
  return [source?.type === 'string' ? source.value : undefined];
}

/** Whether the element itself names a source of generated pages. */
export const isFed = (fields: ReadonlyMap<string, Member>): boolean =>
  ['openapi', 'asyncapi', 'sdk', 'graphql'].some((key) => isSource(fields.get(key)?.value));

/** Whether the element is hidden from readers. */
export const isHidden = (fields: ReadonlyMap<string, Member>): boolean => {
  const value = fields.get('hidden')?.value;
  return value?.type === 'boolean' && value.value === true;
};

/** The cost of an error here, as a sentence. */
export const costOf = (context: Context): string =>
  context & Inherited.masked ? m.dropsWholeList : m.doesNotBuild;

/**
 * The cost of an error in an entry of an element's lists, or in a list as a `whole`. Below the navigation, only the
 * list is dropped.
 */
export const costInside = (kind: Kind, context: Context, whole = false): string => {
  const isOuter = kind === 'navigation' || kind === 'group' || kind === 'global';
  if (isOuter && !(context & Inherited.masked)) return costOf(context);
  return whole && !isOuter ? m.dropsIt : costOf(context | Inherited.masked);
};
