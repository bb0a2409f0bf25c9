/*
 * Every message that Signpost shows when something can't be done or went wrong, extracted from the source: refusals,
 * announcements in the refusal tone, reasons why a command is unavailable, and the text of component alerts
 * (messages-markup.mjs). Messages built by functions with other names are not found. `docs/messages.md` is generated
 * from this, so that all messages can be read and judged in one place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { FAILING, sentencesOfMarkup } from './messages-markup.mjs';
import { root } from './serve.mjs';

/** Subjects, by where the sentences are in the source. The first match counts. */
const SUBJECTS = /** @type {const} */ ([
  ['Files on this computer', /^src\/lib\/storage\/(?!git|server)|^src\/routes\/folders/],
  ['Repositories', /^src\/lib\/storage\/git\/|^src\/routes\/repositories|repositor|commit/i],
  ['The local command', /^src\/cli\/|^src\/lib\/storage\/server|^src\/routes\/serving/],
  ['What can go where', /^src\/lib\/core\/(check|document|schema)\//],
  ['Changing the navigation', /^src\/lib\/core\/operations\//],
  ['Merging versions', /merg/],
  ['API specifications', /openapi|yaml|specification|endpoints/],
  ['The JSON', /^src\/lib\/features\/json\//],
  ['Saving, drafts, and windows', /saving|windows|failure|workspace/],
  ['On the screen', /./],
]);

/** The functions that make a refusal: a code, then the sentence. */
const REFUSING = new Set(['refuse', 'refusal', 'no', 'Refuse']);
/** Properties whose value is a sentence, or a function that returns one. */
const HOLDING = new Set(['barred', 'sentence', 'reason']);

/** Names of variables that contain a message for the user. */
const TELLING = /(?:problem|refusal|failure|told|^why)$/i;

/**
 * @typedef {object} Message
 * @property {string} sentence with … for each inserted value
 * @property {string} [code]
 * @property {string} path the file the sentence is in
 */

/** All messages, in file order. @returns {Message[]} */
export function messages() {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path))
    .sort();
  const all = files.flatMap((path) => messagesOf(path, readFileSync(join(root, path), 'utf8')));
  // A sentence that is part of another, or appears elsewhere with its code, is listed only there.
  return all.filter(
    (one) =>
      one.code !== undefined ||
      !all.some(
        ({ sentence, code }) =>
          sentence.includes(one.sentence) && (sentence !== one.sentence || code !== undefined),
      ),
  );
}

/** @param {string} path @param {string} text @returns {Message[]} */
export function messagesOf(path, text) {
  if (path.endsWith('messages.ts')) return failuresOf(path);
  const script = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, inner]) => inner).join('\n')
    : text;
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.Latest);
  const said = constants(source, path);
  /** @type {Message[]} */
  const found = [];
  /** @param {ts.Node | undefined} node @param {string} [code] */
  const note = (node, code) => {
    for (const sentence of node ? sentencesIn(node, said) : [])
      if (isSentence(sentence)) found.push({ sentence, path, ...(code ? { code } : {}) });
  };
  /**
   * A variable's value may be a single word, so only complete sentences are recorded.
   * @param {ts.Expression | undefined} value
   */
  const noteValue = (value) => {
    for (const sentence of value ? sentencesIn(value, said) : [])
      if (isSentence(sentence) && sentence.endsWith('.')) found.push({ sentence, path });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const [first, second] = node.arguments ?? [];
      const called = node.expression.getText(source).replace(/^.*\./, '');
      if (REFUSING.has(called) && first && ts.isStringLiteralLike(first)) note(second, first.text);
      if (called === 'say' && second && ts.isStringLiteralLike(second) && second.text === 'refusal')
        note(first);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      TELLING.test(node.left.getText(source))
    )
      note(node.right);
    if (ts.isVariableDeclaration(node) && TELLING.test(node.name.getText(source)))
      noteValue(node.initializer);
    if (ts.isPropertyAssignment(node) && HOLDING.has(node.name.getText(source)))
      note(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const shown = path.endsWith('.svelte') ? sentencesOfMarkup(text, said) : [];
  for (const sentence of [...own(said), ...shown])
    if (/^[\p{Lu}“…].*\s.*\.$/su.test(sentence) && isSentence(sentence))
      found.push({ sentence, path });
  return found;
}

/** Whether the call puts a name in quotation marks (core/text/direction.ts). @param {ts.Node} node */
const isQuoting = (node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'inQuotes';

/** @typedef {ReadonlyMap<string, readonly string[]>} Texts by the name that the file uses: `GONE`, `m.gone` */

/**
 * The texts that this file can name: its own string constants, and the messages that it imports.
 * @param {ts.SourceFile} source @param {string} path @returns {Texts}
 */
function constants(source, path) {
  /** @type {Map<string, readonly string[]>} */
  const said = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement))
      for (const [name, texts] of imported(statement, path)) said.set(name, texts);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isStringLiteralLike(initializer))
          said.set(name.getText(source), [initializer.text]);
  }
  return said;
}

/** The file's own constants. @param {Texts} said */
const own = (said) => [...said].flatMap(([name, texts]) => (/^[A-Z_]+$/.test(name) ? texts : []));

/**
 * The messages of an import, by the name that the file uses.
 * @param {ts.ImportDeclaration} statement @param {string} path @returns {[string, readonly string[]][]}
 */
