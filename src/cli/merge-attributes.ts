/*
 * The lines in `.gitattributes` that name a merge driver: a block after everything else, where they have the last word.
 * Removing the block restores the text exactly.
 */

const HEAD = '# Merged by structure: signpost merge --install';
const ATTRIBUTE = ' merge=signpost';

/** The text with a block for these paths, which start at the folder of the file. Replaces an earlier block. */
export function withBlock(text: string | undefined, paths: readonly string[]): string {
  const before = text === undefined ? undefined : withoutBlock(text);
  const block = [HEAD, ...paths.map((path) => patternOf(path) + ATTRIBUTE)];
  if (before === undefined) return `${block.join('\n')}\n`;
  const eol = /\r?\n/.exec(before)?.[0] ?? '\n';
  const isEnded = before.endsWith('\n');
  return before + (isEnded ? '' : eol) + block.join(eol) + (isEnded ? eol : '');
}

/** The text without the block, or undefined if the file was made for it. */
export function withoutBlock(text: string): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trimEnd() === HEAD);
  if (at < 0) return text;
  let end = at + 1;
  while (end < lines.length && lines[end]!.trimEnd().endsWith(ATTRIBUTE)) end++;
  if (at === 0 && end === lines.length - 1 && lines[end] === '') return undefined;
  const isLast = end === lines.length;
  const kept = [...lines.slice(0, at), ...lines.slice(end)].join('\n');
  // A text that didn't end its last line got an end for the block.
  return isLast ? kept.replace(/\r$/, '') : kept;
}

/** A path as git's pattern for exactly that file. */
function patternOf(path: string): string {
  const pattern = `/${path.replace(/[\\*?[]/g, '\\$&')}`;
  return /[\s"]/.test(pattern) ? `"${pattern.replace(/["\\]/g, '\\$&')}"` : pattern;
}
