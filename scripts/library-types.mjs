/* The library's declarations as one file without imports: those of its entry and its contract, joined. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const ENTRY = 'src/library/index.ts';
const CONTRACT = 'src/lib/core/public-api/contract.ts';

/** @param {string} path @returns {string} */
function declarationsOf(path) {
  const { outputText, diagnostics } = ts.transpileDeclaration(
    readFileSync(join(ROOT, path), 'utf8'),
    {
      fileName: path,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ES2022,
        isolatedDeclarations: true,
      },
    },
  );
  const [wrong] = diagnostics ?? [];
  if (wrong) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}`);
  return outputText;
}

/** Returns the content of dist/library.d.ts. */
export function libraryTypes() {
  const entry = declarationsOf(ENTRY)
    .replace(/^(import|export) type \*.*\n/gm, '')
    .replaceAll('contract.', '');
  const types = `${declarationsOf(CONTRACT).trimEnd()}\n\n${entry.replace(/^\/\*\n[^]*?\*\/\n/, '')}`;
  if (/\bfrom '|import\(/.test(types))
    throw new Error('The types of the library name another file.');
  return types;
}

/** @returns {import('vite').Plugin} */
export const libraryDeclarations = () => ({
  name: 'signpost:library-types',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'library.d.ts', source: libraryTypes() });
  },
});
