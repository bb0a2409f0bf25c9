import { MEDIUM } from '$lib/editor/view/widths';

/* The widths of the panes. They belong to the user and apply to every document, so they are stored like the theme. */
export interface Widths {
  readonly tree: number;
  readonly panel: number;
}

const WIDTHS_KEY = 'signpost-panes';
/** On a screen of medium width the tree is narrower, so that the preview has room for a phone next to the panel. */
const firstWidths = (): Widths => ({ tree: matchMedia(MEDIUM).matches ? 260 : 308, panel: 300 });

/** The stored widths, or the defaults. */
export function keptWidths(): Widths {
  const first = firstWidths();
  try {
    const [tree, panel] = (localStorage.getItem(WIDTHS_KEY) ?? '').split(' ').map(Number);
    return {
      tree: within(tree, 220) ?? first.tree,
      panel: within(panel, 260) ?? first.panel,
    };
  } catch {
    // Storage is blocked.
    return first;
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
