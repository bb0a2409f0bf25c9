/*
 * The data of a site in an exported page: its navigation, the settings that readers see, and the known facts
 * about the listed pages. Nothing else of docs.json is exported, because it may contain keys of other
 * services.
 */
import type { Frontmatter } from '$lib/core/pages/frontmatter';
import type { Doc, Node } from '$lib/core/document/node';
import { spotAt, valueOf, type Path } from '$lib/core/document/walk';
import type { Specification } from '$lib/core/openapi/specification';
import { stringField } from '$lib/core/document/elements';
import { plainPath } from '$lib/core/document/paths';
import { plainName } from '$lib/core/check/specifications/specification-names';
import { iconOf, sortOf, type Icon } from '$lib/core/site/icon';
import type { SiteFacts } from '$lib/core/site/site-facts';
import { namedIn } from '$lib/core/site/specification';

/** Plain JSON. */
export interface ExportData {
  /** A docs.json with only those settings. */
  readonly document: unknown;
  readonly titles: Entries<string>;
  readonly pages: Entries<Frontmatter>;
  readonly specifications: Entries<Handed>;
}
type Entries<T> = readonly (readonly [string, T])[];
/** A specification without maps, which JSON does not support. */
type Handed = Omit<Specification, 'headings'> & { readonly headings: Entries<string> };

/** The settings that readers see. */
const EXPORTED_PATHS: readonly Path[] = [
  ['name'],
  ['theme'],
  ['colors'],
  ['logo'],
  ['appearance'],
  ['icons', 'library'],
  ['styling', 'eyebrows'],
  ['interaction', 'drilldown'],
  ['api', 'openapi'],
  ['banner'],
  ['navbar'],
  ['footer'],
  ['navigation'],
];

const shownIn = (doc: Doc): readonly { readonly path: Path; readonly node: Node }[] =>
  EXPORTED_PATHS.flatMap((path) => {
    const node = spotAt(doc, path)?.node;
    return node ? [{ path, node }] : [];
  });

export function exportDataOf(doc: Doc, known: SiteFacts): ExportData {
  const document: Record<string, unknown> = {};
  const named = new Set<string>();
  for (const { path, node } of shownIn(doc)) {
    const [key, inner] = path.map(String) as [string, string?];
    document[key] = inner === undefined ? valueOf(node) : { [inner]: valueOf(node) };
    for (const text of textsIn(node)) named.add(plainPath(text)).add(text.trim());
  }
  const isNamed = (page: string) => named.has(page) || named.has(page.replace(/\/?index$/, ''));
  const pick = <T>(all: ReadonlyMap<string, T> | undefined, of: (key: string) => boolean) =>
    [...(all ?? [])].filter(([key]) => of(key));
  const specifications = new Set(namedIn(doc).map(plainName));
  return {
    document,
    titles: pick(known.titles, isNamed),
    pages: pick(known.pages, isNamed),
    specifications: pick(known.specifications, (name) => specifications.has(name)).map(
      ([name, one]) => [name, { ...one, headings: [...(one.headings ?? [])] }],
    ),
  };
}

/** Restores the facts in the exported page. */
export const siteFactsFrom = ({ titles, pages, specifications }: ExportData): SiteFacts => ({
  titles: new Map(titles),
  pages: new Map(pages),
  specifications: new Map(
    specifications.map(([name, one]) => [name, { ...one, headings: new Map(one.headings) }]),
  ),
});

/** Everything in the page that must be rendered during the export, each once. */
export interface Drawn {
  readonly icons: readonly Icon[];
  /** Files of the folder that are used other than as an icon. */
  readonly files: readonly string[];
  /** Markdown. */
  readonly banners: readonly string[];
}

export function drawnIn(doc: Doc, pages: ExportData['pages']): Drawn {
  const icons = shownIn(doc).flatMap(({ node }) => iconsBelow(node));
  for (const [, { icon }] of pages)
    if (icon?.trim()) icons.push({ name: icon, sort: sortOf(icon) });
  const logo = spotAt(doc, ['logo'])?.node;
  const unlike = new Map(icons.map((icon) => [JSON.stringify(icon), icon]));
  return {
    icons: [...unlike.values()],
    files: logo ? [...textsIn(logo)] : [],
    banners: [...new Set(shownIn(doc).flatMap(({ node }) => bannersBelow(node)))],
  };
}

function iconsBelow(node: Node): Icon[] {
  const own = node.type === 'object' ? iconOf(node) : undefined;
  return [...(own ? [own] : []), ...exportedParts(node).flatMap(iconsBelow)];
}

/** Any object with a `content` may be a banner. */
function bannersBelow(node: Node): string[] {
  const content = node.type === 'object' && stringField(node, 'content')?.trim();
  return [...(content ? [content] : []), ...exportedParts(node).flatMap(bannersBelow)];
}

function* textsIn(node: Node): Generator<string> {
  if (node.type === 'string') yield node.value;
  for (const part of exportedParts(node)) yield* textsIn(part);
}

const exportedParts = (node: Node): readonly Node[] =>
  node.type === 'array'
    ? node.items
    : node.type === 'object'
      ? node.members.map(({ value }) => value)
      : [];
