/*
 * Errors in strings: quotation marks that are missing, doubled, of another kind or not escaped, and words without
 * quotation marks.
 */
import { tableOf } from './lookup-table.ts';
import { afterText, isScalar, type GrammarToken, type Span, type State } from './grammar.ts';
import {
  cut,
  endOf,
  isBad,
  possible,
  put,
  restOfLine,
  shortened,
  candidate,
  type RepairEdit,
  type Mistake,
  type RepairCandidate,
} from './repair-candidate.ts';
import * as m from './repair-messages.ts';

/** Words that other languages use for JSON's literals. */
const LITERALS: Readonly<Record<string, string>> = tableOf({
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  NULL: 'null',
  nil: 'null',
  undefined: 'null',
});
/** Other quotation marks, and the characters that close them. */
const CLOSED_BY: Readonly<Record<string, string>> = {
  "'": "'’‘",
  '‘': "’'",
  '’': "’'",
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '`': '`´',
  '«': '»',
};

/** Reads a malformed token as the value or key it was probably meant to be. */
export function asText(place: Mistake, state: State): readonly RepairCandidate[] {
  const { text, token } = place;
  const { at } = token;
  if (text[at] === '"') return asString(place, state);
  const rest = restOfLine(text, at);
  const marks = CLOSED_BY[text[at]!];
  const close = marks && new RegExp(`^(.)(.*?)[${marks}](?=\\s*([,:\\]}]|$))`).exec(rest);
  if (close) {
    const end = at + close[0].length;
    const said = JSON.stringify(close[2]!.replace(/\\(['`])/g, '$1'));
    return [candidate(m.writeDoubleQuotes, cut(at, end, said), afterText(state, { at, end }))];
  }
  const stop = rest.search(state.mode === 'key' ? /[,:\]}{["]|\/[/*]/ : /[,\]}{["]|\s\/[/*]/);
  const word = (stop < 0 ? rest : rest.slice(0, stop)).trimEnd();
  const gone = removed({ ...place, state });
  if (!/[\p{L}\p{N}]/u.test(word)) return [gone];
  const end = at + word.length;
  if (text[end] === '"')
    return [
      candidate(m.insertQuotationMark, put(at, '"'), afterText(state, { at, end: end + 1 })),
      gone,
    ];
  const literal = state.mode === 'value' ? LITERALS[word] : undefined;
  if (literal)
    return [
      candidate(
        m.writeLiteral(literal, word),
        cut(at, end, literal),
        afterText(state, { at, end }),
      ),
    ];
  const isInTheWay = /^\s*[[{"]/.test(text.slice(end, end + 20));
  return possible(inQuotes(state, { at, end }, word), isInTheWay && gone);
}

/** Puts a word in quotation marks. */
export const inQuotes = (state: State, { at, end }: Span, word: string): RepairCandidate =>
  candidate(
    m.putInQuotes(shortened(word)),
    cut(at, end, JSON.stringify(word)),
    afterText(state, { at, end }),
  );

/** A string without its closing quotation mark, or with characters that JSON does not allow. */
function asString({ text, token }: Mistake, state: State): readonly RepairCandidate[] {
  const { at } = token;
  const end = endOf(token);
  const said = text.slice(at, end);
  if (/^"(?:[^"\\]|\\.)*"$/s.test(said)) {
    const signs = said.matchAll(/\\(?!["\\/bfnrt]|u[\da-f]{4})|\\.|[\0-\x1f]/gis);
    return [
      {
        label: m.escapeCharacters,
        near: undefined,
        edits: [...signs].flatMap(({ 0: sign, index }) => escaped(sign, at + index)),
        state: afterText(state, { at, end }),
      },
    ];
  }
  const rest = restOfLine(text, at + 1);
  const trimmed = (words: string) => words.replace(/[\s,\]}]*$/, '').length;
  const note = rest.search(/\s+\/[/*]/);
  const colon = rest.search(/\s*:/);
  const lengths = [
    ...(state.mode === 'key' && colon > 0 ? [colon] : []),
    ...(note > 0 ? [trimmed(rest.slice(0, note))] : []),
    trimmed(rest),
    rest.trimEnd().length,
  ];
  return [...new Set(lengths)].map((length) =>
    candidate(
      m.insertQuotationMark,
      put(at + 1 + length, '"'),
      afterText(state, { at, end: at + 1 + length }),
    ),
  );
}

/** Doubles a meaningless backslash and escapes a control character; leaves valid escapes unchanged. */
function escaped(sign: string, at: number): readonly RepairEdit[] {
  if (sign === '\\') return [put(at, '\\')];
  return sign.length === 1 ? [cut(at, at + 1, JSON.stringify(sign).slice(1, -1))] : [];
}

/** An earlier string that ran on too far or ended too early because of its quotation marks. */
export function quotes({ text, state, token }: Mistake): readonly RepairCandidate[] {
  const { last, mode } = state;
  if ((mode !== 'after' && mode !== 'colon') || text[last.at] !== '"') return [];
  if (token.at !== last.end || (!isBad(token) && !isScalar(token.kind))) return [];
  const inner = text.slice(last.at + 1, last.end - 1);
  const lengths = [/[\s,]*$/, /\s*[,:\]}[{][\s,:\]}[{]*$/].map(
    (run) => inner.replace(run, '').length,
  );
  const shorter = [...new Set(lengths)].filter((length) => length > 0 && length < inner.length);
  return possible(
    doubled(text, state, token),
    ...shorter.map((length) => {
      const end = last.at + 1 + length;
      return candidate(
        m.insertQuotationMark,
        put(end, '"'),
        { ...state, last: { at: last.at, end }, at: end },
        last.at,
      );
    }),
    longer(text, state, token),
  );
}

/** Escapes the quotation marks inside a string, up to the last one that can close it. */
function longer(text: string, state: State, token: GrammarToken): RepairCandidate | undefined {
  const { last } = state;
  const close = /^.*?"(?=\s*([,\]}:]|$))/.exec(restOfLine(text, token.at))?.[0].length;
  if (close === undefined) return undefined;
  const end = token.at + close;
  const marks = text.slice(last.end - 1, end - 1).matchAll(/(?<!\\)"/g);
  return {
    label: m.escapeQuotationMarks,
    near: last.at,
    edits: [...marks].map(({ index }) => put(last.end - 1 + index, '\\')),
    state: { ...state, last: { at: last.at, end }, at: end },
  };
}

/** A doubled quotation mark, before or after a string. */
function doubled(text: string, state: State, token: GrammarToken): RepairCandidate | undefined {
  const { last } = state;
  if (last.end === last.at + 2) {
    const inner = /^"[^"]*"/.exec(restOfLine(text, last.at + 1))?.[0].length;
    if (inner === undefined) return undefined;
    const span = { at: last.at + 1, end: last.at + 1 + inner };
    return candidate(
      m.removeQuotationMark,
      cut(last.at, last.at + 1),
      { ...state, last: span, at: span.end },
      last.at,
    );
  }
  if (!/^"\s*([,:\]}]|$)/.test(restOfLine(text, token.at))) return undefined;
  return candidate(
    m.removeQuotationMark,
    cut(token.at, token.at + 1),
    { ...state, at: token.at + 1 },
    last.at,
  );
}

/** Removes unreadable text up to the next character that JSON knows. */
export function removed({ text, state, token }: Mistake): RepairCandidate {
  const rest = restOfLine(text, token.at);
  const stop = rest.search(/[,\]}{["]|\s\/[/*]/);
  const word = (stop < 0 ? rest : rest.slice(0, stop)).trimEnd() || rest.slice(0, 1);
  const from = token.at - /[ \t]*$/.exec(text.slice(state.at, token.at))![0].length;
  const end = token.at + word.length;
  return candidate(m.removeWord(shortened(word)), cut(from, end), {
    ...state,
    at: end,
  });
}
