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
    ['<Snippet file="a.mdx" />', ['snippet a.mdx']],
    ['`[t](/a)`\n\n```\n[t](/a)\n```\n\n{/* [t](/a) */}', []],
    ['\ufeff[t](/a) <a href="/b">x</a>', ['markdown /a', 'attribute /b']],
    [
      '\ufeff---\r\ntitle: A\r\n---\r\n\r\n[t](/a) <Card href={"/b"} />',
      ['markdown /a', 'attribute /b'],
    ],
    ['<Card>\n    [t](/a)\n</Card>', ['markdown /a']],
    ['# [t](/a)\n\n| [t](/b) |\n| - |\n\n[^n]: [t](/c)\n\nx[^n]', 'abc'],
    ['export const A = () => <a href="/a"><img src={"/b"} /></a>', 'ab'],
    ['{[1].map((i) => <Card key={i} href="/a" />)}', 'a'],
    ['<Card href={x ? "/a" : "/b"} to={y || "/c"} />', 'abc'],
    ['<Card {...{ href: "/a" }} />', 'a'],
    // Not MDX, and read as plain Markdown.
    ['<br>\n\n<a href="/a">x</a> <!-- <a href="/no"> -->\n\n<img src=\'/b\'>', 'ab'],
    ['<!-- c -->\n\n[t](/a)\n\n    [t](/no)', 'a'],
  ])('%j', (text, expected) => {
    const found = links(text);
    if (typeof expected !== 'string') expect(found).toEqual(expected);
    // Only the addresses.
    else
      expect(found.map((link) => link.replace(/^\w+ /, ''))).toEqual(
        [...expected].map((one) => `/${one}`),
      );
  });
});
