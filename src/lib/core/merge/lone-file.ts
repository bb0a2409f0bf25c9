/*
 * One file of a site without the others, as a document. docs.json is one already. The content of a `$ref` is read
 * below a docs.json that consists of this `$ref`, in the place where content of its shape belongs.
 */
import { member } from '../document/walk.ts';
import { read } from '../document/read.ts';
import type { Doc, Node } from '../document/node.ts';
import { KINDS, LIST_KEYS, isListKey, type ListKey } from '../schema/kinds.ts';

/** Names that no `$ref` uses. */
const MAIN = '.signpost/main';
const FILE = '.signpost/file';

export interface LoneFile {
  /** Reads a version of the file. A text that does not parse is a problem of the document. */
  readonly read: (text: string) => Doc;
  /** The path of the file in the document. */
  readonly file: string;
}

/** How to read the versions of a file. The first that shows where its content belongs decides. */
export function loneFile(...versions: readonly string[]): LoneFile {
  for (const text of versions) {
    const root = readMain(text).files.get(FILE)!.root;
    if (member(root, 'navigation')) return { file: FILE, read: readMain };
    const holder = holderOf(root);
    if (holder) return readBelow(holder);
  }
  return readBelow({ value: CONTENT });
}

const readMain = (text: string): Doc => read(new Map([[FILE, text]]), FILE);

const readBelow = (holder: unknown): LoneFile => ({
  file: FILE,
  read: (text) =>
    read(
      new Map([
        [MAIN, JSON.stringify(holder)],
        [FILE, text],
      ]),
      MAIN,
    ),
});

const CONTENT = { $ref: './file' };

/** A docs.json with this content in its navigation. Undefined if it isn't part of a navigation. */
function holderOf(root: Node | undefined): unknown {
  if (root?.type === 'array') {
    const lists = root.items.map(listOf);
    const list = lists.find((found) => found !== undefined);
    return list && { navigation: { [list]: CONTENT } };
  }
  if (root?.type !== 'object') return undefined;
  const list = listOf(root);
  if (list) return { navigation: { [list]: [CONTENT] } };
  const hasLists = root.members.some(
    ({ key, value }) =>
      (isListKey(key) && value.type === 'array') || (key === 'global' && value.type === 'object'),
  );
  return hasLists ? { navigation: CONTENT } : undefined;
}

/** The list in which such an entry belongs. */
function listOf(node: Node): ListKey | undefined {
  if (node.type === 'string') return 'pages';
  const kind = LIST_KINDS.find(({ nameKey }) => member(node, nameKey)?.value.type === 'string');
  return kind?.list;
}

const LIST_KINDS = Object.values(KINDS).flatMap(({ nameKey, list }) =>
  nameKey !== undefined && list !== undefined && LIST_KEYS.includes(list)
    ? [{ nameKey, list: list === 'groups' ? ('pages' as const) : list }]
    : [],
);
