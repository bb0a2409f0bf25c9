/*
 * The files other pages load to embed the editor: src/embed, with each module as JavaScript plus its types, and the
 * Svelte component unchanged. The build puts them in `embed/`, next to the page they show in a frame. A development
 * server generates them on every request.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/embed');

/** @type {import('typescript').CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
  rewriteRelativeImportExtensions: true,
};

/** Returns every served file's text by name. @returns {ReadonlyMap<string, string>} */
export function embedFiles() {
  const files = readdirSync(FOLDER).flatMap((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    if (!name.endsWith('.ts')) return [[name, text]];
    const compilerOptions = OPTIONS;
    const fileName = join(FOLDER, name);
    const code = ts.transpileModule(text, { compilerOptions, fileName });
    const types = ts.transpileDeclaration(text, { compilerOptions, fileName });
    const [wrong] = [...(code.diagnostics ?? []), ...(types.diagnostics ?? [])];
    if (wrong)
      throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}`);
    const base = name.replace(/ts$/, '');
    return [
      [`${base}js`, code.outputText],
      // The compiler rewrites module names only in code, not in types.
      [`${base}d.ts`, types.outputText.replace(/(from '\.\/[^']+)\.ts'/g, "$1.js'")],
    ];
  });
  return new Map(/** @type {[string, string][]} */ (files));
}

/** @returns {import('vite').Plugin} */
export function embed() {
  return {
    name: 'signpost:embed',
    configureServer(server) {
      server.middlewares.use('/embed', (request, response, next) => {
        const name = request.url?.slice(1).replace(/\?.*$/, '');
        const text = name ? embedFiles().get(name) : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(text);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of embedFiles())
        this.emitFile({ type: 'asset', fileName: `embed/${name}`, source });
    },
  };
}
