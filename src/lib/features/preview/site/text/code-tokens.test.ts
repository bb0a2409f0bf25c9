import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeTokens } from './code-tokens';

const colored = (text: string, language: string) =>
  codeTokens(text, language)
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind} ${text}`);

it.each([
  ['const a = "x"; // y', 'ts', ['keyword const', 'string "x"', 'comment // y']],
  ['run(3) # why', 'python', ['number 3', 'comment # why']],
  ['curl https://e.com/#a', 'bash', []],
  ['"https://e.com"', 'js', ['string "https://e.com"']],
  ['SELECT a -- b', 'sql', ['keyword SELECT', 'comment -- b']],
  ['<a href="x">y</a>', 'html', ['tag a', 'tag href', 'string "x"', 'tag a']],
  ['<Card title="x">', 'mdx', ['tag Card', 'tag title', 'string "x"']],
  ['const a', 'unknown', []],
])('colors %j in %s', (text, language, expected) => {
  expect(colored(text, language)).toEqual(expected);
});

it('never changes the code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('js', 'py', 'sql', 'html', 'constructor'),
      (text, language) => {
        const joined = codeTokens(text, language).map((token) => token.text);
        expect(joined.join('')).toBe(text);
      },
    ),
    { seed: 20261123 },
  );
});
