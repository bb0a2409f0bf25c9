/*
 * Reads text into nodes, whole or after an edit. There is one parser; a reading after an edit hands it the
 * nodes that are already known by their offset in the new text, and it jumps over them. A known node is one
 * whose text the edits did not touch, its neighbours' boundaries included, or one that was itself read again
 * and ends where it must; so whatever the parser finds is what a fresh reading would find.
 */
import { compose, type TextEdit, apply } from '../text/edit.ts';
import { explain, type Expected } from '../text/repair.ts';
import { BOM, Token, tokensOf } from '../text/syntax.ts';
import { carryIds, type Newborn } from './identity.ts';
import {
  DEPTH_LIMIT,
  type Doc,
  type Member,
  type Node,
  type NodeId,
  type Reading,
  type SyntaxProblem,
} from './node.ts';

/** The texts of a document's files by path. */
export type Source = ReadonlyMap<string, string>;

/** A node that an edit put at a new offset of a file, as a plan says it. */
export interface Carried {
  readonly file: string;
  /** Offset in the text after the edit. */
  readonly at: number;
  readonly node: Node;
  /** Its text is the same; else only its indentation differs. */
  readonly same: boolean;
}

/** Reads every file of a source. Never throws: a text that does not parse is a reading with a problem. */
export function read(source: Source, main: string): Doc {
  let nextId = 1;
  const files = new Map<string, Reading>();
  for (const [file, text] of source) {
    const fresh = parseFile(text, nextId);
    nextId = fresh.nextId;
    files.set(file, fresh.reading);
  }
  return { main, files, nextId };
}

/** The document after `edits`, nodes that they do not touch being the same objects with the same ids. */
export function reread(
  doc: Doc,
  edits: readonly TextEdit[],
  carried: readonly Carried[] = [],
): Doc {
  const files = new Map(doc.files);
  let nextId = doc.nextId;
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const before = files.get(file);
    if (!before) throw new Error(`No file ${file} in this document`);
    const own = edits.filter((edit) => edit.file === file);
    const after = rereadFile(
      before,
      own,
      file,
      carried.filter((c) => c.file === file),
      nextId,
    );
    files.set(file, after.reading);
    nextId = after.nextId;
  }
  return { ...doc, files, nextId };
}

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
      reading: { text, root: undefined, rootAt: 0, loose: false, problem, since: [], tooDeep },
      nextId: parser.nextId(),
    };
  }
  return { reading: good(text, result.value), nextId: parser.nextId() };
}

