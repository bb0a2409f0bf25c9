import type { Result } from './result.ts';

/** What a file was when it was read: its exact text, and a mark that changes when the file does. */
export interface FileState {
  readonly path: string;
  readonly text: string;
  readonly mark: string;
}

/**
 * Where documents live. Each place is one flat object of this type; what a place cannot do is absent, so
 * that a button for it is never shown. Every failure is a refusal with a sentence; nothing is lost by one.
 */
export interface Place {
  readonly kind: 'file' | 'folder' | 'server' | 'memory' | 'git';
  /** What the person calls it: "docs.json", "acme/docs · main". */
  readonly name: string;
  /** Identifies the place for drafts and the list of recent documents. */
  readonly key: string;
  readonly list?: () => Promise<Result<readonly string[]>>;
  readonly read: (path: string) => Promise<Result<FileState>>;
  /** Writes nothing and refuses with code `changed` when the file is no longer in state `expected`. */
  readonly write?: (path: string, text: string, expected: string) => Promise<Result<FileState>>;
  readonly commit?: (
    files: ReadonlyMap<string, string>,
    message: string,
  ) => Promise<Result<string>>;
  readonly watch?: (changed: (path: string) => void) => () => void;
}

/** Work that has not been saved, kept from one visit to the next. */
export interface Draft {
  /** Names one sitting, so that two windows over one file never overwrite each other's work. */
  readonly id: string;
  /** The place's key and name, and the path in it. */
  readonly place: string;
  readonly name: string;
  readonly path: string;
  /** The text that was opened, and the text that it became: work on a file's earlier state stays apart from work on its present one. */
  readonly before: string;
  readonly after: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** A document that was opened before. */
export interface Recent {
  /** The place's key. */
  readonly id: string;
  readonly kind: Place['kind'];
  readonly name: string;
  readonly path: string;
  readonly time: number;
  /** What the place needs to be opened again without asking: a file handle. */
  readonly handle?: unknown;
}

/**
 * How a document stood on the screen when it was left. It names places by pointer and holds no words of the
 * document.
 */
export interface View {
  /** The document: the place's key and the path. */
  readonly id: string;
  /** Pointers of what stood open, the outermost first. */
  readonly expanded: readonly string[];
  readonly selected: readonly string[];
  /** The first row in view. */
  readonly top?: string;
  /** The part that was shown alone. */
  readonly only?: string;
  readonly mode: 'visual' | 'split' | 'json';
  readonly time: number;
}

/** What is remembered between visits. A failure is a refusal with a sentence; editing goes on. */
export interface Shelf<T extends { readonly id: string }> {
  /** The latest first. */
  readonly list: () => Promise<Result<readonly T[]>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
  readonly remove: (id: string) => Promise<Result<undefined>>;
}

/** A shelf that is asked for one thing, and lets go of the oldest by itself. */
export interface Memory<T extends { readonly id: string }> {
  readonly get: (id: string) => Promise<Result<T | undefined>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
}
