/* Merges a git hook's changes to committed files into the work. */
import type { FileState } from '$lib/core/storage';
import type { Session } from '$lib/editor/context';
import * as m from './messages';

/**
 * Takes over what a hook made of committed files, and says so. `rewritten`: their current state. The document's base must
 * be what the commit requested.
 */
export async function bringRewritten(
  { editor, merging }: Session,
  branch: string,
  rewritten: readonly FileState[],
): Promise<void> {
  const said = `${m.committed(branch)} ${m.rewrittenByHook(rewritten.map(({ path }) => path))}`;
  await merging.bringPages(rewritten.filter(({ path }) => merging.hasPage(path)));
  // The work has no text of a file that was only committed along.
  const { files: base } = editor.base;
  const files = rewritten.filter(({ path }) => base.has(path));
  if (files.length === 0) return editor.say(said);
  await merging.bring({
    base: new Map(files.map(({ path }) => [path, base.get(path)!.text])),
    theirs: new Map(files.map(({ path, text }) => [path, text])),
    names: { ours: m.you, theirs: m.theHook },
    label: m.changesByHook,
    title: m.changesByHook,
    files,
    said,
  });
}
