/*
 * Third-party code and drawings in a build, and their licenses. `npm run notice` writes NOTICE from the lock file and
 * the license files in the packages. A build that contains a package not listed here fails.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Every package with code in `build` or `dist`. */
export const SHIPPED = [
  ...['@floating-ui/core', '@floating-ui/dom', '@floating-ui/utils', '@leeoniya/ufuzzy'],
  ...['@lucide/svelte', '@polka/url', '@sveltejs/kit', 'acorn', 'acorn-jsx', 'bits-ui'],
  ...['bundle-name', 'ccount', 'character-entities', 'character-entities-legacy'],
  ...['character-reference-invalid', 'clsx', 'decode-named-character-reference'],
  ...['default-browser', 'default-browser-id', 'define-lazy-prop', 'devlop', 'diff'],
  // Monaco brings its own copies of dompurify and marked.
  ...['dompurify', 'escape-string-regexp', 'estree-util-is-identifier-name', 'eventemitter3'],
  ...[
    'estree-util-visit',
    'fflate',
    'highlight.js',
    'idb',
    'ignore',
    'monaco-editor/node_modules/marked',
  ],
  ...['inline-style-parser', 'is-alphabetical', 'is-alphanumerical', 'is-decimal', 'is-docker'],
  ...['is-hexadecimal', 'is-in-ssh', 'is-inside-container', 'is-wsl', 'js-yaml', 'jsonc-parser'],
  ...[
    'lowlight',
    'marked',
    'mdast-util-find-and-replace',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
  ],
  ...['mdast-util-gfm-autolink-literal', 'mdast-util-gfm-footnote'],
  ...['mdast-util-gfm-strikethrough', 'mdast-util-gfm-table', 'mdast-util-gfm-task-list-item'],
  ...['mdast-util-mdx', 'mdast-util-mdx-expression', 'mdast-util-mdx-jsx'],
  ...['mdast-util-mdxjs-esm', 'mdast-util-to-string', 'micromark', 'micromark-core-commonmark'],
  ...['micromark-extension-gfm', 'micromark-extension-gfm-autolink-literal'],
  ...['micromark-extension-gfm-footnote', 'micromark-extension-gfm-strikethrough'],
  ...['micromark-extension-gfm-table', 'micromark-extension-gfm-task-list-item'],
  ...['micromark-extension-mdx-expression', 'micromark-extension-mdx-jsx'],
  ...['micromark-extension-mdx-md', 'micromark-extension-mdxjs', 'micromark-extension-mdxjs-esm'],
  ...['micromark-factory-destination', 'micromark-factory-label'],
  ...['micromark-factory-mdx-expression', 'micromark-factory-space', 'micromark-factory-title'],
  ...['micromark-factory-whitespace', 'micromark-util-character', 'micromark-util-chunked'],
  ...['micromark-util-classify-character', 'micromark-util-combine-extensions'],
  ...['micromark-util-decode-numeric-character-reference', 'micromark-util-decode-string'],
  ...['micromark-util-edit-map', 'micromark-util-events-to-acorn'],
  ...['micromark-util-html-tag-name', 'micromark-util-normalize-identifier'],
  ...['micromark-util-resolve-all', 'micromark-util-subtokenize', 'micromark-util-symbol'],
  ...['monaco-editor', 'mrmime', 'oauth4webapi'],
  ...[
    'open',
    'p-queue',
    'p-timeout',
    'parse-entities',
    'powershell-utils',
    'run-applescript',
    'runed',
    'sirv',
  ],
  ...['style-to-object', 'svelte', 'svelte-dnd-action', 'svelte-toolbelt', 'tabbable'],
  ...['tinykeys', 'totalist', 'unist-util-is', 'unist-util-position-from-estree'],
  ...['unist-util-stringify-position', 'unist-util-visit-parents', 'vfile-message'],
  ...['wsl-utils', 'yaml', 'zod'],
];

