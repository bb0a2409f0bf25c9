import { describe, expect, it } from 'vitest';
import { MOST_SNIPPETS } from './limits.ts';
import { readPage, type PageSources } from './page.ts';
import * as m from './messages.ts';
import type { Block, Inline } from './tree.ts';

const NONE: PageSources = { snippets: new Map(), variables: new Map() };
const read = (text: string, sources: Partial<PageSources> = {}, file = 'guides/start.mdx') =>
  readPage(file, text, { ...NONE, ...sources });
const blocksOf = (text: string, sources?: Partial<PageSources>) => read(text, sources).blocks;

/** A page in a few words: `note(p(text))`. */
const sketch = (blocks: readonly Block[]): string => blocks.map(sketchOf).join(' ');
function sketchOf(block: Block): string {
  if (block.is === 'paragraph') return line(block.parts);
  if (block.is === 'heading') return `h${block.depth}#${block.slug}(${line(block.parts)})`;
  if (block.is === 'code') return `code:${block.language}:${block.title ?? ''}(${block.text})`;
  if (block.is === 'codes') return `codes(${block.codes.map(({ title }) => title).join()})`;
  if (block.is === 'list') {
    const items = block.items.map(({ checked, blocks }) => {
      return `${checked === undefined ? '' : checked ? '[x]' : '[ ]'}${sketch(blocks)}`;
    });
    return `${block.start === undefined ? 'list' : `list:${block.start}`}(${items.join('|')})`;
  }
  if (block.is === 'table')
    return `table(${[block.head, ...block.rows].map((row) => row.map(line).join('|')).join(' / ')})`;
  if (block.is === 'steps' || block.is === 'tabs')
    return `${block.is}(${block.items.map(({ title, blocks }) => `${title}: ${sketch(blocks)}`).join(' | ')})`;
  if (block.is === 'footnotes') return `footnotes(${block.notes.map(sketch).join(' | ')})`;
  if ('text' in block) return `${block.is}(${block.text})`;
  const kind = block.is === 'callout' ? block.kind : block.is === 'part' ? block.name : block.is;
  const name = 'title' in block && block.title ? `:${block.title}` : '';
  return `${kind}${name}(${'blocks' in block ? sketch(block.blocks) : ''})`;
}
const line = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.is === 'text') return part.text;
      if ('text' in part) return `${part.is}‹${part.text}›`;
      if (part.is === 'link') return `link:${part.to}‹${line(part.parts)}›`;
      if (part.is === 'image') return `image:${part.src}${part.only ? `:${part.only}` : ''}`;
      if (part.is === 'icon') return `icon:${part.icon.name}`;
      if (part.is === 'footnote') return `^${part.number}`;
      const name = part.is === 'part' ? part.name : part.is;
      return 'parts' in part ? `${name}‹${line(part.parts)}›` : `${name}‹›`;
    })
    .join('');
const sketched = (text: string, sources?: Partial<PageSources>) => sketch(blocksOf(text, sources));

describe('Markdown', () => {
  it.each([
    [
      'Some **bold**, *soft*, ~~old~~ and `code`.',
      'Some strong‹bold›, em‹soft›, del‹old› and code‹code›.',
    ],
    ['one\ntwo  \nthree', 'one twobreak‹›three'],
    ['## Set up\n\n### Set up', 'h2#set-up(Set up) h3#set-up-2(Set up)'],
    ['- a\n- b\n  1. c', 'list(a|b list:1(c))'],
    ['3. a\n4. b', 'list:3(a|b)'],
    ['- [x] done\n- [ ] open', 'list([x]done|[ ]open)'],
    ['| A | B |\n|---|--:|\n| 1 | `2` |', 'table(A|B / 1|code‹2›)'],
    ['```js app.js lines\nlet a\n```', 'code:js:app.js(let a)'],
    ['```ts title="a b.ts" {1-2}\nlet a\n```', 'code:ts:a b.ts(let a)'],
    ['> quoted', 'quote(quoted)'],
    ['a\n\n---\n\nb', 'a rule() b'],
    ['A[^1]\n\n[^1]: Note', 'A^1 footnotes(Note)'],
    ['[a](/a) [b](../b.mdx#x) [c][c]\n\n[c]: ./c', 'link:/a‹a› link:/b#x‹b› link:/guides/c‹c›'],
    ['![alt](/img/a.png) ![b](../b%20c.png)', 'image:img/a.png image:b c.png'],
    ['![far](https://e.com/a.png)', 'image:https://e.com/a.png'],
  ])('%s', (text, expected) => {
    expect(sketched(text)).toBe(expected);
  });

  it('leaves out the frontmatter, and keeps the place of what follows', () => {
    const text = '---\ntitle: A\n---\n\nText';
    const [block] = blocksOf(text);
    expect(sketched(text)).toBe('Text');
    expect(text.slice(block!.at.from, block!.at.to)).toBe('Text');
  });
});

