import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../src/lib/core/site/site.ts';
import { hashOf, visitAt } from '../src/reader/address.ts';
import { bundleOfReader } from '../scripts/reader-page.mjs';
import { docFromText } from './make-document.ts';

describe('the code of an exported preview', async () => {
  const { script, style, modules } = await bundleOfReader();

  it('contains nothing from the editor, and no icons', () => {
    const own = modules.filter((file) => existsSync(file.replace(/\?.*/, '')));
    expect(own.length).toBeGreaterThan(30);
    expect(
      modules.filter((file) => /src\/lib\/(editor|storage)\/|virtual:icons/.test(file)),
    ).toEqual([]);
  });

  it('is small, and contains no closing tag of its own element', () => {
    console.log(`the reader's page: ${script.length} + ${style.length} characters`);
    expect(script.length + style.length).toBeLessThan(300_000);
    expect(script).not.toMatch(/<\/script|<!--/i);
    // Images are inlined in the style sheet.
    expect(style).not.toMatch(/<\/style|@import|url\((?!\\?["']?data:)/i);
  });
});

describe('the address in an exported preview', () => {
  const text = JSON.stringify({
    navigation: {
      groups: [
        { group: 'A', pages: ['guides/a', 'guides/ü b'] },
        { group: 'B', root: 'guides/b', pages: ['guides/a', 'GET /users/{id}'] },
      ],
    },
  });
  const doc = docFromText(text);
  const at = (hash: string) => siteOf(doc, visitAt(doc, hash));

  it.each([
    ['', '#/guides/a'],
    ['#/', '#/guides/a'],
    ['#/guides/%C3%BC%20b', '#/guides/%C3%BC%20b'],
    ['#/guides/b/', '#/guides/b'],
  ])('%s resolves to %s', (hash, canonical) => {
    expect(hashOf(doc, at(hash)!)).toBe(canonical);
  });

  it('distinguishes two places of one page, and finds every row again', () => {
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
    '%s resolves to nothing',
    (hash) => {
      expect(visitAt(doc, hash)).toBeUndefined();
    },
  );
});
