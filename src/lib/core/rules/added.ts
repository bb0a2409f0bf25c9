/*
 * The errors of a document as a set of keys, and those that a change would add. `plan` asks this for every
 * place that a drag passes over: only subtrees that have errors are looked into.
 */
import type { Doc, NodeId } from '../model/node.ts';
import type { Diagnostic } from './diagnostic.ts';
import { textErrors } from './document.ts';
import { diagnostic, placedErrors, untoldOf } from './placed.ts';

/** Names an error for as long as it stands: its code, its element's id and its field. */
export type ErrorKey = string;
const keyOf = (code: string, node?: NodeId, field?: readonly string[], file?: string): ErrorKey =>
  `${code} ${node ?? ''} ${field?.join('/') ?? ''} ${TEXTUAL.has(code) ? file : ''}`;
/** What is wrong with a text as a whole. */
const TEXTUAL: ReadonlySet<string> = new Set(['json', 'json-lenient', 'too-deep']);

const remembered = new WeakMap<Doc, ReadonlySet<ErrorKey>>();

/** The keys of all errors of a document: cheap, because only what has errors is looked into. */
export function errorsOf(doc: Doc): ReadonlySet<ErrorKey> {
  let keys = remembered.get(doc);
  if (!keys) {
    const found = new Set<ErrorKey>();
    for (const { finding, owner } of [...placedErrors(doc), ...untoldOf(doc)])
      found.add(keyOf(finding.code, owner, finding.field));
    for (const { code, severity, node, field, file } of textErrors(doc))
      if (severity === 'error') found.add(keyOf(code, node, field, file));
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
    ({ severity, code, node, field, file }) =>
      severity === 'error' && !old.has(keyOf(code, node, field, file)),
  );
}

/** An error that the document after has and the document before has not; nothing when there is none. */
export const addedError = (before: Doc, after: Doc): Diagnostic | undefined =>
  before === after ? undefined : errorsAdded(before, after)[0];
