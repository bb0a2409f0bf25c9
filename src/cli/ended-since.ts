/* `signpost check --since`: the addresses that a change ends, as findings and as redirects to add. */
import { keptBy } from '../lib/core/check/configured.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { asOne } from '../lib/core/check/fold-findings.ts';
import { quotedPath } from '../lib/core/document/kind-words.ts';
import { homeOf, member, rootSpot } from '../lib/core/document/walk.ts';
import type { Doc } from '../lib/core/document/node.ts';
import { addressOfFile } from '../lib/core/links/destination.ts';
import {
  endedAddresses,
  redirectsForEnded,
  type EndedAddress,
  type SiteNow,
} from '../lib/core/links/ended-addresses.ts';
import type { Json } from '../lib/core/operation.ts';
import { plan } from '../lib/core/operations/plan.ts';
import type { Earlier } from './earlier-commit.ts';
import * as m from './messages.ts';

export interface Ended {
  readonly found: readonly Diagnostic[];
  /** The redirects to add, and how many addresses they are for. */
  readonly redirects: readonly Json[];
  readonly led: number;
  /** The document with these redirects. */
  readonly after: Doc;
}

/** What a change ends, without what the site's configuration ignores. */
export async function endedSince({ files, renamed }: Earlier, now: SiteNow): Promise<Ended> {
  const { doc, world } = now;
  const none = { found: [], redirects: [], led: 0, after: doc };
  if (endedAddresses(files, now, new Map()).length === 0) return none;
  const ended = endedAddresses(files, now, await renamed()).filter(
    (one) => keptBy(doc, findingsOf([one], doc), world.config).length > 0,
  );
  const found = keptBy(doc, findingsOf(ended, doc), world.config);
  const led = ended.filter(({ to }) => to);
  const { operations, added } = redirectsForEnded(led, now);
  const planned = operations[0] && plan(doc, operations[0]);
  if (!planned?.ok) return { ...none, found };
  return { found, redirects: added, led: led.length, after: planned.value.after };
}

function findingsOf(ended: readonly EndedAddress[], doc: Doc): readonly Diagnostic[] {
  const root = rootSpot(doc);
  if (!root || ended.length === 0) return [];
  const key =
    root.node.type === 'object' && member(root.node, 'redirects') ? 'redirects' : 'navigation';
  const { file, node, at } = homeOf(root, key);
  const named = node.type === 'object' ? member(node, key) : undefined;
  const mark = named
    ? { file, at: at + named.at, length: named.keyLength, pointer: `/${key}` }
    : { file: doc.main, at: 0, length: 0, pointer: '' };
  const pieces = ended.map(({ address, to }) => {
    const path = quotedPath(`/${address}`);
    const target = to && quotedPath(`/${addressOfFile(to.file)}`);
    const message =
      to && target ? m.addressEndedButMoved(path, target, to.by) : m.addressEnded(path);
    return { code: 'address-ended' as const, message, short: path, fact: address, mark };
  });
  return asOne(doc, pieces, (_, count) => m.addressesEnded(count));
}

/** The redirects to add, as they are written in docs.json. */
export const redirectLines = (redirects: readonly Json[]): string =>
  redirects
    .map(
      (one) =>
        `  ${JSON.stringify(one)
          .replace(/([{,:])(?=")/g, '$1 ')
          .replace(/\}$/, ' }')},\n`,
    )
    .join('');
