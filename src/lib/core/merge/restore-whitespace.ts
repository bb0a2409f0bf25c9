/*
 * Restores the white space of lists that return to an earlier state: where a list has the same entries as in an
 * earlier text, the gaps between them are written as they were there, and so are restored entries.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { rootSpot } from '../document/walk.ts';
import { compose, normalise, type TextEdit } from '../text/edit.ts';
import { listOf } from '../text/list.ts';
import { indentAt, reindent } from '../text/print.ts';
import type { Carried } from './merged.ts';

/** The result of an edit of `doc`, with the white space of `earlier` in lists whose entries became the same again. */
export function restoreWhitespace(earlier: Doc, doc: Doc, made: Carried): Carried {
  const files = new Set(made.edits.map(({ file }) => file));
  return [...files].reduce(
    (carried, file) =>
      earlier.files.get(file)?.problem === undefined && earlier.files.has(file)
        ? respacedIn(file, earlier, doc, carried)
        : carried,
    made,
  );
}

function respacedIn(file: string, earlier: Doc, doc: Doc, { edits, after }: Carried): Carried {
  const [was, present, is] = [earlier, doc, after].map((one) => placesIn(one, file)) as [
    Places,
    Places,
    Places,
  ];
  const [old, now] = [earlier, after].map((one) => one.files.get(file)!.text);
  const fixes: TextEdit[] = [];
  /** Entries rewritten in their earlier form, including everything inside. */
  const whole: TextEdit[] = [];
  for (const [id, place] of is) {
    const before = was.get(id);
    const last = present.get(id)?.node;
    if (!before || last === place.node || !isAlike(before.node, place.node)) continue;
    if (last && isAlike(last, place.node)) continue;
    if (whole.some(({ at, remove }) => at <= place.at && place.at < at + remove)) continue;
    const stayed = new Set(last ? childrenWithStarts(last).map(({ node }) => node.id) : []);
    const pieces = childrenWithStarts(place.node).flatMap((entry, i): Span[] =>
      stayed.has(entry.node.id)
        ? []
        : [{ from: spanOf(before, childrenWithStarts(before.node)[i]!), to: spanOf(place, entry) }],
    );
    whole.push(...fixesOf(old!, before, now!, place, pieces, file));
    fixes.push(...fixesOf(old!, before, now!, place, gapsOf(old!, before, now!, place), file));
  }
  const own = normalise([...fixes, ...whole]);
  if (own.length === 0) return { edits, after };
  const others = edits.filter((edit) => edit.file !== file);
  const joined = compose(
    edits.filter((edit) => edit.file === file),
    own,
    file,
  );
  return { edits: [...others, ...joined], after: reread(after, own) };
}

interface ListPlace {
  readonly node: Node;
  readonly at: number;
}

type Places = Map<NodeId, ListPlace>;

/** The lists of a file by their ids. */
function placesIn(doc: Doc, file: string): Places {
  const places = new Map<NodeId, ListPlace>();
  const visit = (node: Node, at: number): void => {
    if (node.type !== 'object' && node.type !== 'array') return;
    places.set(node.id, { node, at });
    if (node.type === 'array') node.items.forEach((item, i) => visit(item, at + node.starts[i]!));
    else for (const { start, value } of node.members) visit(value, at + start);
  };
  const root = doc.files.has(file) ? rootSpot(doc, file) : undefined;
  if (root) visit(root.node, root.at);
  return places;
}

/** Whether both contain the same entries in the same order. */
function isAlike(a: Node, b: Node): boolean {
  if (a.type === 'array' && b.type === 'array')
    return a.items.length === b.items.length && a.items.every(({ id }, i) => id === b.items[i]!.id);
  if (a.type === 'object' && b.type === 'object')
    return (
      a.members.length === b.members.length &&
      a.members.every(({ key }, i) => key === b.members[i]!.key)
    );
  return false;
}

/** A range of the earlier text, and of the current text. */
interface Span {
  readonly from: readonly [start: number, end: number];
  readonly to: readonly [start: number, end: number];
}

const childrenWithStarts = (node: Node): { node: Node; start: number }[] =>
  node.type === 'array'
    ? node.items.map((item, i) => ({ node: item, start: node.starts[i]! }))
    : node.type === 'object'
      ? node.members.map(({ value, start }) => ({ node: value, start }))
      : [];

const spanOf = ({ at }: ListPlace, { node, start }: { node: Node; start: number }) =>
  [at + start, at + start + node.length] as const;

/** The gaps between the entries of two lists that are alike, and between keys and values. */
function gapsOf(old: string, was: ListPlace, now: string, is: ListPlace): Span[] {
  const [before, after] = [gapsIn(old, was), gapsIn(now, is)];
  return after.map((to, i) => ({ from: before[i]!, to }));
}

function gapsIn(text: string, { node, at }: ListPlace): (readonly [number, number])[] {
  const { open, close, starts, ends } = listOf({ text, at, value: node, up: undefined });
  const between = [...starts, close].map(
    (start, i) => [i > 0 ? ends[i - 1]! : open, start] as const,
  );
  if (node.type !== 'object') return between;
  return [...between, ...node.members.map((m) => [at + m.at + m.keyLength, at + m.start] as const)];
}

/** Restores ranges that differ only in white space, indented to the list's current depth. */
function fixesOf(
  old: string,
  was: ListPlace,
  now: string,
  is: ListPlace,
  spans: readonly Span[],
  file: string,
): TextEdit[] {
  const [outer, inner] = [indentAt(old, was.at), indentAt(now, is.at)];
  return spans.flatMap(({ from, to }) => {
    const wanted = reindent(old.slice(...from), outer, inner);
    const present = now.slice(...to);
    const isSpacing = wanted.replace(/\s/g, '') === present.replace(/\s/g, '');
    if (!isSpacing || wanted === present) return [];
    return [{ file, at: to[0], remove: present.length, insert: wanted }];
  });
}
