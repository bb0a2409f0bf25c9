/* What is known of a site when the links of its page files are checked. */
import { addressesOf, type Addresses } from '../check/links/addresses.ts';
import { redirectRules, rulesOf, type RedirectRules } from '../check/links/redirect-rules.ts';
import type { World } from '../check/diagnostic.ts';
import { below, member, spotAt } from '../document/walk.ts';
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
  /** Whether a rule of the list leads elsewhere only for now. */
  readonly isTemporary: (index: number) => boolean;
  /** Whether another redirect than those of docs.json may match an address. */
  readonly isTakenElsewhere: (address: string) => boolean;
  /** Why the builder makes no page of a file: by its path without extension. */
  readonly ignored: ReadonlyMap<string, Ignored>;
  /** Whether other pages show the content of a page file. */
  readonly isIncluded: (file: string) => boolean;
  /** The sections of a page file. Undefined if they aren't all known. */
  readonly anchorsOf: (file: string) => Anchors | undefined;
  readonly siteUrl: string | undefined;
}

/** Undefined while the folder isn't known. */
export function linkSite(
  doc: Doc,
  world: World,
  anchorsOf: LinkSite['anchorsOf'],
): LinkSite | undefined {
  const { pages, paths, ignored, pageFiles, config } = world;
  if (!pages || !paths) return undefined;
  const list = spotAt(doc, ['redirects']);
  const elsewhere = rulesOf(config?.elsewhere ?? []);
  const included = new Set([...(pageFiles?.values() ?? [])].flatMap(({ imports }) => imports));
  return {
    paths,
    targets: linkTargets(paths),
    addresses: addressesOf(doc, world),
    rules: redirectRules(list?.node),
    isTemporary: (index) => {
      const permanent = list && member(below(list, index)?.node, 'permanent')?.value;
      return permanent?.type === 'boolean' && !permanent.value;
    },
    isTakenElsewhere: elsewhere.mayTake,
    ignored: ignored ?? new Map(),
    isIncluded: (file) => /(^|\/)_?snippets\//.test(file) || included.has(file),
    anchorsOf,
    siteUrl: config?.siteUrl,
  };
}
