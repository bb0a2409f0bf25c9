/*
 * Reads text into nodes, whole or after an edit. There is one parser: a reading after an edit passes it the already
 * known nodes by their offset in the new text, and the parser skips them. A known node is one whose text the edits
 * did not touch (nor, for a number or a word, the characters next to it), or one that was itself read again and ends
 * where it must. So the parser finds exactly what a fresh reading would find.
 */
import { resolvedRefs } from './resolve-refs.ts';
import { apply, compose, invert, type TextEdit } from '../text/edit.ts';
import { carryIds, type Newborn } from './identity.ts';
import {
  NO_COPIES,
  NO_MOVES,
  type Doc,
  type Member,
  type Node,
  type NodeId,
  type Reading,
} from './node.ts';
import { attempt, parserOf, type ParsedText, type Parser } from './parse.ts';

/** The texts of a document's files by path. */
export type Source = ReadonlyMap<string, string>;

/** A node that an edit put at a new offset of a file, as reported by a plan. */
export interface Carried {
  readonly file: string;
  /** Offset in the text after the edit. */
  readonly at: number;
  readonly node: Node;
  /** True if its text is unchanged; false if only its indentation differs. */
  readonly same: boolean;
}

/** Reads every file of a source. Never throws: a text that does not parse becomes a reading with a problem. */
export const read = (source: Source, main: string): Doc =>
  add(
    { main, files: new Map(), nextId: 1, copies: NO_COPIES, lineage: {}, moved: NO_MOVES },
    source,
  );

/** The next document of a history. */
export const withFiles = (doc: Doc, files: Doc['files'], nextId: NodeId): Doc => ({
  ...{ ...doc, files, nextId },
  copies: resolvedRefs(doc).copies,
});

/** The document with more files, for `$ref`s that were closed. Files it already has are left unchanged. */
export function add(doc: Doc, source: Source): Doc {
  let { nextId } = doc;
  const files = new Map(doc.files);
  for (const [file, text] of source) {
    if (files.has(file)) continue;
    const fresh = parseFile(text, nextId);
    nextId = fresh.nextId;
    files.set(file, fresh.reading);
  }
  return files.size === doc.files.size ? doc : withFiles(doc, files, nextId);
}

/** The document with fresh nodes for these files, because their previous identities moved elsewhere. */
export function renewed(doc: Doc, gone: readonly string[]): Doc {
  if (gone.length === 0) return doc;
  let { nextId } = doc;
  const files = new Map(doc.files);
  for (const file of gone) {
    const fresh = parseFile(files.get(file)!.text, nextId);
    nextId = fresh.nextId;
    files.set(file, fresh.reading);
  }
  return withFiles(doc, files, nextId);
}

/**
 * The document after `edits`. Nodes they do not touch stay the same objects with the same ids. An edit of a file that
 * does not exist creates it.
 */
export function reread(
  doc: Doc,
  edits: readonly TextEdit[],
  carried: readonly Carried[] = [],
): Doc {
  const files = new Map(doc.files);
  let nextId = doc.nextId;
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    const before = files.get(file) ?? UNWRITTEN;
    const after = rereadFile(before, own, file, carried, nextId);
    files.set(file, after.reading);
    nextId = after.nextId;
  }
  return withFiles(doc, files, nextId);
}

const UNWRITTEN: Reading = {
  ...{ text: '', root: undefined, rootAt: 0, loose: false, since: [], back: [], tooDeep: false },
  problem: undefined,
};

interface Outcome {
  readonly reading: Reading;
  readonly nextId: NodeId;
}

function parseFile(text: string, nextId: NodeId): Outcome {
  const parser = parserOf(text, nextId);
  const result = attempt(() => parser.document());
  if ('problem' in result) {
    const { problem, tooDeep } = result;
    return {
      reading: { ...UNWRITTEN, text, problem, tooDeep },
      nextId: parser.nextId(),
    };
  }
  return { reading: good(text, result.value), nextId: parser.nextId() };
}

const good = (text: string, found: ParsedText): Reading => ({
  text,
  ...found,
  problem: undefined,
  since: [],
  back: [],
  tooDeep: false,
});

