/* Code blocks of a page, found without parsing it. */

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** A text with spaces in place of its code blocks. If a block has no end, nothing is sure: the text as it is. */
export function withoutFences(text: string): string {
  if (!/`{3}|~{3}/.test(text)) return text;
  let open: string | undefined;
  const kept = text.split('\n').map((line) => {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
    if (open === undefined) {
      if (mark === '' || (mark.startsWith('`') && rest.includes('`'))) return line;
      open = mark;
    } else if (mark.startsWith(open) && rest.trim() === '') open = undefined;
    return ' '.repeat(line.length);
  });
  return open === undefined ? kept.join('\n') : text;
}
