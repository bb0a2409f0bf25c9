/* Redirects line by line: `_redirects` of Netlify, Cloudflare Pages and GitLab Pages, CSV, and pasted columns. */
import type { Imported } from './imported-redirects.ts';
import { cellsOf, separatorOf } from './columns.ts';
import { entryOf, skip, type Entry } from './imported-entry.ts';
import * as m from './messages.ts';

/** `text`: not empty. */
export function redirectsInLines(text: string): Imported {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const separator = separatorOf(lines[0] ?? '');
  const rows = lines.map((line) => ({ line: line.trim(), cells: cellsOf(line, separator) }));
  const [head] = rows;
  const columns = head && separator ? columnsNamed(head.cells) : undefined;
  const entries = rows.slice(columns ? 1 : 0).map(({ line, cells }) => {
    if (!separator) return entryOfWords(line, cells);
    const { source, destination, status } = columns ?? { source: 0, destination: 1, status: 2 };
    return entryOf({
      source: cells[source] ?? '',
      destination: cells[destination] ?? '',
      status: cells[status] || undefined,
      written: line,
    });
  });
  return {
    format: rows.length === 0 ? undefined : separator ? 'csv' : 'netlify',
    redirects: entries.flatMap((entry) => (entry.ok ? [entry.value] : [])),
    skipped: entries.flatMap((entry) => (entry.ok ? [] : [entry.value])),
  };
}

/** `source destination [status]`. Words between them or after them are conditions. */
function entryOfWords(line: string, words: readonly string[]): Entry {
  const [source = '', destination = '', status, ...more] = words;
  if (/^\w+=/.test(destination) || more.length > 0) return skip(line, m.hasConditions);
  // “!” makes a redirect win over a page.
  return entryOf({ source, destination, status: status?.replace(/!$/, ''), written: line });
}

/** The columns by their names in the first line, or undefined if it is a redirect. */
function columnsNamed(cells: readonly string[]) {
  const at = (name: RegExp) => cells.findIndex((cell) => name.test(cell));
  const source = at(/^(source|from|old)\b/i);
  const destination = at(/^(destination|target|to|new)\b/i);
  const status = at(/^(permanent|status|type|code)\b/i);
  return source < 0 || destination < 0 ? undefined : { source, destination, status };
}
