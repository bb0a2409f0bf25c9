/*
 * What a row of the navigation shows of its element: its name, its count of pages, its badges.
 */
import { memo } from '../memo.ts';
import type { Node, ObjectNode } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, isRef, labelOf, stringField, type Child } from '../document/elements.ts';
import { pageName } from '../document/page-name.ts';
import { KINDS, parseEndpoint } from '../schema/kinds.ts';
import { legible } from '../text/direction.ts';
import * as m from './messages.ts';

type Shown = Pick<Child, 'node' | 'kind'>;

/** The number of pages and endpoints listed below an element. */
export const pagesBelow = (node: Node): number => (node.type === 'object' ? countBelow(node) : 0);

const countBelow = memo((node: ObjectNode): number => {
  let count = 0;
  for (const child of childrenOf(node))
    count += child.node.type === 'string' ? 1 : pagesBelow(child.node);
  return count;
});

/** What a row shows of its element. */
export interface Face {
  readonly name: string;
  /** What is written in the row: the name. For an endpoint its title or its path, because its method is next to it. */
  readonly shown: string;
  /** A page's path. */
  readonly path: string | undefined;
  /** The element has no label, so `name` is a placeholder. */
  readonly unnamed: boolean;
  /** Pages and endpoints below; 0 for a page or endpoint itself. */
  readonly count: number;
  readonly method: string | undefined;
  readonly tag: string | undefined;
  /** It names its own specification. */
  readonly openapi: boolean;
  readonly hidden: boolean;
  /** It points outside the site. */
  readonly external: boolean;
  /** Its content is in another file. */
  readonly ref: boolean;
}

export function faceOf(row: Shown, titles?: ReadonlyMap<string, string>): Face {
  const { node, kind } = row;
  const name = rowName(row, titles);
  return {
    name,
    shown: endpointName(row, titles) ?? name,
    path: kind === 'page' && node.type === 'string' ? legible(node.value.trim()) : undefined,
    unnamed: !labelOf(row).trim(),
    count: pagesBelow(node),
    method:
      node.type === 'string' && kind === 'endpoint' ? parseEndpoint(node.value)?.method : undefined,
    tag: legible(stringField(node, 'tag')?.trim() ?? '') || undefined,
    openapi: node.type === 'object' && member(node, 'openapi') !== undefined,
    hidden: isHidden(node),
    external: isExternal(node),
    ref: isRef(node),
  };
}

/** An endpoint's name without its method: its title if that is known, otherwise its path. */
export function endpointName(
  { node, kind }: Shown,
  titles?: ReadonlyMap<string, string>,
): string | undefined {
  const endpoint = kind === 'endpoint' && node.type === 'string' && parseEndpoint(node.value);
  if (!endpoint) return undefined;
  const method = endpoint.method.toLowerCase();
  const key = `${method === 'webhook' ? method : method.toUpperCase()} ${endpoint.path}`;
  return legible(titles?.get(key)?.trim() || endpoint.path);
}

/** The end of an endpoint's path that tells it from others: from the last part that is no parameter. */
export function pathEnd(path: string): number {
  const parts = [...path.matchAll(/\/[^/]+/g)];
  return parts.filter(([part]) => !/^\/[{:]/.test(part)).at(-1)?.index ?? 0;
}

/** Whether it is left out of the navigation that readers see. */
export function isHidden(node: Node): boolean {
  const hidden = node.type === 'object' ? member(node, 'hidden')?.value : undefined;
  return hidden?.type === 'boolean' && hidden.value === true;
}

/** Whether it points outside the site. */
export function isExternal(node: Node): boolean {
  const href = stringField(node, 'href');
  return href !== undefined && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Name of an element, for a page as readers see it. An element without a label is named by its kind. */
export function rowName(element: Shown, titles?: ReadonlyMap<string, string>): string {
  const { node, kind } = element;
  const name =
    kind === 'page' && node.type === 'string' ? pageName(node.value, titles) : labelOf(element);
  return name.trim() ? legible(name) : m.untitled(KINDS[kind].word);
}
