/* Endpoints of the specification in effect: the nearest `openapi` above the place, or else the site's own. */
import type { Doc } from '$lib/core/document/node';
import { rootSpot } from '$lib/core/document/walk';
import { plainName } from '$lib/core/check/specifications/specification-names';
import { rank } from '$lib/core/tree/search';
import { listedEndpoints, siteNames } from '$lib/core/site/specification';
import type { Cursor } from './cursor.ts';
import type { AssistFacts } from './assist-facts.ts';
import { MOST } from './pages.ts';
import * as m from './messages.ts';
import { byUse, literal, type Suggestion } from './suggestion.ts';

/** The specifications in effect at a place, as docs.json names them: the nearest ones above it, or else the site's. */
export function specificationsAt({ frame }: Cursor, doc: Doc): readonly string[] {
  for (let at = frame; at; at = at.up) {
    const own = at.members.get('openapi')?.texts.filter((name) => name.trim() !== '');
    if (own && own.length > 0) return own;
  }
  return siteNames(rootSpot(doc)?.node) ?? [];
}

/** An endpoint entry as written in the list, with its operation and summary. */
interface Offer {
  readonly entry: string;
  readonly operation: string;
  readonly summary: string | undefined;
}

export function endpointsFor(cursor: Cursor, { doc, world }: AssistFacts): readonly Suggestion[] {
  const { operations, titles, pageFiles } = world;
  if (!operations) return [];
  const named = specificationsAt(cursor, doc).map(plainName);
  const inEffect = named.filter((name) => operations.has(name));
  // If no specification is in effect, an entry can name its own.
  const all = inEffect.length > 0 || named.length > 0 ? inEffect : [...operations.keys()];
  const offers = all.flatMap((name) =>
    [...operations.get(name)!].map((operation): Offer => ({
      operation,
      entry: named.length > 0 ? operation : `${name} ${operation}`,
      summary: titles?.get(operation) || undefined,
    })),
  );
  const listed = new Set(listedEndpoints(doc, pageFiles).map(({ operation }) => operation));
  const texts = offers.map(({ entry, summary }) => `${entry}\n${summary ?? ''}`);
  const found = rank(texts, cursor.word?.typed ?? '').map((at): Suggestion => {
    const { entry, operation, summary } = offers[at]!;
    const isListed = listed.has(operation);
    return {
      kind: 'endpoint',
      label: entry,
      detail: summary,
      help: m.usage(isListed),
      isListed,
      insert: literal(entry),
    };
  });
  return byUse(found).slice(0, MOST);
}
