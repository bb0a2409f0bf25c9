/*
 * Every message that Signpost shows when something can't be done or went wrong, extracted from the source: refusals,
 * announcements in the refusal tone, reasons why a command is unavailable, and the text of component alerts
 * (messages-markup.mjs). Messages built by functions with other names are not found. `docs/messages.md` is generated
 * from this, so that all messages can be read and judged in one place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sentencesOfMarkup } from './messages-markup.mjs';
import { root } from './serve.mjs';

/** Subjects, by where the sentences are in the source. The first match counts. */
const SUBJECTS = /** @type {const} */ ([
  ['Files of this computer', /^src\/lib\/storage\/(?!git|server)|^src\/routes\/folders/],
  ['Repositories', /^src\/lib\/storage\/git\/|^src\/routes\/repositories|repositor|commit/i],
  ['The local command', /^src\/cli\/|^src\/lib\/storage\/server|^src\/routes\/serving/],
  ['What may stand where', /^src\/lib\/core\/(check|document|schema)\//],
  ['Changing the navigation', /^src\/lib\/core\/operations\//],
  ['Two versions brought together', /merg/],
  ['API specifications', /openapi|yaml|specification|endpoints/],
  ['The JSON', /^src\/lib\/features\/json\//],
  ['Saving, drafts and windows', /saving|windows|failure|workspace/],
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
  const script = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, inner]) => inner).join('\n')
    : text;
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.Latest);
  const said = constants(source);
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
  const shown = path.endsWith('.svelte') ? sentencesOfMarkup(text) : [];
  for (const sentence of [...said.values(), ...shown])
    if (/^[\p{Lu}“…].*\s.*\.$/su.test(sentence) && isSentence(sentence))
      found.push({ sentence, path });
  return found;
}

/** Whether the call puts a name in quotation marks (core/text/direction.ts). @param {ts.Node} node */
const isQuoting = (node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'inQuotes';

/**
 * This file's string constants by name, for sentences that are used in several places.
 * @param {ts.SourceFile} source
 */
function constants(source) {
  /** @type {Map<string, string>} */
  const said = new Map();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isStringLiteralLike(initializer))
          said.set(name.getText(source), initializer.text);
  return said;
}

/**
 * Every text an expression can produce: both branches of a conditional, and a function's return values.
 * @param {ts.Node} node @param {ReadonlyMap<string, string>} said @returns {string[]}
 */
function sentencesIn(node, said) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node)) return [said.get(node.text) ?? '…'];
  if (ts.isTemplateExpression(node)) {
    let texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const middles =
        ts.isIdentifier(expression) || ts.isConditionalExpression(expression)
          ? sentencesIn(expression, said)
          : [isQuoting(expression) ? '“…”' : '…'];
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
  if (ts.isCallExpression(node) && /^\$(?:derived|state)/.test(nameOf(node.expression)))
    return node.arguments.flatMap((one) => sentencesIn(one, said));
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
  return ts.isPropertyAccessExpression(called) ? nameOf(called.expression) : '';
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
  return `# What Signpost says when something cannot be done

Each sentence says what happened or why not, and what to do; where work could be in doubt, that it is safe. “…” is
filled in. The word at the end is its code, for programs and tests; people never see it. What is wrong with a document
is in [rules.md](rules.md). This list is made of the source by \`npm run docs\`.

${parts.join('\n')}`;
}
