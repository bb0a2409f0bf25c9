/*
 * The errors that can explain a position where JSON stops being valid: how to repair each, and how reading continues
 * after it. The likeliest are listed first.
 */
import {
  beyondTheEnd,
  closing,
  entryAsKey,
  isInList,
  keyAsEntry,
  mismatch,
  objectAsKey,
} from './brackets.ts';
import { afterClose, afterComma, afterText, isScalar, type State } from './grammar.ts';
import { asText, inQuotes, quotes, removed } from './quotation.ts';
import * as m from './repair-messages.ts';
import { Token } from './syntax.ts';
import {
  both,
  closes,
  cut,
  endOf,
  isBad,
  opens,
  possible,
  put,
  restOfLine,
  candidate,
  withoutColon,
  type Mistake,
  type RepairCandidate,
} from './repair-candidate.ts';

/** The candidate repairs where reading is stuck. */
export function mistakesAt(place: Mistake): readonly RepairCandidate[] {
  const { text, state, token } = place;
  if (token.bad && text.startsWith('/*', token.at)) return [comment(place)];
  if (token.kind === Token.end && !token.bad) return [closing(place)];
  if (state.mode === 'end') return beyondTheEnd(place);
  const ways = WAYS[state.mode](place);
  return isBad(token) ? [...quotes(place), ...ways] : [...ways, ...quotes(place)];
}

const extraComma = ({ state, token }: Mistake): RepairCandidate =>
  candidate(m.removeComma, cut(token.at, endOf(token)), {
    ...state,
    at: endOf(token),
  });

/** A key without a value. */
function emptyValue({ text, state }: Mistake, at: number): RepairCandidate {
  const key = text.slice(state.last.at + 1, state.last.end - 1);
  return candidate(
    m.emptyTextForKey(key),
    put(at, state.mode === 'colon' ? ': ""' : ' ""'),
    afterText({ ...state, mode: 'value' }, { at, end: at }),
  );
}

/** Ends an unclosed comment at the end of its first line. */
function comment({ text, state, token }: Mistake): RepairCandidate {
  const end = token.at + restOfLine(text, token.at).trimEnd().length;
  return candidate(m.closeComment, put(end, ' */'), {
    ...state,
    at: end,
  });
}

const WAYS: Readonly<
  Record<Exclude<State['mode'], 'end'>, (place: Mistake) => readonly RepairCandidate[]>
> = {
  value: (place) => {
    const { state, token } = place;
    const { kind, at } = token;
    if (isBad(token)) return asText(place, state);
    if (state.frame && !state.frame.isObject) {
      if (kind === Token.comma) return [extraComma(place)];
      return closes(token) ? mismatch(place) : [withoutColon(place)];
    }
    if (kind === Token.colon) return [withoutColon(place)];
    if (!state.frame) return [];
    const list = afterText(state, { at, end: endOf(token) });
    return possible(
      kind === Token.closeBracket && candidate(m.insertBracketIn('['), put(at, '['), list),
      emptyValue(place, state.at),
    );
  },
  key: (place) => {
    const { state, token, text } = place;
    const span = { at: token.at, end: endOf(token) };
    if (isBad(token)) return asText(place, state);
    if (isScalar(token.kind)) return [inQuotes(state, span, text.slice(span.at, span.end))];
    if (token.kind === Token.comma) return [extraComma(place)];
    if (closes(token)) return mismatch(place);
    return token.kind === Token.openBrace ? objectAsKey(place) : [];
  },
  colon: (place) => {
    const { state, token, text } = place;
    const { last } = state;
    const sign = /^(=>?|->|→)/.exec(text.slice(token.at, token.at + 2))?.[0];
    if (sign) {
      const end = token.at + sign.length;
      return [
        candidate(m.colonInstead(sign), cut(token.at, end, ':'), {
          ...state,
          mode: 'value',
          at: end,
        }),
      ];
    }
    const colon = candidate(m.insertColon, put(last.end, ':'), {
      ...state,
      mode: 'value',
      at: last.end,
    });
    if (isBad(token))
      return [...asText(place, colon.state).map((meant) => both(colon, meant)), removed(place)];
    if (isScalar(token.kind) || opens(token)) return [colon];
    return [...keyAsEntry(place), emptyValue(place, last.end)];
  },
  after: (place) => {
    const { state, token, text } = place;
    const { last, frame } = state;
    if (closes(token)) return mismatch(place);
    if (token.kind === Token.colon)
      return text[last.at] === '"' ? entryAsKey(place) : [withoutColon(place)];
    const sign = /^[;.]/.exec(text.charAt(token.at))?.[0];
    if (sign) {
      return [
        candidate(
          m.commaInstead(sign),
          cut(token.at, token.at + 1, ','),
          afterComma(state, token.at, token.at + 1),
        ),
      ];
    }
    const separated = candidate(
      m.insertComma,
      put(last.end, ','),
      afterComma(state, last.end, last.end),
      last.end,
    );
    if (isBad(token)) {
      const isKey = /^[^,\]}{["\r\n:]*:/.test(restOfLine(text, token.at));
      const meant = asText(place, separated.state).map((one) => both(separated, one));
      return possible(...meant, !isKey && removed(place));
    }
    const isBracketMissing = frame!.isObject
      ? token.kind === Token.openBrace && isInList(state)
      : frame!.up?.isObject === true;
    const bracket = frame!.isObject ? '}' : ']';
    return possible(
      separated,
      isBracketMissing &&
        candidate(
          m.insertBracketBefore(bracket),
          put(last.end, `${bracket},`),
          afterComma(afterClose(state, last.end), last.end, last.end),
        ),
    );
  },
};
