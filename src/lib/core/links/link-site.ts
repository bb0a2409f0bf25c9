/* What is known of a site when the links of its page files are checked. */
import { addressesOf, type Addresses } from '../check/links/addresses.ts';
import { redirectRules, type RedirectRules } from '../redirects/rules.ts';
import type { World } from '../check/diagnostic.ts';
import { spotAt } from '../document/walk.ts';
import type { Doc } from '../document/node.ts';
import type { Ignored } from '../pages/ignored.ts';
import type { Anchors } from './anchors.ts';
import { linkTargets, type LinkTargets } from './link-targets.ts';

export interface LinkSite {
  /** Every file that the builder uses, from the folder of docs.json. */
  readonly paths: ReadonlySet<string>;
  readonly targets: LinkTargets;
  readonly addresses: Addresses;
  readonly rules: RedirectRules;
  /** Why the builder makes no page of a file: by its path without extension. */
  readonly ignored: ReadonlyMap<string, Ignored>;
  /** Whether other pages show the content of a page file. */
  readonly isIncluded: (file: string) => boolean;
  /** The sections of a page file. Undefined if they aren't all known. */
  readonly anchorsOf: (file: string) => Anchors | undefined;
  /** By the address that a page once had: where the history says that its file is today. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly siteUrl: string | undefined;
}

/** Undefined while the folder isn't known. */
export function linkSite(
  doc: Doc,
  world: World,
  anchorsOf: LinkSite['anchorsOf'],
): LinkSite | undefined {
  const { pages, paths, ignored, pageFiles, renamed, config } = world;
  if (!pages || !paths) return undefined;
  const included = new Set([...(pageFiles?.values() ?? [])].flatMap(({ imports }) => imports));
  return {
    paths,
    targets: linkTargets(paths),
    addresses: addressesOf(doc, world),
    rules: redirectRules(spotAt(doc, ['redirects'])?.node),
    ignored: ignored ?? new Map(),
    isIncluded: (file) => /(^|\/)_?snippets\//.test(file) || included.has(file),
    anchorsOf,
    renamed: renamed ?? new Map(),
    siteUrl: config?.siteUrl,
  };
}
