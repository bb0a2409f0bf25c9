/*
 * Reads the files that `$ref`s reach, to find out which pages are listed: every string in them that could name one. The
 * files aren't open, so reading them once is enough.
 */
import { resolvedRefs } from '../../document/resolve-refs.ts';
import type { Doc, Node } from '../../document/node.ts';
import { read } from '../../document/read.ts';
import { pageOf } from '../../document/page-index.ts';
import { folderOf, referencesIn, resolved } from '../../document/references.ts';

interface File {
  readonly names: ReadonlySet<string>;
  /** Paths relative to the folder of docs.json. Undefined for one that leads out of it. */
  readonly targets: readonly (string | undefined)[];
}

const NONE: ReadonlySet<string> = new Set();
const readFiles = new WeakMap<ReadonlyMap<string, string>, Map<string, File>>();
const answers = new WeakMap<
  ReadonlyMap<string, string>,
  Map<string, ReadonlySet<string> | undefined>
>();

/** The targets of the `$ref`s in a JSON text. `path`: the text's own path, relative to the folder of docs.json. */
export const targetsIn = (text: string, path: string): readonly string[] =>
  fileOf(text, path).targets.filter((target) => target !== undefined);

/**
 * The pages named in files that the navigation refers to and that aren't open. Undefined if one of the files is
 * unknown. `reached`: their texts by path relative to the folder of docs.json.
 */
export function namedElsewhere(
  doc: Doc,
  reached: ReadonlyMap<string, string> | undefined,
): ReadonlySet<string> | undefined {
  const closed = resolvedRefs(doc).closed.filter(({ path }) => path[0] === 'navigation');
  if (closed.length === 0) return NONE;
  if (!reached) return undefined;
  const top = folderOf(doc.main).length;
  const first = closed.map(({ file }) => file?.slice(top));
  const key = first.join('\n');
  let known = answers.get(reached);
  if (!known) {
    known = new Map<string, ReadonlySet<string> | undefined>();
    answers.set(reached, known);
  }
  if (!known.has(key)) known.set(key, gather(first, reached));
  return known.get(key);
}

function gather(
  first: readonly (string | undefined)[],
  reached: ReadonlyMap<string, string>,
): ReadonlySet<string> | undefined {
  let files = readFiles.get(reached);
  if (!files) {
    files = new Map<string, File>();
    readFiles.set(reached, files);
  }
  const all = new Set<string>();
  const seen = new Set<string>();
  const open = [...first];
  for (const path of open) {
    const text = path === undefined ? undefined : reached.get(path);
    if (path === undefined || text === undefined) return undefined;
    if (seen.has(path)) continue;
    seen.add(path);
    let file = files.get(path);
    if (!file) files.set(path, (file = fileOf(text, path)));
    for (const name of file.names) all.add(name);
    open.push(...file.targets);
  }
  return all;
}

function fileOf(text: string, path: string): File {
  const root = read(new Map([[path, text]]), path).files.get(path)!.root;
  if (!root) return { names: NONE, targets: [] };
  const folder = folderOf(path);
  return {
    names: new Set([...textsIn(root)].map(pageOf)),
    targets: referencesIn(root).map(({ target }) => resolved(folder, target)),
  };
}

function* textsIn(node: Node): Generator<string> {
  if (node.type === 'string') yield node.value;
  else if (node.type === 'array') for (const item of node.items) yield* textsIn(item);
  else if (node.type === 'object') for (const { value } of node.members) yield* textsIn(value);
}
