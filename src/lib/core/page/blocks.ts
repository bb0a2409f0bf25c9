/*
 * Turns parsed Markdown into blocks. A component within a line ends the paragraph around it, so that one on a line of
 * its own and one in a paragraph come out the same.
 */
import { componentBlocks, isBlockComponent } from './components.ts';
import { elementBlocks, isBlockElement } from './elements.ts';
import { inlinesOf, isLeftOut, shownValue } from './inlines.ts';
import type { JsxElement, Nodes } from './markdown.ts';
import { plainOf, type Reading } from './reading.ts';
import type { Block, Code, Inline, Table } from './tree.ts';
import { withVariables } from './variables.ts';

export function blocksOf(nodes: readonly Nodes[], reading: Reading): readonly Block[] {
  const blocks: Block[] = [];
  let line: Nodes[] = [];
  const endLine = () => {
    const parts = trimmed(inlinesOf(line, reading));
    const [first] = line;
    if (first && parts.length > 0)
      blocks.push({
        is: 'paragraph',
        parts,
        at: { from: reading.span(first).from, to: reading.span(line.at(-1)!).to },
      });
    line = [];
  };
  const add = (node: Nodes, isAlone: boolean) => {
    if (isElement(node)) {
      const made = isLeftOut(node.name) ? [] : blocksOfElement(node, isAlone, reading);
      if (made === undefined) line.push(node);
      else {
        endLine();
        blocks.push(...made);
      }
    } else if (node.type === 'paragraph') {
      endLine();
      const isOnlyElements = node.children.every(isElementOrSpace);
      for (const child of node.children)
        if (child.type === 'html') line.push(child);
        else add(child, isOnlyElements);
      endLine();
    } else if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node, reading));
    }
  };
  for (const node of nodes) add(node, true);
  endLine();
  return joinedLists(blocks);
}

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isElementOrSpace = (node: Nodes): boolean =>
  isElement(node) || (node.type === 'text' && node.value.trim() === '');

const INLINE: ReadonlySet<string> = new Set([
  ...['text', 'inlineCode', 'break', 'strong', 'emphasis', 'delete', 'link', 'linkReference'],
  ...['image', 'imageReference', 'footnoteReference', 'mdxTextExpression'],
]);
const isInline = (node: Nodes): boolean => INLINE.has(node.type);

/** The blocks of an element. Undefined if it is part of a line. */
function blocksOfElement(
  element: JsxElement,
  isAlone: boolean,
  reading: Reading,
): readonly Block[] | undefined {
  const { name } = element;
  if (name === null) return reading.blocks(element.children);
  const snippet = reading.snippet(element);
  if (snippet) return snippet;
  if (isBlockComponent(name)) return componentBlocks(element, reading);
  if (isBlockElement(name)) return elementBlocks(element, reading);
  const isOther = /^[A-Z]/.test(name) && !['Icon', 'Badge', 'Tooltip', 'Link'].includes(name);
  return isOther && isAlone ? componentBlocks(element, reading) : undefined;
}

function blockOf(node: Nodes, reading: Reading): readonly Block[] {
  const at = reading.span(node);
  switch (node.type) {
    case 'heading': {
      const parts = trimmed(reading.parts(node.children));
      const title = plainOf(parts).trim();
      return [{ is: 'heading', depth: node.depth, slug: reading.slug(title), title, parts, at }];
    }
    case 'list': {
      const items = node.children.map((item) => ({
        checked: item.checked ?? undefined,
        blocks: reading.blocks(item.children),
      }));
      return [{ is: 'list', start: node.ordered ? (node.start ?? 1) : undefined, items, at }];
    }
    case 'blockquote':
      return [{ is: 'quote', blocks: reading.blocks(node.children), at }];
    case 'code':
      return [{ ...codeOf(node.value, node.lang, node.meta, reading), at }];
    case 'thematicBreak':
      return [{ is: 'rule', at }];
    case 'table':
      return [{ ...tableFrom(node, reading), at }];
    case 'html':
      return blocksOfHtml(node.value, at);
    case 'mdxFlowExpression': {
      const shown = shownValue(node.value, node.data?.estree, reading);
      if (shown === undefined) return [{ is: 'expression', text: node.value.trim(), at }];
      const parts: Inline[] = [{ is: 'text', text: shown }];
      return shown.trim() === '' ? [] : [{ is: 'paragraph', parts, at }];
    }
    default:
      return [];
  }
}

function codeOf(
  value: string,
  language: string | null | undefined,
  meta: string | null | undefined,
  { variables }: Reading,
): Code {
  const named = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
  const title =
    named?.[1] ??
    named?.[2] ??
    (meta ?? '')
      .replace(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}/g, ' ')
      .replace(/(^|\s)(?:lines|wrap|expandable|twoslash|nocopy)(?=\s|$)/g, ' ')
      .trim();
  return {
    is: 'code',
    language: language ?? undefined,
    title: title.trim() || undefined,
    text: withVariables(value, variables),
  };
}

function tableFrom(node: Extract<Nodes, { type: 'table' }>, { parts }: Reading): Table {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => parts(cell.children)),
  );
  return { is: 'table', align: (node.align ?? []).map((one) => one ?? undefined), head, rows };
}

/** Raw HTML of plain Markdown: only its text. */
function blocksOfHtml(html: string, at: Block['at']): readonly Block[] {
  const text = html
    .replace(/<!--[^]*?(-->|$)|<(script|style|iframe|svg)\b[^]*?(<\/\2\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? [] : [{ is: 'paragraph', parts: [{ is: 'text', text }], at }];
}

/** Inlines without white space and breaks around them. */
function trimmed(parts: readonly Inline[]): readonly Inline[] {
  const isEmpty = (part: Inline) =>
    part.is === 'break' || (part.is === 'text' && part.text.trim() === '');
  const from = parts.findIndex((part) => !isEmpty(part));
  return from < 0 ? [] : parts.slice(from, parts.findLastIndex((part) => !isEmpty(part)) + 1);
}

/** Makes one list of lists that follow each other directly as parts of a component. */
function joinedLists(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (
      block.is === 'list' &&
      last?.is === 'list' &&
      block.start === last.start &&
      block.start === undefined
    )
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
}
