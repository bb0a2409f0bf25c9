/* The fields of a page's frontmatter, in the order in which people look for them. */
import type { Field } from './kinds.ts';

const f = (
  key: string,
  label: string,
  type: Field['type'],
  help: string,
  more: Partial<Field> = {},
): Field => ({
  ...{ key, label, type, help, spec: true },
  ...more,
});

export const PAGE_FIELDS: readonly Field[] = [
  f('title', 'Title', 'text', 'The heading of the page.'),
  f('sidebarTitle', 'Sidebar title', 'text', 'A shorter title for the navigation.'),
  f('description', 'Description', 'long-text', 'Shown below the title and in search results.'),
  f('icon', 'Icon', 'icon', 'Appears before the title in the navigation.'),
  f('tag', 'Tag', 'text', 'A badge next to the title in the navigation.'),
  f('hidden', 'Hidden', 'switch', 'Hides the page from the navigation. Its URL still works.'),
  f('deprecated', 'Deprecated', 'switch', 'Marks the page as outdated.'),
  f('url', 'Links to', 'link', 'The entry opens this URL instead of the page.'),
  f('openapi', 'Endpoint', 'text', 'The endpoint this page documents: GET /users', {
    isRare: true,
  }),
  f('mode', 'Layout', 'choice', 'The layout of the page, such as wide or centered.', {
    isRare: true,
    values: ['default', 'wide', 'custom', 'frame', 'center'],
  }),
];

/** A field as the inspector shows it, or its key. */
export const labelOf = (key: string): string =>
  PAGE_FIELDS.find((field) => field.key === key)?.label ?? key;
