/*
 * The icon sets as virtual modules, generated at build time from the packages that contain them. For each set:
 *
 *   virtual:icons/<set>/names        every name: a line for each icon, with its aliases after it
 *   virtual:icons/<set>/words        other words people search for, with the same lines as the names
 *   virtual:icons/<set>/drawings     which chunk has which names, and how to load it
 *   virtual:icons/<set>/drawings/3   the drawings of sixty icons, or fewer where they are large
 *   virtual:icon-names               every name of every set, as above, by set: for the command
 *
 * A page that shows an icon loads only the chunk that contains it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Icons per chunk; fewer where their drawings are large. @type {Record<string, number>} */
const CHUNK = { lucide: 60, tabler: 60, solid: 40, regular: 40, brands: 16 };
const PREFIX = 'virtual:icons/';
const ALL_NAMES = 'virtual:icon-names';
const { resolve } = createRequire(import.meta.url);
/** The package exports only its drawings. Its search words are in the folder above them. */
const TABLER = join(dirname(resolve('@tabler/icons/outline/star.svg')), '../..');

/** @typedef {{ body: string, hidden?: boolean }} Iconify */
/** A string is a path's `d`. @typedef {string | [tag: string, attributes: Record<string, string>]} Shape */
/** @typedef {{ name: string, others: string[], hidden: boolean, words: string[], drawing: Shape[] }} Icon */

/** @type {(path: string) => any} */
const json = (path) => JSON.parse(readFileSync(resolve(path), 'utf8'));

/** Attributes set on the root of a drawing, which its shapes don't repeat. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
};
const AREAS = { fill: 'currentColor' };

/** @type {Record<string, () => Icon[]>} */
const SETS = {
  lucide: () => withAliases('lucide', LINES, lucideTags),
  tabler: () => withAliases('tabler', LINES, tablerTags),
  solid: () => fontAwesome('fa7-solid'),
  regular: () => fontAwesome('fa7-regular'),
  brands: () => fontAwesome('fa7-brands'),
};

/** @type {Record<string, string[]>} */
const LUCIDE_TAGS = json('lucide-static/tags.json');
/** @param {string} name */
const lucideTags = (name) => LUCIDE_TAGS[name] ?? [];
/** @type {Record<string, { category: string, tags: (string | number)[] }>} */
const TABLER_META = JSON.parse(readFileSync(join(TABLER, 'icons.json'), 'utf8'));
/** @param {string} name */
function tablerTags(name) {
  const known = TABLER_META[name] ?? TABLER_META[name.replace(/-filled$/, '')];
  return known ? [...known.tags.map(String), known.category] : [];
}

/** @param {string} set @param {Record<string, string>} root @param {(name: string) => string[]} tagsOf @returns {Icon[]} */
function withAliases(set, root, tagsOf) {
  /** @type {{ icons: Record<string, Iconify>, aliases?: Record<string, { parent: string }> }} */
  const { icons, aliases = {} } = json(`@iconify-json/${set}/icons.json`);
  /** @type {Map<string, string[]>} */
  const others = new Map();
  for (const [alias, { parent }] of Object.entries(aliases))
    others.set(parent, [...(others.get(parent) ?? []), alias]);
  return Object.entries(icons).map(([name, { body, hidden = false }]) => {
    const own = others.get(name) ?? [];
    return {
      name,
      others: own,
      hidden,
      words: wordsOf([name, ...own], [name, ...own].flatMap(tagsOf)),
      drawing: drawingOf(body, root),
    };
  });
}

/**
 * The set lists old names as separate icons with the same drawing. This merges them into one icon.
 * @param {string} set
 * @returns {Icon[]}
 */
function fontAwesome(set) {
  /** @type {{ icons: Record<string, Iconify> }} */
  const { icons } = json(`@iconify-json/${set}/icons.json`);
  /** @type {{ categories: Record<string, string[]> }} */
  const { categories } = json(`@iconify-json/${set}/metadata.json`);
  /** @type {Map<string, string[]>} */
  const listed = new Map();
  for (const [category, names] of Object.entries(categories))
    for (const name of names) listed.set(name, [...(listed.get(name) ?? []), category]);
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [name, { body }] of Object.entries(icons))
    groups.set(body, [...(groups.get(body) ?? []), name]);
  return [...groups].map(([body, names]) => {
    const name = presentName(names);
    const others = names.filter((other) => other !== name);
    const tags = names.flatMap((one) => listed.get(one) ?? []);
    if (set === 'fa7-brands') tags.push('brand', 'logo');
    // The set has few search words, so words from the other sets' icons of the same name are added.
    else tags.push(...names.flatMap((one) => [...lucideTags(one), ...tablerTags(one)]));
    const words = wordsOf(names, tags);
    return { name, others, hidden: false, words, drawing: drawingOf(body, AREAS) };
  });
}

