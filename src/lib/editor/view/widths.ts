/* The widths of src/widths.css that code asks for. tests/widths.test.ts compares them. */

/** One pane at a time. */
export const NARROW = '(max-width: 899.9px)';
/** Two panes fit side by side. */
export const WIDE = '(min-width: 900px)';
