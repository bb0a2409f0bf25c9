/*
 * Mistakes as people make them, one or more for each rule code, inserted into a document without any.
 *
 * Longer than 300 lines, because it is one list of mistakes.
 */

type Plain = Record<string, unknown>;
type Mistake = (document: Plain, dice: () => number) => Plain | undefined;

const NAMES = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item'];
const LISTS = [
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

const navigation = (document: Plain) => document.navigation as Plain;

/** Every element below the navigation with its kind, except in the global section. */
function elements(
  document: Plain,
): { readonly element: Plain; readonly kind: string; readonly list: unknown[] }[] {
  const out: { element: Plain; kind: string; list: unknown[] }[] = [];
  const walk = (owner: Plain) => {
    for (const key of LISTS) {
      const list = owner[key];
      if (!Array.isArray(list)) continue;
      for (const element of list as unknown[]) {
        if (typeof element !== 'object' || element === null) continue;
        const kind = NAMES.find((name) => name in element);
        if (kind) out.push({ element: element as Plain, kind, list });
        walk(element as Plain);
      }
    }
  };
  walk(navigation(document));
  return out;
}

const pick = <T>(list: readonly T[], dice: () => number): T | undefined =>
  list[Math.floor(dice() * list.length)];

/** Changes one element of a kind. */
const to =
  (kinds: string | readonly string[], act: (element: Plain, dice: () => number) => void): Mistake =>
  (document, dice) => {
    const fit = elements(document).filter(({ kind }) => kinds.includes(kind));
    const chosen = pick(fit, dice);
    if (!chosen) return undefined;
    act(chosen.element, dice);
    return document;
  };

const set = (kinds: string | readonly string[], fields: Plain): Mistake =>
  to(kinds, (element) => Object.assign(element, structuredClone(fields)));

/** Inserts an entry into one of the lists with this key. */
const among =
  (key: string, ...entries: readonly unknown[]): Mistake =>
  (document, dice) => {
    const owners = [navigation(document), ...elements(document).map(({ element }) => element)];
    const chosen = pick(
      owners.filter((owner) => Array.isArray(owner[key])),
      dice,
    );
    if (!chosen) return undefined;
    const list = chosen[key] as unknown[];
    list.splice(Math.floor(dice() * (list.length + 1)), 0, structuredClone(pick(entries, dice)));
    return document;
  };

const site =
  (fields: Plain): Mistake =>
  (document) => ({ ...document, ...structuredClone(fields) });

/** The navigation with other fields, in addition to its own or instead of them. */
const root =
  (fields: Plain, keep = true): Mistake =>
  (document) => ({
    ...document,
    navigation: keep
      ? { ...navigation(document), ...structuredClone(fields) }
      : structuredClone(fields),
  });

const G = { group: 'Extra', pages: ['extra/one', 'extra/two'] };
const T = { tab: 'Extra', icon: 'x', pages: ['extra/tab'] };
const A = { anchor: 'Extra', pages: ['extra/anchor'] };
const DIVISIONS = ['tab', 'anchor', 'version'];
const ANY = [...DIVISIONS, 'group', 'item', 'language'];

export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'navigation-shape': [
    ({ navigation: _, ...document }) => document,
    (document) => ({ ...document, navigation: null }),
    (document) => ({ ...document, navigation: 'docs' }),
    (document) => ({ ...document, navigation: [G, { ...G, group: 'More' }] }),
    (document) => ({ ...document, navigation: ['index', G] }),
    (document) => ({ ...document, navigation: [] }),
  ],
  'root-patterns': [
    root({ groups: [G] }),
    root({ tabs: [T] }),
    root({ versions: [{ version: 'v9', pages: ['v9/index'] }] }),
    root({ languages: [{ language: 'en', pages: ['en/index'] }] }),
    root({ pages: ['index'], groups: [G], tabs: [T] }),
  ],
  'root-empty': [
    root({}, false),
    root({ global: { anchors: [] } }, false),
    root({ menu: [] }, false),
  ],
  'mixed-children': [
    set(DIVISIONS, { groups: [G], pages: ['extra/page'] }),
    set('tab', { groups: [G], anchors: [A, { ...A, anchor: 'New anchor' }] }),
    set(['tab', 'item'], { href: 'https://example.com', groups: [G], pages: ['extra/page'] }),
    set('language', { versions: [{ version: 'v9', pages: ['v9/a'] }], tabs: [T] }),
    set('version', { languages: [{ language: 'en', pages: ['x/a'] }], groups: [G] }),
  ],
  'children-shape': [
    set(ANY, { pages: 'extra/page' }),
    set(ANY, { pages: null }),
    set(ANY, { pages: G }),
    set(DIVISIONS, { groups: G }),
    set(DIVISIONS, { groups: {} }),
    root({ tabs: T }, false),
    root({ tabs: 'Guides' }, false),
    root({ groups: null }, false),
    root({ languages: 'en' }, false),
    root({ languages: ['fr', 'pt-br'] }, false),
    root({ versions: ['v1', 'v2'] }, false),
    root({ groups: ['guides/start'] }, false),
    root({ tabs: [null] }, false),
    among('pages', 5, null, true, ['extra/a', 'extra/b'], [G]),
    among(
      'pages',
      { page: 'extra/a' },
      { title: 'A', href: '/extra/a' },
      { path: 'extra/a.mdx', title: 'A' },
    ),
    among('pages', { title: 'Status', href: 'https://status.example.com' }, { foo: 1 }),
    among(
      'pages',
      T,
      { tab: 'Empty' },
      { anchor: 'Deep', groups: [G] },
      { tab: 'Link', href: 'https://e.com' },
    ),
    among('groups', 'Start', 'start/here', null, [G]),
    among('tabs', 'Start', {}, null),
    among('anchors', 'Start', null),
    among('versions', 'v3', null),
    among('menu', 'Start'),
  ],
  'group-groups': [
    set('group', { groups: [G] }),
    to('group', (group) => {
      delete group.pages;
      group.groups = [G, { ...G, group: 'More' }];
    }),
    set('group', { groups: 'x' }),
  ],
  'group-pages': [to('group', (group) => delete group.pages)],
  'menu-item-children': [
    set('item', { tabs: [T] }),
    to('item', (item) => {
      for (const key of ['pages', 'groups', 'href']) delete item[key];
      item.dropdowns = [
        { dropdown: 'One', pages: ['extra/a'] },
        { dropdown: 'Two', groups: [G] },
      ];
    }),
  ],
  'label-missing': [
    to(
      ANY.filter((kind) => kind !== 'language'),
      (element) => {
        for (const name of NAMES) delete element[name];
        element.pages ??= [];
      },
    ),
    to('tab', (tab) => {
      delete tab.tab;
      tab.title = 'Guides';
    }),
    set('tab', { tab: 5 }),
    set('anchor', { anchor: null }),
    set('group', { group: '' }),
    among('tabs', G),
  ],
  'language-code': [
    set('language', { language: 'EN' }),
    set('language', { language: 'pt-br' }),
    set('language', { language: 'German' }),
    to('language', (language) => delete language.language),
    root({ languages: [{ pages: ['fr/start'] }] }, false),
  ],
  'field-type': [
    set('group', { expanded: 'true' }),
    set(ANY, { openapi: 5 }),
    set('tab', { icon: 5 }),
    set('tab', { href: { url: 'https://example.com' } }),
    set('group', { tag: true }),
    set('language', { banner: 'Hello' }),
    set('language', { banner: { content: 'Hi', dismissible: 'yes' } }),
    set('tab', { openapi: ['a.json', 5] }),
    set('tab', { openapi: ['a.json', ''] }),
    set('tab', { openapi: ' ' }),
    site({ styling: true }),
  ],
  'page-empty': [among('pages', '', ' ')],
  'page-url': [among('pages', 'https://example.com/x', 'mailto:hi@example.com')],
  'global-anchor-href': [
    root({
      global: { anchors: [{ anchor: 'A' }, { anchor: 'B', href: 'https://b.example.com' }] },
    }),
    root({ global: { anchors: [{ anchor: 'A', href: 'example.com/a' }] } }),
    root({ global: { anchors: [{ anchor: 'A', href: '/a' }] } }),
    root({ global: { anchors: [{ anchor: 'A', url: 'https://a.example.com' }] } }),
  ],
  'banner-content': [
    set('language', { banner: { dismissible: true } }),
    site({ banner: { content: 5 } }),
    site({ banner: { type: 'info' } }),
  ],
  'icon-object': [
    set(['tab', 'group'], { icon: { style: 'solid' } }),
    set(['tab', 'group'], { icon: { name: 'book', style: 'Solid' } }),
    set(['tab', 'group'], { icon: { name: 'book', library: 'material' } }),
  ],
  enum: [
    site({ styling: { eyebrows: 'Breadcrumb' } }),
    site({ interaction: { drilldown: 'true' } }),
    site({ interaction: { drilldown: null }, styling: { eyebrows: 'none' } }),
  ],
  'child-dropped': [
    set('group', { tabs: [T, { tab: 'Two', icon: 'y', groups: [G] }] }),
    to('group', (group) => {
      delete group.pages;
      group.anchors = [A];
    }),
    set('group', { versions: [{ version: 'v1', default: true, pages: ['v1/a'] }] }),
  ],
  'own-kind': [
    set('tab', { tabs: [T] }),
    set('version', { versions: [{ version: 'v9', pages: ['v9/a'] }] }),
  ],
  'menu-place': [
    set('anchor', { menu: [{ item: 'One', pages: ['extra/one'] }] }),
    to('anchor', (anchor) => {
      for (const key of ['pages', 'groups', 'href']) delete anchor[key];
      anchor.menu = [{ item: 'One', pages: ['extra/one'] }];
    }),
  ],
  'empty-list': [
    set(DIVISIONS, { groups: [] }),
    set(DIVISIONS, { dropdowns: [] }),
    set(ANY, { products: [] }),
    root({ dropdowns: [] }),
    root({ tabs: [] }, false),
    root({ languages: [] }, false),
    root({ anchors: [] }),
  ],
  'global-key': [
    root({ global: { foo: 1 } }),
    root({ global: { groups: [G] } }),
    root({ global: { pages: [] } }),
  ],
  'global-entry': [root({ global: { tabs: [{ tab: 'A' }, T] } })],
  'href-content': [
    set(DIVISIONS, { href: 'https://example.com' }),
    set('item', { href: 'https://example.com' }),
  ],
  'href-bare': [
    set(DIVISIONS, { href: 'docs/a' }),
    set('tab', { href: 'example.com' }),
    set('tab', { href: 'hi@example.com' }),
    set('tab', { href: 'not a link' }),
    set('tab', { href: '' }),
  ],
  'href-script': [
    set(DIVISIONS, { href: 'javascript:alert(1)' }),
    root({ global: { tabs: [{ tab: 'A', href: 'data:text/html,x' }] } }),
  ],
  'old-key': [
    to('tab', (tab) => {
      for (const key of ['pages', 'groups', 'anchors', 'menu', 'href']) delete tab[key];
      tab.url = 'https://example.com';
    }),
    set('tab', { url: 'docs/a' }),
  ],
  'label-blank': [
    set(DIVISIONS, { tab: ' ', anchor: ' ', version: ' ' }),
    set('group', { group: '  ' }),
  ],
  'language-builder': [set('language', { language: 'ua' })],
  'default-twice': [
    (document) => {
      const list = elements(document).filter(
        ({ kind }) => kind === 'version' || kind === 'language',
      );
      const same = list.filter((one) => one.list === list[0]?.list);
      if (same.length < 2) return undefined;
      for (const { element } of same) element.default = true;
      return document;
    },
  ],
  'list-misspelled': [
    set('tab', { group: [G] }),
    set('version', { Groups: [G] }),
    set('group', { page: ['extra/page'], hidden: true }),
    to(['tab', 'item'], (element) => {
      for (const key of LISTS) delete element[key];
      element.page = ['extra/page', G];
    }),
    to('anchor', (anchor) => {
      for (const key of [...LISTS, 'href']) delete anchor[key];
      anchor.group = G;
    }),
    root({ Tabs: [T], pgaes: ['extra/page'] }, false),
  ],
  'page-rewritten': [
    among('pages', '../extra/a', './extra/b', 'extra//c', 'extra/../d', '..'),
    set('group', { root: 'https://example.com' }),
    set('group', { root: 'extra//root' }),
  ],
  'endpoint-misspelled': [
    among('pages', 'GET', 'GET extra', 'FETCH /extra', 'CONNECT /extra', 'DELETEE /extra/{id}'),
  ],
  'page-extension': [among('pages', 'extra/a.mdx', 'extra/a.md', '/extra/a.mdx', '.mdx')],
  'endpoint-no-spec': [among('pages', 'GET /extra')],
  'field-builder': [
    set('group', { hidden: 'yes' }),
    set('group', { boost: '2' }),
    set('group', { root: '' }),
    set('tab', { align: 'End' }),
    set('tab', { directory: 'cards' }),
    set('anchor', { color: '#0d9373' }),
    set('anchor', { color: { light: '0d9373', dark: 'red' } }),
    set('anchor', { color: { light: '#0d9373', medium: '#0d9373' } }),
    set('tab', { graphql: { source: '' } }),
    set(['tab', 'group'], { sdk: { source: 'a.json' } }),
    set('tab', { openapi: { source: ' ' } }),
    set('group', { graphql: 's.graphql' }),
    set('tab', { openapi: { source: 'a.json', foo: 1 } }),
    set('tab', { openapi: [{ source: 'a.json', foo: 1, bar: 2 }, 'b.json'] }),
    set('tab', { openapi: { file: 'a.json' } }),
    set('tab', { openapi: [{ directory: 'api' }] }),
    set('tab', { openapi: { source: 'a.json', directory: 5 } }),
    set('tab', { asyncapi: 5 }),
    set('language', { banner: { content: 'Hi', type: 'Info' } }),
  ],
  'openapi-empty': [set(ANY, { openapi: '' }), set(ANY, { openapi: [] })],
  'site-setting': [
    site({ theme: 'Mint' }),
    site({ theme: 'nope' }),
    site({ icons: { library: 'Lucide' } }),
    site({ icons: { library: 'material' } }),
  ],
  'expanded-top': [set('group', { expanded: true })],
  'label-twice': [
    (document, dice) => {
      const lists = elements(document).filter(
        ({ kind, list }) => kind !== 'language' && list.length > 1,
      );
      const chosen = pick(lists, dice);
      const other = chosen?.list.find(
        (one) => one !== chosen.element && typeof one === 'object',
      ) as Plain | undefined;
      if (!chosen || !other) return undefined;
      other[chosen.kind] = chosen.element[chosen.kind] = 'Same';
      return document;
    },
  ],
  'no-effect': [set('version', { icon: 'book' }), set('tab', { description: 'x' })],
  'unknown-field': [
    set('group', { Icon: 'book' }),
    set('tab', { opneapi: 'a.json' }),
    set('tab', { foo: 1 }),
  ],
  'empty-element': [set('group', { pages: [] }), among('groups', { group: 'Empty', pages: [] })],
  'leading-slash': [among('pages', '/extra/a', '//extra')],
};

