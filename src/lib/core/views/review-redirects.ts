/*
 * Whether an old address still leads somewhere: the `redirects` of docs.json.
 */
import type { Doc } from '../model/node.ts';
import { spotAt } from '../model/walk.ts';
import { textOf } from '../rules/elements.ts';

/** Says of a page whether a redirect takes its readers on. `:name` stands for one part, `:name*` and `*` for any rest. */
export function redirectsOf(doc: Doc): (page: string) => boolean {
  const list = spotAt(doc, ['redirects'])?.node;
  if (list?.type !== 'array') return () => false;
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const item of list.items) {
    const source = textOf(item, 'source');
    if (source === undefined) continue;
    const path = bare(source);
    if (/[:*]/.test(path)) patterns.push(patternOf(path));
    else exact.add(path);
  }
  return (page) => exact.has(bare(page)) || patterns.some((pattern) => pattern.test(bare(page)));
}

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '');

const patternOf = (path: string) => {
  const parts = path.split('/').map((part) => {
    if (part === '*' || /^:[^/]*\*$/.test(part)) return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
};
