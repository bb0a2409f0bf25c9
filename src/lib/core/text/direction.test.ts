import { describe, expect, test } from 'vitest';
import { quoted, quotedPath } from '../document/kind-words.ts';
import { inQuotes, bare, isolated, legible } from './direction.ts';

const TURNING = [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

describe('names in sentences', () => {
  test.each(TURNING)('character %i is written as its number', (code) => {
    const number = code.toString(16).toUpperCase().padStart(4, '0');
    expect(legible(`a${String.fromCharCode(code)}b`)).toBe(`a[U+${number}]b`);
  });

  test('ordinary names stay as they are', () => {
    for (const name of ['Guides', 'Q&A 🎉 “x”', 'Größe', '日本語', 'e\u0301', 'a\u200bb\u200d'])
      expect(isolated(name)).toBe(name);
  });

  test('right-to-left names are isolated exactly once', () => {
    const once = '\u2068שלום\u2069';
    expect(isolated('שלום')).toBe(once);
    expect(isolated(once)).toBe(once);
    expect(inQuotes('مرحبا')).toBe('“\u2068مرحبا\u2069”');
    expect(isolated('API \u{1e900}')).toBe('\u2068API \u{1e900}\u2069');
    expect(bare(once)).toBe('שלום');
  });

  test('no remaining character changes the direction of the surrounding text', () => {
    const hostile = [
      '\u202eabc',
      '\u2069\u202eabc',
      '\u2068a\u202e\u2069',
      '\u2067שלום',
      '\u2068\u2068a',
    ];
    for (const name of hostile) {
      const shown = isolated(name);
      expect(shown, name).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/);
      expect(shown.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''), name).not.toMatch(
        /[\u2068\u2069]/,
      );
      expect(isolated(shown), name).toBe(shown);
    }
  });

  test('quotation marks stay outside, and a shortened name stays isolated', () => {
    expect(quoted('a\u202eb')).toBe('“a[U+202E]b”');
    expect(quotedPath('a\u202eb/c')).toBe('“a[U+202E]b/c”');
    expect(quoted('ש'.repeat(90))).toMatch(/^“\u2068ש{59}…\u2069”$/);
  });
});
