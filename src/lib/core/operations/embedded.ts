/*
 * An element's own text, for insertion elsewhere. In another file it gets that file's indentation and line ends, and
 * its `$ref`s are rewritten relative to that file.
 */
import { mountsOf, sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { fileBehind, folderOf, referencesIn, relative } from '../document/references.ts';
import { outermost, rootSpot, type NodePlace, type Spot } from '../document/walk.ts';
import type { Element } from '../document/elements.ts';
import { apply } from '../text/edit.ts';
import { styleOf } from '../text/list.ts';
import { Embedded, indentAt } from '../text/print.ts';
import { atMargin, restyled } from '../text/restyle.ts';
import { valueInTextOf, textOfFile } from './change-collector.ts';

/** An element as an entry of its list, for insertion into the file `to`. `copy`: a duplicate of the original. */
export const embedded = (
  doc: Doc,
  { spot }: Pick<Element, 'spot'>,
  to: string,
  copy = false,
): Embedded<Node> => embeddedAt(doc, outermost(spot), to, copy);

/** The value at a place of a file, for insertion into the file `to`. */
export function embeddedAt(
  doc: Doc,
  { file, node, at }: NodePlace,
  to: string,
  copy = false,
): Embedded<Node> {
  const text = textOfFile(doc, file);
  const indent = indentAt(text, at);
  const own = text.slice(at, at + node.length);
  if (file === to) return new Embedded(node, own, indent, copy);
  const moved = inStyleOf(doc, relocated(doc, own, node, file, to), indent, file, to);
  const { text: next, indent: margin } = moved;
  return new Embedded(node, next, margin, copy, next !== own);
}

/** A value's text with its `$ref`s rewritten relative to the file `to`. */
export function relocated(doc: Doc, own: string, node: Node, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return own;
  const edits = referencesIn(node).flatMap(({ target, at, length }) => {
    const path = fileBehind(doc.main, from, target);
    if (path === undefined) return [];
    const insert = JSON.stringify(relative(folderOf(to), path));
    return [{ file: from, at, remove: length, insert }];
  });
  return apply(own, edits);
}

function inStyleOf(
  doc: Doc,
  text: string,
  indent: string,
  from: string,
  to: string,
): { readonly text: string; readonly indent: string } {
  const other = doc.files.has(to) && styleIn(doc, to);
  if (!other || !/[\r\n]/.test(text)) return { text, indent };
  const own = styleIn(doc, from);
  if (other.unit === own.unit && other.eol === own.eol) return { text, indent };
  const next = restyled(atMargin(text, indent), other.unit, other.eol);
  const margin = /^[ \t]*/.exec(next)![0];
  return { text: next.slice(margin.length), indent: margin };
}

/** The overall layout of a file. */
export function styleIn(doc: Doc, file: string): { readonly unit: string; readonly eol: string } {
  const root = rootSpot(doc, file)!;
  const { unit, eol } = styleOf(valueInTextOf(doc, { ...root, node: sourceNode(root.node) }));
  return { unit, eol };
}

/**
 * The files opened at these spots, whose content moves elsewhere while their text stays (`emptied`). A file that also
 * appears in other places keeps its identity, so the moved content is then a copy (`isCopy`).
 */
export function leftBehind(
  doc: Doc,
  spots: readonly Spot[],
  to: string,
): { readonly isCopy: boolean; readonly emptied: readonly string[] } {
  const files = new Set(spots.flatMap(filesOf));
  files.delete(to);
  const shown = [...files].filter((file) => mountsOf(doc, file).length > 1);
  return { isCopy: shown.length > 0, emptied: [...files].filter((file) => !shown.includes(file)) };
}

/** The files opened in place of a spot. */
function filesOf(spot: Spot): string[] {
  const files: string[] = [];
  let { file } = spot;
  for (let { via } = spot; via; via = via.via) {
    files.push(file);
    ({ file } = via);
  }
  return files;
}

/** Whether an object is a `$ref` without sibling keys. */
export const isBare = (node: Node): boolean => node.type === 'object' && node.members.length === 1;
