/*
 * Describes what is at a place, in plain words. Returns paragraphs of Markdown with labels and paths escaped.
 */
import type { Doc } from '$lib/core/document/node';
import type { Path } from '$lib/core/document/walk';
import { elementAt, labelOf, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { cursorAt, type Cursor, type Word } from './cursor.ts';
import { elementLines, inheritanceLine } from './element-words.ts';
import { helpOf } from './keys.ts';
import type { AssistFacts } from './assist-facts.ts';
import { literal } from './markdown.ts';
import * as m from './messages.ts';
import { shapesAt } from './shape.ts';
import { valueLines } from './value-words.ts';

export interface Hover {
  /** The offset of the word that the text is about. */
  readonly at: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** The cursor for the word under the pointer. A pointer on the quote before a word already means that word. */
export function hoveredIn(text: string, offset: number): Cursor {
  const here = cursorAt(text, offset);
  return here.word ? here : cursorAt(text, offset + 1);
}

/** Undefined if nothing is known. `above`: the path in the document of the file with this text. */
export function hoverAt(
  text: string,
  offset: number,
  known: AssistFacts,
  above: Path = [],
): Hover | undefined {
  const found = hoveredIn(text, offset);
  const cursor = { ...found, path: [...above, ...found.path] };
  const { word } = cursor;
  if (!word || offset > word.end) return undefined;
  const lines =
    cursor.slot === 'key' ? keyLines(cursor, word, known.doc) : valueAt(cursor, word, known);
  return lines.length > 0 ? { at: word.at, end: word.end, lines } : undefined;
}

function keyLines({ path }: Cursor, { whole }: Word, doc: Doc): readonly string[] {
  const [shape] = shapesAt([...path, whole]);
  if (!shape) return [];
  const element = elementAt(doc, path);
  const above = element && inheritanceLine(element, whole, m.withoutIt);
  return [
    `**${shape.title ?? literal(whole)}**`,
    ...(shape.description === undefined ? [] : [helpOf(shape)]),
    ...(above ? [above] : []),
  ];
}

function valueAt(cursor: Cursor, word: Word, known: AssistFacts): readonly string[] {
  const named = namedBy(cursor, word, known.doc);
  if (named) return elementLines(named, known);
  return valueLines(cursor, word, known);
}

/** The element that has this text as its label. */
function namedBy({ path }: Cursor, { whole }: Word, doc: Doc): Element | undefined {
  const element = elementAt(doc, path.slice(0, -1));
  const isName = element && KINDS[element.kind].nameKey === path.at(-1);
  return isName && labelOf(element) === whole ? element : undefined;
}