/*
 * Picks the current one of several names for the same drawing. The package doesn't say which it is. Newer names start
 * with the shape and are longer ("circle-info" for "info-circle"). The list has the exceptions.
 */
const TODAY = new Set(
  `angles-down angles-left angles-right angles-up arrow-rotate-left arrow-rotate-right ban bandage bars baseball
  basketball bath burger cake-candles calendar-xmark car chalkboard circle-arrow-down circle-arrow-left
  circle-arrow-right circle-arrow-up circle-h clock ear-deaf ear-listen eye-dropper file-pen file-zipper folder
  font-awesome football futbol gauge gavel grip grip-vertical hand handshake hands heart-crack helmet-safety hospital
  hourglass icons id-card image-portrait jet-fighter kit-medical landmark-dome link link-slash list list-ol list-ul
  medium minus mobile paintbrush paste pen-ruler percent phone-volume photo-film rectangle-xmark reply reply-all
  rotate-left rotate-right rss share shield shirt shop signal signs-post slack sliders snapchat sort sort-down sort-up spoon
  square-caret-down square-caret-left square-caret-right square-caret-up square-h square-pen square-phone stop
  table-tennis-paddle-ball tablet telegram text-slash thumbtack thumbtack-slash toilet-paper tower-broadcast tv user
  user-group user-pen user-slash user-xmark van-shuttle video volleyball volume-low volume-xmark water-ladder wifi
  xmark`.split(/\s+/),
);
const SHAPE =
  /^(circle|square|rectangle|chart|arrows?|face|calendar|file|hands?|box|users?|truck|pen|pencil|comments?|clock|heart|globe|earth|building|person|cart|basket|caret|table|battery|temperature|hourglass|location|map|money|clipboard|triangle|rotate)-/;
const VARIANT = /(^|-)(alt|lg|med|average|simple)(-|$)|tachometer|-[hv]$/;

/** @param {string[]} names */
const presentName = (names) => [...names].sort((a, b) => rank(b) - rank(a))[0] ?? '';
/** @param {string} name */
const rank = (name) =>
  (TODAY.has(name) ? 2000 : 0) +
  (VARIANT.test(name) ? -500 : 0) +
  (SHAPE.test(name) ? 150 : 0) +
  name.split('-').length * 100 +
  Math.min(name.length, 30);

/** Search words that the names don't already contain. @param {string[]} names @param {string[]} tags */
function wordsOf(names, tags) {
  const said = new Set(names.flatMap((name) => name.split('-')));
  const words = tags.flatMap((tag) => tag.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter(
    (word) => word.length > 1 && !said.has(word) && !IDLE.has(word),
  );
}
const IDLE = new Set([
  'and',
  'of',
  'the',
  'or',
  'to',
  'in',
  'on',
  'for',
  'with',
  'version',
  'icon',
]);

/**
 * Returns a body's shapes in order, each with the attributes that differ from the root's.
 * @param {string} body @param {Record<string, string>} root @returns {Shape[]}
 */
function drawingOf(body, root) {
  /** @type {Map<string, Record<string, string>>} */
  const defined = new Map();
  /** @type {{ tag: string, attributes: Record<string, string> }[]} */
  const open = [];
  /** @type {Shape[]} */
  const shapes = [];
  for (const [, end, tag = '', written = '', closed] of body.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const inDefs = open.some((parent) => parent.tag === 'defs');
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const parent of open) Object.assign(attributes, parent.attributes);
    for (const [, key = '', value = ''] of written.matchAll(/([\w-]+)="([^"]*)"/g))
      attributes[key] = value;
    if (!closed) open.push({ tag, attributes });
    if (tag === 'g' || tag === 'defs') continue;
    const { id, href, class: _, ...rest } = attributes;
    if (inDefs && id) {
      defined.set(id, rest);
      continue;
    }
    const whole = href ? { ...defined.get(href.slice(1)), ...rest } : rest;
    shapes.push(shapeOf(href ? 'path' : tag, whole, root));
  }
  return shapes;
}

