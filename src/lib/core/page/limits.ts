/** Limits on snippets: how deep they include others, and the UTF-16 code units of all that a page includes. */
export const DEEPEST_SNIPPET = 5;
export const MOST_SNIPPETS = 1_000_000;
