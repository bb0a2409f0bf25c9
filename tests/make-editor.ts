/* Editors for tests, and the parts of a session that keep and save their document. */
import { vi } from 'vitest';
import { ok, type Result } from '../src/lib/core/result';
import type { DocumentStorage, Draft, Drafts, FileState } from '../src/lib/core/storage';
import * as reasoning from '../src/lib/editor/document-analysis';
import { Editor } from '../src/lib/editor/editor.svelte';
import type { EditorPorts } from '../src/lib/editor/report';
import { Saving } from '../src/lib/editor/saving/saving.svelte';
import { MAIN } from './make-document';

/** An editor of these files, or of a docs.json with this text, with all that it otherwise loads after it is painted. */
export function makeEditor(
  source: string | ReadonlyMap<string, string>,
  ports: EditorPorts = {},
): Editor {
  const files = typeof source === 'string' ? new Map([[MAIN, source]]) : source;
  const editor = new Editor(files, MAIN, ports);
  editor.reasoning = reasoning;
  return editor;
}

/** Drafts that are kept by this function. */
export function makeDrafts(keep: (draft: Draft) => Promise<Result<undefined>>): Drafts {
  const none = () => Promise.resolve(ok([]));
  const remove = () => Promise.resolve(ok(undefined));
  return { list: none, versions: none, remove, write: keep, put: keep };
}

/** What keeps and saves an editor's document, as opened from this storage. */
export function makeSaving(
  editor: Editor,
  place: DocumentStorage,
  file: FileState,
  drafts: Drafts,
) {
  const found = { place, file, world: {}, restore: undefined, view: undefined };
  const opened = {
    ...found,
    later: undefined,
    pagePlans: undefined,
    withIdsOf: undefined,
    since: 0,
  };
  return { opened, saving: new Saving(editor, opened, { drafts, showCommit: () => undefined }) };
}

/** Replaces the clock, and what an editor needs of a browser. */
export function stubBrowser(): void {
  vi.useFakeTimers();
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
}

export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