const TAGS = ['path', 'circle', 'rect', 'ellipse'];

/** @param {string} tag @param {Record<string, string>} attributes @param {Record<string, string>} root @returns {Shape} */
function shapeOf(tag, attributes, root) {
  if (!TAGS.includes(tag)) throw new Error(`An icon holds a <${tag}>, which nothing here draws.`);
  /** @type {Record<string, string>} */
  const own = {};
  // A shape that is filled rather than stroked overrides the root's stroke.
  if (root.stroke && attributes.stroke === undefined) own.stroke = 'none';
  if (attributes.fill === undefined && root.fill !== 'currentColor') own.fill = '#000';
  for (const [key, value] of Object.entries(attributes)) if (root[key] !== value) own[key] = value;
  if (own.stroke === 'none')
    for (const key of Object.keys(own)) if (key.startsWith('stroke-')) delete own[key];
  const { d } = own;
  return tag === 'path' && d !== undefined && Object.keys(own).length === 1 ? d : [tag, own];
}

/** @type {Map<string, Icon[]>} */
const read = new Map();
/** @param {string} set */
function iconsOf(set) {
  const known = read.get(set);
  if (known) return known;
  const icons = (SETS[set]?.() ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
  read.set(set, icons);
  return icons;
}

/** All names in order, split into chunks. An alias maps to its icon's name. @param {string} set */
function chunksOf(set) {
  /** @type {[string, Shape[] | string][]} */
  const entries = iconsOf(set).flatMap(({ name, others, drawing }) => [
    /** @type {[string, Shape[]]} */ ([name, drawing]),
    ...others.map((other) => /** @type {[string, string]} */ ([other, name])),
  ]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const size = CHUNK[set] ?? 60;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, i) =>
    entries.slice(i * size, (i + 1) * size),
  );
}

/** One line per icon. @param {string} set */
const namesOf = (set) =>
  iconsOf(set)
    .map(({ name, others, hidden }) => `${hidden ? '.' : ''}${[name, ...others].join(' ')}`)
    .join('\n');

/** Returns the text of a virtual module. @param {string} id */
function moduleOf(id) {
  if (id === ALL_NAMES) {
    const all = Object.keys(SETS).map((set) => [set, namesOf(set)]);
    return `export default ${JSON.stringify(Object.fromEntries(all))};`;
  }
  const [set = '', part, number] = id.slice(PREFIX.length).split('/');
  const icons = iconsOf(set);
  if (icons.length === 0) throw new Error(`The icon set “${set}” doesn’t exist.`);
  if (part === 'names') return `export default ${JSON.stringify(namesOf(set))};`;
  if (part === 'words')
    return `export default ${JSON.stringify(icons.map(({ words }) => words.join(' ')).join('\n'))};`;
  const chunks = chunksOf(set);
  if (number !== undefined)
    return `export default ${JSON.stringify(Object.fromEntries(chunks[Number(number)] ?? []))};`;
  const loaders = chunks.map((_, i) => `() => import('${PREFIX}${set}/drawings/${i}')`);
  const firsts = chunks.map(([first]) => first?.[0] ?? '');
  return `export const firsts = ${JSON.stringify(firsts)};\nexport const chunks = [${loaders.join(',\n')}];`;
}

/**
 * Puts drawings in a separate folder of the build, so that the service worker recognizes them by path.
 * @param {import('vite').Rolldown.OutputOptions} options
 */
function apartFromTheRest(options) {
  const { chunkFileNames: usual } = options;
  if (typeof usual !== 'string') return options;
  return {
    ...options,
    /** @param {{ moduleIds: readonly string[] }} chunk */
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.length && moduleIds.every((id) => /\/drawings\/\d+$/.test(id))
        ? usual.replace('chunks/', 'icons/')
        : usual,
  };
}

/** @param {string} id */
const isOurs = (id) => id === ALL_NAMES || id.startsWith(PREFIX);

/** @returns {import('vite').Plugin} */
export function iconSets() {
  return {
    name: 'signpost-icon-sets',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') && isOurs(id.slice(1)) ? moduleOf(id.slice(1)) : undefined),
    outputOptions: apartFromTheRest,
  };
}
