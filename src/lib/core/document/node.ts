/*
 * The parsed text of a document: a tree of JSON values. Nodes are immutable, shared between the documents of a
 * history, and unaware of their position: a node stores its length and where its children start, relative to itself.
 * File, offset and pointer are computed on demand (walk.ts). After an edit, a node whose text did not change is the
 * same object, so anything derived from a node alone can be cached in a WeakMap.
 */
import type { TextEdit } from '../text/edit.ts';

/** Identifies a value for its whole life: through edits around it and inside it, moves, and undo. */
export type NodeId = number;

interface Base {
  readonly id: NodeId;
  /** In UTF-16 units, from the value's first unit to its last. */
  readonly length: number;
}
export interface ObjectNode extends Base {
  readonly type: 'object';
  readonly members: readonly Member[];
  /** True when a comment or a trailing comma appears directly inside. */
  readonly loose: boolean;
}
export interface ArrayNode extends Base {
  readonly type: 'array';
  readonly items: readonly Node[];
  /** Start of each item, relative to the array. */
  readonly starts: readonly number[];
  readonly loose: boolean;
}
export interface StringNode extends Base {
  readonly type: 'string';
  readonly value: string;
}
export interface OtherNode extends Base {
  readonly type: 'number' | 'boolean' | 'null';
  readonly value: number | boolean | null;
}
export type Node = ObjectNode | ArrayNode | StringNode | OtherNode;

export interface Member {
  readonly key: string;
  /** Offset of the key's opening quote, relative to the object. */
  readonly at: number;
  /** Length of the key with its quotes and escapes. */
  readonly keyLength: number;
  /** Start of the value, relative to the object. */
  readonly start: number;
  readonly value: Node;
}

/** An error in a text that does not parse, and its position. */
export interface SyntaxProblem {
  /** In plain words, with the probable intention. */
  readonly message: string;
  readonly at: number;
  readonly length: number;
}

/** One parsed file. */
export interface Reading {
  readonly text: string;
  /** The last root that parsed; undefined if none ever did. It starts at `rootAt` in the text it was read from. */
  readonly root: Node | undefined;
  readonly rootAt: number;
  /** True when a comment appears outside the root value. */
  readonly loose: boolean;
  /** Set while the text does not parse (or is nested too deeply). `root` is then stale: the last good one. */
  readonly problem: SyntaxProblem | undefined;
  /** While stale: the edits since `root` was read, as one list. */
  readonly since: readonly TextEdit[];
  /** While stale: the edits that restore the text that `root` was read from. */
  readonly back: readonly TextEdit[];
  /** True when nesting exceeds DEPTH_LIMIT: valid JSON that only JSON mode can edit. */
  readonly tooDeep: boolean;
}

/** A document: docs.json and the files it reaches. `main` is the path of docs.json. */
export interface Doc {
  readonly main: string;
  readonly files: ReadonlyMap<string, Reading>;
  /** The next free id. An id is never assigned twice in one history. */
  readonly nextId: NodeId;
  /** The copies in the document that this one was made from. */
  readonly copies: Copies;
  readonly lineage: Lineage;
  readonly moved: Moves;
}

/**
 * The elements that operations moved, each with the number of its last move. Where only an order changed, this says
 * which of the elements moved. Moves and ids are numbered together, so that a move has a number of its own in a history.
 */
export type Moves = ReadonlyMap<NodeId, number>;
export const NO_MOVES: Moves = new Map();

/** Files that appear more than once (resolve-refs.ts), by the keys of their appearances. */
export interface Copies {
  /** The first appearance of each file. */
  readonly first: ReadonlyMap<string, string>;
  readonly others: ReadonlySet<string>;
}
export const NO_COPIES: Copies = { first: new Map(), others: new Set() };

/** The same object in all documents of one history. What is brought from one to the next is kept by it. */
export type Lineage = object;

/** Visual editing stops at this nesting level of JSON values. */
export const DEPTH_LIMIT = 500;
