/* Describes a value in words: a page, an endpoint, an icon, a specification, one of several choices. */
import { parseEndpoint } from '$lib/core/schema/kinds';
import { languageName } from '$lib/core/schema/languages';
import { isUrl } from '$lib/core/schema/links';
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import { pageOf } from '$lib/core/document/page-index';
import { operationsIn } from '$lib/core/check/specifications/operation-lookup';
import { LIBRARY_NAMES } from '$lib/core/icons/library';
import { operationName } from '$lib/core/site/specification';
import { nativeName } from '$lib/core/site/titles';
import { sortOf } from '$lib/core/site/icon';
import type { Cursor, Word } from './cursor.ts';
import { specificationsAt } from './endpoints.ts';
import { iconPlaceAt } from './icons.ts';
import type { AssistFacts } from './assist-facts.ts';
import { code, literal } from './markdown.ts';
import * as m from './messages.ts';
import { shapesAt } from './shape.ts';
import { isFilePlace } from './values.ts';

export function valueLines(cursor: Cursor, { whole }: Word, known: AssistFacts): readonly string[] {
  const shapes = shapesAt(cursor.path);
  const [shape] = shapes;
  if (iconPlaceAt(cursor, known.doc)) return iconLines(cursor, whole, known);
  if (isFilePlace(cursor)) return fileLines(whole, known);
  const is = (name: string) => shapes.some((one) => one.is === name);
  if (is('page'))
    return parseEndpoint(whole)
      ? endpointLines(cursor, whole, known)
      : pageLines(whole, known, true);
  if (shape?.role === 'page-path') return pageLines(whole, known, false);
  if (shape?.role === 'link' && /^\/(?!\/)/.test(whole))
    return pageLines(whole.replace(/[?#].*$/, ''), known, false);
  const language = languageName(whole);
  if (shape?.enum && language) return [`**${nativeName(whole)}** · ${language}`];
  const { meanings } = shape ?? {};
  return meanings && Object.hasOwn(meanings, whole)
    ? [`**${literal(whole)}**`, meanings[whole]!]
    : [];
}

/** `isEntry`: the value is itself an entry of a list. */
function pageLines(
  entry: string,
  { doc, world }: AssistFacts,
  isEntry: boolean,
): readonly string[] {
  if (isUrl(entry)) return [];
  const page = pageOf(entry);
  const file =
    world.pages &&
    [page, page === '' ? 'index' : `${page}/index`].find((one) => world.pages!.has(one));
  const title = world.titles?.get(file ?? page);
  const { entriesOf } = listingOf(doc, world);
  let entries = 0;
  for (const name of file ? namesOf(file) : [page])
    for (let at = entriesOf(name); at; at = at.next) entries++;
  const others = entries - (isEntry ? 1 : 0);
  return [
    `**${literal(title ?? page)}**`,
    world.pages === undefined
      ? m.pageFileUnknown
      : file === undefined
        ? m.pageFileMissing
        : m.pageFile(code(file)),
    ...(others > 0 ? [isEntry ? m.listedInOthers(others) : m.listedIn(others)] : []),
  ];
}

function endpointLines(
  cursor: Cursor,
  entry: string,
  { doc, world }: AssistFacts,
): readonly string[] {
  const { specification, method, path } = parseEndpoint(entry)!;
  const names = specification ? [specification] : specificationsAt(cursor, doc);
  const operation = operationName(method, path);
  const summary = world.titles?.get(operation);
  const known = names.flatMap((name) => operationsIn(world.operations ?? new Map(), name) ?? []);
  const marked = names.map(code);
  const state =
    names.length === 0
      ? m.noSpecification
      : known.length === 0
        ? m.ofUnknown(marked)
        : known.some(({ ask }) => ask(method, path).isThere)
          ? m.inSpecifications(marked)
          : m.notInSpecifications(marked);
  return [`**${literal(operation)}**`, ...(summary ? [literal(summary)] : []), state];
}

function iconLines(cursor: Cursor, name: string, { doc, icons }: AssistFacts): readonly string[] {
  const { library } = iconPlaceAt(cursor, doc)!;
  const sort = sortOf(name);
  if (sort !== 'name') return [{ file: m.iconFile, address: m.iconAddress, svg: m.iconSvg }[sort]];
  const found = icons?.names.byName.get(name);
  const inSet = LIBRARY_NAMES[library];
  const state = icons && !found ? m.noSuchIcon(inSet) : m.iconOf(inSet);
  return [
    `**${literal(name)}**`,
    state,
    ...(found && found.name !== name ? [m.nowCalled(code(found.name))] : []),
  ];
}

function fileLines(name: string, known: AssistFacts): readonly string[] {
  const said = known.describe?.(name);
  return said ? [`**${literal(name)}**`, literal(said)] : [];
}