function rereadFile(
  before: Reading,
  edits: readonly TextEdit[],
  file: string,
  carried: readonly Carried[],
  firstId: NodeId,
): Outcome {
  const text = apply(before.text, edits);
  const { root } = before;
  const arriving = carried.filter((c) => c.file === file);
  if (!root && arriving.length === 0) return parseFile(text, firstId);
  const since = before.since.length ? compose(before.since, edits, file) : edits;
  const known = new Map<number, Node>();
  const adopt = new Map<number, Node>();
  for (const { at, node, same } of arriving) (same ? known : adopt).set(at, node);
  const newborn: Newborn = {
    isNew: (node) => node.id >= firstId,
    taken: new Set(carried.map((c) => c.node.id)),
    reused: new Set(),
  };
  const parser = parserOf(text, firstId, known, adopt, newborn);
  const quick = attempt(() => {
    if (!root) return parser.document();
    const top = refreshAll([root], [before.rootAt], 0, 0, since, 0, since.length, 1, parser);
    const again = top.values[0];
    if (again) parser.knows(top.starts[0]!, again);
    const found = parser.document();
    if (!again) carryIds(root, found.root, newborn);
    return found;
  });
  if ('value' in quick) return { reading: good(text, quick.value), nextId: parser.nextId() };
  // The text is broken or changed its structure: read it from scratch, which also finds the exact position.
  const whole = parserOf(text, firstId);
  const result = attempt(() => whole.document());
  if ('value' in result) {
    if (root)
      carryIds(root, result.value.root, {
        ...{ isNew: newborn.isNew, taken: new Set(), reused: new Set() },
      });
    return { reading: good(text, result.value), nextId: whole.nextId() };
  }
  const { problem, tooDeep } = result;
  const inverse = root ? invert(before.text, edits) : [];
  const back = before.back.length ? compose(inverse, before.back, file) : inverse;
  return { reading: { ...before, text, problem, since, back, tooDeep }, nextId: firstId };
}

/** The node after edits[lo, hi), which are all strictly inside it. It started at `at` and now starts at `newAt`. */
function refresh(
  node: Node,
  at: number,
  newAt: number,
  edits: readonly TextEdit[],
  lo: number,
  hi: number,
  depth: number,
  parser: Parser,
): Node | undefined {
  let { length } = node;
  for (let i = lo; i < hi; i++) length += growth(edits[i]!);
  if (node.type !== 'object' && node.type !== 'array')
    return parser.again(newAt, length, node, depth);
  const values = node.type === 'array' ? node.items : node.members.map((m) => m.value);
  const starts = node.type === 'array' ? node.starts : node.members.map((m) => m.start);
  const inner = refreshAll(values, starts, at, newAt, edits, lo, hi, depth + 1, parser);
  if (!inner.complete) return parser.again(newAt, length, node, depth);
  const items = inner.values as Node[];
  return node.type === 'array'
    ? { ...node, length, starts: inner.starts, items }
    : {
        ...node,
        length,
        members: node.members.map((m, i) => remade(m, inner.starts[i]!, items[i]!)),
      };
}

/**
 * The children of a container after edits[lo, hi), as far as they are known: untouched ones, and those that could be
 * read again on their own. If the container has to be parsed, the parser learns the known ones. `complete` is true
 * when no edit falls between the children and all are known.
 */
function refreshAll(
  values: readonly Node[],
  starts: readonly number[],
  at: number,
  newAt: number,
  edits: readonly TextEdit[],
  lo: number,
  hi: number,
  depth: number,
  parser: Parser,
): { values: (Node | undefined)[]; starts: number[]; complete: boolean } {
  let moved = newAt - at;
  let e = lo;
  let inside = 0;
  const newStarts: number[] = [];
  const known = values.map((value, i) => {
    const start = at + starts[i]!;
    const stop = start + value.length;
    // A value with brackets or quotes keeps its extent whatever is inserted next to it.
    const beside = isDelimited(value) ? 0 : 1;
    while (e < hi && endOf(edits[e]!) <= start - beside) moved += growth(edits[e++]!);
    newStarts.push(start + moved - newAt);
    let last = e;
    let within = true;
    for (; last < hi && edits[last]!.at < stop + beside; last++)
      if (edits[last]!.at <= start || endOf(edits[last]!) >= stop) within = false;
    if (last === e) return value;
    if (!within) return undefined;
    inside += last - e;
    return refresh(value, start, start + moved, edits, e, last, depth, parser);
  });
  const complete = inside === hi - lo && known.every((value) => value !== undefined);
  if (!complete) known.forEach((value, i) => value && parser.knows(newAt + newStarts[i]!, value));
  return { values: known, starts: newStarts, complete };
}

const isDelimited = ({ type }: Node) => type === 'object' || type === 'array' || type === 'string';
const growth = (edit: TextEdit) => edit.insert.length - edit.remove;
const endOf = (edit: TextEdit) => edit.at + edit.remove;

/**
 * A member whose value moved within the object, with its key shifted by the same amount. Returns the same object when
 * nothing moved.
 */
function remade(m: Member, start: number, value: Node): Member {
  if (start === m.start && value === m.value) return m;
  return { ...m, at: m.at + start - m.start, start, value };
}
