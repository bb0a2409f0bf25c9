/*
 * The redirects of a site after a step: one exact rule for each address that ends, and none for an address where a page
 * lives now. Destinations have followed by then, like every link, so no rule leads to another one.
 */
import { spotAt, valueOf } from '../document/walk.ts';
import type { Doc } from '../document/node.ts';
import { addressOf } from '../redirects/address.ts';
import { redirectRules } from '../redirects/rules.ts';
import { whyNoPage } from '../check/pages/folder-facts.ts';
import type { Json, Operation } from '../operation.ts';
import { addressOfFile } from './destination.ts';
import type { SiteMoves } from './rewrite.ts';

export interface AddressMove {
  /** The file before. */
  readonly from: string;
  /** Where its address leads now. Undefined if nowhere. */
  readonly to: string | undefined;
}

/**
 * The operation that sets the list anew, if it changes, and the number of rules that it adds. `ended`: files that moved, with redirects. `arrived`: files at new
 * paths. `isServed`: whether the builder makes a page of a file.
 */
export function redirectOperations(
  doc: Doc,
  { after }: SiteMoves,
  {
    ended,
    arrived,
  }: { readonly ended: readonly AddressMove[]; readonly arrived: readonly string[] },
  isServed: (file: string) => boolean = isPage,
): { readonly operations: readonly Operation[]; readonly added: number } {
  const spot = spotAt(doc, ['redirects']);
  if (spot && spot.node.type !== 'array') return NO_OPERATIONS;
  const list = spot?.node.type === 'array' ? (valueOf(spot.node) as readonly Json[]) : [];
  const rules = redirectRules(spot?.node);
  const taken = new Set(arrived.filter(isServed).map(addressOfFile));
  const outdated = new Set(
    rules.all
      .filter(({ hasWildcard, from, destination }) =>
        hasWildcard ? false : taken.has(from) || isItself(from, destination),
      )
      .map(({ index }) => index),
  );
  const kept = list.filter((_, index) => !outdated.has(index));
  const known = new Set(
    rules.all
      .filter(({ index, hasWildcard }) => !hasWildcard && !outdated.has(index))
      .map(({ from }) => from),
  );
  const added = ended.flatMap(({ from, to }): Json[] => {
    const [old, now] = [addressOfFile(from), to === undefined ? undefined : addressOfFile(to)];
    if (now === undefined || old === now || !isServed(from) || !isServed(to!)) return [];
    if (after.fileAt(old) !== undefined || known.has(old)) return [];
    known.add(old);
    return [{ source: `/${old}`, destination: `/${now}` }];
  });
  if (added.length === 0 && kept.length === list.length) return NO_OPERATIONS;
  const value = [...kept, ...added];
  const set = { op: 'set', node: '', field: ['redirects'] } as const;
  return { operations: [{ ...set, ...(value.length > 0 && { value }) }], added: added.length };
}
const NO_OPERATIONS = { operations: [], added: 0 };

const isPage = (file: string): boolean => whyNoPage(file.replace(/\.mdx?$/i, '')) === undefined;

const isItself = (from: string, destination: string): boolean =>
  destination.startsWith('/') && !/[?#]/.test(destination) && addressOf(destination) === from;
