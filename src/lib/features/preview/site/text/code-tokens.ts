/* Colors of code. */
import { common, createLowlight } from 'lowlight';

type Kind = 'comment' | 'string' | 'number' | 'keyword' | 'call' | 'tag';

export interface CodeToken {
  readonly kind: Kind | undefined;
  readonly text: string;
}

/** The scopes of grammars with a color of their own. The rest has that of text. */
const SCOPES: readonly (readonly [Kind, readonly string[]])[] = [
  ['comment', ['comment', 'quote']],
  ['string', ['string', 'regexp', 'addition']],
  ['number', ['number', 'symbol']],
  ['keyword', ['keyword', 'literal', 'deletion']],
  ['call', ['title', 'section', 'built_in']],
  ['tag', ['name', 'attr', 'attribute', 'selector-tag', 'selector-class']],
];
const KINDS = new Map(
  SCOPES.flatMap(([kind, scopes]) => scopes.map((scope) => [scope, kind] as const)),
);

/** Limit on the UTF-16 code units that are colored. */
const MOST = 60_000;

const lowlight = createLowlight(common);
lowlight.registerAlias({ xml: ['mdx', 'vue', 'svelte', 'astro'] });

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
  return typeof first === 'string' ? KINDS.get(first.replace(/^hljs-/, '')) : undefined;
}
