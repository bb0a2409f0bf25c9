/*
 * What passes between a page and the editor in it. The editor stands in a frame, so that neither's styles, keys and
 * globals meet the other's, and the page's policy has to allow no more than a frame. The frame says `here`, to whoever
 * holds it; the page answers once with a port, over which the rest goes.
 */

export type Theme = 'light' | 'dark' | 'auto';

/** Other files that the document reaches by `$ref` and that were changed: their texts by path. */
export type Files = Readonly<Record<string, string>>;

/** The only messages between windows. */
export interface Greeting {
  readonly signpost: 'here' | 'port';
}

/** A document, as it is to be opened. */
export interface Opening {
  /** Counts openings, so that what was said of an earlier document is told from what is said of this one. */
  readonly round: number;
  /** The path of the file, relative to the page's own files. */
  readonly name: string;
  /** The text as it is kept, and with the work on it. */
  readonly value: string;
  readonly work: string;
  /** Whether the page takes the work, and whether it knows other files. */
  readonly saves: boolean;
  readonly reads: boolean;
}

export type Question =
  | { readonly what: 'save'; readonly value: string; readonly files: Files }
  | { readonly what: 'list' }
  | { readonly what: 'read'; readonly path: string };

/** `sentence` says why there is no answer. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly sentence: string };

/** What the page says to the editor. */
export type ToEditor =
  | { readonly type: 'open'; readonly opening: Opening }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'readonly'; readonly readonly: boolean }
  | { readonly type: 'focus' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };

/** What the editor says to the page. */
export type ToPage =
  | { readonly type: 'ready'; readonly round: number }
  | {
      readonly type: 'change';
      readonly round: number;
      readonly value: string;
      readonly files: Files;
      readonly isValid: boolean;
    }
  | {
      readonly type: 'ask';
      readonly round: number;
      readonly id: number;
      readonly question: Question;
    };
