/*
 * The code of an exported single-file preview: src/reader with all its dependencies, as one script and one style sheet.
 * It is a virtual module made at build time (`virtual:reader-page`), loaded only when the user exports.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { namedWidths } from './widths.mjs';

const ID = 'virtual:reader-page';
/**
 * The first browsers in which `light-dark()` works for a part of a page. Rewritten for older ones, it would apply to
 * the whole page.
 */
export const CSS_TARGET = ['chrome123', 'firefox125', 'safari17.5'];
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** `modules` lists the bundled files. @typedef {{ script: string, style: string, modules: string[] }} Bundle */

/**
 * Bundles in a separate process, because Vite sets production mode for a whole process.
 * @returns {Promise<Bundle>}
 */
export async function bundleOfReader() {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Escapes whatever would end the script when it is inlined between its tags. @param {string} script */
const withinTags = (script) =>
  script.replace(/<(?=\/script)/gi, '\\x3C').replaceAll('<!--', '\\x3C!--');

/** @returns {Promise<Bundle>} */
async function build() {
  const { build: viteBuild } = await import('vite');
  const { svelte, vitePreprocess } = await import('@sveltejs/vite-plugin-svelte');
  const built = await viteBuild({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      namedWidths(),
      svelte({
        configFile: false,
        preprocess: vitePreprocess(),
        // Short, because the name is on nearly every element and in every rule.
        compilerOptions: { cssHash: ({ hash, css }) => `_${hash(css).slice(0, 4)}` },
      }),
    ],
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: join(ROOT, 'src/reader/main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [only] = [built].flat();
  if (!only || !('output' in only)) throw new Error('The reader’s page was not built.');
  let [script, style] = ['', ''];
  /** @type {string[]} */
  const modules = [];
  for (const part of only.output) {
    if (part.type === 'chunk') {
      script += part.code;
      modules.push(...part.moduleIds);
    } else if (part.fileName.endsWith('.css')) style += part.source.toString();
  }
  return { script: withinTags(script), style, modules };
}

/** @param {string} text */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** @returns {import('vite').Plugin} */
export function readerPage() {
  return {
    name: 'signpost:reader-page',
    resolveId: (id) => (id === ID ? `\0${id}` : undefined),
    async load(id, options) {
      if (id !== `\0${ID}`) return undefined;
      // Exporting never happens on a server.
      const { script, style, modules } = options?.ssr
        ? { script: '', style: '', modules: [] }
        : await bundleOfReader();
      for (const file of modules) if (file.startsWith(join(ROOT, 'src'))) this.addWatchFile(file);
      return Object.entries({
        script,
        style,
        scriptHash: hashOf(script),
        styleHash: hashOf(style),
      })
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n');
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(JSON.stringify(await build()));
