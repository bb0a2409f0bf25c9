/*
 * The protocol between a page and the editor embedded in it. The editor runs in a frame, which isolates styles, keys
 * and globals, and the page's content security policy only needs to allow a frame. The frame posts `here` to its
 * parent. The page answers once with a port that carries everything else.
 */

export type Theme = 'light' | 'dark' | 'auto';

/** The other changed files that the document references through `$ref`: their texts by path. */
export type Files = Readonly<Record<string, string>>;

/** The only messages between the windows. */
export interface Greeting {
  readonly signpost: 'here' | 'port';
}

/** A document to open. */
export interface Opening {
  /** Numbers the openings, so that messages about an earlier document can be recognized. */
  readonly round: number;
  /** The path of the file, relative to the page's own files. */
  readonly name: string;
  /** The saved text, and the text with unsaved work. */
  readonly value: string;
  readonly work: string;
  /** Whether the page can save the work, and whether it can list and read other files. */
  readonly saves: boolean;
  readonly reads: boolean;
}

export type Question =
  | { readonly what: 'save'; readonly value: string; readonly files: Files }
  | { readonly what: 'list' }
  | { readonly what: 'read'; readonly path: string };

/** `sentence` says why the request failed. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly sentence: string };

/** Messages from the page to the editor. */
export type ToEditor =
  | { readonly type: 'open'; readonly opening: Opening }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'readonly'; readonly readonly: boolean }
  | { readonly type: 'focus' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };

/** Messages from the editor to the page. */
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
