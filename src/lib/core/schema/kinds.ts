/*
 * THE table: the words for each kind of element, the child lists it can have, and its fields. The tree, the add menu,
 * the inspector, the problems list, the drop line, JSON completion and the operations all read it. Nothing else defines
 * what is legal.
 *
 * Legality of a child list: `spec` the specification allows it; `builder` the builder also accepts it, not a problem;
 * `dropped` the builder silently drops it; `error` the specification forbids it.
 *
 * Longer than 300 lines, because it is one table, and its readers must not have to look elsewhere.
 */
import { EXTRA_LANGUAGES, LANGUAGES } from './languages.ts';

export const LIST_KEYS = [
  'products',
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'anchors',
  'groups',
  'pages',
  'menu',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];

export type Kind =
  | 'navigation'
  | 'global'
  | 'product'
  | 'language'
  | 'version'
  | 'tab'
  | 'dropdown'
  | 'anchor'
  | 'group'
  | 'item'
  | 'page'
  | 'endpoint';

export type Legality = 'spec' | 'builder' | 'dropped' | 'error';

/** The control for a field in the inspector, which also implies the type of its value. */
export type FieldType =
  | 'text' // a string
  | 'long-text' // a string of several sentences
  | 'page-path' // a string
  | 'link' // a string: absolute URL, /path, #hash or mailto:
  | 'icon' // a string, or {name, style?, library?}
  | 'switch' // a boolean
  | 'number'
  | 'choice' // one of `values`
  | 'specification' // string, list of these, or {source, directory?, …}
  | 'color' // {light?, dark?}, hex
  | 'banner' // {content, dismissible?, type?, color?}
  | 'json'; // shown as JSON under "More fields"

export interface Field {
  readonly key: string;
  /** The control's accessible name. */
  readonly label: string;
  readonly type: FieldType;
  readonly help: string;
  readonly values?: readonly string[];
  /** What each value does, by value. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Rarely used. While it isn't set, the inspector keeps it under "More fields". */
  readonly isRare?: true;
  /**
   * Whether the specification's own table for this kind has it. Other fields are known from the builder and real files.
   */
  readonly spec: boolean;
}

export interface KindRow {
  /** As written in a sentence: "group", "menu item". */
  readonly word: string;
  readonly plural: string;
  /** The key of its label. Absent for elements without one. */
  readonly nameKey?: string;
  /** The child list for elements of this kind. */
  readonly list?: ListKey;
  readonly holds: Readonly<Record<ListKey, Legality>>;
  /** If there are several kinds of content, the builder keeps the first in this order. */
  readonly order: readonly (ListKey | 'href')[];
  readonly fields: readonly Field[];
}

type Spelled = 's' | 'b' | '-' | 'x';
const LEGALITY: Readonly<Record<Spelled, Legality>> = {
  s: 'spec',
  b: 'builder',
  '-': 'dropped',
  x: 'error',
};
/** The child lists in the order in which they are offered and in which the `holds` lines below list them. */
export const OFFERED: readonly ListKey[] = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
];
/**
 * One row of the table of child lists, in the order pages groups tabs anchors dropdowns products versions languages
 * menu.
 */
function holds(line: string): Record<ListKey, Legality> {
  const cells = line.split(' ') as Spelled[];
  return Object.fromEntries(OFFERED.map((key, i) => [key, LEGALITY[cells[i] ?? '-']])) as Record<
    ListKey,
    Legality
  >;
}
const order = (line: string) => line.split(' ') as (ListKey | 'href')[];

const field = (
  key: string,
  label: string,
  type: FieldType,
  help: string,
  values?: readonly string[],
): Field => ({ key, label, type, help, spec: false, ...(values ? { values } : {}) });
/** A choice of values, each with what it does. */
const choice = (
  key: string,
  label: string,
  help: string,
  meanings: Readonly<Record<string, string>>,
): Field => ({ ...field(key, label, 'choice', help, Object.keys(meanings)), meanings });
const rare = (known: Field): Field => ({ ...known, isRare: true });

