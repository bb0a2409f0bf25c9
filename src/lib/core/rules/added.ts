/*
 * The errors of a document as a set of keys, and those that a change would add. `plan` asks this for every
 * place that a drag passes over: only subtrees that have errors are looked into.
 */
import type { Doc, NodeId } from '../model/node.ts';
import type { Diagnostic } from './diagnostic.ts';
import { textErrors } from './document.ts';
import { diagnostic, placedErrors } from './placed.ts';

/** Names an error for as long as it stands: its code, its element's id and its field. */
export type ErrorKey = string;
const keyOf = (code: string, node?: NodeId, field?: readonly string[]): ErrorKey =>
  `${code} ${node ?? ''} ${field?.join('/') ?? ''}`;

const remembered = new WeakMap<Doc, ReadonlySet<ErrorKey>>();

/** The keys of all errors of a document: cheap, because only what has errors is looked into. */
export function errorsOf(doc: Doc): ReadonlySet<ErrorKey> {
  let keys = remembered.get(doc);
  if (!keys) {
    const found = new Set<ErrorKey>();
    for (const { finding, owner } of placedErrors(doc))
      found.add(keyOf(finding.code, owner, finding.field));
    for (const { code, severity, node, field } of textErrors(doc))
      if (severity === 'error') found.add(keyOf(code, node, field));
    keys = found;
    remembered.set(doc, keys);
  }
  return keys;
}

/** The errors of `after` that `before` does not have. */
export function errorsAdded(before: Doc, after: Doc): readonly Diagnostic[] {
  const old = errorsOf(before);
  let isNew = false;
  for (const key of errorsOf(after)) if (!old.has(key)) isNew = true;
  if (!isNew) return [];
  const all = [
    ...textErrors(after),
    ...placedErrors(after).map((place) => diagnostic(after, place)),
  ];
  return all.filter(
    ({ severity, code, node, field }) => severity === 'error' && !old.has(keyOf(code, node, field)),
  );
}

/** An error that the document after has and the document before has not; nothing when there is none. */
export const addedError = (before: Doc, after: Doc): Diagnostic | undefined =>
  before === after ? undefined : errorsAdded(before, after)[0];
