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
    is: 'One page of your documentation. The entry is the path of its file without “.mdx”, such as guides/start.',
    seen: 'Readers see its title in the sidebar. The title stands in the file itself.',
    words: 'article document file mdx entry',
  },
  group: {
    is: 'A heading with pages below it. Groups can hold groups, too.',
    seen: 'Readers see it in the sidebar; a group within a group folds open.',
    words: 'section folder category chapter heading',
  },
  tab: {
    is: 'A large part of the site, such as “Guides” or “API reference”.',
    seen: 'Readers see it in the bar at the top. Each tab has a sidebar of its own.',
    words: 'top bar menu section',
  },
  anchor: {
    is: 'A link with an icon that always stays in view, to a part of the site or to another site.',
    seen: 'Readers see it at the top of the sidebar.',
    words: 'link pinned shortcut external',
  },
  dropdown: {
    is: 'One choice of a menu that swaps the whole sidebar, where a site has several parts but no tabs.',
    seen: 'Readers choose it at the top of the sidebar.',
    words: 'menu select switch section',
  },
  product: {
    is: 'One of several products that are documented on one site.',
    seen: 'Readers choose it beside the logo; all below it belongs to this product.',
    words: 'switcher suite',
  },
  version: {
    is: 'One version of what is documented, such as v2, with pages of its own.',
    seen: 'Readers choose it beside the logo.',
    words: 'release switcher',
  },
  language: {
    is: 'The site in one language, with pages of its own.',
    seen: 'Readers choose it beside the logo.',
    words: 'translation locale i18n switcher',
  },
  item: {
    is: 'One entry of the menu that opens when a reader points at a tab.',
    seen: 'Readers see it below its tab.',
    words: 'tab menu entry submenu',
  },
  endpoint: {
    is: 'A page that is made from an API specification: a method and a path, such as GET /users.',
    seen: 'Readers see it in the sidebar with its method as a small label.',
    words: 'api openapi operation route request rest',
  },
  global: {
    is: 'Links that stand on every page, whatever part of the site a reader is in.',
    seen: 'Readers see them at the top of every sidebar. In the tree they stand last.',
    words: 'everywhere all pages',
  },
  navigation: {
    is: 'All that readers can go through: the tree at the left. In docs.json it is the part called “navigation”.',
    seen: 'Readers see it as bar, menus and sidebar.',
    words: 'root tree structure site map',
  },
};
