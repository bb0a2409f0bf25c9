import type { NodeId } from '$lib/core/document/node';
import type { Changed, ChangedKind } from '$lib/core/compare/changed';
import type { Diagnostic } from '$lib/core/check/diagnostic';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import * as m from './messages';

/** A row's problem mark: its own, or that of the rows hidden inside it while it is closed. */
export interface Mark {
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

export interface Marks {
  readonly own: ReadonlyMap<NodeId, Mark>;
  /** By pointer of every ancestor of a problem. */
  readonly below: ReadonlyMap<string, Mark>;
}

export function marksOf(problems: readonly Diagnostic[]): Marks {
  const own = new Map<NodeId, Mark>();
  const below = new Map<string, Mark>();
  const places = problems.flatMap(({ severity, related, ...one }) =>
    severity === 'hint' ? [] : (related ?? [one]).map((place) => ({ ...place, severity })),
  );
  for (const { severity, message, node, pointer } of places) {
    if (node === undefined) continue;
    if (own.get(node)?.severity !== 'error')
      own.set(node, { severity, text: (severity === 'error' ? m.error : m.warning)(message) });
    for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) {
      const above = pointer.slice(0, at);
      if (below.get(above)?.severity !== 'error')
        below.set(above, {
          severity,
          text: severity === 'error' ? m.errorInside : m.warningInside,
        });
    }
  }
  return { own, below };
}

export const markOf = (marks: Marks, row: TreeItem): Mark | undefined =>
  marks.own.get(row.id) ??
  (row.expandable && !row.expanded ? marks.below.get(rowPointer(row)) : undefined);

/** A row's mark for changes since the document was opened: its own, or those hidden inside it while it is closed. */
export interface ChangeSign {
  readonly text: string;
  /** What a screen reader adds to the row's name. */
  readonly spoken: string;
  readonly inside: boolean;
}

const SIGNS: Readonly<Record<ChangedKind | 'inside', ChangeSign>> = {
  added: { text: m.added, spoken: m.addedSpoken, inside: false },
  moved: { text: m.moved, spoken: m.movedSpoken, inside: false },
  changed: { text: m.changed, spoken: m.changedSpoken, inside: false },
  lost: { text: m.lost, spoken: m.lostSpoken, inside: true },
  inside: { text: m.changedInside, spoken: m.changedInsideSpoken, inside: true },
};

export function changeSignOf(changed: Changed | undefined, row: TreeItem): ChangeSign | undefined {
  const kind = changed?.kinds.get(row.id);
  if (kind) return SIGNS[kind];
  const hides = row.expandable && !row.expanded && changed?.above.has(row.id);
  return hides ? SIGNS.inside : undefined;
}
