/* Merges a git hook's changes to committed files into the work. */
import type { FileState } from '$lib/core/storage';
import type { Editor } from '$lib/editor/editor.svelte';
import type { IncomingVersion } from '$lib/editor/merge/merge-session';
import * as m from './messages';

/**
 * `files`: their current state. The document's base must be what the commit requested. `said`: the message afterward.
 */
export const rewrittenByHook = (
  { base }: Editor,
  files: readonly FileState[],
  said: string,
): IncomingVersion => ({
  base: new Map(files.map(({ path }) => [path, base.files.get(path)?.text ?? ''])),
  theirs: new Map(files.map(({ path, text }) => [path, text])),
  names: { ours: m.you, theirs: m.theHook },
  label: m.changesByHook,
  title: m.changesByHook,
  files,
  said,
});
