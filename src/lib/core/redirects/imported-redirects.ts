/* What is found in a text that people import. */
import type { RedirectFormat } from './formats.ts';

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
