/*
 * Which files of src may import which: the arrows of ARCHITECTURE.md as data, and the code that checks imports against
 * them.
 */
import { posix } from 'node:path';
import ts from 'typescript';

/** The folders and files of core, lowest first. Each may import only what comes before it. */
const CORE: readonly string[] = [
  'memo',
  'listeners',
  'text',
  'schema',
  // The vocabulary of changes: types only.
  'operation',
  'result',
  'file-change-messages',
  'file-change',
  'file-step-messages',
  'file-step',
  'page-files',
  'page-plans',
  'past',
  'proposal',
  'limits',
  'storage',
  'storage-messages',
  'yaml-messages',
  'yaml',
  'document',
  'redirects',
  'pages',
  'page',
  'openapi',
  'icons',
  'check',
  'json-schema',
  'config-messages',
  'config',
  'links',
  'ledger',
  'operations',
  'tree',
  'site',
  'languages',
  'compare',
  'review',
  'merge',
  // The API for programs and the command: texts in, plain JSON out.
  'public-api',
];

/** The zones each other zone may import from. A zone may always import from itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  routes: ['features/*', 'ui', 'editor', 'storage', 'core/*', 'examples', 'embed'],
  // A feature never imports another feature; `ui` is what they share.
  'features/*': ['ui', 'editor', 'core/*'],
  ui: ['editor', 'core/*'],
  editor: ['core/*'],
  storage: ['core/*', 'examples'],
  cli: ['core/*', 'storage'],
  // The package's entry point, which programs import.
  library: ['core/public-api'],
  'service-worker': [],
  // Code for embedding pages: it talks to the editor in a frame and imports nothing from it.
  embed: [],
  // The exported preview: only what draws it, nothing from the editor.
  reader: ['features/preview', 'ui', 'core/*'],
  ...Object.fromEntries(
    CORE.map((name, i) => [`core/${name}`, CORE.slice(0, i).map((lower) => `core/${lower}`)]),
  ),
};

/** Files outside of src that belong to a zone. */
const NAMED: Readonly<Record<string, string>> = {
  // Shared by the command and the app's other servers.
  'scripts/headers.mjs': 'cli',
  'scripts/static-files.mjs': 'cli',
  // Imported for its version.
  'package.json': 'cli',
};

/** Libraries that any component may use. Every other library has a single importing file. */
const EVERYWHERE = new Set(['svelte', 'bits-ui', '@lucide/svelte']);

interface Import {
  readonly from: string;
  /** The specifier as written. */
  readonly name: string;
  /** The path in the repository, if it is one of our files. */
  readonly to: string | undefined;
}

/** Returns what is wrong with the imports of these files (path in the repository → text), one sentence each. */
export function brokenArrows(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].flatMap(([path, text]) => importsOf(path, text, files));
  return [
    ...[...files.keys()].flatMap((path) =>
      arrowsFrom(zoneOf(path)) ? [] : [`${path} lives outside of the layout`],
    ),
    ...imports.flatMap(forbidden),
    ...imports.flatMap(impure),
    ...sharedLibraries(imports),
    ...cycles(imports),
  ];
}

/** The zone of a file, or undefined if the file is outside the layout. */
export function zoneOf(path: string): string | undefined {
  const named = NAMED[path];
  if (named) return named;
  if (path.startsWith('src/routes/')) return 'routes';
  if (path.startsWith('examples/')) return 'examples';
  const [top, second, ...rest] = path.replace(/^src\/(lib\/)?/, '').split('/');
  if (top === undefined || second === undefined) return undefined;
  if (top === 'features') return rest.length > 0 ? `features/${second}` : undefined;
  if (top === 'core') return `core/${rest.length > 0 ? second : second.replace(/\.ts$/, '')}`;
  return top in ARROWS ? top : undefined;
}

const allows = (pattern: string, zone: string): boolean =>
  pattern.endsWith('*') ? zone.startsWith(pattern.slice(0, -1)) : pattern === zone;

const arrowsFrom = (zone: string | undefined): readonly string[] | undefined =>
  zone === undefined
    ? undefined
    : (ARROWS[zone] ?? (zone.startsWith('features/') ? ARROWS['features/*'] : undefined));

function forbidden({ from, to, name }: Import): string[] {
  const source = zoneOf(from);
  const arrows = arrowsFrom(source);
  if (!arrows || to === undefined || to.endsWith('.css')) return [];
  const target = zoneOf(to);
  if (target === source || (target && arrows.some((pattern) => allows(pattern, target)))) return [];
  return [`${from} may not import ${name}: no arrow leads from ${source} to ${target ?? to}`];
}

/** Libraries core may use: pure JavaScript, each imported by one file. */
const IN_CORE = new Set([
  ...['diff', 'jsonc-parser', 'zod', '@leeoniya/ufuzzy', 'js-yaml', 'yaml', 'ignore'],
  ...['mdast', 'mdast-util-from-markdown', 'mdast-util-gfm', 'mdast-util-mdx'],
  ...['micromark-extension-gfm', 'micromark-extension-mdxjs'],
]);

/** Core runs in Node unbuilt: full file names, no aliases, and only the libraries above. Data may be JSON. */
function impure({ from, to, name }: Import): string[] {
  if (!from.startsWith('src/lib/core/')) return [];
  if (to === undefined)
    return IN_CORE.has(libraryOf(name)) ? [] : [`${from} may not import ${name}: core is pure`];
  return /^\..*\.(ts|json)$/.test(name)
    ? []
    : [`${from} must name ${name} as a relative path with .ts`];
}

function sharedLibraries(imports: readonly Import[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { from, to, name } of imports) {
    if (to !== undefined || /^(node:|\$app\/|\$service-worker|\.|\/)/.test(name)) continue;
    const library = libraryOf(name);
    if (!EVERYWHERE.has(library)) users.set(library, (users.get(library) ?? new Set()).add(from));
  }
  return [...users].flatMap(([library, by]) =>
    by.size > 1 ? [`${library} is imported by ${by.size} files: ${[...by].sort().join(', ')}`] : [],
  );
}

const libraryOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports)
    if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.push(`a cycle: ${[...way.slice(start), file].join(' → ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

function importsOf(path: string, text: string, files: ReadonlyMap<string, string>): Import[] {
  const names = new Set<string>();
  for (const code of path.endsWith('.svelte') ? scriptsOf(text) : [text])
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles)
      names.add(fileName);
  // Imports in markup ({#await import('…')}) and globs, which the compiler's scan misses.
  for (const [, name] of text.matchAll(
    /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*['"]([^'"]+)['"]/g,
  ))
    if (name) names.add(name);
  return [...names].map((name) => ({ from: path, name, to: resolve(path, name, files) }));
}

const scriptsOf = (component: string): string[] =>
  [...component.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

function resolve(
  from: string,
  name: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const plain = name.replace(/\?.*$/, '');
  const path = plain.startsWith('$lib/')
    ? `src/lib/${plain.slice('$lib/'.length)}`
    : plain.startsWith('.')
      ? posix.join(posix.dirname(from), plain)
      : plain.startsWith('/')
        ? plain.slice(1)
        : undefined;
  if (path === undefined || path.endsWith('/$types')) return undefined;
  return ['', '.ts', '.svelte.ts'].map((end) => path + end).find((end) => files.has(end)) ?? path;
}
