/*
 * The errors of a document as a set of keys, and the errors that a change would add. `plan` asks for them at every
 * place that a drag passes over, so only subtrees with errors are visited.
 */
import { memo } from '../memo.ts';
import type { Doc, NodeId } from '../document/node.ts';
import type { Diagnostic } from './diagnostic.ts';
import { textErrors } from './document.ts';
import { diagnostic, placedErrors, untoldOf } from './locate-findings.ts';

/** Identifies an error across edits: its code, its element's id and its field. */
export type ErrorKey = string;
const errorKey = (
  code: string,
  node?: NodeId,
  field?: readonly string[],
  file?: string,
): ErrorKey => `${code} ${node ?? ''} ${field?.join('/') ?? ''} ${TEXTUAL.has(code) ? file : ''}`;
/** Problems of a text as a whole. */
const TEXTUAL: ReadonlySet<string> = new Set(['json', 'json-lenient', 'too-deep']);

/** The keys of all errors of a document. Cheap, because only subtrees with errors are visited. */
export const errorsOf = memo((doc: Doc): ReadonlySet<ErrorKey> => {
  const found = new Set<ErrorKey>();
  for (const { finding, owner } of [...placedErrors(doc), ...untoldOf(doc)])
    found.add(errorKey(finding.code, owner, finding.field));
  for (const { code, severity, node, field, file } of textErrors(doc))
    if (severity === 'error') found.add(errorKey(code, node, field, file));
  return found;
});

/** The errors in `after` that aren't in `before`. */
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
      severity === 'error' && !old.has(errorKey(code, node, field, file)),
  );
}

/** The first error in `after` that isn't in `before`, or undefined if there is none. */
export const addedError = (before: Doc, after: Doc): Diagnostic | undefined =>
  before === after ? undefined : errorsAdded(before, after)[0];
