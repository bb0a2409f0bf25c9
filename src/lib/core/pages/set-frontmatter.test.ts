import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../operation.ts';
import { apply } from '../text/edit.ts';
import { parseYaml } from '../yaml.ts';
import { frontmatterBlock } from './frontmatter.ts';
import { setFrontmatter } from './set-frontmatter.ts';

const FILE = 'guides/start.mdx';

/** The text after a field is set, or the code of the refusal. */
function set(text: string, field: string, value?: Json): string {
  const edits = setFrontmatter(FILE, text, field, value);
  return edits.ok ? apply(text, edits.value) : edits.refusal.code;
}
const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n# Heading\n`;

describe('a value changes by its own bytes', () => {
  test.each<[string, string, Json | undefined, string]>([
    ['title: Start # why', 'title', 'Begin', 'title: Begin # why'],
    ['title: "Start"', 'title', 'Begin', 'title: "Begin"'],
    ["title: 'Start'", 'title', "It's", "title: 'It''s'"],
    ['title: Start', 'title', 'Start: here', 'title: "Start: here"'],
    ['title: Start', 'title', '404', 'title: "404"'],
    ['title: Start', 'title', '', 'title: ""'],
    ['title: Start', 'title', 'two\nlines', 'title: "two\\nlines"'],
    ['title:   Start  ', 'title', 'Begin', 'title:   Begin  '],
    ['title:', 'title', 'Begin', 'title: Begin'],
    ['title: # none', 'title', 'Begin', 'title: Begin # none'],
    ['hidden: true', 'hidden', false, 'hidden: false'],
    ['keywords: [a, b]', 'keywords', ['c'], 'keywords: ["c"]'],
    ['keywords:\n  - a\n  - b', 'keywords', ['c'], 'keywords: ["c"]'],
    [
      'description: >-\n  Two\n  lines\ntag: NEW',
      'description',
      'One',
      'description: One\ntag: NEW',
    ],
    ['description: two\n  lines\ntag: NEW', 'description', 'One', 'description: One\ntag: NEW'],
    ['"title": Start', 'title', 'Begin', '"title": Begin'],
  ])('%j: %s becomes %j', (before, field, value, after) => {
    expect(set(page(before), field, value)).toBe(page(after));
    const windows = (text: string) => page(text).replaceAll('\n', '\r\n');
    expect(set(windows(before), field, value)).toBe(windows(after));
  });

  test('the same value changes nothing', () => {
    const text = page('title: "Start"');
    expect(setFrontmatter(FILE, text, 'title', 'Start')).toEqual({ ok: true, value: [] });
    expect(setFrontmatter(FILE, text, 'icon', undefined)).toEqual({ ok: true, value: [] });
  });
});

describe('a new field', () => {
  test.each<[string, string[], string[]]>([
    [
      'comes after the title',
      ['title: Start', 'tag: NEW'],
      ['title: Start', 'icon: book', 'tag: NEW'],
    ],
    [
      'comes after the description',
      ['title: Start', 'description: How', 'tag: NEW'],
      ['title: Start', 'description: How', 'icon: book', 'tag: NEW'],
    ],
    ['comes last without either', ['tag: NEW', '# end'], ['tag: NEW', 'icon: book', '# end']],
    ['comes last in the block', ['title: Start'], ['title: Start', 'icon: book']],
    ['comes before a comment', ['# only'], ['icon: book', '# only']],
    ['has the quotes of the others', ["title: 'Start'"], ["title: 'Start'", "icon: 'book'"]],
    [
      'comes after lines of a text',
      ['title: >', '  Start', 'tag: NEW'],
      ['title: >', '  Start', 'icon: book', 'tag: NEW'],
    ],
  ])('%s', (_what, before, after) =>
    expect(set(page(...before), 'icon', 'book')).toBe(page(...after)),
  );

  test('a page without frontmatter gets some', () => {
    expect(set('# Heading\n', 'hidden', true)).toBe('---\nhidden: true\n---\n\n# Heading\n');
    expect(set('\ufeff# Heading\r\n', 'title', 'a')).toBe(
      '\ufeff---\r\ntitle: a\r\n---\r\n\r\n# Heading\r\n',
    );
    expect(set('', 'title', 'a')).toBe('---\ntitle: a\n---\n');
    expect(set('---\n---\ntext', 'title', 'a')).toBe('---\ntitle: a\n---\ntext');
    expect(set('# Heading\n', 'title', undefined)).toBe('# Heading\n');
  });
});

describe('a field is removed with its line', () => {
  test.each<[string, string[], string[]]>([
    ['first', ['icon: book # why', 'title: Start'], ['title: Start']],
    ['in between', ['title: Start', 'icon: book', 'tag: NEW'], ['title: Start', 'tag: NEW']],
    ['last', ['title: Start', 'icon: book'], ['title: Start']],
    ['an object', ['icon:', '  name: book', 'tag: NEW'], ['tag: NEW']],
    ['lines of text', ['icon: |', '  a', '# kept', 'tag: NEW'], ['# kept', 'tag: NEW']],
    ['without a value', ['icon:', 'tag: NEW'], ['tag: NEW']],
  ])('%s', (_what, before, after) => {
    expect(set(page(...before), 'icon')).toBe(page(...after));
    const windows = (lines: string[]) => page(...lines).replaceAll('\n', '\r\n');
    expect(set(windows(before), 'icon')).toBe(windows(after));
  });
  test('an only field', () => {
    expect(set(page('icon: book'), 'icon')).toBe('---\n---\n\n# Heading\n');
    expect(set('---\r\nicon: book\r\n---\r\ntext', 'icon')).toBe('---\r\n---\r\ntext');
  });
});

test.each<[string, string]>([
  ['is not YAML', page('title: "Start', 'tag: NEW')],
  ['has a field twice', page('title: a', 'title: b')],
  ['is one object in braces', page('{ title: Start }')],
  ['is a list', page('- a')],
  ['has a value that others refer to', page('title: &name Start', 'sidebarTitle: *name')],
])('frontmatter that %s is refused', (_what, text) =>
  expect(set(text, 'title', 'Begin')).toBe('frontmatter'),
);

test('a refusal names the line of the file', () => {
  const edits = setFrontmatter(FILE, page('tag: NEW', 'title: a: b'), 'title', 'c');
  expect(!edits.ok && edits.refusal.sentence).toContain('line 3 of guides/start.mdx');
});

test('any text as a value reads back as it is, and nothing else changes', () => {
  const seed = 20261124;
  console.log(`frontmatter values, seed ${seed}`);
  const before = [
    'title: Start',
    '# note',
    "tag: 'NEW'",
    'description: |',
    '  a',
    '  b',
    'order: 3',
  ];
  const fields = fc.constantFrom('title', 'tag', 'description', 'icon');
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('ab"\'#:-\n\t \\{}[]&*!|>%@`,é💡')),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fields, text, (field, value) => {
      const after = set(page(...before), field, value);
      const read = parseYaml(frontmatterBlock(after)!.block);
      const start = { title: 'Start', tag: 'NEW', description: 'a\nb\n', order: 3 };
      expect(read.ok && read.value).toEqual({ ...start, [field]: value });
      expect(after).toContain('# note');
    }),
    { numRuns: process.env.SIGNPOST_RUNS === 'full' ? 20_000 : 1000, seed },
  );
});
