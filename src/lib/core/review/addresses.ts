/* The old addresses of pages that moved or were deleted, and where redirects lead their readers. */
import type { Change } from '../compare/change.ts';
import { pageOf } from '../document/page-index.ts';
import type { Doc } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import { addressOfFile } from '../links/destination.ts';
import { pathTo } from '../redirects/address.ts';
import { destinationFor, redirectRules } from '../redirects/rules.ts';
import { listedIn } from './listed-pages.ts';

/** Both start with a slash; `to` can also be a whole URL. */
export interface LedAddress {
  readonly from: string;
  readonly to: string;
}

/**
 * In the order of the changes. `changes`: of the entries and the page files. `home`: the folder of docs.json in the
 * paths of files, with a trailing slash, or ''. Walks the navigation.
 */
export function ledAddresses(
  doc: Doc,
  changes: readonly Change[],
  home = '',
): readonly LedAddress[] {
  const inHome = (path: string) => path.slice(home.length);
  const left = changes.flatMap(({ paths, file }) => [
    ...(paths ? [pageOf(paths[0])] : []),
    ...(file?.before && file.before.path !== file.after?.path ? [inHome(file.before.path)] : []),
  ]);
  if (left.length === 0) return [];
  const alive = new Set(
    [
      ...listedIn(doc).pages.keys(),
      ...changes.flatMap(({ file }) => (file?.after ? [inHome(file.after.path)] : [])),
    ].map(addressOfFile),
  );
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  return [...new Set(left.map(addressOfFile))].flatMap((address) => {
    const rule = alive.has(address) ? undefined : ruleFor(address);
    return rule ? [{ from: pathTo(address), to: destinationFor(rule, address) }] : [];
  });
}
