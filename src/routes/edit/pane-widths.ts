/* The widths of the panes. They belong to the user and apply to every document, so they are stored like the theme. */
export interface Widths {
  readonly tree: number;
  readonly panel: number;
}
/** Undefined where the user has chosen none. */
export type ChosenWidths = { readonly [Pane in keyof Widths]: number | undefined };

const WIDTHS_KEY = 'signpost-panes';
/** Until the user chooses others. In a window of medium width, the preview needs the room. */
export const USUAL_WIDTHS: Widths = { tree: 308, panel: 300 };
export const MEDIUM_WIDTHS: Widths = { tree: 276, panel: 288 };

export function keptWidths(): ChosenWidths {
  try {
    const [tree, panel] = (localStorage.getItem(WIDTHS_KEY) ?? '').split(' ').map(Number);
    return { tree: within(tree, 220), panel: within(panel, 260) };
  } catch {
    // Storage is blocked.
    return { tree: undefined, panel: undefined };
  }
}

const within = (width: number | undefined, min: number): number | undefined =>
  width !== undefined && width >= min && width <= 560 ? width : undefined;

export function keepWidths({ tree = 0, panel = 0 }: ChosenWidths): void {
  try {
    localStorage.setItem(WIDTHS_KEY, `${tree} ${panel}`);
  } catch {
    // Storage is blocked: the widths apply to this visit.
  }
}
