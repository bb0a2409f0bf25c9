/* Finds the page that someone probably meant by a path that the navigation does not have. */
import type { Doc } from '$lib/core/document/node';
import type { Child } from '$lib/core/document/elements';
import { nearestOf } from '$lib/core/check/fixes/fix-builders';
import { plainPath } from '$lib/core/document/paths';
import { rootOf } from '$lib/core/site/content';
import { reachableEntries, groundOf } from '$lib/core/site/location';

const lowerParts = (path: string): readonly string[] => path.toLowerCase().split('/');
const lastOf = (path: string): string => lowerParts(path).at(-1)!;

function sharedBeginning(one: readonly string[], other: readonly string[]): number {
  const parted = one.findIndex((part, i) => part !== other[i]);
  return parted < 0 ? one.length : parted;
}

/**
 * Returns the plain path of the page nearest to a missing one: a page with the same or almost the same name
 * in another folder, otherwise the first of those that share the most leading folders. Returns undefined if
 * nothing is shared.
 */
export function nearestPage(doc: Doc, path: string): string | undefined {
  const said = plainPath(path);
  const ground = groundOf(doc);
  const pages = ground ? pagesOf(ground) : [];
  const name = lastOf(said);
  const almost = nearestOf(name, [...new Set(pages.map(lastOf))]);
  const alike = pages.filter((page) => lastOf(page) === name);
  const near = alike.length ? alike : pages.filter((page) => lastOf(page) === almost);
  const parts = lowerParts(said);
  let best: string | undefined;
  let most = near.length ? -1 : 0;
  for (const page of near.length ? near : pages) {
    const shared = sharedBeginning(parts, lowerParts(page));
    if (shared > most) [best, most] = [page, shared];
  }
  return best;
}

/** The pages that the site shows, without those that the builder drops. */
function pagesOf(ground: Pick<Child, 'node' | 'kind'>): readonly string[] {
  const pages: string[] = [];
  const location = (owner: Pick<Child, 'node' | 'kind'>): void => {
    const root = owner.kind === 'group' ? rootOf(owner.node) : undefined;
    if (root !== undefined) pages.push(plainPath(root));
    for (const child of reachableEntries(owner.node, owner.kind)) {
      if (child.node.type === 'object') location(child);
      else if (child.kind === 'page' && child.node.type === 'string')
        pages.push(plainPath(child.node.value));
    }
  };
  location(ground);
  return pages;
}
