/*
 * Directories of generated pages that have another name now: one redirect leads all old addresses to the new ones, without
 * knowing them.
 */
import { addressesOf } from '../check/links/addresses.ts';
import type { World } from '../check/diagnostic.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import type { Doc } from '../document/node.ts';
import type { Json, Operation } from '../operation.ts';
import { pathTo } from '../redirects/address.ts';
import { isObject, placed, styleOf } from '../redirects/list.ts';
import type { EndedEndpoint } from './ended-endpoints.ts';

/** Without slashes around them: "api", "reference/v2". */
export interface MovedDirectory {
  readonly from: string;
  readonly to: string;
}

/**
 * Directories that a redirect can lead from: each endpoint that was below them is now below the same other one, and
 * nothing else has an address there. None if `redirects` isn't a list.
 */
export function movedDirectories(
  ended: readonly EndedEndpoint[],
  doc: Doc,
  world: World,
): readonly MovedDirectory[] {
  if ((spotAt(doc, ['redirects'])?.node.type ?? 'array') !== 'array') return [];
  const targets = new Map<string, Set<string | undefined>>();
  for (const { directory, now } of ended)
    targets.set(directory, (targets.get(directory) ?? new Set()).add(now));
  const { at, folders } = addressesOf(doc, world);
  const isFree = (folder: string) => at(`${folder}/-`) === 'nothing' && !folders.has(`${folder}/`);
  return [...targets].flatMap(([from, [to, ...others]]) =>
    from !== '' && to && others.length === 0 && !`${to}/`.startsWith(`${from}/`) && isFree(from)
      ? [{ from, to }]
      : [],
  );
}

/** Adds the redirects, in the style of the list. */
export function redirectDirectories(doc: Doc, moved: readonly MovedDirectory[]): Operation {
  const spot = spotAt(doc, ['redirects']);
  const list = spot ? (valueOf(spot.node) as readonly Json[]) : [];
  const news = moved.map(({ from, to }) => {
    const value = {
      source: `${pathTo(from)}/:slug*`,
      destination: `${pathTo(to)}/:slug*`,
      ...styleOf(list),
    };
    return { value, source: value.source, isNew: true };
  });
  const old = list.map((value) => ({
    value,
    source: isObject(value) && typeof value.source === 'string' ? value.source : '',
  }));
  const after = placed(old, news).map(({ value }) => value);
  return { op: 'set', node: '', field: ['redirects'], value: after };
}