describe('components', () => {
  it.each([
    ['<Note>text</Note>', 'note(text)'],
    ['<Warning>\n  Some **text**\n</Warning>', 'warning(Some strong‹text›)'],
    ['<Callout type="danger">a</Callout>', 'danger(a)'],
    ['Before <Tip>inside</Tip> after', 'Before  tip(inside)  after'],
    ['<Card title="One" href="/a" icon="rocket">text</Card>', 'card:One(text)'],
    [
      '<CardGroup cols={3}>\n<Card title="A" />\n<Card title="B" />\n</CardGroup>',
      'columns(card:A() card:B())',
    ],
    [
      '<Steps>\n<Step title="A">one</Step>\n<Step title="B">two</Step>\n</Steps>',
      'steps(A: one | B: two)',
    ],
    [
      '<Tabs>\n  <Tab title="A">\n    one\n  </Tab>\n  <Tab title="B">two</Tab>\n</Tabs>',
      'tabs(A: one | B: two)',
    ],
    [
      '<AccordionGroup>\n<Accordion title="A">one</Accordion>\n</AccordionGroup>',
      'folds(fold:A(one))',
    ],
    ['<CodeGroup>\n```js a.js\n1\n```\n```py b.py\n2\n```\n</CodeGroup>', 'codes(a.js,b.py)'],
    ['<Frame caption="c">\n  <img src="/a.png" />\n</Frame>', 'frame(image:a.png)'],
    ['Press <Icon icon="gear" /> now', 'Press icon:gear now'],
    ['<ResponseField name="id" type="string" required>The id</ResponseField>', 'field(The id)'],
    ['<Expandable title="more">text</Expandable>', 'fold:more(text)'],
    ['<Update label="May" tags={["a"]}>text</Update>', 'update(text)'],
    ['<Strange title="T">kept</Strange>', 'Strange(T kept)'],
    ['a <Strange>b</Strange> c', 'a Strange‹b› c'],
    [
      '<Tree>\n<Tree.Folder name="a">\n<Tree.File name="b" />\n</Tree.Folder>\n</Tree>',
      'list(icon:folder a list(icon:file b))',
    ],
    ['<Visibility for="agents">hidden</Visibility>', ''],
  ])('%s', (text, expected) => {
    expect(sketched(text)).toBe(expected);
  });

  it.each([
    ['<div className="x">\n\ntext\n\n</div>', 'text'],
    ['<h2>Part</h2>', 'h2#part(Part)'],
    ['<ul><li>a</li><li>b</li></ul>', 'list(a|b)'],
    ['<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', 'table(A / 1)'],
    ['<details><summary>More</summary>text</details>', 'fold:More(text)'],
    ['<a href="/x">go</a><br />on', 'link:/x‹go›break‹›on'],
    ['<img className="block dark:hidden" src="/l.png" />', 'image:l.png:light'],
    ['<img className="hidden dark:block" src="/d.png" />', 'image:d.png:dark'],
  ])('%s', (text, expected) => {
    expect(sketched(text)).toBe(expected);
  });

  it('reads the props of fields', () => {
    expect(blocksOf('<ParamField query="page" type="number" default={1} deprecated />')).toEqual([
      expect.objectContaining({
        is: 'field',
        name: 'page',
        place: 'query',
        type: 'number',
        default: '1',
        deprecated: true,
        required: false,
      }),
    ]);
  });
});

describe('expressions', () => {
  it.each([
    ["a{' '}b", 'a b'],
    ['{"text"} {3} {`plain`} {-2}', 'text 3 plain -2'],
    ['a{/* nothing */}b', 'ab'],
    ['{true}', ''],
    ['a {one + two} b', 'a expression‹one + two› b'],
    ['{items.map((one) => <b>{one}</b>)}', 'expression(items.map((one) => <b>{one}</b>))'],
    ['a {`with ${hole}`}', 'a expression‹`with ${hole}`›'],
    ['export const name = "Dub";\n\n{name}', 'Dub'],
    ['export const name = run();\n\n{name}', 'expression(name)'],
    ['<Note title={run()}>a</Note>', 'note(a)'],
  ])('%s', (text, expected) => {
    expect(sketched(text)).toBe(expected);
  });

  it('puts in the variables of the site, also those with other characters', () => {
    const variables = new Map([
      ['name', 'Acme'],
      ['api-url', 'api.acme.com'],
    ]);
    const text =
      '{{name}} at {{ api-url }}\n\n```sh\ncurl {{api-url}}\n```\n\n[x](https://{{api-url}}/a)';
    expect(sketched(text, { variables })).toBe(
      'Acme at api.acme.com code:sh:(curl api.acme.com) link:https://api.acme.com/a‹x›',
    );
    expect(sketched('{{name}}')).toBe('expression({name})');
  });
});

