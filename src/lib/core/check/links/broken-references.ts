/*
 * Broken `$ref`s. A `$ref` must name a whole file inside the folder of docs.json and must not lead back to itself.
 * Files that aren't open are followed where they are known, but the rest of their content isn't checked.
 */
import { memoByKey } from '../../memo.ts';
import { resolvedRefs, type ClosedRef } from '../../document/resolve-refs.ts';
import type { Doc } from '../../document/node.ts';
import { read } from '../../document/read.ts';
import {
  folderOf,
  referencesIn,
  relative,
  resolved,
  type Reference,
} from '../../document/references.ts';
import { homeOf, member, pointerOf, spotAt, type Path } from '../../document/walk.ts';
import type { Diagnostic, Fix, World } from '../diagnostic.ts';
import { elementAt, pointerTo } from '../../document/elements.ts';
import { namesIn } from '../../text/close-names.ts';
import { problemAt, type Marked } from '../locate-findings.ts';
import { quoted, quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** References that are broken by themselves or, if the folder's files are known, because of what is in the folder. */
export function* brokenReferences(doc: Doc, { files }: World): Generator<Diagnostic> {
  const { closed } = resolvedRefs(doc);
  if (closed.length === 0) return;
  const known = knownFiles(doc, files);
  for (const one of closed) {
    const way = one.way.map((file) => fileName(doc, file));
    const problem = problemOf(one.target, { way, open: way.length }, known);
    if (problem) yield diagnosticOf(doc, one, problem);
  }
}

function diagnosticOf(doc: Doc, { path }: ClosedRef, problem: Problem): Diagnostic {
  const home = homeOf(spotAt(doc, path)!, '$ref');
  const reference = member(home.node, '$ref')!;
  const { file } = home;
  const place = { file, at: home.at + reference.start, length: reference.value.length };
  const mark = { ...place, ...ownerOf(doc, [...path, '$ref']) };
  // While the text is broken, no edit can be placed.
  const near = doc.files.get(file)!.problem ? [] : problem.near;
  const fixes: Fix[] = near.map((other) => ({
    label: shared.write(quotedPath(other)),
    edits: [{ file, at: place.at, remove: place.length, insert: JSON.stringify(other) }],
  }));
  return problemAt(doc, 'ref', `${problem.sentence} ${m.noBuild}`, mark, fixes);
}

/** A file's path relative to the folder of docs.json. */
function fileName({ main }: Doc, file: string): string {
  return file === main
    ? main.slice(Math.max(main.lastIndexOf('/'), main.lastIndexOf('\\')) + 1)
    : file.slice(folderOf(main).length);
}

const withOpen = new WeakMap<
  Doc['files'],
  { readonly files: World['files']; readonly all: Files }
>();

/** The files of the folder, with the current text of open files. */
function knownFiles(doc: Doc, files: World['files']): Files | undefined {
  if (doc.files.size === 1) return files;
  const last = withOpen.get(doc.files);
  if (last && last.files === files) return last.all;
  const all = new Map(files);
  for (const [file, { text }] of doc.files)
    if (file !== doc.main) all.set(fileName(doc, file), text);
  withOpen.set(doc.files, { files, all });
  if (!files) partial.add(all);
  return all;
}
type Files = ReadonlyMap<string, string>;
/** Maps that don't cover the whole folder. */
const partial = new WeakSet<Files>();

/** The innermost element around a reference, if any, and the keys from that element to the reference. */
function ownerOf(doc: Doc, path: Path): Omit<Marked, 'file' | 'at' | 'length'> {
  for (let length = path.length - 1; length > 0; length--) {
    const element = elementAt(doc, path.slice(0, length));
    if (!element) continue;
    const field = path.slice(length).map(String);
    return {
      node: element.node.id,
      field,
      pointer: pointerTo(element) + pointerOf({ path: field }),
    };
  }
  return { field: path.map(String), pointer: pointerOf({ path }) };
}

interface Problem {
  readonly sentence: string;
  /** What was probably meant. */
  readonly near: readonly string[];
}

const only = (sentence: string, near: readonly string[] = []): Problem => ({ sentence, near });

/** The chain of files down to a reference, ending with the one that contains it, and how many of them are open. */
interface RefChain {
  readonly way: readonly string[];
  readonly open: number;
}

function problemOf(
  target: string,
  { way, open }: RefChain,
  files: World['files'],
): Problem | undefined {
  const holder = way.at(-1)!;
  const path = resolved(folderOf(holder), target);
  const problem = misshapen(target, path, way[0]!, files);
  // Another file can't be fixed from here.
  const inside = (one: Problem) =>
    way.length > open ? only(shared.inFile(quoted(holder), one.sentence)) : one;
  if (problem) return inside(problem);
  if (way.includes(path!)) return only(m.referenceCircle(way.slice(way.indexOf(path!))));
  if (!files) return undefined;
  const text = files.get(path!);
  if (text === undefined)
    return partial.has(files) ? undefined : inside(missing(target, path!, holder, files));
  return problemIn(path!, text, { way: [...way, path!], open }, files);
}

/** Problems that exist whatever is in the folder. */
function misshapen(
  target: string,
  path: string | undefined,
  main: string,
  files: World['files'],
): Problem | undefined {
  if (target.trim() === '') return only(m.referenceEmpty);
  if (/^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.test(target))
    return only(m.referenceIsAddress(target, main));
  if (/(^|[^/])#(\/|$)/.test(target)) return only(m.referenceToPart(target));
  const isRooted = target.startsWith('/');
  if (path !== undefined && !isRooted) return undefined;
  return only(
    isRooted ? m.referenceRooted(target) : m.referenceOutside(target, main),
    path !== undefined && files?.has(path) ? [`./${path}`] : [],
  );
}

function missing(
  target: string,
  path: string,
  holder: string,
  files: ReadonlyMap<string, string>,
): Problem {
  const likely = namesIn(files).near(path);
  const near = [
    ...new Set([
      ...(files.has(`${path}.json`) ? [`${path}.json`] : []),
      ...likely.map((one) => one.name),
    ]),
  ].slice(0, 3);
  const sentence = m.referenceMissing(target);
  return only(
    near[0] === undefined ? sentence : `${sentence} ${shared.isMeant(quotedPath(near[0]))}`,
    near.map((one) => relative(folderOf(holder), one)),
  );
}

interface Content {
  readonly references: readonly Reference[];
  /** Why it can't be read. */
  readonly unreadable: string | undefined;
}
/** The contents whose references are all known to resolve. */
const sound = new WeakSet<Content>();

function problemIn(
  path: string,
  text: string,
  way: RefChain,
  files: ReadonlyMap<string, string>,
): Problem | undefined {
  const content = contentOf(files, path, text);
  if (sound.has(content)) return undefined;
  if (content.unreadable) return only(m.referenceNoJson(path, content.unreadable));
  for (const { target } of content.references) {
    const problem = problemOf(target, way, files);
    if (problem) return problem;
  }
  sound.add(content);
  return undefined;
}

const contentOf = memoByKey(
  (_files: ReadonlyMap<string, string>, path: string, text: string): Content => {
    const { root, problem } = read(new Map([[path, text]]), path).files.get(path)!;
    return { references: root ? referencesIn(root) : [], unreadable: problem?.message };
  },
);
