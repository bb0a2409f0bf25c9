/* What a git hook made of files while they were committed, brought under the work. */
import type { FileState } from '$lib/core/storage';
import type { Editor } from './editor.svelte';
import type { IncomingVersion } from './merge-session';

const TITLE = 'Changes by a git hook';

/** `files`: as they are now. The base of the document is what the commit was asked for. `said` says what happened. */
export const rewrittenByHook = (
  { base }: Editor,
  files: readonly FileState[],
  said: string,
): IncomingVersion => ({
  base: new Map(files.map(({ path }) => [path, base.files.get(path)?.text ?? ''])),
  theirs: new Map(files.map(({ path, text }) => [path, text])),
  names: { ours: 'You', theirs: 'The git hook' },
  label: TITLE,
  title: TITLE,
  files,
  said,
});
