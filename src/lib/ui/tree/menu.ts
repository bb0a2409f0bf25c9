/*
 * The context menu of the selected rows, as data. What can be done is asked of `plan`; what cannot be done
 * says why.
 */
import { KINDS, type Kind } from '$lib/core/rules/kinds';
import { aKind, capital } from '$lib/core/rules/words';
import { rowPointer, type Row } from '$lib/core/views/rows';
import { act, choose, rename } from './acts';
import { additions, wrap, wrappers, type Addition } from './additions';
import { doing, possibleFirst, type Entry } from './entry';
import { duplicate, remove, step, type Direction, type Way } from './moves';
import { canRestructure, restructureEntries, turnEntries } from './restructure';
import type { Tree } from './tree.svelte';

export function contextMenu(tree: Tree, moveTo: () => void): readonly Entry[] {
  const rows = tree.selected;
  const row = rows.at(-1);
  if (!row) return [];
  const alone = rows.length === 1;
  const added = alone ? additions(tree.session.editor.doc, row) : [];
  const page = added.find((addition) => addition.kind === 'page');
  return [
    ...(alone ? [{ label: 'Rename', keys: 'Enter', ...renameOf(tree, row) }] : []),
    ...(added.length
      ? [{ label: 'Add…', apart: true, entries: () => additionEntries(tree, added) }]
      : []),
    ...(page ? [addEntry(tree, page, 'Add page')] : []),
    { ...does(tree, 'Duplicate', duplicate(rows), 'duplicate'), keys: 'Ctrl+D', apart: true },
    ...wrapEntries(tree, rows),
    ...(alone && KINDS[row.kind].nameKey ? [unwrapEntry(tree, row)] : []),
    ...(alone && row.key !== 'global'
      ? [{ label: 'Turn into…', apart: true, entries: () => turnEntries(tree, row) }]
      : []),
    ...(canRestructure(rows)
      ? [{ label: 'Restructure…', entries: () => restructureEntries(tree, rows) }]
      : []),
    ...MOVES.map(([label, direction, keys], i) => ({
      ...does(tree, label, step(rows, direction), `move.${direction}`),
      keys,
      apart: i === 0,
    })),
    { label: 'Move to…', act: moveTo },
    { ...does(tree, 'Remove', remove(rows), 'remove'), keys: 'Delete', apart: true },
  ];
}

/** What can be added at the selected row, or to the navigation. */
export function addMenu(tree: Tree): readonly Entry[] {
  const { doc } = tree.session.editor;
  const { root } = tree.outline;
  const row = tree.selected.at(-1) ?? root;
  const near = row ? additions(doc, row) : [];
  return additionEntries(tree, near.length || !root ? near : additions(doc, root));
}

const MOVES: readonly (readonly [string, Direction, string])[] = [
  ['Move up', 'up', 'Alt+↑'],
  ['Move down', 'down', 'Alt+↓'],
  ['Move in', 'in', 'Alt+→'],
  ['Move out', 'out', 'Alt+←'],
];

const unwrapEntry = (tree: Tree, row: Row): Entry =>
  doing(
    tree,
    { label: 'Unwrap' },
    { op: 'unwrap', node: rowPointer(row) },
    { origin: 'unwrap', confirm: 'Unwrap' },
  );

function does(tree: Tree, label: string, way: Way, origin: string, apart = false): Entry {
  const chosen = choose(tree, way);
  return 'operation' in chosen
    ? { label, apart, act: () => void act(tree, [chosen.operation], origin) }
    : { label, apart, reason: chosen.refusal.sentence };
}

function renameOf(tree: Tree, row: Row): Pick<Entry, 'act' | 'reason'> {
  if (tree.session.editor.stale) return { reason: 'Fix the JSON first.' };
  if (row.node.type !== 'string' && !KINDS[row.kind].nameKey)
    return { reason: 'This section has no name of its own.' };
  return { act: () => rename(tree, row) };
}

/** What can be added, as entries: what the specification allows, then what the builder also takes. */
function additionEntries(tree: Tree, added: readonly Addition[]): readonly Entry[] {
  const of = (standing: Addition['standing']) =>
    added.filter((addition) => addition.standing === standing);
  const [listed, also] = [of('spec'), of('builder')].map((part) =>
    part.map((addition) => addEntry(tree, addition, addition.label)),
  );
  return [
    ...listed!,
    ...also!.map((entry, i) => ({
      ...entry,
      apart: i === 0 && listed!.length > 0,
      ...(i === 0 ? { heading: ALSO } : {}),
    })),
  ];
}

/** What the builder takes beyond the specification, in a writer's words. */
const ALSO = 'Sites can use these too, although the official format does not name them here';

const addEntry = (tree: Tree, { kind, operation }: Addition, label: string): Entry =>
  doing(tree, { label, kind }, operation, { origin: 'insert', confirm: 'Add', named: true });

function wrapEntries(tree: Tree, rows: readonly Row[]): readonly Entry[] {
  const fit = wrappers(rows);
  const entry = (kind: Kind, label: string): Entry =>
    doing(tree, { label, kind }, wrap(rows, kind), {
      origin: 'wrap',
      confirm: capital(`wrap in ${aKind(kind)}`),
      named: true,
    });
  const others = fit.filter((kind) => kind !== 'group');
  return [
    ...(fit.includes('group') ? [entry('group', 'Wrap in a group')] : []),
    ...(others.length
      ? [
          {
            label: 'Wrap in…',
            entries: () => possibleFirst(others.map((kind) => entry(kind, capital(aKind(kind))))),
          },
        ]
      : []),
  ];
}
