/*
 * Bracket errors: missing, doubled, too early, or of the wrong kind. The position alone does not say which; every
 * candidate is tried.
 */
import {
  afterClose,
  afterComma,
  START,
  type GrammarToken,
  type Frame,
  type Reader,
  type State,
} from './grammar.ts';
import { indentAt, lineStart } from './print.ts';
import * as m from './repair-messages.ts';
import {
  closes,
  cut,
  endOf,
  possible,
  put,
  restOfLine,
  candidate,
  withoutColon,
  type Mistake,
  type RepairCandidate,
} from './repair-candidate.ts';

/** Whether the object being read is an entry of a list. */
export const isInList = ({ frame }: State): boolean =>
  frame?.up !== undefined && !frame.up.isObject;

/** Whether a bracket is doubled: here, and directly after. */
const isTwice = (text: string, from: number, to: number): boolean =>
  /^\[\s*\[$/.test(text.slice(from, to + 1));

/** An object where a key is expected: a bracket before it is doubled or missing. */
export function objectAsKey({ state, token, text }: Mistake): readonly RepairCandidate[] {
  const { last, comma, frame } = state;
  if (comma === undefined)
    return [
      candidate(m.removeBracket('{'), cut(token.at, endOf(token)), { ...state, at: endOf(token) }),
    ];
  const list = { isObject: false, at: last.at, up: frame };
  return possible(
    isInList(state) &&
      candidate(
        m.insertBracketBefore('}'),
        put(last.end, '}'),
        afterComma(afterClose(state, last.end), comma, comma + 1),
      ),
    text[last.at] === '{' &&
      candidate(
        m.insertBracketBefore('['),
        put(last.at, '['),
        { ...state, mode: 'value', frame: list, at: token.at },
        last.at,
      ),
  );
}

/** Reads the first key of an object in a list as an entry of that list: its opening bracket is one too many. */
function withoutOpening(state: State, text: string, at: number): RepairCandidate {
  const isAlone = restOfLine(text, at + 1).trim() === '';
  const space = isAlone ? /[ \t]*$/.exec(text.slice(lineStart(text, at), at))![0].length : 0;
  return candidate(
    m.removeBracket('{'),
    cut(at - space, at + 1),
    { ...state, mode: 'after', frame: state.frame!.up, at: state.last.end },
    at,
  );
}

/** A key without a colon, followed by a comma or a bracket: probably an entry of a list. */
export function keyAsEntry({ state, text }: Mistake): readonly RepairCandidate[] {
  const { last, before, comma, frame } = state;
  if (comma === undefined)
    return possible(isInList(state) && withoutOpening(state, text, frame!.at));
  const list = { isObject: false, at: before.at, up: frame };
  const inside: State = { ...state, mode: 'after', frame: list, at: last.end };
  return possible(
    isInList(state) &&
      candidate(
        m.insertBracketBefore('}'),
        put(before.end, '}'),
        { ...inside, frame: frame?.up },
        last.at,
      ),
    text[before.end - 1] === ']' &&
      candidate(m.removeBracket(']'), cut(before.end - 1, before.end), inside, before.end),
    text[before.at] === '"' &&
      candidate(m.insertBracketIn('['), put(before.at, '['), inside, before.at),
  );
}

/**
 * A colon after a string that was read as a value: the string is a key, and a bracket or a value is missing before
 * it.
 */
export function entryAsKey(place: Mistake): readonly RepairCandidate[] {
  const { state, text } = place;
  const { last, before, comma, frame } = state;
  const within = (of: State['frame']): State => ({
    ...state,
    mode: 'colon',
    frame: of,
    at: last.end,
  });
  const opened = candidate(
    m.insertBracketBefore('{'),
    put(last.at, '{'),
    within({ isObject: true, at: last.at, up: frame }),
    last.at,
  );
  if (frame?.isObject)
    return [
      opened,
      candidate(m.emptyTextForValue, put(last.at, '"", '), within(frame)),
      withoutColon(place),
    ];
  const isClosedTwice = text.slice(before.end - 2, before.end) === '}}';
  const closed = comma === undefined || comma < before.end ? '],' : ']';
  return possible(
    isClosedTwice &&
      candidate(
        m.removeBracket('}'),
        cut(before.end - 1, before.end),
        within({ isObject: true, at: before.at, up: frame }),
        before.end,
      ),
    frame &&
      isTwice(text, frame.at, before.at) &&
      candidate(m.removeBracket('['), cut(frame.at, frame.at + 1), within(frame.up), frame.at),
    frame?.up?.isObject === true &&
      candidate(m.insertBracketBefore(']'), put(before.end, closed), within(frame.up), last.at),
    opened,
  );
}

/**
 * A closing bracket of the wrong kind: another bracket is missing before it, it is one too many, or it is the wrong
 * one.
 */
export function mismatch({ state, token, text }: Mistake): readonly RepairCandidate[] {
  const { last, comma, mode } = state;
  const frame = state.frame!;
  const end = endOf(token);
  const found = text[token.at]!;
  const wanted = frame.isObject ? '}' : ']';
  const dangling = mode === 'after' ? undefined : comma;
  const closed = afterClose(state, last.end);
  const isEntry = found === ']' && mode === 'after' && text[last.at] === '{';
  return possible(
    !frame.isObject &&
      isTwice(text, frame.at, last.at) &&
      candidate(
        m.removeBracket('['),
        cut(frame.at, frame.at + 1),
        { ...state, frame: frame.up },
        frame.at,
      ),
    isEntry &&
      candidate(
        m.insertBracketBefore('['),
        put(last.at, '['),
        { ...state, mode: 'after', last: { at: last.at, end }, at: end },
        last.at,
      ),
    dangling === undefined
      ? candidate(m.insertBracketBefore(wanted), put(last.end, wanted), closed)
      : candidate(m.insertBracketBefore(wanted), cut(last.end, dangling + 1, wanted), {
          ...closed,
          at: dangling + 1,
        }),
    candidate(m.removeBracket(found), cut(token.at, end), { ...state, at: end }),
    candidate(m.writeInstead(wanted, found), cut(token.at, end, wanted), afterClose(state, end)),
  );
}

/** Text after the end: stray characters, or the end came too early. */
export function beyondTheEnd({ text, state, token }: Mistake): readonly RepairCandidate[] {
  const { last } = state;
  const rest = text.slice(token.at).trimEnd();
  const isList = text[last.at] === '{' || text[last.at] === '[';
  const isStray = rest.length <= 300 && !/"[^"]*"\s*:/.test(rest);
  const label = rest.length > 20 ? m.removeRest : m.removeAfterEnd(rest.replace(/\s+/g, ' '));
  return possible(
    isStray &&
      candidate(label, cut(token.at, token.at + rest.length), {
        ...state,
        at: text.length,
      }),
    isList &&
      candidate(
        m.removeBracket(text[last.end - 1]!),
        cut(last.end - 1, last.end),
        {
          ...state,
          mode: 'after',
          frame: { isObject: text[last.at] === '{', at: last.at, up: undefined },
          last: { at: last.end - 1, end: last.end - 1 },
          at: last.end,
        },
        last.end,
      ),
  );
}

/** Closes the brackets still open at the end, on their own lines where they were opened that way. */
export function closing({ text, state, token }: Mistake): RepairCandidate {
  const { mode, last, comma } = state;
  const isEntry = mode === 'value' || mode === 'key';
  const dangling = isEntry && comma !== undefined && comma >= last.end ? comma : undefined;
  const value = mode === 'colon' ? ': ""' : mode === 'value' && state.frame?.isObject ? ' ""' : '';
  const at = dangling ?? (mode === 'value' && value ? state.at : last.end);
  const lastBreak = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1));
  const eol = eolOf(text);
  // Frames go outward; many on one line are handled with a single lookup.
  let line = { start: Infinity, indent: '' };
  let insert = value;
  let count = 0;
  for (let frame = state.frame; frame; frame = frame.up) {
    if (frame.at < line.start) {
      const start = lineStart(text, frame.at);
      line = { start, indent: indentAt(text, frame.at) };
    }
    const isTall = lastBreak > frame.at;
    insert += `${isTall ? eol + line.indent : ''}${frame.isObject ? '}' : ']'}`;
    count++;
  }
  return candidate(
    count === 1 ? m.insertBracketAtEnd(insert.trim().slice(-1)) : m.insertBracketsAtEnd(count),
    dangling === undefined ? put(at, insert) : cut(at, at + 1, insert),
    { ...state, mode: 'end', frame: undefined, at: endOf(token) },
  );
}