const ICON = field('icon', 'Icon', 'icon', 'An icon name, a file, or a URL.');
const TAG = field('tag', 'Tag', 'text', 'A short label shown next to the name.');
const OPENAPI = field(
  'openapi',
  'OpenAPI',
  'specification',
  'The file that describes an API. Its endpoints can be listed here.',
);
const ASYNCAPI = rare(
  field(
    'asyncapi',
    'AsyncAPI',
    'specification',
    'The specification of an event-driven API. Generates pages.',
  ),
);
const HREF = field(
  'href',
  'Link (href)',
  'link',
  'The URL to open instead of pages: https://… or /page.',
);
const DESCRIPTION = field(
  'description',
  'Description',
  'long-text',
  'Short text shown under the name.',
);
const HIDDEN = field(
  'hidden',
  'Hidden',
  'switch',
  'Hides it from the navigation. Its URL still works.',
);
const DIRECTORY = rare(
  choice('directory', 'Directory', 'How the root page lists its children. Children inherit it.', {
    none: 'Shows no list on the root page.',
    accordion: 'Shows children in a collapsible list.',
    card: 'Shows children as cards with icons.',
  }),
);
const SEARCHABLE = rare(
  field('searchable', 'Searchable', 'switch', 'Includes the hidden pages in search.'),
);
const DEFAULT = field(
  'default',
  'Default',
  'switch',
  'Shown to readers first. If none is set, readers see the first in the list.',
);
const COLOR = field('color', 'Color', 'color', 'The icon color in light and dark mode.');
const SDK = rare(field('sdk', 'SDK', 'json', 'Generates reference pages for a code library.'));
const GLOBAL = rare(
  field(
    'global',
    'Global',
    'json',
    'Links shown on every page here. You can edit them in the navigation, too.',
  ),
);

const spec = (...fields: Field[]): Field[] => fields.map((f) => ({ ...f, spec: true }));
const label = (key: string): Field => field(key, 'Label', 'text', 'The name that readers see.');

export const THEMES = [
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'sequoia',
  'luma',
] as const;
export const ICON_LIBRARIES = ['fontawesome', 'lucide', 'tabler'] as const;
export const ICON_STYLES = [
  'solid',
  'regular',
  'light',
  'thin',
  'duotone',
  'brands',
  'sharp-solid',
  'sharp-regular',
  'sharp-light',
  'sharp-thin',
  'sharp-duotone-solid',
  'sharp-duotone-regular',
  'sharp-duotone-light',
  'sharp-duotone-thin',
] as const;
export const BANNER_TYPES = ['info', 'warning', 'critical'] as const;
export const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
] as const;

