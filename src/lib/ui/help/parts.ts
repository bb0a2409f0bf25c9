import type { Kind } from '$lib/core/schema/kinds';

/** What a kind of element is and where readers see it, for people who have never seen one. */
export interface Part {
  readonly is: string;
  readonly seen: string;
  /** Other names for it, for the search. */
  readonly words: string;
}

export const ABOUT_PARTS: Readonly<Record<Kind, Part>> = {
  page: {
    is: 'One page of your docs. Its entry is the path of its file without “.mdx”, such as guides/start.',
    seen: 'Readers see its title in the sidebar. The title comes from the file.',
    words: 'article document file mdx entry',
  },
  group: {
    is: 'A heading with pages below it. Groups can also contain groups.',
    seen: 'Appears in the sidebar. Groups inside another group can be expanded.',
    words: 'section folder category chapter heading',
  },
  tab: {
    is: 'A main section of the site, such as “Guides” or “API reference”.',
    seen: 'Appears in the bar at the top. Each tab has its own sidebar.',
    words: 'top bar menu section',
  },
  anchor: {
    is: 'A link that’s always visible, to a section of the site or to another site.',
    seen: 'Appears at the top of the sidebar.',
    words: 'link pinned shortcut external',
  },
  dropdown: {
    is: 'One option in a menu that switches between sections, each with its own sidebar.',
    seen: 'Appears in a menu at the top of the sidebar.',
    words: 'menu select switch section',
  },
  product: {
    is: 'One of several products documented on the same site.',
    seen: 'Appears in a menu next to the logo. Everything below belongs to this product.',
    words: 'switcher suite',
  },
  version: {
    is: 'One version of the docs, such as v2, with its own pages.',
    seen: 'Appears in a menu next to the logo.',
    words: 'release switcher',
  },
  language: {
    is: 'The site in one language, with its own pages.',
    seen: 'Appears in a menu next to the logo.',
    words: 'translation locale i18n switcher',
  },
  item: {
    is: 'One option in the menu of a tab.',
    seen: 'Appears below its tab when readers point at it.',
    words: 'tab menu entry submenu',
  },
  endpoint: {
    is: 'A page generated from an API specification. Its entry is a method and a path, such as GET /users.',
    seen: 'Appears in the sidebar with its method as a small label.',
    words: 'api openapi operation route request rest',
  },
  global: {
    is: 'Links that appear on every page of the site.',
    seen: 'They appear at the top of every sidebar. In the tree, they’re last.',
    words: 'everywhere all pages',
  },
  navigation: {
    is: 'Everything readers can browse. In docs.json, it’s the part called “navigation”.',
    seen: 'Appears as the top bar, menus, and sidebar.',
    words: 'root tree structure site map',
  },
};
