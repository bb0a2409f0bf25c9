import { expect, it } from 'vitest';
import { inline, plainText } from './markdown';

it('reads links, emphasis and code', () => {
  expect(inline('Now **out**: [`v2`](/v2) & *more*')).toEqual([
    { is: 'text', text: 'Now ' },
    { is: 'strong', parts: [{ is: 'text', text: 'out' }] },
    { is: 'text', text: ': ' },
    { is: 'link', href: '/v2', parts: [{ is: 'code', text: 'v2' }] },
    { is: 'text', text: ' & ' },
    { is: 'em', parts: [{ is: 'text', text: 'more' }] },
  ]);
});

it('keeps raw HTML as text', () => {
  const html = '<img src=x onerror=alert(1)> <b>hi</b>';
  expect(
    inline(html)
      .map((part) => ('text' in part ? part.text : '?'))
      .join(''),
  ).toBe(html);
});

it('shows the alt text of an image and never its file', () => {
  expect(inline('![Logo](https://e.com/x.png)')).toEqual([{ is: 'text', text: 'Logo' }]);
});

it.each([
  ['See [the `keys`](/api/keys#new), **now**.', 'See the keys, now.'],
  ['| [Tagging](/tags) | `T` |', 'Tagging · T'],
  ['<Card href="/keys">', '<Card href="/keys">'],
])('tells what readers see of %s', (line, plain) => expect(plainText(line)).toBe(plain));