export const KINDS: Readonly<Record<Kind, KindRow>> = {
  navigation: {
    word: 'navigation',
    plural: 'navigations',
    holds: holds('s s s s s s s s -'),
    order: order('products languages versions tabs dropdowns anchors groups pages'),
    fields: [...spec(OPENAPI, GLOBAL), DIRECTORY, ASYNCAPI],
  },
  global: {
    word: 'global section',
    plural: 'global sections',
    holds: holds('- - b s b b b b -'),
    order: [],
    fields: [],
  },
  product: {
    word: 'product',
    plural: 'products',
    nameKey: 'product',
    list: 'products',
    holds: holds('s s b b b - b b b'),
    order: order('href languages versions tabs anchors dropdowns groups pages menu'),
    fields: [
      ...spec(label('product'), ICON, DESCRIPTION, HREF, OPENAPI),
      rare(field('name', 'Display name', 'text', 'Shown to readers instead of the label.')),
      HIDDEN,
      DIRECTORY,
      COLOR,
      ASYNCAPI,
      GLOBAL,
    ],
  },
  language: {
    word: 'language',
    plural: 'languages',
    nameKey: 'language',
    list: 'languages',
    holds: holds('s s s s s s s - -'),
    order: order('href versions tabs dropdowns anchors products groups pages'),
    fields: [
      ...spec(
        field('language', 'Language code', 'choice', 'The language of these pages.', [
          ...Object.keys(LANGUAGES),
          ...Object.keys(EXTRA_LANGUAGES),
        ]),
      ),
      DEFAULT,
      ...spec(
        field(
          'banner',
          'Banner',
          'banner',
          'Shown above every page in this language, instead of the site’s banner.',
        ),
        OPENAPI,
      ),
      rare(HREF),
      HIDDEN,
      DIRECTORY,
      ASYNCAPI,
      rare(field('navbar', 'Navbar', 'json', 'The links in the top bar for this language.')),
      rare(field('footer', 'Footer', 'json', 'The links in the footer for this language.')),
      GLOBAL,
    ],
  },
  version: {
    word: 'version',
    plural: 'versions',
    nameKey: 'version',
    list: 'versions',
    holds: holds('s s s s s s - s -'),
    order: order('href languages tabs dropdowns anchors products groups pages'),
    fields: [
      ...spec(label('version')),
      field('tag', 'Tag', 'text', 'A badge in the version switcher.'),
      DEFAULT,
      ...spec(OPENAPI),
      rare(HREF),
      HIDDEN,
      DIRECTORY,
      ASYNCAPI,
      GLOBAL,
    ],
  },
  tab: {
    word: 'tab',
    plural: 'tabs',
    nameKey: 'tab',
    list: 'tabs',
    holds: holds('s s - s b b b b s'),
    order: order('href languages versions dropdowns anchors products groups pages menu'),
    fields: [
      ...spec(label('tab'), ICON, HREF, OPENAPI),
      rare(
        choice('align', 'Position in the tab bar', 'Where the tab appears in the bar.', {
          start: 'With the other tabs, in list order.',
          end: 'At the end of the bar, apart from the other tabs.',
        }),
      ),
      HIDDEN,
      SEARCHABLE,
      DIRECTORY,
      ASYNCAPI,
      rare(field('graphql', 'GraphQL', 'json', 'Generates reference pages from a GraphQL schema.')),
      SDK,
      GLOBAL,
    ],
  },
  dropdown: {
    word: 'dropdown',
    plural: 'dropdowns',
    nameKey: 'dropdown',
    list: 'dropdowns',
    holds: holds('s s b b - b b b -'),
    order: order('href languages versions tabs anchors products groups pages'),
    fields: [
      ...spec(label('dropdown'), ICON, HREF, OPENAPI),
      DESCRIPTION,
      HIDDEN,
      DIRECTORY,
      COLOR,
      ASYNCAPI,
      GLOBAL,
    ],
  },
  anchor: {
    word: 'anchor',
    plural: 'anchors',
    nameKey: 'anchor',
    list: 'anchors',
    holds: holds('s s b - b b b b -'),
    order: order('href languages versions dropdowns tabs products groups pages'),
    fields: [
      ...spec(label('anchor'), ICON, HREF, OPENAPI),
      HIDDEN,
      DIRECTORY,
      COLOR,
      ASYNCAPI,
      GLOBAL,
    ],
  },
  group: {
    word: 'group',
    plural: 'groups',
    nameKey: 'group',
    list: 'groups',
    holds: holds('s - - - - - - - -'),
    order: order('pages'),
    fields: [
      ...spec(
        label('group'),
        ICON,
        TAG,
        field('expanded', 'Expanded by default', 'switch', 'Opens the group when the page loads.'),
        OPENAPI,
      ),
      field(
        'root',
        'Root page',
        'page-path',
        'The page to open when readers click the group’s name.',
      ),
      HIDDEN,
      SEARCHABLE,
      DIRECTORY,
      rare(
        field(
          'boost',
          'Search boost',
          'number',
          'How these pages rank in search. 1 is normal, 2 is higher, 0.5 is lower.',
        ),
      ),
      rare(
        field(
          'public',
          'Public',
          'switch',
          'Makes these pages readable without signing in, on sites that require it.',
        ),
      ),
      ASYNCAPI,
      SDK,
    ],
  },
  item: {
    word: 'menu item',
    plural: 'menu items',
    nameKey: 'item',
    list: 'menu',
    holds: holds('s s x x x x x x x'),
    order: order('href groups pages'),
    fields: [...spec(label('item'), ICON, DESCRIPTION, OPENAPI), HREF, HIDDEN, DIRECTORY, ASYNCAPI],
  },
  page: {
    word: 'page',
    plural: 'pages',
    list: 'pages',
    holds: holds('- - - - - - - - -'),
    order: [],
    fields: spec(
      field('path', 'Page path', 'page-path', 'The path of the page’s file, without “.mdx”.'),
    ),
  },
  endpoint: {
    word: 'endpoint',
    plural: 'endpoints',
    list: 'pages',
    holds: holds('- - - - - - - - -'),
    order: [],
    fields: spec(
      field('method', 'Method', 'choice', 'The HTTP method: GET reads, POST creates.', [
        ...METHODS,
        'webhook',
      ]),
      field(
        'endpoint',
        'Endpoint path',
        'text',
        'The path in the specification, such as /users/{id}.',
      ),
    ),
  },
};

/** The kind of an object in this list. (Strings in `pages` are pages or endpoints.) */
export const KIND_OF_LIST: Readonly<Record<ListKey, Kind>> = {
  products: 'product',
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  groups: 'group',
  pages: 'group',
  menu: 'item',
};

export const isListKey = (key: unknown): key is ListKey =>
  (LIST_KEYS as readonly unknown[]).includes(key);

/**
 * `[specification] METHOD path`: two or three words, with the method in any letter case. Anything else is a page path.
 */
export function parseEndpoint(
  entry: string,
): { readonly specification?: string; readonly method: string; readonly path: string } | undefined {
  // Nearly every entry is a page path without spaces.
  if (!/\s/.test(entry)) return undefined;
  const words = entry.trim().split(/\s+/);
  if (words.length < 2 || words.length > 3) return undefined;
  const [method, path] = words.slice(-2) as [string, string];
  if (!/^(get|put|post|delete|options|head|patch|trace|webhook)$/i.test(method)) return undefined;
  return words.length === 3 ? { specification: words[0]!, method, path } : { method, path };
}
