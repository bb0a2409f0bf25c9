import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../src/lib/core/model/read.ts';
import { siteOf } from '../src/lib/core/views/site.ts';
import { hashOf, visitAt } from '../src/reader/address.ts';
import { bundleOfReader } from '../scripts/reader-page.mjs';

describe('what a handed out preview runs on', async () => {
  const { script, style, modules } = await bundleOfReader();

  it('holds nothing of the editor, and no icon that the document does not use', () => {
    const own = modules.filter((file) => existsSync(file.replace(/\?.*/, '')));
    expect(own.length).toBeGreaterThan(30);
    expect(
      modules.filter((file) => /src\/lib\/(editor|storage)\/|virtual:icons/.test(file)),
    ).toEqual([]);
  });

  it('is small, and ends no tag that it stands in', () => {
    console.log(`the reader's page: ${script.length} + ${style.length} characters`);
    expect(script.length + style.length).toBeLessThan(300_000);
    expect(script).not.toMatch(/<\/script|<!--/i);
    // What is drawn stands in the style itself.
    expect(style).not.toMatch(/<\/style|@import|url\((?!\\?["']?data:)/i);
  });
});

describe('the address in a handed out preview', () => {
  const text = JSON.stringify({
    navigation: {
      groups: [
        { group: 'A', pages: ['guides/a', 'guides/ü b'] },
        { group: 'B', root: 'guides/b', pages: ['guides/a', 'GET /users/{id}'] },
      ],
    },
  });
  const doc = read(new Map([['docs.json', text]]), 'docs.json');
  const at = (hash: string) => siteOf(doc, visitAt(doc, hash));

  it.each([
    ['', '#/guides/a'],
    ['#/', '#/guides/a'],
    ['#/guides/%C3%BC%20b', '#/guides/%C3%BC%20b'],
    ['#/guides/b/', '#/guides/b'],
  ])('%s leads to %s', (hash, canonical) => {
    expect(hashOf(doc, at(hash)!)).toBe(canonical);
  });

  it('tells two places of one page apart, and finds every row again', () => {
    const group = at('#/guides/b')!;
    const hashes = group.sidebar[1]!.rows.map(({ id }) => {
      const site = siteOf(doc, { trail: [...group.at.trail, id], part: 'entry' })!;
      const hash = hashOf(doc, site);
      expect(at(hash)!.at.trail).toEqual(site.at.trail);
      return hash;
    });
    expect(hashes[0]).toMatch(/^#:[\d.]+\/entry\//);
    expect(new Set(hashes).size).toBe(2);
  });

  it.each(['#/nowhere', '#guides/a', '#:1.2/none/', '#:x', '#/%E0%A4%A'])(
    '%s leads nowhere',
    (hash) => {
      expect(visitAt(doc, hash)).toBeUndefined();
    },
  );
});
