/*
 * Finds the sentences of a source file: strings and markup that a person could read on screen. They belong in a
 * `messages.ts` (see CONTRIBUTING.md), so anything found elsewhere is in the wrong place.
 */
import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

export interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** Attributes, props and properties whose value is read by people, even if it is a single word. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|label|placeholder|alt|heading|text|help|hint|reason|sentence|confirm|summary|message|note|short|empty|word|plural|barred)$/;
/** Attributes whose value is never read, whatever it looks like. */
const UNREAD = /^(?:class|style|id|d|viewBox|points|transform|type|role|href|src|rel|media|sizes)$/;
/** Calls whose strings only developers or machines read. */
const INTERNAL =
  /^(?:DOMException|Error|TypeError|RangeError|console\.\w+|querySelector(?:All)?|closest|matches|matchMedia|getContext|import|RegExp|mark|measure|require|execFile|run|git)$/;

const WORD = String.raw`[\p{L}’'“”…-]{2,}`;
/** Two words with a space between, or a word and an inserted value. */
const SENTENCE = new RegExp(String.raw`${WORD}[,.:;!?]? +(?:${WORD}|…|“)|(?:…|”|\)) +${WORD}`, 'u');
const ONE_WORD = /^[“…]*\p{Lu}?\p{Ll}{2,}/u;

/** Code that contains spaces: selectors, CSS, media types, header values, keys. */
const CODE =
  /^(?:[\s\S]*minmax\(|[\s\S]*[{}<>=\\;|@#$[\]]|[a-z-]+(?: [a-z-]+)*:|[.#:]|--|[\w-]+\/[\w-]+|\w+(?:-\w+)+ |calc)/;

/** Texts of protocols, locks, git, ids, keys and names that read like sentences. */
const CODE_WORDS = new Set(
  [
    ['Bearer …', 'GET, HEAD', 'blob …\0', 'token …', 'take over', 'signpost …', '…- …'],
    ['dubious ownership', 'ignored by', 'notice', 'note', 'true', 'false'],
    ['entry …', 'tag …', 'text …', 'link …', 'openapi …', 'global …', 'file …', 'field … …'],
    ['deleted …', 'moved …', 'order … …', 'placed …', 'added …'],
    ['deficient indentation', '… does not parse'],
    ['Bahasa Indonesia', 'Tiếng Việt'],
  ].flat(),
);
const isCode = (text: string) =>
  CODE.test(text.replaceAll('…', '')) ||
  CODE_WORDS.has(text.replace(/^[\0 ]+| +$/g, '')) ||
  // Ids for `aria-describedby`, and lengths in CSS.
  /^(?:…? ?…?-[a-z-]+)+$|…px/.test(text);

const isSentence = (text: string) => SENTENCE.test(text) && !isCode(text);

/** The sentences of a TypeScript file or a Svelte component, in order. */
export function sentencesIn(path: string, source: string): readonly Sentence[] {
  return path.endsWith('.svelte') ? inComponent(source) : inScript(source, 0);
}

/** All strings of a TypeScript file, whether or not they are sentences. Inserted values are “…”. */
export function textsOf(source: string): readonly Sentence[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    if (ts.isStringLiteralLike(node)) found.push({ line: line + 1, text: node.text });
    if (ts.isTemplateExpression(node)) found.push({ line: line + 1, text: templateText(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const templateText = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');

function inScript(text: string, firstLine: number): Sentence[] {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const note = (node: ts.Node, value: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: firstLine + line + 1, text: value });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && isInternal(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (isSentence(node.text) || (isRead(node) && ONE_WORD.test(node.text) && !isCode(node.text)))
        note(node, node.text);
      return;
    }
    if (ts.isTemplateExpression(node)) {
      const value = templateText(node);
      if (isSentence(value)) note(node, value);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isInternal(node: ts.CallExpression | ts.NewExpression): boolean {
  const called = node.expression.getText();
  return INTERNAL.test(called) || INTERNAL.test(called.replace(/^.*\./, ''));
}

function isRead({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return READ.test(parent.name.getText());
  return ts.isConditionalExpression(parent) && isRead(parent);
}

function inComponent(source: string): Sentence[] {
  const root = parse(source, { modern: true });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: Sentence[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const one = node as AST.SvelteNode;
    if (one.type === 'Attribute') return attribute(one);
    if (one.type === 'Text') {
      if (/\p{L}{2,}/u.test(one.data))
        found.push({ line: lineAt(one.start), text: one.data.trim() });
      return;
    }
    if (one.type === 'ExpressionTag') return expression(one.expression);
    if (one.type === 'Comment' || one.type === 'StyleDirective') return;
    for (const [key, value] of Object.entries(one)) {
      if (key === 'expression' || key === 'test' || key === 'key')
        expression(value as object | null);
      else if (key !== 'metadata') visit(value);
    }
  };
  const expression = (node: object | null): void => {
    const at = node as { start?: number; end?: number } | null;
    if (at?.start === undefined || at.end === undefined) return;
    found.push(...inScript(`(${source.slice(at.start, at.end)})`, lineAt(at.start) - 1));
  };
  const attribute = ({ name, value, start }: AST.Attribute): void => {
    if (UNREAD.test(name) || value === true) return;
    const parts = Array.isArray(value) ? value : [value];
    const text = parts.map((part) => (part.type === 'Text' ? part.data : '…')).join('');
    if (isSentence(text) || (READ.test(name) && ONE_WORD.test(text)))
      found.push({ line: lineAt(start), text });
    for (const part of parts) if (part.type === 'ExpressionTag') expression(part.expression);
  };
  visit(root.fragment);
  const { instance, module } = root;
  for (const script of [module, instance])
    if (script) {
      const { start, end } = script.content as unknown as { start: number; end: number };
      found.push(...inScript(source.slice(start, end), lineAt(start) - 1));
    }
  return found;
}
