import type { CodeEditor } from './monaco';

/** Scrolls up by the rest of the first line in view, so that none is cut. For after something was brought into view. */
export function showWholeLines(code: CodeEditor): void {
  const first = code.getTopForLineNumber(1);
  const height = code.getTopForLineNumber(2) - first;
  const past = code.getScrollTop() - first;
  if (height > 0 && past > 0) code.setScrollTop(code.getScrollTop() - (past % height));
}
