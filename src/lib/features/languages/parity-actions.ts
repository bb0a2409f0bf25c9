/*
 * Actions of the comparison. Each is shown before it applies and is one undo step.
 */
import { planFillings } from '$lib/core/operations/insertions';
import type { Operation } from '$lib/core/operation';
import { elementOf, pointerTo } from '$lib/core/document/elements';
import { quoted } from '$lib/core/document/kind-words';
import { pageName } from '$lib/core/document/page-name';
import { additionsTo, placeFor, pointerIn } from '$lib/core/languages/additions';
import type { Parity, ParityRow } from '$lib/core/languages/parity';
import type { Session } from '$lib/editor/context';
import { WIDE } from '$lib/editor/view/widths';
import * as m from './messages';
import { expectedPath, columnName, rowTitle } from './parity-words';

const isRowWithin = (row: ParityRow, above: ParityRow): boolean => {
  for (let at: ParityRow | undefined = row; at; at = at.parent) if (at === above) return true;
  return false;
};

/** Proposes adding what a column is missing: everything, or only what is inside one row. */
export function proposeAdding(
  session: Session,
  parity: Parity,
  column: number,
  row?: ParityRow,
): void {
  const { editor, screen, files } = session;
  const additions = additionsTo(
    parity,
    column,
    row && ((one) => isRowWithin(one, row)),
    files.all && new Set(files.all),
  );
  const name = columnName(parity.columns[column]!);
  const what =
    row && (row.isLeaf || additions.count === 1)
      ? quoted(rowTitle(row, parity, editor.world.titles))
      : m.missingEntries(additions.count);
  const label = m.addTo(what, name);
  const planned = planFillings(editor.doc, additions.insertions, label);
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  const { pages, titles } = editor.world;
  const added = [...additions.pages];
  const without = pages ? added.filter(([path]) => !pages.has(path.replace(/^\/+/, ''))).length : 0;
  const notes = without > 0 ? [m.withoutFile(without, added.length)] : [];
  screen.proposal = {
    title: label,
    confirm: m.confirmAdding(additions.count),
    steps: planned.value,
    lost: [],
    left: [...planned.value.left, ...notes],
    titles: new Map(added.map(([path, twin]) => [path, pageName(twin, titles)])),
    origin: 'parity.add',
    done: (landed) => {
      const [first] = landed;
      if (first) session.selection.reveal(first);
    },
  };
}

/** Goes to a column's element in a row, or to the measure's or another column's element if it has none. */
export function goTo(session: Session, parity: Parity, row: ParityRow, column: number): void {
  const { selection, screen, editor } = session;
  const cell =
    row.cells[column] ?? row.cells[parity.reference] ?? row.cells.find((one) => one !== undefined);
  const element = cell && elementOf(editor.doc, cell.node.id);
  if (!element) return;
  selection.reveal(element);
  screen.panel = 'properties';
  screen.pane = 'navigation';
  if (!matchMedia(WIDE).matches) screen.stage = undefined;
}

/** The change to the file that a page was expected to have. Undefined unless the cell is a page in the same place. */
export function useExpected(parity: Parity, row: ParityRow, column: number): Operation | undefined {
  const cell = row.cells[column];
  if (!cell || row.kind !== 'page' || !row.inPlace[column]) return undefined;
  const value = expectedPath(row, parity, column);
  return { op: 'set', node: pointerIn(parity, row, column), field: 'path', value };
}

/** Proposes moving a column's element to the place that it has in the measure. */
export function proposeMoving(
  { editor, screen }: Session,
  parity: Parity,
  row: ParityRow,
  column: number,
): void {
  const cell = row.cells[column];
  const element = cell && elementOf(editor.doc, cell.node.id);
  if (!element) return;
  const name = columnName(parity.columns[column]!);
  if (!row.parent?.cells[column]) return editor.say(m.noGroupYet(name), 'refusal');
  const operation: Operation = {
    op: 'move',
    nodes: [pointerTo(element)],
    to: placeFor(parity, row, column),
  };
  const planned = editor.plan(operation);
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  screen.proposal = {
    title: planned.value.label,
    confirm: m.confirmMoving,
    steps: planned.value,
    lost: [],
    origin: 'parity.move',
  };
}
