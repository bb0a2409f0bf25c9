/* Operations on page files. */
import { quoted } from '../document/kind-words.ts';
import type { PageOperation } from '../operation.ts';
import { counted } from '../text/plural.ts';

export const create = (page: string): string => `Create page ${page}`;
export const deletePage = (page: string): string => `Delete page ${page}`;
export const movePage = (page: string, to: string): string => `Move page ${page} to ${quoted(to)}`;

const VERBS = {
  'create-page': 'Create',
  'delete-page': 'Delete',
  'set-frontmatter': 'Change',
  'rename-page': 'Move',
} as const;
export const several = (op: PageOperation['op'], count: number): string =>
  `${VERBS[op]} ${pages(count)}`;
export const pages = (count: number): string => counted(count, 'page', 'pages');

export const exists = (file: string): string =>
  `${quoted(file)} exists already. Choose another path.`;
export const impossiblePath = (path: string): string =>
  `${quoted(path)} can’t be the path of a page. Use letters, digits, hyphens and slashes.`;
export const noPageFile = (page: string): string => `There’s no page file for ${quoted(page)}.`;
