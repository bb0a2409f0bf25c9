/*
 * Which files of src may import which: the arrows of ARCHITECTURE.md as data, and the code that checks imports against
 * them.
 */
import { posix } from 'node:path';
import ts from 'typescript';

/** The zones each zone may import from. A zone may always import from itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  routes: ['ui/*', 'editor', 'storage', 'core/*', 'examples', 'embed'],
  // A pane never imports another pane; `parts` is what they share.
  'ui/parts': ['editor', 'core/*'],
  'ui/*': ['ui/parts', 'editor', 'core/*'],
  editor: ['core/*'],
  storage: ['core/*', 'examples'],
  cli: ['core/*', 'storage'],
  // The package's entry point, which programs import.
  library: ['core/library'],
  'service-worker': [],
  // Code for embedding pages: it talks to the editor in a frame and imports nothing from it.
  embed: [],
  // The exported preview: only what draws it, nothing from the editor.
  reader: ['ui/preview', 'ui/parts', 'core/*'],

  'core/text': [],
  'core/model': ['core/text'],
  // The vocabulary: types and one table, used by rules and operations alike, so it is below both.
  'core/kinds': ['core/text'],
  'core/operation': ['core/kinds'],
  'core/result': ['core/operation'],
  'core/storage': ['core/result'],
  // zod, and metadata in zod schemas besides shapes.
  'core/zod': ['core/kinds'],
  // The settings of docs.json, described once for rules and schema.
  'core/settings': ['core/kinds', 'core/zod'],
  'core/rules': [
    'core/settings',
    'core/zod',
    'core/model',
    'core/text',
    'core/kinds',
    'core/operation',
    'core/result',
    'core/page-file',
    'core/ignored',
    'core/openapi',
  ],
  'core/schema': ['core/rules', 'core/settings', 'core/zod', 'core/kinds'],
  'core/assist': [
    'core/zod',
    'core/schema',
    'core/rules',
    'core/model',
    'core/text',
    'core/kinds',
    'core/operation',
    'core/operations',
    'core/result',
    'core/icons',
    'core/views',
    'core/openapi',
  ],
  'core/operations': [
    'core/zod',
    'core/schema',
    'core/rules',
    'core/model',
    'core/text',
    'core/kinds',
    'core/operation',
    'core/result',
  ],
  'core/config': ['core/zod', 'core/schema', 'core/rules', 'core/model', 'core/text'],
  'core/history': ['core/model', 'core/text'],
  'core/icons': ['core/kinds', 'core/operation'],
  'core/views': [
    'core/rules',
    'core/model',
    'core/text',
    'core/kinds',
    'core/operation',
    'core/icons',
    'core/openapi',
    'core/frontmatter',
  ],
  'core/merge': [
    'core/operations',
    'core/views',
    'core/rules',
    'core/model',
    'core/text',
    'core/kinds',
    'core/result',
  ],
  // The API for programs and the command: texts in, plain JSON out.
  'core/library': [
    'core/config',
    'core/operations',
    'core/rules',
    'core/model',
    'core/text',
    'core/operation',
    'core/result',
  ],
  'core/yaml': ['core/result'],
  'core/frontmatter': ['core/yaml', 'core/result'],
  'core/page-file': ['core/frontmatter'],
  'core/ignored': [],
  'core/openapi': ['core/yaml', 'core/result'],
};

/** Files that form their own zone inside a folder. */
const NAMED: Readonly<Record<string, string>> = {
  'src/lib/core/rules/kinds.ts': 'core/kinds',
  'src/lib/core/schema/zod.ts': 'core/zod',
  'src/lib/core/schema/notes.ts': 'core/zod',
  'src/lib/core/operations/operation.ts': 'core/operation',
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
  if (top === 'ui') return rest.length > 0 ? `ui/${second}` : undefined;
  if (top === 'core') return `core/${rest.length > 0 ? second : second.replace(/\.ts$/, '')}`;
  return top in ARROWS ? top : undefined;
}

const allows = (pattern: string, zone: string): boolean =>
  pattern.endsWith('*') ? zone.startsWith(pattern.slice(0, -1)) : pattern === zone;

const arrowsFrom = (zone: string | undefined): readonly string[] | undefined =>
  zone === undefined
    ? undefined
    : (ARROWS[zone] ?? (zone.startsWith('ui/') ? ARROWS['ui/*'] : undefined));

function forbidden({ from, to, name }: Import): string[] {
  const source = zoneOf(from);
  const arrows = arrowsFrom(source);
  if (!arrows || to === undefined || to.endsWith('.css')) return [];
  const target = zoneOf(to);
  if (target === source || (target && arrows.some((pattern) => allows(pattern, target)))) return [];
  return [`${from} may not import ${name}: no arrow leads from ${source} to ${target ?? to}`];
}

/** Libraries core may use: pure JavaScript, each imported by one file. */
const IN_CORE = new Set(['diff', 'jsonc-parser', 'zod', '@leeoniya/ufuzzy', 'js-yaml', 'ignore']);

/** Core runs in Node unbuilt: full file names, no aliases, and only the libraries above. */
function impure({ from, to, name }: Import): string[] {
  if (!from.startsWith('src/lib/core/')) return [];
  if (to === undefined)
    return IN_CORE.has(libraryOf(name)) ? [] : [`${from} may not import ${name}: core is pure`];
  return /^\..*\.ts$/.test(name) ? [] : [`${from} must name ${name} as a relative path with .ts`];
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
