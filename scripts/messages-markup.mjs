/*
 * The messages in a component's markup for when something fails: each paragraph of an alert or a warning notice, and
 * any other paragraph whose words indicate a failure. Expressions become “…”. All branches of `{#if}` and `{#await}`
 * are read. Button labels are not part of a sentence.
 */
import { parse } from 'svelte/compiler';

/** @typedef {import('svelte/compiler').AST.SvelteNode} Node */
/** @typedef {import('svelte/compiler').AST.Fragment} Fragment */

const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3']);
const APART = new Set(['button', 'pre', 'details']);
/** Words of a failure. */
export const FAILING =
  /could not|couldn’t|cannot|can’t|went wrong|no longer|not known|is broken|syntax error|work is (?:kept|safe)/i;

/**
 * @param {string} text the component's source
 * @param {ReadonlyMap<string, readonly string[]>} said the messages it imports, by the name it uses
 * @returns {string[]}
 */
export function sentencesOfMarkup(text, said) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Node} node @param {boolean} isAlert */
  function visit(node, isAlert) {
    const alerts = isAlert || tellsAtOnce(node);
    const isParagraph = node.type === 'RegularElement' && PARAGRAPHS.has(node.name);
    if (isParagraph || (alerts && !isAlert && !partsOf(node).some(holdsParagraph)))
      for (const sentence of textsOf(node, said).map(tidy))
        if (alerts || FAILING.test(sentence)) found.add(sentence);
    for (const part of partsOf(node)) visit(part, alerts);
  }
  visit(/** @type {Node} */ (parse(text, { modern: true }).fragment), false);
  return [...found];
}

/** @param {Node} node @returns {boolean} */
const holdsParagraph = (node) =>
  (node.type === 'RegularElement' && PARAGRAPHS.has(node.name)) ||
  partsOf(node).some(holdsParagraph);

/** @param {Node} node */
const tellsAtOnce = (node) =>
  (node.type === 'RegularElement' && valueOf(node, 'role') === 'alert') ||
  (node.type === 'Component' &&
    node.name === 'Notice' &&
    /^(?:error|warning)$/.test(valueOf(node, 'tone')));

/** @param {import('svelte/compiler').AST.ElementLike} node @param {string} name */
function valueOf(node, name) {
  const found = node.attributes.find((one) => one.type === 'Attribute' && one.name === name);
  const value = found?.type === 'Attribute' ? found.value : undefined;
  return Array.isArray(value) ? value.map((one) => ('data' in one ? one.data : '…')).join('') : '';
}

/** The direct child fragments, in every branch. @param {Node} node @returns {Node[]} */
function partsOf(node) {
  if (node.type === 'Fragment') return node.nodes;
  return ['fragment', 'consequent', 'alternate', 'body', 'pending', 'then', 'catch', 'fallback']
    .map((key) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node))[key])
    .flatMap((part) => (isFragment(part) ? [part] : []));
}

/** @param {unknown} part @returns {part is Fragment} */
const isFragment = (part) =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'Fragment';

/**
 * Whether the call puts a name in quotation marks (core/text/direction.ts).
 * @param {import('svelte/compiler').AST.ExpressionTag['expression']} called
 */
const isQuoting = (called) =>
  called.type === 'CallExpression' &&
  called.callee.type === 'Identifier' &&
  called.callee.name === 'inQuotes';

/**
 * Every text the node can produce.
 * @param {Node} node @param {ReadonlyMap<string, readonly string[]>} said @returns {string[]}
 */
function textsOf(node, said) {
  if (node.type === 'Text') return [node.data];
  if (node.type === 'ExpressionTag')
    return isQuoting(node.expression) ? ['“…”'] : [...(said.get(nameOf(node.expression)) ?? ['…'])];
  if (node.type === 'SnippetBlock' || (node.type === 'RegularElement' && APART.has(node.name)))
    return [''];
  if (node.type === 'IfBlock')
    return [
      ...textsOf(node.consequent, said),
      ...(node.alternate ? textsOf(node.alternate, said) : ['']),
    ];
  if (node.type === 'Fragment')
    return node.nodes.reduce(
      (texts, one) => textsOf(one, said).flatMap((part) => texts.map((text) => text + part)),
      [''],
    );
  return partsOf(node).length > 0 ? partsOf(node).flatMap((one) => textsOf(one, said)) : [''];
}

/**
 * The name of a message: `m.gone` for `m.gone` and `m.gone(what)`.
 * @param {import('svelte/compiler').AST.ExpressionTag['expression']} node @returns {string}
 */
function nameOf(node) {
  if (node.type === 'CallExpression' && node.callee.type !== 'Super') return nameOf(node.callee);
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return node.object.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : '';
}

/** @param {string} text */
const tidy = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/…(\s?…)+/g, '…')
    .trim();
