/*
 * How wide the panes are: a person's own, for every document, so it is kept beside the theme.
 */
export interface Widths {
  readonly tree: number;
  readonly panel: number;
}

const KEY = 'signpost-panes';
const FIRST: Widths = { tree: 308, panel: 300 };

/** As they were left; as at first where nothing is kept. */
export function keptWidths(): Widths {
  try {
    const [tree, panel] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    return { tree: within(tree, 220) ?? FIRST.tree, panel: within(panel, 260) ?? FIRST.panel };
  } catch {
    // Storage is blocked.
    return FIRST;
  }
}

const within = (width: number | undefined, min: number): number | undefined =>
  width !== undefined && width >= min && width <= 560 ? width : undefined;

export function keepWidths({ tree, panel }: Widths): void {
  try {
    localStorage.setItem(KEY, `${tree} ${panel}`);
  } catch {
    // Storage is blocked: the widths last for this visit.
  }
}
