import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineOf } from './page-outline.ts';

const page = (...lines: readonly string[]) => outlineOf(lines.join('\n'));
const titles = (...lines: readonly string[]) =>
  page(...lines).flatMap(({ title, depth }) => (title ? [`${depth} ${title}`] : []));

it('reads second- and third-level headings below the frontmatter', () => {
  expect(
    titles('---', 'title: A', '# not: a heading', '---', '# A', '## One', '### Two', '#### Three'),
  ).toEqual(['2 One', '3 Two']);
});

it.each([
  ['code', ['```md', '## No', '```', '## Yes']],
  ['code in a longer fence', ['````', '```', '## No', '````', '## Yes']],
  ['code between tildes', ['~~~', '## No', '```', '## No', '~~~', '## Yes']],
  ['an MDX comment', ['{/*', '## No', '*/}', '## Yes']],
  ['a comment on one line', ['{/* ## No */}', '## Yes']],
  ['an HTML comment', ['<!-- ', '## No', '-->', '## Yes']],
  ['a heading without words', ['##', '## ', '## {/* x */}', '## Yes']],
])('skips %s', (_, lines) => {
  expect(titles(...lines)).toEqual(['2 Yes']);
});

it.each([
  ['## `signpost check` *now* and **then**', 'signpost check now and then'],
  ['## A [link](/x) and ![a picture](x.png) here', 'A link and here'],
  ['## With <Badge>new</Badge> {/* c */} {expression} ##', 'With new'],
  ['## snake_case _and_ \\*stars\\*', 'snake_case and stars'],
  ['## Deutsch: Größe & Maß', 'Deutsch: Größe & Maß'],
  ['## <script>alert(1)</script>', 'alert(1)'],
])('extracts the words of %s', (line, title) => {
  expect(page(line)[0]!.title).toBe(title);
});

it('reads inside components at any indentation', () => {
  expect(titles('<Steps>', '    <Step>', '      ## Inside', '    </Step>', '</Steps>')).toEqual([
    '2 Inside',
  ]);
});

it('gives each section its own slug', () => {
  expect(page('## Set up', '## Set up', '## Größe!').map(({ slug }) => slug)).toEqual([
    'set-up',
    'set-up-2',
    'größe',
  ]);
});

it('measures the content under each heading', () => {
  const [first, second] = page(
    'x'.repeat(200),
    '',
    'More.',
    '## Next',
    '- a',
    '- b',
    '```js',
    'one()',
    'two()',
    '```',
    '| a | b |',
    '| - | - |',
  );
  expect(first).toMatchObject({ title: '', blocks: [{ is: 'text', lines: 3 }, { lines: 1 }] });
  expect(second!.blocks).toEqual([
    { is: 'list', lines: 2 },
    { is: 'code', lines: 2 },
    { is: 'table', lines: 2 },
  ]);
});

it('reads any text, and quickly', () => {
  const numRuns = process.env.SIGNPOST_RUNS === 'full' ? 5_000 : 500;
  console.log(`Page texts read: ${numRuns}`);
  const part = fc.constantFrom(
    '#',
    '## ',
    '\n',
    '```',
    '---\n',
    '{/*',
    '*/}',
    '<!--',
    '[',
    '](',
    '_',
    '{',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      for (const { title, blocks } of outlineOf(parts.join('')))
        expect(title !== '' || blocks.length > 0).toBe(true);
    }),
    { seed: 11, numRuns },
  );
  for (const piece of [
    '[',
    '![',
    '{',
    '<a',
    '_',
    '\\',
    '#',
    '## a\n',
    '{/*',
    '`',
    '---\n',
    '{/*'.repeat(600) + '\n',
  ]) {
    const since = performance.now();
    outlineOf(piece.repeat(1_000_000 / piece.length));
    expect(performance.now() - since, piece).toBeLessThan(2_000);
  }
});
