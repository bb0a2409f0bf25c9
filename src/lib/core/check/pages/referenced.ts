/*
 * Reads the files that `$ref`s reach, to find out which pages are listed: every string in them that could name one. The
 * files aren't open, so reading them once is enough.
 */
import { memoByKey } from '../../memo.ts';
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

const NO_NAMES: ReadonlySet<string> = new Set();

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
  if (closed.length === 0) return NO_NAMES;
  if (!reached) return undefined;
  const top = folderOf(doc.main).length;
  const first = closed.map(({ file }) => file?.slice(top));
  return namedFrom(reached, first.join('\n'), first);
}

const namedFrom = memoByKey(
  (
    reached: ReadonlyMap<string, string>,
    _key: string,
    first: readonly (string | undefined)[],
  ): ReadonlySet<string> | undefined => {
    const all = new Set<string>();
    const seen = new Set<string>();
    const open = [...first];
    for (const path of open) {
      const text = path === undefined ? undefined : reached.get(path);
      if (path === undefined || text === undefined) return undefined;
      if (seen.has(path)) continue;
      seen.add(path);
      const file = reachedFile(reached, path, text);
      for (const name of file.names) all.add(name);
      open.push(...file.targets);
    }
    return all;
  },
);

const reachedFile = memoByKey((_reached: ReadonlyMap<string, string>, path: string, text: string) =>
  fileOf(text, path),
);

function fileOf(text: string, path: string): File {
  const root = read(new Map([[path, text]]), path).files.get(path)!.root;
  if (!root) return { names: NO_NAMES, targets: [] };
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
