/*
 * The rules over a whole document. Elements are examined one by one (examine.ts), each in short files by
 * subject: labels, children, fields, pages, links; settings of the site and the text itself come beside them.
 */
import type { Doc } from '../model/node.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import { doubledKeys, textErrors } from './document.ts';
import { placedDiagnostics } from './placed.ts';

/** Everything that the rules have to say about a document, in the order of the text. */
export function check(doc: Doc, world: World = {}): readonly Diagnostic[] {
  void world;
  const out = [...textErrors(doc), ...doubledKeys(doc), ...placedDiagnostics(doc)];
  return out.sort((a, b) => a.at - b.at || a.length - b.length);
}