describe('what is left out', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>{`a { color: red }`}</style>',
    '<iframe src="https://e.com"></iframe>',
    '<svg><path d="M0" /></svg>',
    '<Frame>\n<iframe src="https://e.com" />\n</Frame>',
  ])('%s', (text) => {
    expect(blocksOf(text)).toEqual([]);
  });

  it('has no event props and no styles', () => {
    const text = '<Card title="A" onClick="run()" style="color:red" onmouseover={run} />';
    expect(JSON.stringify(blocksOf(text))).not.toMatch(/run|red/);
    // A snippet shows every prop that it asks for.
    const snippets = new Map([['a.mdx', 'Hello {name}{style}{props.onClick}']]);
    const given = 'import A from \'/a.mdx\'\n\n<A name="you" style="red" onClick="run()" />';
    expect(sketched(given, { snippets })).toBe(
      'snippet(Hello youexpression‹style›expression‹props.onClick›)',
    );
  });
});

describe('snippets', () => {
  const from = (entries: Record<string, string>) => ({
    snippets: new Map(Object.entries(entries)),
  });

  it('are put in where they are imported or named', () => {
    const sources = from({ 'snippets/a.mdx': 'Hello **you**', 'snippets/b.mdx': 'There' });
    expect(
      sketched('import A from \'/snippets/a.mdx\'\n\n<A />\n\n<Snippet file="b.mdx" />', sources),
    ).toBe('snippet(Hello strong‹you›) snippet(There)');
  });

  it('show the values that they are given', () => {
    const sources = from({ 'guides/a.mdx': 'Hello {name}, {props.name}' });
    expect(sketched('import A from \'./a.mdx\'\n\n<A name="you" />', sources)).toBe(
      'snippet(Hello you, you)',
    );
  });

  it('may hold some of the steps', () => {
    const sources = from({ 'a.mdx': '<Step title="Two">2</Step>' });
    const text = 'import A from \'/a.mdx\'\n\n<Steps>\n<Step title="One">1</Step>\n<A />\n</Steps>';
    expect(sketched(text, sources)).toBe('steps(One: 1 | Two: 2)');
  });

  it('say when they are missing, include themselves, go too deep or are too large', () => {
    const including = (path: string) => `import A from '/${path}'\n\n<A />`;
    expect(sketched(including('a.mdx'))).toBe(`notice(${m.snippetMissing('a.mdx')})`);
    expect(
      sketched(
        including('a.mdx'),
        from({ 'a.mdx': including('b.mdx'), 'b.mdx': including('a.mdx') }),
      ),
    ).toBe(`snippet(snippet(notice(${m.snippetCircle('a.mdx')})))`);
    const chain = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`${n}.mdx`, including(`${n + 1}.mdx`)]),
    );
    expect(sketched(including('1.mdx'), from(chain))).toContain(m.snippetTooDeep('6.mdx'));
    expect(sketched(including('a.mdx'), from({ 'a.mdx': 'x'.repeat(MOST_SNIPPETS + 1) }))).toBe(
      `notice(${m.snippetsTooLarge('a.mdx')})`,
    );
  });
});

describe('a page that is not MDX', () => {
  it('is read as plain Markdown, with the line and the reason', () => {
    const { blocks, problem } = read(
      '---\ntitle: A\n---\n\n# One\n\n<!-- note -->\n\nText <b>bold</b> and { open',
    );
    expect(sketch(blocks)).toBe('h1#one(One) Text bold and { open');
    expect(problem).toEqual({
      line: 7,
      reason: expect.stringContaining('Unexpected character `!`') as string,
    });
  });
});

/** Levels of lists in a list. Reading them takes eight seconds for 400. */
const DEEP = process.env.SIGNPOST_RUNS === 'full' ? 400 : 150;
describe('hostile text', () => {
  it.each([
    ['quotes', '>'.repeat(3000) + ' a'],
    ['lists', Array.from({ length: DEEP }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
    ['elements', '<div>'.repeat(3000) + 'a' + '</div>'.repeat(3000)],
    ['brackets', '['.repeat(5000)],
    ['emphasis', '*a **b '.repeat(2000)],
    ['braces', '{'.repeat(20_000)],
    ['arrays in an expression', `{${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['a huge line', 'word '.repeat(50_000)],
    ['a table', `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n|${'b|'.repeat(1000)}`],
    ['nulls and surrogates', '\u0000\ud800 <a\u0000> \udfff'],
    ['addresses', 'a@b.'.repeat(3000)],
  ])('deep or long %s are read', (_, text) => {
    expect(() => JSON.stringify(read(text))).not.toThrow();
  });

  it('keeps addresses that run code as they are written, for the reader to refuse', () => {
    expect(sketched('[a](javascript:alert%281%29) <a href="java&#10;script:x">b</a>')).toBe(
      'link:javascript:alert%281%29‹a› link:java\nscript:x‹b›',
    );
  });

  it('names nothing of the prototypes of objects', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(sketched(`{{${name}}} {${name}} <${name} />`)).not.toContain('function');
  });
});
