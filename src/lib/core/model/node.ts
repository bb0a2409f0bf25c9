/*
 * A document's text, read: a tree of JSON values. Nodes are immutable and shared between the documents of
 * a history, and do not know where they stand: a node holds its length and where its children start,
 * relative to itself. File, offset and pointer are worked out when asked for (walk.ts). After an edit a
 * node whose text did not change is the same object, so whatever follows from a node alone can be
 * remembered in a WeakMap.
 */
import type { TextEdit } from '../text/edit.ts';

/** Names a value for as long as it lives: through edits around it and inside it, moves, and undo. */
export type NodeId = number;

interface Base {
  readonly id: NodeId;
  /** UTF-16 units, from the value's first to its last. */
  readonly length: number;
}
export interface ObjectNode extends Base {
  readonly type: 'object';
  readonly members: readonly Member[];
  /** A comment or a trailing comma stands directly inside. */
  readonly loose: boolean;
}
export interface ArrayNode extends Base {
  readonly type: 'array';
  readonly items: readonly Node[];
  /** Where each item starts, relative to the array. */
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
  /** Where the key's opening quote stands, relative to the object. */
  readonly at: number;
  /** Length of the key with its quotes and escapes. */
  readonly keyLength: number;
  /** Where the value starts, relative to the object. */
  readonly start: number;
  readonly value: Node;
}

/** What is wrong with a text that does not parse, and where. */
export interface SyntaxProblem {
  /** In plain words, with what is probably meant. */
  readonly message: string;
  readonly at: number;
  readonly length: number;
}

/** One file, read. */
export interface Reading {
  readonly text: string;
  /** The last root that parsed; absent when none ever did. Its offset is `rootAt` in the text that it was read from. */
  readonly root: Node | undefined;
  readonly rootAt: number;
  /** A comment stands outside the root value. */
  readonly loose: boolean;
  /** Set while the text does not parse (or is nested too deeply); then `root` is the last good one, marked stale. */
  readonly problem: SyntaxProblem | undefined;
  /** While stale: the edits since `root` was read, as one list. */
  readonly since: readonly TextEdit[];
  /** Nesting beyond DEPTH_LIMIT: valid JSON that only the JSON mode can edit. */
  readonly tooDeep: boolean;
}

/** A document: docs.json and the files that it reaches. `main` is the path of docs.json. */
export interface Doc {
  readonly main: string;
  readonly files: ReadonlyMap<string, Reading>;
  /** The next id to give; ids are never given twice in one history. */
  readonly nextId: NodeId;
  /** Of files that are shown twice; the same object in all documents of one history. */
  readonly copies: Copies;
}

/** Which place of a file is the first, and who is who in the others (resolve-refs.ts). It only ever grows. */
export interface Copies {
  readonly first: Map<string, string>;
  readonly mounts: Map<string, object>;
  last: NodeId;
}
export const noCopies = (): Copies => ({ first: new Map(), mounts: new Map(), last: 0 });

/** Visual editing stops at this nesting of JSON values. */
export const DEPTH_LIMIT = 500;
