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
  readonly commit?: (files: ReadonlyMap<string, string>, message: string) => Promise<Result<string>>;
  readonly watch?: (changed: (path: string) => void) => () => void;
}
