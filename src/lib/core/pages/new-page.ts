import { printed, titleHabit } from './set-frontmatter.ts';

/**
 * The text of a new page: its title in a frontmatter. `like`: the text of another page, whose quotes, line ends and
 * `sidebarTitle` it follows.
 */
export function newPage(title: string, like = ''): string {
  const { quote, hasSidebarTitle } = titleHabit(like);
  const value = printed(title, quote);
  const fields = hasSidebarTitle ? ['title', 'sidebarTitle'] : ['title'];
  const lines = ['---', ...fields.map((field) => `${field}: ${value}`), '---', ''];
  return lines.join(like.includes('\r\n') ? '\r\n' : '\n');
}
