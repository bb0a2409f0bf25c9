/*
 * The context menu of the selected rows, as data. What can be done is asked of `plan`; what cannot be done
 * says why.
 */
import type { Operation } from '$lib/core/operations/operation';
import { KINDS, type Kind } from '$lib/core/rules/kinds';
import type { Element } from '$lib/core/rules/elements';
import { aKind } from '$lib/core/rules/words';
import { rowPointer, type Row } from '$lib/core/views/rows';
import { act, choose, rename } from './acts';
import { additions, wrap, wrappers, type Addition } from './additions';
import { duplicate, remove, step, type Direction, type Way } from './moves';
import type { Tree } from './tree.svelte';

export interface Entry {
  readonly label: string;
  readonly kind?: Kind;
  /** The keys that do the same, as shown. */
  readonly keys?: string;
  /** Why it cannot be done now. */
  readonly reason?: string;
  readonly act?: () => void;
  readonly entries?: readonly Entry[];
  /** A line stands above it. */
  readonly apart?: boolean;
}

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
      ? [{ label: 'Add…', apart: true, entries: additionEntries(tree, added) }]
      : []),
    ...(page ? [addEntry(tree, page, 'Add page')] : []),
    { ...does(tree, 'Duplicate', duplicate(rows), 'duplicate'), keys: 'Ctrl+D', apart: true },
    ...wrapEntries(tree, rows),
    ...(alone && KINDS[row.kind].nameKey
      ? [does(tree, 'Unwrap', [{ op: 'unwrap', node: rowPointer(row) }], 'unwrap')]
      : []),
    ...(alone && row.expandable
      ? [
          does(tree, 'Sort by label', sortOf(row, 'label'), 'sort', true),
          does(tree, 'Sort by path', sortOf(row, 'path'), 'sort'),
        ]
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

const MOVES: readonly (readonly [string, Direction, string])[] = [
  ['Move up', 'up', 'Alt+↑'],
  ['Move down', 'down', 'Alt+↓'],
  ['Move in', 'in', 'Alt+→'],
  ['Move out', 'out', 'Alt+←'],
];

const sortOf = (row: Row, by: 'label' | 'path'): Way => [{ op: 'sort', node: rowPointer(row), by }];

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
export function additionEntries(tree: Tree, added: readonly Addition[]): readonly Entry[] {
  const order = [...added].sort(
    (a, b) => Number(a.standing === 'builder') - Number(b.standing === 'builder'),
  );
  return order.map((addition, i) => ({
    ...addEntry(tree, addition, addition.label),
    apart: addition.standing === 'builder' && order[i - 1]?.standing === 'spec',
  }));
}

function addEntry(tree: Tree, { kind, operation }: Addition, label: string): Entry {
  const chosen = choose(tree, [operation]);
  if ('refusal' in chosen) return { label, kind, reason: chosen.refusal.sentence };
  return { label, kind, act: () => makeAndName(tree, operation, 'insert') };
}

function wrapEntries(tree: Tree, rows: readonly Row[]): readonly Entry[] {
  const fit = wrappers(rows);
  const entry = (kind: Kind, label: string): Entry => {
    const operation = wrap(rows, kind);
    const chosen = choose(tree, [operation]);
    return 'refusal' in chosen
      ? { label, kind, reason: chosen.refusal.sentence }
      : { label, kind, act: () => makeAndName(tree, operation, 'wrap') };
  };
  const others = fit
    .filter((kind) => kind !== 'group')
    .map((kind) => entry(kind, capital(aKind(kind))))
    .filter((one) => one.act);
  return [
    ...(fit.includes('group') ? [entry('group', 'Wrap in a group')] : []),
    ...(others.length ? [{ label: 'Wrap in…', entries: others }] : []),
  ];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Makes something new and lets it be named at once. */
export function makeAndName(tree: Tree, operation: Operation, origin: string): void {
  const made: Element | undefined = act(tree, [operation], origin)?.[0];
  if (!made) return;
  tree.session.selection.setExpanded(made.node.id, true);
  rename(tree, tree.rows[tree.indexOf(made.node.id)]);
}
