/* Turns parsed Markdown into inlines: text, emphasis, links, images, and components within a line. */
import { iconProp, propsOf, textProp } from './attributes.ts';
import { expressionOf, literalOf } from './literals.ts';
import type { JsxElement, Nodes } from './markdown.ts';
import type { Reading } from './reading.ts';
import { imageOf, targetOf } from './targets.ts';
import type { Inline } from './tree.ts';
import { variableNamed, withVariables } from './variables.ts';
import { tableOf } from '../text/lookup-table.ts';

type Mark = Extract<
  Inline,
  { is: 'strong' | 'em' | 'del' | 'sup' | 'sub' | 'kbd' | 'mark' | 'small' }
>['is'];

const MARKS = tableOf<Mark>({
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', del: 'del', s: 'del', strike: 'del' },
  ...{ sup: 'sup', sub: 'sub', kbd: 'kbd', mark: 'mark', small: 'small' },
});

/** Elements that show nothing of a page here: they run, style, or load something. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'svg', 'canvas', 'audio', 'link', 'meta'],
  ...['template', 'noscript', 'head', 'title', 'base', 'form', 'input', 'select', 'textarea'],
]);

export const isLeftOut = (name: string | null): boolean =>
  name !== null && LEFT_OUT.has(name.toLowerCase());

/** The inlines of nodes. Blocks among them give only their own inlines. */
export const inlinesOf = (nodes: readonly Nodes[], reading: Reading): readonly Inline[] =>
  joinedText(nodes.flatMap((node) => inlineOf(node, reading)));

function inlineOf(node: Nodes, reading: Reading): readonly Inline[] {
  const { parts, folder } = reading;
  switch (node.type) {
    case 'text':
      return [{ is: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }];
    case 'inlineCode':
      return [{ is: 'code', text: withVariables(node.value, reading.variables) }];
    case 'break':
      return [{ is: 'break' }];
    case 'strong':
      return [{ is: 'strong', parts: parts(node.children) }];
    case 'emphasis':
      return [{ is: 'em', parts: parts(node.children) }];
    case 'delete':
      return [{ is: 'del', parts: parts(node.children) }];
    case 'link':
      return [
        {
          is: 'link',
          ...targetOf(withVariables(node.url, reading.variables), folder),
          parts: parts(node.children),
        },
      ];
    case 'linkReference': {
      const url = reading.defined(node.identifier)?.url;
      const inner = parts(node.children);
      return url === undefined ? inner : [{ is: 'link', ...targetOf(url, folder), parts: inner }];
    }
    case 'image':
      return [imageOf(node.url, node.alt ?? '', folder)];
    case 'imageReference': {
      const url = reading.defined(node.identifier)?.url;
      return url === undefined ? [] : [imageOf(url, node.alt ?? '', folder)];
    }
    case 'footnoteReference': {
      const number = reading.footnote(node.identifier);
      return number === undefined ? [] : [{ is: 'footnote', number }];
    }
    case 'html':
      return textOfHtml(node.value);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return inlineExpression(node.value, node.data?.estree, reading);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return inlineElement(node, reading);
    case 'code':
      return [{ is: 'code', text: node.value }];
    default:
      return 'children' in node ? parts(node.children as Nodes[]) : [];
  }
}

/** Raw HTML of plain Markdown: line breaks, and nothing else of the tag. */
const textOfHtml = (html: string): readonly Inline[] =>
  /^<br\s*\/?>$/i.test(html.trim()) ? [{ is: 'break' }] : [];

function inlineExpression(source: string, program: unknown, reading: Reading): readonly Inline[] {
  const shown = shownValue(source, program, reading);
  if (shown === undefined) return [{ is: 'expression', text: source.trim() }];
  return shown === '' ? [] : [{ is: 'text', text: shown }];
}

/** What an expression shows without running: '' for a comment, undefined if it would have to run. */
export function shownValue(
  source: string,
  program: unknown,
  { scope, variables }: Reading,
): string | undefined {
  const name = /^\{\s*([\w.-]+)\s*\}$/.exec(source.trim())?.[1];
  if (name !== undefined) return variableNamed(name, variables);
  const expression = expressionOf(program);
  if (!expression) return '';
  const value = literalOf(expression, scope);
  if (value === null || typeof value === 'boolean') return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function inlineElement(element: JsxElement, reading: Reading): readonly Inline[] {
  const { name } = element;
  const parts = reading.parts(element.children);
  if (name === null) return parts;
  if (isLeftOut(name)) return [];
  const mark = MARKS[name];
  if (mark) return [{ is: mark, parts }];
  const props = propsOf(element, reading);
  const text = (key: string) => textProp(props, key);
  switch (name) {
    case 'a':
    case 'Link': {
      const href = text('href');
      return href === undefined
        ? parts
        : [{ is: 'link', ...targetOf(href, reading.folder), parts }];
    }
    case 'br':
      return [{ is: 'break' }];
    case 'code':
      return [
        { is: 'code', text: parts.map((part) => ('text' in part ? part.text : '')).join('') },
      ];
    case 'img': {
      const src = text('src');
      if (src === undefined) return [];
      return [imageOf(src, text('alt') ?? '', reading.folder, props)];
    }
    case 'Icon': {
      const icon = iconProp(props);
      return icon ? [{ is: 'icon', icon }] : [];
    }
    case 'Badge':
      return [{ is: 'badge', color: text('color'), parts }];
    case 'Tooltip': {
      const tip = text('tip') ?? text('headline');
      return tip === undefined ? parts : [{ is: 'tip', tip, parts }];
    }
    default:
      return /^[A-Z]/.test(name) ? [{ is: 'part', name, parts }] : parts;
  }
}

/** Joins neighboring texts. */
function joinedText(parts: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.is === 'text' && last?.is === 'text')
      joined[joined.length - 1] = { is: 'text', text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
