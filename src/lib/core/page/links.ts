/*
 * The links that a page's text writes, with the place of each address, so that it can be replaced when files move. Text
 * and code that only look like an address are none.
 */
import { tagLinks } from './html-links.ts';
import { isSyntax, keyOf, statementsOf, templateText, type Syntax } from './literals.ts';
import type { JsxAttribute, Markdown, Nodes } from './markdown.ts';
import type { WrittenLink } from './tree.ts';

/** Names of props, and of keys of objects, that hold an address. */
const KEYS = new Set(['href', 'to', 'url', 'src', 'link', 'img']);

export function linksIn(
  text: string,
  { root, destinations, shift }: Markdown,
): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  const addSyntax = (node: unknown, as: Pick<WrittenLink, 'form' | 'key'>): void => {
    if (!isSyntax(node)) return;
    if (node.type === 'JSXExpressionContainer') return addSyntax(node.expression, as);
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
      return [node.left, node.right, node.consequent, node.alternate].forEach((part) =>
        addSyntax(part, as),
      );
    const address = addressIn(node);
    if (address === undefined) return;
    // Without the quotes.
    links.push({ address, at: { from: node.start + shift + 1, to: node.end + shift - 1 }, ...as });
  };
  const search = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(search);
    if (!isSyntax(node)) return;
    const key = node.type === 'Property' ? keyOf(node) : undefined;
    if (key !== undefined && KEYS.has(key)) addSyntax(node.value, { form: 'value', key });
    if (node.type === 'JSXAttribute' && isSyntax(node.name)) {
      const name = String(node.name.name);
      if (KEYS.has(name)) addSyntax(node.value, { form: 'attribute', key: name });
    }
    for (const [name, part] of Object.entries(node))
      if (typeof part === 'object' && name !== 'loc' && name !== 'range') search(part);
  };
  const addAttribute = (attribute: JsxAttribute, isSnippet: boolean) => {
    if (attribute.type !== 'mdxJsxAttribute') return search(attribute.data?.estree);
    const { name, value, position } = attribute;
    const isFile = isSnippet && name === 'file';
    const isAddress = KEYS.has(name) || isFile;
    const as = { form: isFile ? 'snippet' : 'attribute', key: name } as const;
    if (typeof value === 'string') {
      const from = (position?.start.offset ?? 0) + shift;
      const to = (position?.end.offset ?? 0) + shift;
      const quote = text.slice(from, to).search(/["']/);
      if (isAddress && quote >= 0)
        links.push({ address: value, at: { from: from + quote + 1, to: to - 1 }, ...as });
    } else if (value) {
      const [statement] = statementsOf(value.data?.estree);
      if (isAddress) addSyntax(statement?.expression, as);
      search(statement);
    }
  };
  const visit = (node: Nodes): void => {
    const at = destinations.get(node);
    const key = node.type === 'image' ? { key: 'src' } : {};
    if (at && 'url' in node) links.push({ address: node.url, at, form: 'markdown', ...key });
    if (node.type === 'html') links.push(...tagLinks(text, node, shift, KEYS));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes) addAttribute(attribute, node.name === 'Snippet');
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      search(node.data?.estree);
    if (node.type === 'mdxjsEsm')
      for (const statement of statementsOf(node.data?.estree)) {
        addSyntax(statement.source, { form: 'import' });
        search(statement);
      }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return links.sort((one, other) => one.at.from - other.at.from);
}

function addressIn(node: Syntax): string | undefined {
  if (node.type === 'TemplateLiteral') return templateText(node);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
