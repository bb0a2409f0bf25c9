/* Handles a docs.json dropped onto the window while one is open: a newer state of the same document, or another one. */
import type { Session } from '$lib/editor/context';
import type { Workspace } from '$lib/editor/workspace.svelte';
import { inQuotes } from '$lib/core/text/direction';
import * as m from './messages';

/**
 * Merges a newer state of the same document into unsaved work. Opens anything else and keeps the work as a draft. Does
 * nothing if another document has been opened since. `found`: what was dropped.
 */
export async function takeDropped(
  { opened, editor, merging, saving }: Pick<Session, 'opened' | 'editor' | 'merging' | 'saving'>,
  workspace: Workspace,
  found: Awaited<ReturnType<Workspace['storageKinds']['drop']>>,
): Promise<void> {
  if (workspace.opened !== opened) return;
  if (!found.ok) return editor.say(found.refusal.sentence, 'refusal');
  if (!found.value) return editor.say(m.nothingDropped, 'refusal');
  if ('paths' in found.value)
    return editor.say(m.severalDropped(inQuotes(found.value.folder)), 'refusal');
  const { place, file, handle } = found.value;
  const isSame =
    place.key === opened.place.key &&
    file.path === opened.file.path &&
    // Without a handle, there is only the name, and every site's file is named docs.json.
    (handle !== undefined || isKin(opened.file.text, file.text));
  if (isSame && editor.changed) return void (await merging.bringFiles([file]));
  await saving.flush();
  await workspace.show(found.value, undefined);
}

/** True if at least half of the lines of a text also occur in the other one. */
function isKin(text: string, other: string): boolean {
  const linesOf = (one: string) => one.split(/\r\n|\r|\n/).map((line) => line.trim());
  const others = new Set(linesOf(other));
  const own = linesOf(text).filter((line) => line.length > 2);
  return own.filter((line) => others.has(line)).length * 2 >= own.length;
}
