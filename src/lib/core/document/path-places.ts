/*
 * Finds the paths in an element and everything in it, so that a copy from one language or version to another can name
 * its own files.
 */
import { tableOf } from '../text/lookup-table.ts';
import type { Node, StringNode } from './node.ts';
import { effectiveMembers } from './walk.ts';
import { isListKey, parseEndpoint } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';

/** What a path refers to: a page, an address that may be on the site, a folder of pages, a specification. */
export type PathRole = 'page' | 'link' | 'folder' | 'file';

export interface PathPlace {
  readonly node: StringNode;
  /** Relative to the element. */
  readonly at: number;
  readonly role: PathRole;
}

const FIELDS: Readonly<Record<string, PathRole>> = tableOf({ root: 'page', href: 'link' });
const SPECIFICATIONS: ReadonlySet<string> = new Set(['openapi', 'asyncapi']);

/** The paths in an element, in text order, without endpoints and addresses of other sites. */
export function pathPlaces(node: Node, at = 0): readonly PathPlace[] {
  const out: PathPlace[] = [];
  gather(node, at, 'page', out);
  return out;
}

function gather(node: Node, at: number, role: PathRole, out: PathPlace[]): void {
  if (node.type === 'string') {
    const isPath = role === 'link' ? isOnSite(node.value) : !isUrl(node.value);
    const isEndpoint = role === 'page' && parseEndpoint(node.value) !== undefined;
    if (node.value.trim() && isPath && !isEndpoint) out.push({ node, at, role });
  } else if (node.type === 'array')
    node.items.forEach((item, i) => gather(item, at + node.starts[i]!, role, out));
  else if (node.type === 'object')
    for (const { key, start, value } of effectiveMembers(node)) {
      const own = at + start;
      if (value.type === 'string') {
        const field = FIELDS[key] ?? (SPECIFICATIONS.has(key) ? 'file' : undefined);
        if (field) gather(value, own, field, out);
      } else if (SPECIFICATIONS.has(key)) specification(value, own, out);
      else if (isListKey(key) || key === 'global') gather(value, own, 'page', out);
    }
}

/** A list of files, or `{source, directory}`. */
function specification(node: Node, at: number, out: PathPlace[]): void {
  if (node.type === 'array') gather(node, at, 'file', out);
  if (node.type !== 'object') return;
  for (const { key, start, value } of effectiveMembers(node)) {
    if (key === 'source') gather(value, at + start, 'file', out);
    if (key === 'directory') gather(value, at + start, 'folder', out);
  }
}

const isOnSite = (address: string): boolean => /^\/(?!\/)/.test(address);

/** How paths change, and what is known about their targets. */
export interface PathChange {
  /** The path in the other division, or the same path if it doesn't change. */
  readonly swap: (path: string) => string;
  /** The pages that change. Other addresses on the site stay the same. */
  readonly pages: ReadonlySet<string>;
  /** The files of the folder, if known. A specification is changed only to one of them. */
  readonly files?: ReadonlySet<string> | undefined;
}

/** The new value of a path. */
export function changedPath({ node, role }: PathPlace, change: PathChange): string {
  const { value } = node;
  if (role === 'link') {
    const path = /^[^?#]*/.exec(value)![0];
    const page = path.replace(/^\/+|\/+$/g, '');
    return change.pages.has(page) ? change.swap(path) + value.slice(path.length) : value;
  }
  if (role !== 'file') return change.swap(value);
  const swapped = change.swap(value);
  return change.files?.has(swapped.replace(/^(\.?\/)+/, '')) ? swapped : value;
}