/** Packages whose drawings or words are in `build`. The attribution they require is at the top of NOTICE. */
export const DRAWN = [
  ...['@iconify-json/fa7-brands', '@iconify-json/fa7-regular', '@iconify-json/fa7-solid'],
  ...['@iconify-json/lucide', '@iconify-json/tabler', '@tabler/icons', 'lucide-static'],
];

/** Licenses allowed in a build, for code and for drawings. */
export const FREE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'MPL-2.0', '0BSD'];
export const FREE_DRAWINGS = ['MIT', 'ISC', 'CC-BY-4.0'];

/** Licenses stated only in a license file, not in package.json; or our choice for a dual license. */
const SAID = new Map([
  ['svelte-toolbelt', 'MIT'],
  ['dompurify', 'Apache-2.0'],
]);

const HEAD = `Signpost
Licensed under the MIT licence.

The built app holds drawings of these icon sets, unchanged but for how they are stored:

Font Awesome Free 7 (solid, regular, brands)
  Copyright Fonticons, Inc. https://fontawesome.com
  Icons: Creative Commons Attribution 4.0 International, https://creativecommons.org/licenses/by/4.0/
  Brand icons are trademarks of their owners; to show one here is no endorsement of either.

Lucide
  Copyright Lucide Contributors. Portions copyright Cole Bemis (Feather). https://lucide.dev
  ISC licence, https://github.com/lucide-icons/lucide/blob/main/LICENSE

Tabler Icons
  Copyright Paweł Kuna. https://tabler.io/icons
  MIT licence, https://github.com/tabler/tabler-icons/blob/main/LICENSE

The words by which icons are found are those that Lucide and Tabler publish with them, and a list of our own.

The built app and the command hold code of these packages. Their licences follow.
`;

/** @typedef {{ version: string, license?: string }} Locked */

/** @returns {(name: string) => { version: string, license: string }} */
export function lock() {
  const { packages } =
    /** @type {{ packages: Record<string, Locked | undefined> }} */
    (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return (name) => {
    const found = packages[`node_modules/${name}`];
    if (!found) throw new Error(`NOTICE: ${name} is not in package-lock.json.`);
    return { version: found.version, license: SAID.get(name) ?? found.license ?? 'none' };
  };
}

/** Returns the complete text of NOTICE. */
export function noticeText() {
  const of = lock();
  const list = SHIPPED.map((name) => `  ${name} ${of(name).version} (${of(name).license})`);
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const name of SHIPPED) {
    const text = termsOf(name);
    texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  const line = '-'.repeat(80);
  const terms = [...texts].map(([text, names]) => `${line}\n${names.join(', ')}\n\n${text}\n`);
  return `${[HEAD, `${list.join('\n')}\n`, ...terms].join('\n')}`;
}

/** @param {string} name */
function termsOf(name) {
  const folder = join(root, 'node_modules', name);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|thirdpartynotices)/i.test(file));
  if (files.length > 0)
    return files
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n\n')
      .replaceAll('\r\n', '\n')
      .replace(/[ \t]+$/gm, '')
      .trim();
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const license = readFileSync(join(root, 'LICENSE'), 'utf8');
  return license.replace(/^Copyright.*$/m, `Copyright (c) ${author.name ?? author}`).trim();
}

/** The package that a module in a build comes from. @param {string} id */
export const packageOf = (id) =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

/**
 * Fails a build that contains a package missing from NOTICE, and emits NOTICE with the app.
 * @param {'app' | 'worker' | 'command'} of
 * @returns {import('vite').Plugin}
 */
export function notice(of) {
  return {
    name: 'signpost:notice',
    apply: 'build',
    generateBundle(_, bundle) {
      // Modules that Kit runs only during the build are not part of the app.
      if (of === 'app' && this.environment.name !== 'client') return;
      const ids = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : [],
      );
      for (const name of new Set(ids.map(packageOf)))
        if (name && !SHIPPED.includes(name))
          this.error(
            `“${name}” is in the build and not in NOTICE. Name it in scripts/notice.mjs, then: npm run notice`,
          );
      if (of === 'app')
        this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: noticeText() });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'NOTICE'), noticeText());
