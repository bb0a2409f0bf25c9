/*
 * Redirects from a text that people paste or choose: two columns, CSV, `_redirects`, `vercel.json`, `docs.json`, the
 * options of Docusaurus, `.gitbook.yaml`. What docs.json can't say is skipped with a reason.
 */
import type { RedirectFormat } from './formats.ts';
import { redirectsInLines } from './import-lines.ts';
import { redirectsInObjects } from './import-objects.ts';

/** How a text writes redirects. `csv`: in columns, also without commas. */
export type ImportFormat = RedirectFormat | 'docs' | 'gitbook';

/** A redirect as docs.json writes it. */
export interface ImportedRedirect {
  /** Begins with `/`. */
  readonly source: string;
  /** A path on the site that begins with `/`, or a URL. */
  readonly destination: string;
  readonly isTemporary: boolean;
}

/** What wasn't understood or can't be said, and why, in a sentence. */
export interface SkippedRedirect {
  readonly written: string;
  readonly why: string;
}

export interface Imported {
  /** Undefined for a text without any redirect. */
  readonly format: ImportFormat | undefined;
  readonly redirects: readonly ImportedRedirect[];
  readonly skipped: readonly SkippedRedirect[];
}

export function imported(text: string): Imported {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return { format: undefined, redirects: [], skipped: [] };
  return /^[[{]|^(?!#).*\bredirects['"]?\s*:/m.test(plain)
    ? redirectsInObjects(plain)
    : redirectsInLines(plain);
}
