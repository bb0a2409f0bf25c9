/*
 * Values of expressions that need no running: texts, numbers, lists and objects of them, and names for such values.
 * Anything else has no value here.
 */

/** A node of the syntax tree of an expression, as far as it is read here. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;
export interface LiteralObject {
  readonly [key: string]: Literal;
}

/** Values by the names under which expressions may use them. */
export type Scope = ReadonlyMap<string, Literal>;

/** Limit on nested lists and objects. */
const DEEPEST = 20;

/** The value of an expression, or undefined if it has none without running. */
export function literalOf(node: unknown, scope: Scope, depth = 0): Literal | undefined {
  if (!isSyntax(node) || depth > DEEPEST) return undefined;
  const inner = (part: unknown) => literalOf(part, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? node.value : undefined;
    case 'TemplateLiteral':
      return templateText(node);
    case 'Identifier':
      return scope.get(node.name as string);
    case 'MemberExpression':
      return isSyntax(node.object) && node.object.name === 'props' && isSyntax(node.property)
        ? scope.get(String(node.property.name))
        : undefined;
    case 'UnaryExpression': {
      const value = inner(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression': {
      const values = (node.elements as readonly unknown[]).map(inner);
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case 'ObjectExpression':
      return objectOf(node, inner);
    default:
      return undefined;
  }
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export const isSyntax = (node: unknown): node is Syntax =>
  typeof node === 'object' && node !== null && 'type' in node;

/** The text of a template without holes. */
export function templateText(node: Syntax): string | undefined {
  const [only, ...more] = node.quasis as readonly { value: { cooked?: string | null } }[];
  return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
}

function objectOf(
  node: Syntax,
  inner: (part: unknown) => Literal | undefined,
): LiteralObject | undefined {
  const entries: [string, Literal][] = [];
  for (const property of node.properties as readonly Syntax[]) {
    const key = property.type === 'Property' && !property.computed ? keyOf(property) : undefined;
    const value = key === undefined ? undefined : inner(property.value);
    if (key === undefined || value === undefined) return undefined;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

/** The key of an object's property, if it is written as a name or a text. */
export function keyOf({ key }: Syntax): string | undefined {
  if (!isSyntax(key)) return undefined;
  const name = key.type === 'Identifier' ? key.name : key.value;
  return typeof name === 'string' ? name : undefined;
}

/** The statements of a parsed expression or of a block of imports and exports. */
export const statementsOf = (program: unknown): readonly Syntax[] =>
  isSyntax(program) && Array.isArray(program.body) ? (program.body as readonly Syntax[]) : [];

/** The single expression of a parsed `{…}`. Undefined if there is only a comment. */
export const expressionOf = (program: unknown): Syntax | undefined => {
  const [statement] = statementsOf(program);
  return isSyntax(statement?.expression) ? statement.expression : undefined;
};
