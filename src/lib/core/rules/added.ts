import type { Doc } from '../model/node.ts';
import { check } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';

const keyOf = (d: Diagnostic) => `${d.code} ${d.node ?? ''} ${d.field?.join('/') ?? ''}`;

/** An error that the document after has and the document before has not; nothing when there is none. */
export function addedError(before: Doc, after: Doc): Diagnostic | undefined {
  if (before === after) return undefined;
  const known = new Set<string>();
  for (const d of check(before)) if (d.severity === 'error') known.add(keyOf(d));
  return check(after).find((d) => d.severity === 'error' && !known.has(keyOf(d)));
}
