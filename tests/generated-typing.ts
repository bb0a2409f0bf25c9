/*
 * Generated typing as it comes from the code editor: edits to its view of the text, with uniform line endings. Some
 * edits break the JSON, some repair it, some are large pastes.
 */
import type { TextEdit } from '../src/lib/core/text/edit.ts';
import { mapOf, toFileEdits, viewOf, type ViewEdit } from '../src/lib/features/json/text-map.ts';

/** Keys that follow each other with nothing in between. */
export interface Typing {
  readonly kind: string;
  /** Each entry refers to the view after the previous one. */
  readonly keys: readonly (readonly ViewEdit[])[];
}

/** One key's edits to a file's text. */
export const toEdits = (file: string, text: string, key: readonly ViewEdit[]): TextEdit[] =>
  toFileEdits(file, text, mapOf(text), key);

const WORDS = ['Quick', 'naïve', '日本', '🚀', 'a/b', '\\"', ' and more', '-2'];
const BREAKS = ['"', ',', '{', ']', '\n', ':', '// why\n', '<<<<<<< ours\n'];

/** Random typing or pasting into a file's text. `dice` returns numbers in [0, 1). */
export function anyTyping(fileText: string, dice: () => number): Typing {
  const text = viewOf(fileText);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  const anywhere = () => whole(text, Math.floor(dice() * (text.length + 1)));
  const keysOf = (at: number, word: string): readonly (readonly ViewEdit[])[] => {
    let typed = at;
    return [...word].map((letter) => {
      const key = { at: typed, remove: 0, insert: letter };
      typed += letter.length;
      return [key];
    });
  };
  const roll = dice();
  if (roll < 0.4) {
    const inside = placesInStrings(text);
    const at = inside.length ? pick(inside) : anywhere();
    if (dice() < 0.3 && /[\w-]/.test(text[at - 1] ?? ''))
      return { kind: 'delete in a text', keys: [[{ at: at - 1, remove: 1, insert: '' }]] };
    return { kind: 'type in a text', keys: keysOf(at, pick(WORDS)) };
  }
  if (roll < 0.55) return { kind: 'break', keys: keysOf(anywhere(), pick(BREAKS)) };
  if (roll < 0.7) {
    const commas = [...text.matchAll(/[,:[\]{}"]/g)].map(({ index }) => index);
    const at = commas.length ? pick(commas) : anywhere();
    return {
      kind: 'delete a sign',
      keys: [[{ at, remove: text.length > at ? 1 : 0, insert: '' }]],
    };
  }
  if (roll < 0.8) {
    const [from, to] = [anywhere(), anywhere()].sort((a, b) => a - b) as [number, number];
    const end = Math.min(to, whole(text, from + Math.floor(dice() * 400)));
    return { kind: 'cut', keys: [[{ at: from, remove: Math.max(0, end - from), insert: '' }]] };
  }
  if (roll < 0.9) {
    const lines = Array.from({ length: 200 }, (_, i) => `  "pasted/page-${i}",`).join('\r\n');
    const lists = [...text.matchAll(/\[/g)].map(({ index }) => index + 1);
    const at = lists.length && dice() < 0.7 ? pick(lists) : anywhere();
    return { kind: 'paste', keys: [[{ at, remove: 0, insert: `\n${lines}\n` }]] };
  }
  const [letter, other] = [pick(['a', 'e', 'g', '/']), pick(['x', '', 'ee'])];
  const all = [...text.matchAll(new RegExp(letter, 'g'))].slice(0, 60);
  return {
    kind: 'replace all',
    keys: [all.map(({ index }) => ({ at: index, remove: 1, insert: other }))],
  };
}

/** The edit that restores a text as if typed: the one stretch where the two differ. */
export function repairTyping(now: string, then: string): readonly ViewEdit[] {
  const [from, to] = [viewOf(now), viewOf(then)];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return [
    { at: start, remove: from.length - start - end, insert: to.slice(start, to.length - end) },
  ];
}

/** Never splits a surrogate pair. */
const whole = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;

const placesInStrings = (text: string): number[] =>
  [...text.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map((m) => m.index + m[0].length - 1);
