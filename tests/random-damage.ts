/* Random damage to texts, as done by editors, tools, transfers and people. `dice` returns numbers in [0, 1). */

type Dice = () => number;
type Damage = (text: string, dice: Dice) => string;

const at = (text: string, dice: Dice) => Math.floor(dice() * (text.length + 1));
const pick = <T>(list: readonly T[], dice: Dice): T => list[Math.floor(dice() * list.length)]!;
const put = (text: string, place: number, words: string, remove = 0) =>
  text.slice(0, place) + words + text.slice(place + remove);
/** The start of a line near a random place. */
const lineAt = (text: string, dice: Dice) => text.lastIndexOf('\n', at(text, dice)) + 1;
const few = (dice: Dice) => Math.ceil(dice() ** 3 * 400);

const SIGNS = ['{', '}', '[', ']', ',', ':', '"', '\\', '/', '//', '/*', '*/', "'", '-', '.', '\n'];
const JUNK = [
  '<html>',
  'null',
  'tru',
  '0x1F',
  '1e999',
  '\\u12',
  '&nbsp;',
  '“',
  'é',
  '🚀',
  '\u2028',
];
const CONTROLS = ['\0', '\x01', '\x08', '\t', '\x0b', '\x1b', '\x7f', '\x85', '\r', '\ufeff'];
const SURROGATES = ['\ud800', '\udfff', '\udc00\ud800'];
const MARKERS = ['<<<<<<< HEAD\n', '||||||| base\n', '=======\n', '>>>>>>> feature\n'];

export const DAMAGES: Readonly<Record<string, Damage>> = {
  deletion: (text, dice) => put(text, at(text, dice), '', few(dice)),
  insertion: (text, dice) => put(text, at(text, dice), pick([...SIGNS, ...JUNK], dice)),
  truncation: (text, dice) =>
    dice() < 0.7 ? text.slice(0, at(text, dice)) : text.slice(at(text, dice)),
  swap(text, dice) {
    const [a, b] = [at(text, dice), at(text, dice)].sort((x, y) => x - y) as [number, number];
    const [first, second] = [text.slice(a, a + few(dice)), text.slice(b, b + few(dice))];
    if (a + first.length > b) return text;
    return put(put(text, b, first, second.length), a, second, first.length);
  },
  control: (text, dice) => put(text, at(text, dice), pick(CONTROLS, dice), dice() < 0.5 ? 1 : 0),
  surrogate: (text, dice) => put(text, at(text, dice), pick(SURROGATES, dice)),
  nesting(text, dice) {
    const depth = Math.ceil(dice() ** 2 * 3000);
    return put(text, at(text, dice), pick(['[', '{"a":', '[{"pages":['], dice).repeat(depth));
  },
  duplicate(text, dice) {
    const from = lineAt(text, dice);
    const block = text.slice(from, from + few(dice) * 4);
    return put(text, dice() < 0.5 ? from : at(text, dice), block);
  },
  markers(text, dice) {
    const from = lineAt(text, dice);
    const block = text.slice(from, from + few(dice));
    const other = dice() < 0.5 ? block : DAMAGES.insertion!(block, dice);
    const base = dice() < 0.5 ? `${MARKERS[1]}${block}\n` : '';
    return put(
      text,
      from,
      `${MARKERS[0]}${block}\n${base}${MARKERS[2]}${other}\n${MARKERS[3]}`,
      block.length,
    );
  },
  'half markers': (text, dice) => put(text, lineAt(text, dice), pick(MARKERS, dice)),
  'line ends': (text, dice) => text.replace(/\n/g, () => pick(['\n', '\r\n', '\r', '\n\n'], dice)),
};

/** Returns a text after one to four kinds of damage, and which ones. */
export function damaged(
  text: string,
  dice: Dice,
): { readonly text: string; readonly kinds: string[] } {
  const kinds = Array.from({ length: 1 + Math.floor(dice() ** 2 * 4) }, () =>
    pick(Object.keys(DAMAGES), dice),
  );
  return { text: kinds.reduce((now, kind) => DAMAGES[kind]!(now, dice), text), kinds };
}