type TextSlip = (text: string, dice: () => number) => string | undefined;

/** The offsets right after each match of a pattern. */
const ends = (text: string, mark: RegExp): readonly number[] =>
  [...text.matchAll(mark)].map((match) => match.index + match[0].length);

const inserting =
  (mark: RegExp, insert: string): TextSlip =>
  (text, dice) => {
    const at = pick(ends(text, mark), dice);
    return at === undefined ? undefined : text.slice(0, at) + insert + text.slice(at);
  };

/** Removes the character before one of these offsets. */
const losing =
  (mark: RegExp): TextSlip =>
  (text, dice) => {
    const at = pick(ends(text, mark), dice);
    return at === undefined ? undefined : text.slice(0, at - 1) + text.slice(at);
  };

export const TEXT_MISTAKES: Readonly<Record<string, readonly TextSlip[]>> = {
  json: [
    losing(/,/g),
    losing(/:/g),
    losing(/[\]}]/g),
    losing(/"/g),
    inserting(/,/g, ','),
    inserting(/[\]}]/g, '}'),
    (text) => `${text.trimEnd()}]`,
    (text) => text.replace(/"pages"/, 'pages'),
    (text) => text.replace(/"Acme"/, "'Acme'"),
    (text) => text.slice(0, Math.floor(text.length * 0.8)),
    (text) =>
      text.replace(/("name"[^\n]*?"Acme",?)/, '\n<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> other\n'),
  ],
  'json-lenient': [
    (text) => `// what this is\n${text}`,
    (text) => `${text}\n/* the end */\n`,
    inserting(/"pages"\s*:\s*\[/g, ' /* first */'),
    inserting(/",\r?\n/g, '// on its own\n'),
    inserting(/"pages"\s*:\s*\[\s*"[^"]*"/g, ','),
  ],
  'duplicate-key': [
    inserting(/\{(?="(group|tab|anchor|version)")/g, '"icon": "old", "icon": "new", '),
    inserting(/\{\s*(?="group")/g, '"pages": ["hidden/a"], '),
    inserting(/\{\s*(?="group")/g, '"group": "Hidden", '),
    inserting(/\{\s*(?="name")/g, '"name": "Hidden", '),
  ],
};
