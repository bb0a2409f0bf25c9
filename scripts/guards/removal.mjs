/* Finds the guards that the sources mark, removes one from a copy, and restores it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A guard, by the name in the comment above its code (`// Guard: …`), and a test that must notice when it is removed.
 * To remove it, the condition of an `if` becomes `false`, and other code is left out. Where that isn't what removes the
 * guard, `without` says what does: the code instead of it, or a part of it and what replaces that part.
 * @typedef {{
 *   readonly guard: string,
 *   readonly without?: string | readonly [part: string, instead: string],
 *   readonly test: string,
 *   readonly says: string,
 * }} Guard
 */

/**
 * A guard in the sources: its file, and the code that its comment marks.
 * @typedef {{ readonly guard: string, readonly file: string, readonly from: number, readonly to: number }} Marked
 */

const MARK = /(?:\/\/|<!--) Guard: (.+?)(?: -->)?$/gm;
/** Where guards are. */
const FOLDERS = ['src', 'scripts'];
const FILES = ['svelte.config.js', 'vite.config.ts'];

/**
 * Returns the guards that the sources of a folder mark.
 * @param {string} root
 * @returns {readonly Marked[]}
 */
export function guardsIn(root) {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|mjs|svelte)$/.test(path) && !path.startsWith('scripts/guards/')),
  );
  return [...FILES, ...paths].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(MARK)].map((found) => {
      const [from, to] = codeAfter(file, text, found.index + found[0].length);
      return { guard: found[1] ?? '', file, from, to };
    });
  });
}

/**
 * Returns where the code after a comment begins and ends.
 * @param {string} file
 * @param {string} text
 * @param {number} at
 * @returns {readonly [from: number, to: number]}
 */
function codeAfter(file, text, at) {
  if (file.endsWith('.svelte')) {
    const from = text.indexOf('<', at);
    return [from, text.indexOf('>', from) + 1];
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node @returns {ts.Node | undefined} */
  const first = (node) =>
    node !== source && node.getStart() >= at
      ? node
      : ts.forEachChild(node, (child) => (child.getEnd() > at ? first(child) : undefined));
  const code = first(source);
  return [code?.getStart() ?? at, code?.getEnd() ?? at];
}

/**
 * Returns the code without its guard. Throws if what `without` replaces isn't in it exactly once, or if what it puts
 * there has a name that the code doesn't have: the code was changed, and the list of guards must be updated.
 * @param {string} code
 * @param {Guard} guard
 * @returns {string}
 */
export function removed(code, { guard, without }) {
  if (without === undefined) {
    if (!/^if\b/.test(code)) return '';
    const source = ts.createSourceFile('guard.ts', code, ts.ScriptTarget.Latest, true);
    const condition = /** @type {ts.IfStatement} */ (source.statements[0]).expression;
    return `${code.slice(0, condition.getStart())}false${code.slice(condition.getEnd())}`;
  }
  const [part, instead] = typeof without === 'string' ? [code, without] : without;
  const [before = '', after, ...more] = code.split(part);
  const unknown =
    typeof without === 'string' ? namesIn(without).filter((name) => !code.includes(name)) : [];
  if (after === undefined || more.length || unknown.length)
    throw new Error(
      `Say in scripts/guards how the guard “${guard}” is removed from its code now:\n${code}`,
    );
  return before + instead + after;
}

/** @param {string} code */
const namesIn = (code) => code.replace(/'[^']*'|\btrue\b/g, '').match(/[A-Za-z_]\w*/g) ?? [];

/**
 * Runs `act` while a guard is missing.
 * @template T
 * @param {string} copy
 * @param {Guard} guard
 * @param {Marked} marked
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function without(copy, guard, { file, from, to }, act) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const rest = removed(text.slice(from, to), guard);
  // An entry of a list takes its comma along. A statement may be all that a loop consists of.
  const isEntry = rest === '' && text[to] === ',';
  writeFileSync(
    path,
    `${text.slice(0, from)}${rest || (isEntry ? '' : ';')}${text.slice(isEntry ? to + 1 : to)}`,
  );
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}