const good = (text: string, found: Found): Reading => ({
  text,
  ...found,
  problem: undefined,
  since: [],
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
  if (!root) return parseFile(text, firstId);
  const since = before.since.length ? compose(before.since, edits, file) : edits;
  const known = new Map<number, Node>();
  const adopt = new Map<number, Node>();
  for (const { at, node, same } of carried) (same ? known : adopt).set(at, node);
  const newborn: Newborn = {
    isNew: (node) => node.id >= firstId,
    taken: new Set(carried.map((c) => c.node.id)),
  };
  const parser = parserOf(text, firstId, known, adopt, newborn);
  const quick = attempt(() => {
    const top = refreshAll([root], [before.rootAt], 0, 0, since, 0, since.length, 1, parser);
    const again = top.values[0];
    if (again) parser.knows(top.starts[0]!, again);
    const found = parser.document();
    if (!again) carryIds(root, found.root, newborn);
    return found;
  });
  if ('value' in quick) return { reading: good(text, quick.value), nextId: parser.nextId() };
  // The text is broken, or means something else altogether: read it afresh, which also finds the exact place.
  const whole = parserOf(text, firstId);
  const result = attempt(() => whole.document());
  if ('value' in result) {
    carryIds(root, result.value.root, { isNew: newborn.isNew, taken: new Set() });
    return { reading: good(text, result.value), nextId: whole.nextId() };
  }
  const { problem, tooDeep } = result;
  return { reading: { ...before, text, problem, since, tooDeep }, nextId: firstId };
}

/** The node, standing at `at` before and at `newAt` after edits[lo, hi), which all lie strictly inside it. */
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
 * The children of a container after edits[lo, hi), as far as they are known, and told to the parser when
 * the container has to be parsed: untouched ones, and those that could be read again by themselves.
 * `complete` when no edit lies between them and all are known.
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
    while (e < hi && endOf(edits[e]!) < start) moved += growth(edits[e++]!);
    newStarts.push(start + moved - newAt);
    let last = e;
    let within = true;
    for (; last < hi && edits[last]!.at <= stop; last++)
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

const growth = (edit: TextEdit) => edit.insert.length - edit.remove;
const endOf = (edit: TextEdit) => edit.at + edit.remove;

/** A member whose value moved within the object, its key by as much; or the same object when nothing did. */
function remade(m: Member, start: number, value: Node): Member {
  if (start === m.start && value === m.value) return m;
  return { ...m, at: m.at + start - m.start, start, value };
}

interface Found {
  readonly root: Node;
  readonly rootAt: number;
  readonly loose: boolean;
}

interface Parser {
  readonly document: () => Found;
  /** Parses the value at `at` again in place of `old`; nothing when it does not end after `length`. */
  readonly again: (at: number, length: number, old: Node, depth: number) => Node | undefined;
  readonly knows: (at: number, node: Node) => void;
  readonly nextId: () => NodeId;
}

class Unreadable {
  constructor(
    readonly problem: SyntaxProblem,
    readonly tooDeep: boolean,
  ) {}
}

function attempt<T>(act: () => T): { value: T } | { problem: SyntaxProblem; tooDeep: boolean } {
  try {
    return { value: act() };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown;
    throw thrown;
  }
}

const TOO_DEEP = `This file nests values more than ${DEPTH_LIMIT} levels deep. It can be edited in JSON mode only.`;

function parserOf(
  text: string,
  firstId: NodeId,
  known: Map<number, Node> = new Map(),
  adopt: ReadonlyMap<number, Node> = new Map(),
  newborn?: Newborn,
): Parser {
  const tokens = tokensOf(text);
  let id = firstId;
  let previousEnd = 0;
  /** A comment was passed directly inside the list that is being read. */
  let commented = false;

  const fail = (expected: Expected): never => {
    const { at, kind, bad } = tokens;
    const why = bad && kind !== Token.end ? 'token' : expected;
    throw new Unreadable(
      { message: explain(text, at, kind, why, previousEnd), at, length: tokens.length },
      false,
    );
  };
  const tooDeep = () => {
    throw new Unreadable({ message: TOO_DEEP, at: tokens.at, length: tokens.length }, true);
  };
  const next = () => {
    previousEnd = tokens.at + tokens.length;
    const { comments } = tokens;
    tokens.next();
    if (tokens.comments > comments) commented = true;
  };
  const expect = (kind: number, expected: Expected) => {
    if (tokens.kind !== kind || tokens.bad) fail(expected);
  };

  /** The value at the current token; afterwards the token after it is current. */
  function value(depth: number): Node {
    const { at } = tokens;
    const jump = known.get(at);
    if (jump) {
      if (depth + heightOf(jump) - 1 > DEPTH_LIMIT) tooDeep();
      tokens.seek(at + jump.length);
      tokens.at = at;
      tokens.length = jump.length;
      next();
      return jump;
    }
    const node = tokens.bad ? fail('value') : read(depth);
    const old = adopt.get(at);
    if (old && newborn) carryIds(old, node, { ...newborn, taken: new Set() });
    return node;
  }

  function read(depth: number): Node {
    switch (tokens.kind) {
      case Token.openBrace:
        return object(depth);
      case Token.openBracket:
        return array(depth);
      case Token.string: {
        const node: Node = {
          id: id++,
          type: 'string',
          length: tokens.length,
          value: tokens.value(),
        };
        next();
        return node;
      }
      case Token.number:
        return scalar('number', Number(tokens.value()));
      case Token.true:
        return scalar('boolean', true);
      case Token.false:
        return scalar('boolean', false);
      case Token.null:
        return scalar('null', null);
      default:
        return fail('value');
    }
  }

  function scalar(type: 'number' | 'boolean' | 'null', value: number | boolean | null): Node {
    const node: Node = { id: id++, type, length: tokens.length, value };
    next();
    return node;
  }

  function object(depth: number): Node {
    const own = id++;
    const { at } = tokens;
    const members: Member[] = [];
    const loose = list(depth, Token.closeBrace, 'key', () => {
      expect(Token.string, 'key');
      const key = tokens.value();
      const keyAt = tokens.at - at;
      const keyLength = tokens.length;
      next();
      expect(Token.colon, 'colon');
      next();
      const start = tokens.at - at;
      members.push({ key, at: keyAt, keyLength, start, value: value(depth + 1) });
    });
    return { id: own, type: 'object', length: previousEnd - at, members, loose };
  }

  function array(depth: number): Node {
    const own = id++;
    const { at } = tokens;
    const items: Node[] = [];
    const starts: number[] = [];
    const loose = list(depth, Token.closeBracket, 'value', () => {
      starts.push(tokens.at - at);
      items.push(value(depth + 1));
    });
    return { id: own, type: 'array', length: previousEnd - at, items, starts, loose };
  }

  /** Entries between brackets; says whether a comment or a trailing comma stands directly between them. */
  function list(depth: number, close: number, expected: Expected, entry: () => void): boolean {
    if (depth > DEPTH_LIMIT) tooDeep();
    const outer = commented;
    commented = false;
    let trailing = false;
    next();
    while (tokens.kind !== close || tokens.bad) {
      entry();
      if (tokens.kind === close) break;
      expect(Token.comma, 'comma');
      next();
      trailing = tokens.kind === close;
    }
    const loose = commented || trailing;
    commented = outer;
    next();
    return loose;
  }

  return {
    document() {
      tokens.seek(text.startsWith(BOM) ? 1 : 0);
      commented = false;
      next();
      const rootAt = tokens.at;
      const root = value(1);
      if (tokens.kind !== Token.end || tokens.bad) fail('end');
      return { root, rootAt, loose: commented };
    },
    again(at, length, old, depth) {
      tokens.seek(at);
      commented = false;
      next();
      if (tokens.at !== at) return undefined;
      const node = value(depth);
      if (node.length !== length) return undefined;
      if (newborn) carryIds(old, node, newborn);
      return node;
    },
    knows: (at, node) => void known.set(at, node),
    nextId: () => id,
  };
}

const heights = new WeakMap<Node, number>();
/** Levels of nesting: 1 for a scalar or an empty list. */
function heightOf(node: Node): number {
  if (node.type !== 'object' && node.type !== 'array') return 1;
  let height = heights.get(node);
  if (height === undefined) {
    const inner = node.type === 'array' ? node.items : node.members.map((m) => m.value);
    height = 1 + inner.reduce((most, child) => Math.max(most, heightOf(child)), 0);
    heights.set(node, height);
  }
  return height;
}
