import { expect, test } from 'vitest';
import { reread } from '$lib/core/document/read';
import { difference } from '$lib/core/text/edit';
import { changesOf } from '$lib/core/compare/changes';
import { reviewOf } from '$lib/core/review/review';
import { lossesOf } from '$lib/core/review/losses';
import { escaped, markdownOf, plainOf } from '$lib/core/review/markdown';
import * as m from '$lib/core/review/messages';
import { inline, type Inline } from '$lib/ui/markdown';
import { docFromText } from '../../../../tests/make-document';

const FILE = 'docs.json';

function markdown(before: unknown, after: unknown, as = markdownOf): string {
  const [a, b] = [before, after].map((value) => JSON.stringify(value, null, 2)) as [string, string];
  const base = docFromText(a);
  const doc = reread(base, difference(FILE, a, b));
  return as({
    files: [{ file: FILE, added: 3, removed: 1 }],
    sections: reviewOf(changesOf(base, doc)),
    losses: lossesOf(base, doc),
    addresses: [],
  });
}

const site = (groups: Record<string, string[]>) => ({
  navigation: { groups: Object.entries(groups).map(([group, pages]) => ({ group, pages })) },
});

test('lists a heading, the counts, the changes with their parts, and what readers lose', () => {
  const pages = Array.from({ length: 13 }, (_, i) => `page_${i}`);
  const text = markdown(site({ A: ['a', ...pages], B: ['b'] }), site({ A: ['a'], C: ['b'] }));
  expect(text.split('\n').slice(0, 7)).toEqual([
    '## Navigation changes',
    '',
    '14 changes · +3 −1 lines in docs.json',
    '',
    '- 13 pages removed from “A”',
    '  - Page “Page 0” removed from “A”',
    '  - Page “Page 1” removed from “A”',
  ]);
  expect(text).toContain('  - and 3 more\n- Group “B” renamed to “C”\n\n### What readers lose\n');
  expect(text).toContain('- 13 pages are no longer in the navigation\n  - “Page 0” (page\\_0)');
  expect(text.endsWith('  - and 3 more\n')).toBe(true);
});

test('separates parts of the site with headings', () => {
  const tabs = (label: string) => ({
    name: label,
    navigation: { tabs: [{ tab: 'T|1', groups: [{ group: label, pages: ['a'] }] }] },
  });
  const text = markdown(tabs('x'), tabs('y'));
  expect(text).toContain('### T\\|1 (1)\n\n- Group “x” renamed to “y”');
  expect(text).toContain('### Site settings (1)\n\n- Site name changed from “x” to “y”');
});

test('a commit message contains the names unescaped', () => {
  const text = markdown(
    site({ 'Q&A <b>': ['a_b'] }),
    site({ 'R&D #1': ['a_b'], '*New*': ['@c'] }),
    plainOf,
  );
  expect(text).toMatch(/^Navigation changes\n\n\d changes · /);
  expect(text).toContain('“Q&A <b>” renamed to “R&D #1”');
  expect(text).toContain('“*New*” with 1 page added');
  expect(text).not.toMatch(/\\|&amp;|\u2060/);
});

test('escapes an ampersand only where it would begin an entity', () => {
  expect(escaped('Q&A & R&D; 1 &lt; 2 &#65;')).toBe('Q&A & R\\&D; 1 \\&lt; 2 \\&\\#\u206065;');
});

const plain = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.is === 'text') return part.text;
      throw new Error(`${part.is} in an escaped text`);
    })
    .join('');

test.each([
  '`code` | pipe <script>alert(1)</script>',
  '**bold** _it_ ~~no~~ [link](https://x) ![i](y)',
  '# no heading\n- no list\r\n\n1. no number',
  '- at the start',
  '1. at the start',
  '&lt; \\ \\\\ $math$ {a}',
  '| a | b |\n| - | - |',
])('a label reads as written: %j', (label) => {
  const text = escaped(label);
  expect(text).not.toContain('\n');
  expect(plain(inline(text))).toBe(label.replace(/\s+/g, ' ').trim());
  expect(text).not.toMatch(/^([-+#]|\d+\.) /);
});

test('no address becomes a link', () => {
  expect(escaped('www.example.com https://example.com')).toBe(
    'www\\.example.com https\\://example.com',
  );
});

test('mentions no user and no issue', () => {
  expect(escaped('@team see #12')).toBe('@\u2060team see \\#\u206012');
});

test('names the links that break, as they are written', () => {
  const text = markdownOf({
    ...{ files: [], sections: [], losses: [], addresses: [] },
    broken: [{ file: 'a_b.mdx', line: 1200, message: '“/x” leads nowhere.' }],
  });
  expect(text).toContain(
    `### ${m.linksBroken}\n\n- ${escaped(m.atLine('a_b.mdx', 1200, '“/x” leads nowhere.'))}\n`,
  );
  expect(plainOf({ files: [], sections: [], losses: [], addresses: [], broken: [] })).not.toContain(
    m.linksBroken,
  );
});
