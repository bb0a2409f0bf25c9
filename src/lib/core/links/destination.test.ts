import { describe, expect, it } from 'vitest';
import { destinationIn, meaning, respelled } from './destination.ts';
import { linkTargets } from './link-targets.ts';

describe('what a destination means', () => {
  it.each([
    ['/a', 'x/', 'a'],
    ['/a/b.mdx#top', 'x/', 'a/b.mdx'],
    ['b', 'x/', 'x/b'],
    ['./b?q=1#c', 'x/', 'x/b'],
    ['../b', 'x/y/', 'x/b'],
    ['../../../b', 'x/', 'b'],
    ['/', 'x/', ''],
    ['.', 'x/', 'x'],
    ['/caf%C3%A9/a%20b/', '', 'café/a b'],
    ['/100%', '', '100%'],
    [' /a ', '', 'a'],
    ['https://www.docs.example.com/base/a#b', '', 'a'],
    ['//docs.example.com/base', '', ''],
  ])('%j from %j', (written, base, path) => {
    const destination = destinationIn(written, 'https://docs.example.com/base/')!;
    expect(destination.before + destination.path + destination.after).toBe(written);
    expect(meaning(destination, base)).toBe(path);
  });

  it.each([
    ...['https://example.com/a', 'mailto:a@b.c', '#top', '?q=1', '', ' ', '//example.com/a'],
    ...['java\nscript:x', 'tel:1', 'https://docs.example.com/basement'],
  ])('%j leads elsewhere', (written) => {
    expect(destinationIn(written, 'https://docs.example.com/base')).toBeUndefined();
  });
});

describe('spelled as it was', () => {
  it.each([
    // written, from, old file, new file, to, written then
    ['/a', 'x/p', 'a.mdx', 'b/c.mdx', 'x/p', '/b/c'],
    ['/a.mdx', 'x/p', 'a.mdx', 'b/c.mdx', 'x/p', '/b/c.mdx'],
    ['/a.md', 'x/p', 'a.mdx', 'b/c.mdx', 'x/p', '/b/c.md'],
    ['/a/', 'x/p', 'a.mdx', 'b/c.mdx', 'x/p', '/b/c/'],
    ['/a/?q=1#h', 'x/p', 'a.mdx', 'b.mdx', 'x/p', '/b/?q=1#h'],
    ['./a', 'x/p', 'x/a.mdx', 'x/b.mdx', 'x/p', './b'],
    ['a', 'x/p', 'x/a.mdx', 'x/b.mdx', 'x/p', 'b'],
    ['a#h', 'x/p', 'x/a.mdx', 'b.mdx', 'x/p', '../b#h'],
    ['../a.mdx', 'x/y/p', 'x/a.mdx', 'x/y/a.mdx', 'x/y/p', './a.mdx'],
    ['../a', 'x/p', 'a.mdx', 'a.mdx', 'x/y/p', '../../a'],
    ['./img/i.png', 'x/p', 'x/img/i.png', 'x/img/i.png', 'p', './x/img/i.png'],
    ['img/i.png', 'x/p', 'x/img/i.png', 'x/img/i.png', 'p', 'x/img/i.png'],
    ['/a', 'p', 'a/index.mdx', 'b/index.mdx', 'p', '/b'],
    ['/a/index', 'p', 'a/index.mdx', 'b/index.mdx', 'p', '/b/index'],
    ['/a/index', 'p', 'a/index.mdx', 'b.mdx', 'p', '/b'],
    ['/a', 'p', 'a.mdx', 'b/index.mdx', 'p', '/b'],
    ['/', 'x/p', 'index.mdx', 'home.mdx', 'x/p', '/home'],
    ['/a', 'x/p', 'a.mdx', 'index.mdx', 'x/p', '/'],
    ['./a', 'x/y/p', 'x/y/a.mdx', 'index.mdx', 'x/y/p', '../../'],
    ['./', 'x/p', 'x/index.mdx', 'y/index.mdx', 'x/p', '../y/'],
    ['/caf%C3%A9/a', 'p', 'café/a.mdx', 'café/b c.mdx', 'p', '/caf%C3%A9/b%20c'],
    ['/caf%C3%A9/a%20b', 'p', 'café/a b.mdx', 'thé/a b.mdx', 'p', '/th%C3%A9/a%20b'],
    ['/café/a', 'p', 'café/a.mdx', 'café/b c.mdx', 'p', '/café/b c'],
    ['/a', 'p', 'a.mdx', '50%25.mdx', 'p', '/50%2525'],
    ['https://docs.example.com/a#h', 'p', 'a.mdx', 'b.mdx', 'p', 'https://docs.example.com/b#h'],
  ])('%j in %s: %s → %s in %s is %j', (written, from, old, now, to, then) => {
    const baseOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);
    const destination = destinationIn(written, 'https://docs.example.com')!;
    const meant = meaning(destination, baseOf(from));
    expect(linkTargets(new Set([old])).fileAt(meant)).toBe(old);
    const [path] = respelled(destination, meant, { old, now }, baseOf(to));
    expect(destination.before + path! + destination.after).toBe(then);
    const again = meaning(destinationIn(then, 'https://docs.example.com')!, baseOf(to));
    expect(linkTargets(new Set([now])).fileAt(again)).toBe(now);
  });
});

describe('which file a path means', () => {
  const files = [
    'a.mdx',
    'a/index.mdx',
    'b.md',
    'c/index.md',
    'index.mdx',
    'cafe\u0301.mdx',
    'i.png',
  ];
  const { fileAt } = linkTargets(new Set(files));
  it.each([
    ['a', 'a.mdx'],
    ['a/index', 'a/index.mdx'],
    ['b', 'b.md'],
    ['b.mdx', 'b.md'],
    ['c', 'c/index.md'],
    ['', 'index.mdx'],
    ['caf\u00e9', 'cafe\u0301.mdx'],
    ['i.png', 'i.png'],
    ['i', undefined],
    ['A', undefined],
  ])('%j', (path, file) => expect(fileAt(path)).toBe(file));
});