/**
 * The first position where the indentation shows that a bracket should have been closed: an entry not indented
 * further than the bracket's line, or a closing bracket indented less than it.
 */
export function misindented(text: string, reader: Reader): RepairCandidate | undefined {
  const isOutOf = outside(text);
  const stop = reader.run(START, Infinity, ({ frame }, token) => isOutOf(frame, token));
  if (stop.is !== 'stuck' || !isOutOf(stop.state.frame, stop.token)) return undefined;
  const { token } = stop;
  const { comma, mode, last } = stop.state;
  const dangling = mode === 'after' ? undefined : comma;
  if (mode === 'colon' || (dangling === undefined && mode !== 'after')) return undefined;
  let { state } = stop;
  let insert = '';
  let count = 0;
  while (state.frame?.up && isOutOf(state.frame, token)) {
    insert += eolOf(text) + indentAt(text, state.frame.at) + (state.frame.isObject ? '}' : ']');
    state = afterClose(state, last.end);
    count++;
  }
  return candidate(
    count === 1 ? m.insertBracketBefore(insert.trim()) : m.insertBracketsBefore(count),
    put(last.end, insert),
    dangling === undefined ? state : afterComma(state, dangling, dangling + 1),
    token.at,
  );
}

/** Tests tokens one after the other; caches the indentation of each bracket's line. */
function outside(text: string): (frame: State['frame'], token: GrammarToken) => boolean {
  const indents = new Map<Frame, number>();
  const widthOf = (frame: Frame) => {
    const known = indents.get(frame);
    if (known !== undefined) return known;
    const width = indentAt(text, frame.at).length;
    indents.set(frame, width);
    return width;
  };
  return (frame, token) => {
    if (!frame) return false;
    let start = token.at;
    while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
    if (start <= frame.at || !/[\r\n]/.test(text.charAt(start - 1))) return false;
    const inner = token.at - start - widthOf(frame);
    return closes(token) ? inner < 0 : inner <= 0;
  };
}

const eolOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
