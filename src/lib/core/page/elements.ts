/* Turns HTML elements that a page writes as tags into blocks. */
import { flagProp, numberProp, propsOf, textProp } from './attributes.ts';
import type { JsxElement, Nodes } from './markdown.ts';
import { plainOf, type Reading } from './reading.ts';
import type { Block, Heading, Inline, ListItem } from './tree.ts';

const CONTAINERS = new Set([
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'center', 'figure'],
  ...['p', 'dl', 'dt', 'dd', 'figcaption', 'label', 'button'],
]);
const OTHERS = new Set([
  ...['ul', 'ol', 'li', 'table', 'pre', 'blockquote', 'hr', 'details', 'summary', 'video'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

export const isBlockElement = (name: string): boolean => CONTAINERS.has(name) || OTHERS.has(name);

export function elementBlocks(element: JsxElement, reading: Reading): readonly Block[] {
  const name = element.name ?? '';
  const at = reading.span(element);
  const { children } = element;
  const props = propsOf(element, reading);
  if (/^h[1-6]$/.test(name)) {
    const parts = reading.parts(children);
    const title = plainOf(parts).trim();
    const slug = reading.slug(textProp(props, 'id') ?? title);
    return [{ is: 'heading', depth: Number(name[1]) as Heading['depth'], slug, title, parts, at }];
  }
  switch (name) {
    case 'hr':
      return [{ is: 'rule', at }];
    case 'ul':
    case 'ol': {
      const start = name === 'ol' ? (numberProp(props, 'start') ?? 1) : undefined;
      return [{ is: 'list', start, items: itemsOf(children, reading), at }];
    }
    case 'blockquote':
      return [{ is: 'quote', blocks: reading.blocks(children), at }];
    case 'pre': {
      const text = plainOf(reading.parts(children)).replace(/^\n|\n$/g, '');
      return [{ is: 'code', language: undefined, title: undefined, text, at }];
    }
    case 'table':
      return [{ is: 'table', align: [], ...tableRows(children, reading), at }];
    case 'details': {
      const [summary] = jsxIn(children).filter((child) => child.name === 'summary');
      const title = summary ? plainOf(reading.parts(summary.children)).trim() : '';
      const blocks = reading.blocks(children.filter((child) => child !== summary));
      const isOpen = flagProp(props, 'open');
      return [
        {
          is: 'fold',
          title,
          description: undefined,
          icon: undefined,
          isOpen,
          look: 'accordion',
          blocks,
          at,
        },
      ];
    }
    case 'video':
      return [{ is: 'part', name, blocks: [], at }];
    default:
      return reading.blocks(children);
  }
}

/** The elements among nodes, also those that the parser took for parts of a line. */
const jsxIn = (nodes: readonly Nodes[]): readonly JsxElement[] =>
  nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? [node]
      : node.type === 'paragraph'
        ? jsxIn(node.children)
        : [],
  );

const itemsOf = (nodes: readonly Nodes[], reading: Reading): readonly ListItem[] =>
  jsxIn(nodes)
    .filter(({ name }) => name === 'li')
    .map(({ children }) => ({ checked: undefined, blocks: reading.blocks(children) }));

type Row = readonly (readonly Inline[])[];

function tableRows(nodes: readonly Nodes[], reading: Reading): { head: Row; rows: readonly Row[] } {
  const rows: { readonly isHead: boolean; readonly cells: Row }[] = [];
  const visit = (elements: readonly JsxElement[]) => {
    for (const { name, children } of elements) {
      if (name !== 'tr') {
        visit(jsxIn(children));
        continue;
      }
      const cells = jsxIn(children).filter((cell) => cell.name === 'td' || cell.name === 'th');
      rows.push({
        isHead: cells.length > 0 && cells.every((cell) => cell.name === 'th'),
        cells: cells.map((cell) => reading.parts(cell.children)),
      });
    }
  };
  visit(jsxIn(nodes));
  const [first] = rows;
  return first?.isHead
    ? { head: first.cells, rows: rows.slice(1).map(({ cells }) => cells) }
    : { head: [], rows: rows.map(({ cells }) => cells) };
}
