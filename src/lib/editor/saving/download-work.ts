/* Downloads the work: each changed file, or with page files all of them as one zip. */
import type { Editor } from '../editor.svelte';
import type { Opened } from '../workspace.svelte';
import type { FileText } from './changed-files';
import { download, inWords, namesFor } from './download';
import * as m from './messages';

/** `changed`: the texts of the changed files. Without any, docs.json is downloaded. */
export async function downloadWork(
  editor: Editor,
  changed: readonly FileText[],
  { file: { path }, isGuest = false }: Opened,
): Promise<void> {
  const { pages, basePages, pagePlans } = editor;
  const say = (files: readonly FileText[], left: string) => {
    const isBroken = files.some((file) => editor.doc.files.get(file.path)?.problem);
    const what = inWords(files.map((file) => file.path));
    const isDraft = editor.changed && !isGuest;
    editor.say(m.downloaded(what, { left, isDraft, isBroken }), isBroken ? 'refusal' : 'note');
  };
  const pairs = pagePlans?.pairsBetween(basePages, pages) ?? [];
  if (pairs.length === 0) {
    const files = editor.changed ? changed : [{ path, text: editor.text }];
    for (const [name, { text }] of namesFor(files)) download(name, text);
    return say(files, files.length > 1 ? m.putEach(files.map((one) => one.path).join(', ')) : '');
  }
  const zipped = await import('./zipped-work').catch(() => undefined);
  if (!zipped) return editor.say(m.zipNotLoaded, 'refusal');
  const { bytes, left } = zipped.zippedWork(changed, pairs, path);
  download(path.replace(/(\.json)?$/i, '.zip'), bytes, 'application/zip');
  say(changed.length > 0 ? changed : [{ path: zipped.LIST, text: left }], left);
}
