/* Links in the HTML of a file that is plain Markdown. Comments have none. */
import type { Nodes } from './markdown.ts';
import type { WrittenLink } from './tree.ts';

const TAG = /<!--[^]*?-->|<([a-z][\w.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(["'])(.*?)\2/gs;

/** `keys`: names of attributes that hold an address. */
export function tagLinks(
  text: string,
  { position }: Nodes,
  shift: number,
  keys: ReadonlySet<string>,
): readonly WrittenLink[] {
  const from = (position?.start.offset ?? 0) + shift;
  const html = text.slice(from, (position?.end.offset ?? 0) + shift);
  return [...html.matchAll(TAG)].flatMap((tag) => {
    const start = from + tag.index + 1 + (tag[1]?.length ?? 0);
    return [...(tag[2] ?? '').matchAll(ATTRIBUTE)].flatMap((found): WrittenLink[] => {
      const [whole, name = '', , address = ''] = found;
      const end = start + found.index + whole.length - 1;
      const at = { from: end - address.length, to: end };
      return keys.has(name) ? [{ address, at, form: 'attribute', key: name }] : [];
    });
  });
}