function imported({ importClause, moduleSpecifier }, path) {
  const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
  const bindings = importClause?.namedBindings;
  if (!/messages(\.ts)?$/.test(from) || !bindings) return [];
  const file = from.startsWith('$lib/') ? `src/lib/${from.slice(5)}` : join(dirname(path), from);
  const all = catalog(file.endsWith('.ts') ? file : `${file}.ts`);
  if (ts.isNamespaceImport(bindings))
    return [...all].map(([name, texts]) => [`${bindings.name.text}.${name}`, texts]);
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    all.get(/** @type {ts.Identifier} */ (propertyName ?? name).text) ?? ['…'],
  ]);
}

/** The messages of a module of the catalog that are failures by their words. @param {string} path @returns {Message[]} */
const failuresOf = (path) =>
  [...catalog(path).values()]
    .flat()
    .flatMap((sentence) =>
      FAILING.test(sentence) && /^[\p{Lu}“…].*\.$/su.test(sentence) ? [{ sentence, path }] : [],
    );

/** @type {Map<string, Texts>} */
const catalogs = new Map();

/** The messages of a module of the catalog, by name. @param {string} path @returns {Texts} */
function catalog(path) {
  const known = catalogs.get(path);
  if (known) return known;
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  /** @type {Map<string, readonly string[]>} */
  const all = new Map(constants(source, path));
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      all.set(statement.name.text, sentencesIn(statement.body, all));
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name)) all.set(name.text, sentencesIn(initializer, all));
    if (ts.isExportDeclaration(statement))
      for (const [name, texts] of exported(statement, path)) all.set(name, texts);
  }
  catalogs.set(path, all);
  return all;
}

/** @param {ts.ExportDeclaration} statement @param {string} path @returns {[string, readonly string[]][]} */
function exported({ exportClause, moduleSpecifier }, path) {
  if (!moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return [];
  const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
  const all = catalog(join(dirname(path), from.replace(/(\.ts)?$/, '.ts')));
  return exportClause.elements.map(({ name }) => [name.text, all.get(name.text) ?? ['…']]);
}

/**
 * Every text an expression can produce: both branches of a conditional, and a function's return values.
 * @param {ts.Node} node @param {Texts} said @returns {string[]}
 */
function sentencesIn(node, said) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
    return [...(said.get(nameOf(node)) ?? ['…'])];
  if (ts.isTemplateExpression(node)) {
    let texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const middles = isQuoting(expression) ? ['“…”'] : sentencesIn(expression, said);
      texts = texts.flatMap((text) => middles.map((middle) => text + middle + literal.text));
    }
    return texts.map((text) => text.replace(/…(\s?…)+/g, '…'));
  }
  if (ts.isConditionalExpression(node))
    return [...sentencesIn(node.whenTrue, said), ...sentencesIn(node.whenFalse, said)];
  if (ts.isParenthesizedExpression(node)) return sentencesIn(node.expression, said);
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [sentencesIn(node.left, said), sentencesIn(node.right, said)];
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return left.flatMap((before) => right.map((after) => before + after));
    return [...left, ...right];
  }
  if (ts.isCallExpression(node)) {
    const called = nameOf(node.expression);
    if (/^\$(?:derived|state)/.test(called))
      return node.arguments.flatMap((one) => sentencesIn(one, said));
    if (called === 'plural' || called === 'counted')
      return node.arguments
        .slice(1)
        .flatMap((one) => sentencesIn(one, said))
        .map((form) => (called === 'counted' ? `… ${form}` : form));
    return [...(said.get(called) ?? ['…'])];
  }
  if (ts.isArrowFunction(node)) return sentencesIn(node.body, said);
  if (ts.isBlock(node)) return node.statements.flatMap((one) => sentencesIn(one, said));
  if (ts.isReturnStatement(node)) return node.expression ? sentencesIn(node.expression, said) : [];
  if (ts.isIfStatement(node))
    return [
      ...sentencesIn(node.thenStatement, said),
      ...(node.elseStatement ? sentencesIn(node.elseStatement, said) : []),
    ];
  return ['…'];
}

/** @param {ts.Expression} called @returns {string} */
const nameOf = (called) => {
  if (ts.isIdentifier(called)) return called.text;
  if (!ts.isPropertyAccessExpression(called)) return '';
  return `${nameOf(called.expression)}.${called.name.text}`;
};

/** Whether the text is more than one word, not counting inserted values. @param {string} text */
const isSentence = (text) => /\p{L}{2,}.*\s.*\p{L}{2,}/su.test(text.replaceAll('…', ''));

/** Returns the content of docs/messages.md. @param {readonly Message[]} all */
export function messagesManual(all = messages()) {
  const parts = SUBJECTS.map(([subject, where]) => {
    const here = all.filter(
      ({ path }) => SUBJECTS.find(([, pattern]) => pattern.test(path))?.[1] === where,
    );
    const lines = here.map(({ sentence, code }) => `- ${sentence}${code ? ` \`${code}\`` : ''}`);
    return `## ${subject}\n\n${[...new Set(lines)].sort().join('\n')}\n`;
  });
  return `# Messages

What Signpost says when something can’t be done: what happened, and what to do. “…” is a name or a number. The word at the
end is a code for programs and tests, which people don’t see. Problems in a document are in [rules.md](rules.md).
\`npm run docs\` generates this list from the source.

${parts.join('\n')}`;
}
