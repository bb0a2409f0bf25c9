import type { NodeId } from '$lib/core/model/node';
import type { Diagnostic } from '$lib/core/rules/diagnostic';
import { rowPointer, type Row } from '$lib/core/views/rows';

/** What a row says of problems: its own, or those of what it hides while it is closed. */
export interface Mark {
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

export interface Marks {
  readonly own: ReadonlyMap<NodeId, Mark>;
  /** By pointer of everything above a problem. */
  readonly below: ReadonlyMap<string, Mark>;
}

export function marksOf(problems: readonly Diagnostic[]): Marks {
  const own = new Map<NodeId, Mark>();
  const below = new Map<string, Mark>();
  for (const { severity, message, node, pointer } of problems) {
    if (severity === 'hint' || node === undefined) continue;
    if (own.get(node)?.severity !== 'error')
      own.set(node, { severity, text: `${severity}: ${message}` });
    for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) {
      const above = pointer.slice(0, at);
      if (below.get(above)?.severity !== 'error')
        below.set(above, {
          severity,
          text: severity === 'error' ? 'has an error inside' : 'has a warning inside',
        });
    }
  }
  return { own, below };
}

export const markOf = (marks: Marks, row: Row): Mark | undefined =>
  marks.own.get(row.id) ??
  (row.expandable && !row.expanded ? marks.below.get(rowPointer(row)) : undefined);
