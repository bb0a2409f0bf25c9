/*
 * The only parser: text into nodes. A reading after an edit passes it the known nodes by their offset in the new
 * text, and the parser skips them.
 */
import { copyString } from '../text/copy-string.ts';
import { explain, lacksCommaAbove, type Expected } from '../text/explain.ts';
import { BOM, Token, tokensOf } from '../text/syntax.ts';
import { heightOf } from './height.ts';
import { carryIds, type Newborn } from './identity.ts';
import * as m from './messages.ts';
import { DEPTH_LIMIT, type Member, type Node, type NodeId, type SyntaxProblem } from './node.ts';

export interface ParsedText {
  readonly root: Node;
  readonly rootAt: number;
  readonly loose: boolean;
}

export interface Parser {
  readonly document: () => ParsedText;
  /**
   * Parses the value at `at` again to replace `old`. Returns undefined if the value does not start at `at` or is not
   * `length` units long.
   */
  readonly again: (at: number, length: number, old: Node, depth: number) => Node | undefined;
  readonly knows: (at: number, node: Node) => void;
  readonly nextId: () => NodeId;
}

/** Ends a parse; never leaves this file. */
class Unreadable extends Error {
  constructor(
    readonly problem: SyntaxProblem,
    readonly tooDeep: boolean,
  ) {
    super(problem.message);
  }
}

export function attempt<T>(
  act: () => T,
): { value: T } | { problem: SyntaxProblem; tooDeep: boolean } {
  try {
    return { value: act() };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown;
    throw thrown;
  }
}

export function parserOf(
  text: string,
  firstId: NodeId,
  known = new Map<number, Node>(),
  adopt: ReadonlyMap<number, Node> = new Map(),
  newborn?: Newborn,
): Parser {
  const tokens = tokensOf(text);
  let id = firstId;
  let previousEnd = 0;
  /** A comment was passed directly inside the list being read. */
  let commented = false;
  const sawComment = () => commented;
  /** Strings of a re-read text are copied, so that nodes do not keep every text they were read from in memory. */
  const textOf = newborn ? () => copyString(tokens.value()) : tokens.value;

  const fail = (expected: Expected): never => {
    const { at, kind, bad } = tokens;
    const why = bad && kind !== Token.end ? 'token' : expected;
    const message = explain(text, at, kind, why, previousEnd);
    const place = lacksCommaAbove(text, at, kind, why, previousEnd)
      ? { at: previousEnd, length: 0 }
      : { at, length: tokens.length };
    throw new Unreadable({ message, ...place }, false);
  };
  const tooDeep = () => {
    const message = m.tooDeep(DEPTH_LIMIT);
    throw new Unreadable({ message, at: tokens.at, length: tokens.length }, true);
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

  /** Reads the value at the current token, and leaves the token after it current. */
  function value(depth: number): Node {
    const { at } = tokens;
    const jump = known.get(at);
    if (jump) {
      newborn?.reused.add(jump.id);
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
          value: textOf(),
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
      const key = textOf();
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

  /** Reads entries between brackets. Returns whether a comment or a trailing comma appears directly between them. */
  function list(depth: number, close: number, expected: Expected, entry: () => void): boolean {
    // Guard: no text is read deeper than the limit
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
    const loose = sawComment() || trailing;
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
