/* The widths of the panes. They belong to the user and apply to every document, so they are stored like the theme. */
export interface Widths {
  readonly tree: number;
  readonly panel: number;
}

const WIDTHS_KEY = 'signpost-panes';
const FIRST_WIDTHS: Widths = { tree: 308, panel: 300 };

/** The stored widths, or the defaults. */
export function keptWidths(): Widths {
  try {
    const [tree, panel] = (localStorage.getItem(WIDTHS_KEY) ?? '').split(' ').map(Number);
    return {
      tree: within(tree, 220) ?? FIRST_WIDTHS.tree,
      panel: within(panel, 260) ?? FIRST_WIDTHS.panel,
    };
  } catch {
    // Storage is blocked.
    return FIRST_WIDTHS;
  }
}

const within = (width: number | undefined, min: number): number | undefined =>
  width !== undefined && width >= min && width <= 560 ? width : undefined;

export function keepWidths({ tree, panel }: Widths): void {
  try {
    localStorage.setItem(WIDTHS_KEY, `${tree} ${panel}`);
  } catch {
    // Storage is blocked: the widths apply to this visit.
  }
}
