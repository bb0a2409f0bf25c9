/*
 * Elements as text for the clipboard: their own JSON as the file has it, comments and all, brought to the margin.
 */
import type { Doc } from '../model/node.ts';
import { rootSpot } from '../model/walk.ts';
import type { Element } from '../rules/elements.ts';
import { styleOf } from '../text/list.ts';
import { indentAt, reindent } from '../text/print.ts';
import { atMargin } from '../text/restyle.ts';

/** The text of one element, or a JSON array of several. Not while the document is stale. */
export function copyOf(doc: Doc, elements: readonly Element[]): string {
  const own = elements.map(({ spot }) => {
    const { text } = doc.files.get(spot.file)!;
    const indent = indentAt(text, spot.at);
    return { text: text.slice(spot.at, spot.at + spot.node.length), indent };
  });
  const [only] = own;
  if (own.length === 1 && only) return atMargin(only.text, only.indent);
  const root = rootSpot(doc)!;
  const { text } = doc.files.get(root.file)!;
  const { unit, eol } = styleOf({ text, at: root.at, value: root.node, up: undefined });
  const entries = own.map((one) => unit + reindent(one.text, one.indent, unit));
  return `[${eol}${entries.join(`,${eol}`)}${eol}]`;
}
