/*
 * What a page's `import` and `export` lines say: which components are other page files, and which names are values.
 */
import type { Root } from './markdown.ts';
import { isSyntax, literalOf, statementsOf, type Literal, type Syntax } from './literals.ts';

export interface Module {
  /** Where components come from, as written, by the name of the component. */
  readonly imports: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, Literal>;
}

/** Reads the module lines of a page. `given`: values from outside. */
export function moduleOf(root: Root, given: ReadonlyMap<string, Literal>): Module {
  const imports = new Map<string, string>();
  const values = new Map(given);
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of statementsOf(node.data?.estree)) {
      if (statement.type === 'ImportDeclaration') addImports(statement, imports);
      if (isSyntax(statement.declaration)) addValues(statement.declaration, values);
    }
  }
  return { imports, values };
}

function addImports(statement: Syntax, imports: Map<string, string>): void {
  const source = isSyntax(statement.source) ? statement.source.value : undefined;
  if (typeof source !== 'string') return;
  for (const { type, local } of statement.specifiers as readonly Syntax[])
    if (type === 'ImportDefaultSpecifier' && isSyntax(local))
      imports.set(String(local.name), source);
}

function addValues(declaration: Syntax, values: Map<string, Literal>): void {
  if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') return;
  for (const { id, init } of declaration.declarations as readonly Syntax[]) {
    const value = literalOf(init, values);
    if (value !== undefined && isSyntax(id) && id.type === 'Identifier')
      values.set(String(id.name), value);
  }
}
