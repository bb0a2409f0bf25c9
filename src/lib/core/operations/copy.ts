/*
 * Elements as text for the clipboard: their own JSON as written in the file, including comments, without its margin.
 * Content in another file becomes its `$ref`, and `$ref`s are rewritten relative to docs.json.
 */
import type { Doc } from '../document/node.ts';
import { outermost } from '../document/walk.ts';
import type { Element } from '../document/elements.ts';
import { indentAt, reindent } from '../text/print.ts';
import { atMargin } from '../text/restyle.ts';
import { relocated, styleIn } from './embedded.ts';

/** The text of one element, or a JSON array of several. Must not be called while the document is stale. */
export function copyOf(doc: Doc, elements: readonly Element[]): string {
  const own = elements.map(({ spot }) => {
    const { file, node, at } = outermost(spot);
    const { text } = doc.files.get(file)!;
    const piece = text.slice(at, at + node.length);
    return { text: relocated(doc, piece, node, file, doc.main), indent: indentAt(text, at) };
  });
  const [only] = own;
  if (own.length === 1 && only) return atMargin(only.text, only.indent);
  const { unit, eol } = styleIn(doc, doc.main);
  const entries = own.map((one) => unit + reindent(one.text, one.indent, unit));
  return `[${eol}${entries.join(`,${eol}`)}${eol}]`;
}
