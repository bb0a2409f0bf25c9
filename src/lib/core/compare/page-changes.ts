/* What changed in page files, in words: one change for each file. */
import { quoted } from '../document/kind-words.ts';
import type { PageFiles, PagePair } from '../page-files.ts';
import { pairsBetween } from '../page-plans.ts';
import { frontmatterBlock, frontmatterFields } from '../pages/frontmatter.ts';
import { labelOf } from '../schema/page-fields.ts';
import type { Change } from './change.ts';
import * as m from './messages.ts';

export const pageChanges = (base: PageFiles, now: PageFiles): readonly Change[] =>
  pairsBetween(base, now).map((file) => pageChange(file));

/** The change of one file. `isChanged`: whether its content differs, if the texts aren't known. */
export const pageChange = (
  file: PagePair,
  isChanged = file.before?.text !== file.after?.text,
): Change => ({
  kind: 'file',
  text: textOf(file, isChanged),
  place: (file.after ?? file.before)!.path,
  file,
});

function textOf({ before, after }: PagePair, isChanged: boolean): string {
  if (!before || !after) return after ? m.fileCreated(after.path) : m.fileDeleted(before!.path);
  if (before.path !== after.path)
    return isChanged
      ? m.fileMovedAndChanged(before.path, after.path)
      : m.fileMoved(before.path, after.path);
  const fields = fieldsChanged(before.text ?? '', after.text ?? '');
  return fields.length > 0 ? m.fieldsChanged(fields, nameOf(after)) : m.fileChanged(after.path);
}

/** Its title, as the tree shows it, or its path. */
function nameOf({ path, text }: NonNullable<PagePair['after']>): string {
  const { title } = frontmatterFields(text ?? '');
  return typeof title === 'string' && title.trim() ? quoted(title.trim()) : path;
}

/** The names of the frontmatter's fields that differ. Empty if anything else differs, too. */
function fieldsChanged(before: string, after: string): readonly string[] {
  return bodyOf(before) === bodyOf(after) ? frontmatterChanged(before, after) : [];
}

/** The names of the frontmatter's fields that differ. */
export function frontmatterChanged(before: string, after: string): readonly string[] {
  const [old, now] = [frontmatterFields(before), frontmatterFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map(labelOf);
}

function bodyOf(text: string): string {
  const found = frontmatterBlock(text);
  return (found ? text.slice(found.at + found.block.length) : text).trim();
}
