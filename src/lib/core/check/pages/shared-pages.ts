/*
 * Pages in the same parts of a site (two products, three tabs, two languages). A few of them are reported one by one,
 * more as one finding about these parts.
 */
import type { Doc } from '../../document/node.ts';
import type { Config } from '../config.ts';
import { isIgnored } from '../configured.ts';
import type { Code } from '../codes/codes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { groupBy } from '../../text/group-by.ts';
import { APART, someOf } from '../fold-findings.ts';
import type { LocatedElement, Locator } from '../element-locator.ts';
import { fix } from '../fixes/fix-builders.ts';
import type { PageEntry, AncestorPath } from '../../document/page-index.ts';
import { byPlace } from '../locate-findings.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';

/** The parts that share a page, given its entries. */
export interface Sharing {
  readonly page: string;
  /** Equal for pages that the same parts share. */
  readonly key: string;
  /** Their names in a sentence, in text order: “Guides”, French. */
  readonly parts: readonly string[];
}

/** A problem with an entry of a page. */
export interface Shared {
  readonly diagnostic: Diagnostic;
  readonly sharing: Sharing;
}

/**
 * The elements right below the innermost common ancestor of all these entries. Undefined if an entry is directly in
 * that ancestor.
 */
export function sharingOf(
  doc: Doc,
  entries: readonly PageEntry[],
  locate: Locator,
): Sharing | undefined {
  const ways = entries.map(({ way }) => fromTop(way));
  const [first] = ways as [readonly AncestorPath[]];
  let depth = 0;
  while (depth < first.length && ways.every((way) => way[depth]?.id === first[depth]!.id)) depth++;
  const parts = new Map<number, LocatedElement>();
  for (const { [depth]: part } of ways) {
    if (!part) return undefined;
    if (!parts.has(part.id)) parts.set(part.id, locate.element(part));
  }
  return {
    page: entries[0]!.page,
    key: [...parts.keys()].sort((a, b) => a - b).join(' '),
    parts: [...parts.values()].sort(byPlace(doc)).map(({ trail }) => `“${shortened(trail)}”`),
  };
}

function fromTop(way: AncestorPath): readonly AncestorPath[] {
  const ways: AncestorPath[] = [];
  for (let at: AncestorPath | undefined = way; at; at = at.up) ways.unshift(at);
  return ways;
}

/** Combines the problems of pages that the same parts share, if there are more than a few pages. */
export function foldShared(
  doc: Doc,
  all: readonly Shared[],
  config: Config | undefined,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const order = byPlace(doc);
  const groups = groupBy(all, ({ diagnostic, sharing }) => `${diagnostic.code} ${sharing.key}`);
  // Sorted by key, so that the order of findings at the same place is stable.
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const heard = group.filter(({ diagnostic: { code, file }, sharing: { page } }) =>
      [page, file].every((path) => !isIgnored(config, code as Code, path)),
    );
    const pages = new Set(heard.map(({ sharing }) => sharing.page));
    if (pages.size > APART)
      out.push(asOne(heard.sort((a, b) => order(a.diagnostic, b.diagnostic))));
    else for (const { diagnostic } of heard) out.push(diagnostic);
  }
  return out;
}

/** `all`: in text order. */
function asOne(all: readonly Shared[]): Diagnostic {
  const [{ diagnostic: first, sharing }] = all as readonly [Shared];
  const pages = [...new Set(all.map(({ sharing: { page } }) => page))];
  const names = someOf(pages.map(quotedPath));
  const what = m.sharedPages(pages.length, some(sharing.parts), names);
  return {
    ...first,
    message: `${what} ${consequenceOf(first, sharing)}`,
    fixes: removal(all),
    related: all.map(({ diagnostic }) => diagnostic),
  };
}

const consequenceOf = ({ code }: Diagnostic, { parts }: Sharing): string =>
  code === 'page-twice' ? m.eachOnePage : m.eachOneLanguage(parts.at(-1)!);

const MOST_PARTS = 4;

const some = (parts: readonly string[]): readonly string[] =>
  parts.length > MOST_PARTS
    ? [...parts.slice(0, MOST_PARTS - 1), m.morePlaces(parts.length - MOST_PARTS + 1)]
    : parts;

/** Removes all but the first entry of each page. */
function removal(all: readonly Shared[]): Diagnostic['fixes'] {
  const operations = all.flatMap(({ diagnostic: { fixes } }) =>
    fixes.flatMap((one) => ('operations' in one ? one.operations : [])),
  );
  const nodes = operations.flatMap((one) => (one.op === 'remove' ? one.nodes : []));
  if (nodes.length === 0) return [];
  return [fix(m.keepFirst(nodes.length), { op: 'remove', nodes })];
}

/** The last labels of a long trail: "… › SDKs › AgentKit". */
export function shortened(trail: string): string {
  const labels = trail.split(' › ');
  while (labels.length > 1 && labels.join(' › ').length > 60) labels.shift();
  const end = labels.join(' › ');
  return end === trail ? trail : `… › ${end}`;
}
