/* Colors of code. */
import { common, createLowlight } from 'lowlight';
import { tableOf } from '$lib/core/text/lookup-table';

type Kind = 'comment' | 'string' | 'number' | 'keyword' | 'call' | 'tag';

export interface CodeToken {
  readonly kind: Kind | undefined;
  readonly text: string;
}

/** The colors of the scopes that grammars name. Others have the color of text. */
const KINDS = tableOf<Kind>({
  ...{ comment: 'comment', quote: 'comment', string: 'string', regexp: 'string' },
  ...{ number: 'number', symbol: 'number', keyword: 'keyword', literal: 'keyword' },
  ...{ built_in: 'call', title: 'call', section: 'call', attr: 'tag', attribute: 'tag' },
  ...{ name: 'tag', 'selector-tag': 'tag', 'selector-class': 'tag' },
  ...{ addition: 'string', deletion: 'keyword' },
});

/** Limit on the UTF-16 code units that are colored. */
const MOST = 60_000;

const lowlight = createLowlight(common);

/** Splits code into colored parts. Joined, they are the code. */
export function codeTokens(text: string, language: string | undefined): readonly CodeToken[] {
  const name = language?.toLowerCase() ?? '';
  if (!lowlight.registered(name) || text.length > MOST) return [{ kind: undefined, text }];
  return tokensOf(lowlight.highlight(name, text).children, undefined);
}

type Nodes = ReturnType<typeof lowlight.highlight>['children'];

const tokensOf = (nodes: Nodes, around: Kind | undefined): readonly CodeToken[] =>
  nodes.flatMap((node): readonly CodeToken[] => {
    if (node.type === 'text') return [{ kind: around, text: node.value }];
    if (node.type !== 'element') return [];
    return tokensOf(node.children, kindOf(node.properties.className) ?? around);
  });

/** `classes`: such as `['hljs-title', 'function_']`. */
function kindOf(classes: unknown): Kind | undefined {
  const [first] = Array.isArray(classes) ? (classes as readonly unknown[]) : [];
  return typeof first === 'string' ? KINDS[first.replace(/^hljs-/, '')] : undefined;
}
