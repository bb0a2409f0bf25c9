/*
 * What is known around a docs.json from the files of its folder, for the command and the library, which have all of
 * them. Nothing else is used, so the same files give the same result.
 */
import { read } from '../document/read.ts';
import type { Node } from '../document/node.ts';
import { excludedNames, operationNames } from '../openapi/specification.ts';
import { readSpecification } from '../openapi/read.ts';
import { factsOf, type PageFacts } from '../pages/page-file.ts';
import type { World } from './diagnostic.ts';
import { folderPaths } from './pages/folder-paths.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { targetsIn } from './pages/referenced.ts';
import { plainName } from './specifications/specification-names.ts';

/**
 * Every file of a documentation folder, by path relative to the folder of docs.json: its text, or `null` for an
 * existing file that isn't text or wasn't read.
 */
export type FolderFiles = ReadonlyMap<string, string | null>;

const DATA = /\.(json|ya?ml)$/i;
/** Appears near the start of a text that is probably a specification. */
const SPECIFICATION = /(^|[\s"'{,])(openapi|swagger)["']?\s*:\s*["']?\d/;
const NEAR_TOP = 4_096;
/** The content of an existing file without text: it can't be read as JSON. */
const NO_TEXT = '\ufffd';

/** The facts in the files of a folder. `main`: the name of docs.json among them. */
export function worldOf(files: FolderFiles, main: string = mainOf(files)): World {
  const { pages, paths, ignored, byPage } = folderPaths(files.keys(), files.get('.mintignore'));
  const pageFiles = new Map<string, PageFacts>();
  for (const [page, path] of byPage) {
    const text = files.get(path);
    if (typeof text === 'string') pageFiles.set(page, factsOf(path, text));
  }
  const json = new Map<string, string>();
  for (const [path, text] of files)
    if (/\.jsonc?$/i.test(path) && path !== main) json.set(path, text ?? NO_TEXT);
  const own = navigationFiles(files, main);
  const named = namesIn(own, pageFiles);
  return {
    pages,
    paths,
    pageFiles,
    ignored,
    files: json,
    ...specificationsIn(files, paths, { own, named }),
  };
}

const mainOf = (files: FolderFiles): string =>
  !files.has('docs.json') && files.has('docs.jsonc') ? 'docs.jsonc' : 'docs.json';

/** The texts of docs.json and the files that it reaches by `$ref`, by path. */
function navigationFiles(files: FolderFiles, main: string): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const reached = new Set([main]);
  for (const path of reached) {
    const text = files.get(path);
    if (typeof text !== 'string') continue;
    own.set(path, text);
    for (const target of targetsIn(text, path)) reached.add(target);
  }
  return own;
}

/** Files that the document or a page names in any place where a specification may be named. */
function namesIn(
  own: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, PageFacts>,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [path, text] of own) {
    const { root } = read(new Map([[path, text]]), path).files.get(path)!;
    if (root) for (const value of textsIn(root)) names.add(fileIn(value));
  }
  for (const { openapi } of pages.values()) if (openapi) names.add(fileIn(openapi));
  return names;
}

/** `api.json` for "api.json GET /users" and for "/api.json". */
const fileIn = (text: string): string =>
  plainName((text.includes(' ') && parseEndpoint(text)?.specification) || text);

function* textsIn(node: Node): Generator<string> {
  if (node.type === 'string') yield node.value;
  else if (node.type === 'array') for (const item of node.items) yield* textsIn(item);
  else if (node.type === 'object') for (const { value } of node.members) yield* textsIn(value);
}

/** The specifications of a folder: those that are named, and all files that declare themselves as one. */
function specificationsIn(
  files: FolderFiles,
  paths: ReadonlySet<string>,
  { own, named }: { own: ReadonlyMap<string, string>; named: ReadonlySet<string> },
): Required<Pick<World, 'operations' | 'excluded' | 'unreadable' | 'hasAllSpecifications'>> {
  const operations = new Map<string, ReadonlySet<string>>();
  const excluded = new Map<string, ReadonlySet<string>>();
  const unreadable = new Map<string, string>();
  for (const path of paths) {
    const text = files.get(path);
    if (!DATA.test(path) || typeof text !== 'string' || own.has(path)) continue;
    if (!named.has(path) && !SPECIFICATION.test(text.slice(0, NEAR_TOP))) continue;
    const specification = readSpecification(text);
    if (specification.ok) {
      operations.set(path, operationNames(specification.value));
      excluded.set(path, excludedNames(specification.value));
    } else unreadable.set(path, specification.refusal.sentence);
  }
  return { operations, excluded, unreadable, hasAllSpecifications: true };
}
