/*
 * Moves a part of the navigation into its own file, and back. The tree stays the same.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Operation } from '$lib/core/operation';
import { outermost, parsePointer, spotAt, type Spot } from '$lib/core/document/walk';
import { labelOf } from '$lib/core/document/elements';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { fileName } from '../file-of-row';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

/** `keep` asks for the file's name. */
export function fileCommands(tree: Tree, keep: () => void): readonly Command[] {
  const { editor, refs } = tree.session;
  const only = (): TreeItem | string =>
    tree.selected.length > 1 ? m.selectOne : (tree.selected[0] ?? m.nothingSelected);
  return [
    {
      id: 'tree.file.keep',
      label: m.keepInFile,
      words: m.keepInFileWords,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: () => {
        const row = only();
        if (typeof row === 'string') return row;
        if (!refs.canAdd) return m.noFolder;
        const planned = editor.plan(keeping(row, proposed(tree, row)));
        return planned.ok ? undefined : planned.refusal.sentence;
      },
      run: () => {
        tree.selectFocused();
        keep();
      },
    },
    {
      id: 'tree.file.back',
      get label() {
        const row = only();
        const holder = typeof row === 'string' ? undefined : holderOf(tree, row);
        return m.putBack(fileName(holder ?? editor.doc.main));
      },
      words: m.putBackWords,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: () => {
        const row = only();
        if (typeof row === 'string') return row;
        const planned = editor.plan(putting(tree, row));
        return planned.ok ? undefined : planned.refusal.sentence;
      },
      run: () => {
        tree.selectFocused();
        const [row] = tree.selected;
        if (row) editor.run(putting(tree, row), 'inline');
      },
    },
  ];
}

/** Inlines the row itself, or its whole list if the list is in a file. */
function putting(tree: Tree, row: TreeItem): Operation {
  const spot = spotOf(tree, row);
  const list = spot?.up;
  const { parent, key } = row;
  return !spot?.via && list?.via && list.node.type === 'array' && parent && key !== 'global'
    ? { op: 'inline', node: rowPointer(parent), list: key }
    : { op: 'inline', node: rowPointer(row) };
}

const spotOf = ({ session }: Tree, row: TreeItem): Spot | undefined =>
  spotAt(session.editor.doc, parsePointer(rowPointer(row)) ?? []);

export const keeping = (row: TreeItem, file: string): Operation => ({
  op: 'extract',
  node: rowPointer(row),
  file,
});

/** The file that contains the `$ref` of a row. */
function holderOf(tree: Tree, row: TreeItem): string | undefined {
  const spot = spotOf(tree, row);
  const opened = spot?.via ? spot : spot?.up?.via ? spot.up : undefined;
  return opened && outermost(opened).file;
}

/**
 * A free file name: from the label, next to the file that contains the element, relative to the folder of docs.json.
 */
export function proposed(tree: Tree, row: TreeItem): string {
  const { editor, files } = tree.session;
  const { doc } = editor;
  const spot = spotOf(tree, row);
  const top = folder(doc.main);
  const beside = folder(spot?.file ?? doc.main).slice(top.length);
  const label = labelOf(row)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z\d]+/g, '-');
  const own = label.replace(/^-+|-+$/g, '').slice(0, 40) || row.kind;
  const taken = new Set([...doc.files.keys(), ...(files.all ?? []).map((path) => top + path)]);
  for (let n = 1; ; n++) {
    const path = `${beside}${own}${n === 1 ? '' : `-${n}`}.json`;
    if (!taken.has(top + path)) return path;
  }
}

const folder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
