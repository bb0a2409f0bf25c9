import type { Json } from '../operation.ts';
import { ok, refuse, type Result } from '../result.ts';
import { apply } from '../text/edit.ts';
import * as m from './messages.ts';
import { printed, setFrontmatter, titleHabit } from './set-frontmatter.ts';

/**
 * The text of a new page: its title in a frontmatter, and after it further fields. Refuses fields that can't be set.
 * `like`: the text of another page, whose quotes, line ends and `sidebarTitle` it follows.
 */
export function newPage(
  file: string,
  title: string,
  fields: Readonly<Record<string, Json>> = {},
  like = '',
): Result<string> {
  const { quote, hasSidebarTitle } = titleHabit(like);
  const value = printed(title, quote);
  const before = hasSidebarTitle ? ['title', 'sidebarTitle'] : ['title'];
  const lines = ['---', ...before.map((field) => `${field}: ${value}`), '---', ''];
  let text = lines.join(like.includes('\r\n') ? '\r\n' : '\n');
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'title') return refuse('frontmatter', m.titleTwice);
    const set = setFrontmatter(file, text, field, value, before);
    if (!set.ok) return set;
    text = apply(text, set.value);
    before.push(field);
  }
  return ok(text);
}
