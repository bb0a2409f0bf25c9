/*
 * Outlines a page file below its frontmatter, as far as a preview draws it: its headings, and how much
 * content is under each. Reads line by line. Skips what only readers of the source see (comments, imports),
 * and ignores headings inside code. Content inside MDX components counts.
 */

/** A piece of a page and its length in lines. Text counts about 80 characters per line. */
export interface Block {
  readonly is: 'text' | 'code' | 'list' | 'table';
  readonly lines: number;
}

export interface Section {
  /** Without markup; empty for the content before the first heading. */
  readonly title: string;
  readonly depth: 2 | 3;
  /** Target of links, as `#slug`; unique within a page. */
  readonly slug: string;
  readonly blocks: readonly Block[];
}

/** Limits for one page: the sections kept, and the UTF-16 code units of text read. */
const MOST_SECTIONS = 200;
const MOST_TEXT = 400_000;
const LETTERS_A_LINE = 80;
/** Limits for one line and for one heading, in UTF-16 code units. */
const MOST_LINE = 2_000;
const MOST_HEADING = 300;

/** Returns the sections of a page file's text, in order. Content before the first heading has no title. */
export function outlineOf(file: string): readonly Section[] {
  const sections: { title: string; depth: 2 | 3; slug: string; blocks: Block[] }[] = [];
  const slugs = new Map<string, number>();
  const open = (title: string, depth: 2 | 3) => {
    const plain = slugOf(title);
    const times = slugs.get(plain) ?? 0;
    slugs.set(plain, times + 1);
    sections.push({ title, depth, slug: times ? `${plain}-${times + 1}` : plain, blocks: [] });
  };
  open('', 2);
  let letters = 0;
  const add = (is: Block['is'], lines: number) => {
    const { blocks } = sections.at(-1)!;
    const last = blocks.at(-1);
    if (is !== 'text' && is !== 'code' && last?.is === is)
      blocks[blocks.length - 1] = { is, lines: last.lines + lines };
    else blocks.push({ is, lines });
  };
  const endText = () => {
    if (letters) add('text', Math.ceil(letters / LETTERS_A_LINE));
    letters = 0;
  };
  for (const line of linesOf(file)) {
    const heading =
      line.is === 'line' && /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line.text);
    if (line.is === 'code') {
      endText();
      add('code', line.lines);
    } else if (heading) {
      endText();
      const depth = heading[1]!.length;
      const title = plainText(heading[2]!.slice(0, MOST_HEADING));
      if (sections.length > MOST_SECTIONS) break;
      if ((depth === 2 || depth === 3) && title) open(title, depth);
    } else if (/^([-*+]|\d+[.)])[ \t]/.test(line.text)) {
      endText();
      add('list', 1);
    } else if (line.text.startsWith('|')) {
      endText();
      add('table', 1);
    } else {
      if (!line.text) endText();
      else if (!/^<[^>]*>$/.test(line.text)) letters += line.text.length;
    }
  }
  endText();
  return sections.filter(({ title, blocks }) => title || blocks.length);
}

type OutlineLine =
  | { readonly is: 'line'; readonly text: string }
  | { readonly is: 'code'; lines: number; readonly text: '' };

/** Yields the lines that readers see, without indentation, and each block of code as one. */
function* linesOf(file: string): Generator<OutlineLine> {
  const text = file
    .slice(0, MOST_TEXT)
    .replace(/^\ufeff?---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?:\r?\n|$)/, '');
  let fence: { readonly mark: string; lines: number } | undefined;
  let comment: string | undefined;
  for (const raw of text.split(/\r?\n/)) {
    let line = raw.slice(0, MOST_LINE).trim();
    if (fence) {
      const isEnd = line.startsWith(fence.mark) && /^[`~]+$/.test(line);
      if (!isEnd) fence.lines++;
      else {
        yield { is: 'code', lines: fence.lines, text: '' };
        fence = undefined;
      }
      continue;
    }
    if (comment) {
      const end = line.indexOf(comment);
      if (end < 0) continue;
      line = line.slice(end + comment.length).trim();
      comment = undefined;
    }
    line = line.replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '').trim();
    const start = /\{\/\*|<!--/.exec(line);
    if (start) {
      comment = start[0] === '<!--' ? '-->' : '*/}';
      line = line.slice(0, start.index).trim();
    }
    const mark = /^(`{3,}|~{3,})[^`]*$/.exec(line)?.[1];
    if (mark) fence = { mark, lines: 0 };
    else if (!/^(import|export)\s/.test(line)) yield { is: 'line', text: line };
  }
  if (fence) yield { is: 'code', lines: fence.lines, text: '' };
}

/** The words of a line of Markdown, without emphasis, links, pictures, tags, or expressions. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[`*]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
