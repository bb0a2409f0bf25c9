import { expect, test } from 'vitest';
import { frontmatterFields, frontmatterOf } from './frontmatter';

const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n# Heading\n`;

test('reads what decides how a page is displayed', () => {
  expect(
    frontmatterOf(
      page(
        'title: "Deploy: a preview"',
        "sidebarTitle: 'Deploy'",
        'description: >-',
        '  Every branch gets',
        '  its own address.',
        'icon: rocket',
        'tag: NEW',
        'hidden: true',
        'deprecated: false',
        'url: https://example.com',
        'openapi: GET /users',
        'keywords: [a, b]',
      ),
    ),
  ).toEqual({
    title: 'Deploy: a preview',
    sidebarTitle: 'Deploy',
    description: 'Every branch gets its own address.',
    icon: 'rocket',
    tag: 'NEW',
    hidden: true,
    url: 'https://example.com',
    openapi: 'GET /users',
  });
});

test('accepts a byte order mark, other line endings and a file that ends with its frontmatter', () => {
  expect(frontmatterOf('\ufeff---\r\ntitle: Über uns\r\n---\r\ntext')).toEqual({
    title: 'Über uns',
  });
  expect(frontmatterOf('---\ntitle: Last\n---')).toEqual({ title: 'Last' });
});

test('accepts a number as a title, and an object as an icon', () => {
  expect(
    frontmatterOf(page('title: 2024-01-02', 'tag: 404', 'icon:', '  name: book', '  style: solid')),
  ).toEqual({
    title: '2024-01-02',
    tag: '404',
    icon: 'book',
  });
});

test('a mistake in one line does not hide the others', () => {
  expect(frontmatterOf(page('title: Start: here', 'tag: "New', 'icon: "home"'))).toMatchObject({
    title: 'Start: here',
    icon: 'home',
  });
});

test('is empty if nothing is set', () => {
  for (const text of [
    '',
    '# Title',
    '---',
    '---\n---\n',
    '---\n- a\n- b\n---\n',
    'a\n---\nb: c\n---',
  ])
    expect(frontmatterOf(text)).toEqual({});
});

test('leaves out a field that its aliases repeat without end', () => {
  const laughs = Array.from({ length: 9 }, (_, i) =>
    i === 0 ? 'a0: &a0 [x, x]' : `a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}]`,
  );
  const fields = frontmatterFields(page(...laughs, 'title: *a8', 'tag: &t [*t]', 'icon: [a, b]'));
  expect(fields).toMatchObject({ a0: ['x', 'x'], icon: ['a', 'b'] });
  expect(Object.keys(fields)).not.toContain('title');
  expect(Object.keys(fields)).not.toContain('tag');
});
