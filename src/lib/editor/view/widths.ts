/* The widths of src/widths.css that code asks for. tests/widths.test.ts compares them. */

/** One pane at a time. */
export const NARROW = '(max-width: 899.9px)';
/** Two panes fit side by side. */
export const WIDE = '(min-width: 900px)';
/** The panel on the right folds away while it has nothing to show. */
export const MEDIUM = '(max-width: 1199.9px)';
/** Next to the preview and the JSON, the panel folds away until it is asked for. */
export const CROWDED = '(max-width: 1699.9px)';
