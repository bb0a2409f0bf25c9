import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';

describe('links as written', () => {
  const links = (text: string) =>
    readPage('guides/start.mdx', text, { snippets: new Map(), variables: new Map() }).links.map(
      ({ address, at, form }) => {
        expect(text.slice(at.from, at.to)).toBe(address);
        return `${form} ${address}`;
      },
    );

  it.each([
    [
      '[t](/a "title") [t](</a b>) ![i](/i.png)',
      ['markdown /a', 'markdown /a b', 'markdown /i.png'],
    ],
    ['[r]\n\n[r]: /a', ['markdown /a']],
    ['<a href="/a">x</a> <Card href=\'/b\' />', ['attribute /a', 'attribute /b']],
    ['<Card href={"/a"} /><Card href={`/b`} />', ['attribute /a', 'attribute /b']],
    ["export const cards = [{ href: '/a', title: '/no' }]", ['value /a']],
    ["<List items={[{ url: '/a' }]} />", ['value /a']],
    ["import A from '/snippets/a.mdx'", ['import /snippets/a.mdx']],
    ['<Snippet file="a.mdx" />', ['attribute a.mdx']],
    ['`[t](/a)`\n\n```\n[t](/a)\n```\n\n{/* [t](/a) */}', []],
    ['\ufeff[t](/a) <a href="/b">x</a>', ['markdown /a', 'attribute /b']],
    [
      '\ufeff---\r\ntitle: A\r\n---\r\n\r\n[t](/a) <Card href={"/b"} />',
      ['markdown /a', 'attribute /b'],
    ],
    ['<Card>\n    [t](/a)\n</Card>', ['markdown /a']],
  ])('%j', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });
});
