/*
 * What an entry or a whole list was probably meant to be: an element of the list's kind made from the existing value, a
 * page written as a path, or nothing.
 */
import type { ArrayNode, Node, ObjectNode } from '../../document/node.ts';
import { effectiveMembers } from '../../document/walk.ts';
import type { Json, Operation } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { stringField } from '../../document/elements.ts';
import { KIND_OF_LIST, KINDS, parseEndpoint, type Kind, type ListKey } from '../../schema/kinds.ts';
import { nearestLanguages } from '../elements/languages.ts';
import { languageName } from '../../schema/languages.ts';
import { isAbsoluteLink, isSitePath, isUrl } from '../../schema/links.ts';
import {
  clear,
  fix,
  freshLabels,
  jsonOf,
  moveList,
  replaceEntry,
  setTo,
  placementOf,
} from './fix-builders.ts';
import { nameFromPath } from '../../document/paths.ts';
import { quoted, theEntries } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** Lists that must not become empty: removing the last entry would cause a new problem. */
export const NEVER_EMPTY: readonly ListKey[] = [
  'groups',
  'tabs',
  'anchors',
  'versions',
  'languages',
];

/** Fixes that put a list in place of a value that isn't one. */
export function listFixes(pointer: string, key: ListKey, value: Node): readonly OperationFix[] {
  const kind = KIND_OF_LIST[key];
  const remove = fix(shared.remove(quoted(key)), clear(pointer, key));
  const listOf = (label: string, ...entries: readonly Json[]) =>
    fix(label, setTo(pointer, key, entries));
  if (value.type === 'object') {
    const isEntry = stringField(value, KINDS[kind].nameKey!)?.trim();
    if (isEntry) return [listOf(m.listWithThis(KINDS[kind].word), jsonOf(value)), remove];
  }
  if (value.type === 'string') {
    const entry = key === 'pages' ? pageFrom(value.value) : elementFrom(value.value, key);
    if (entry !== undefined && entry !== '')
      return [listOf(m.listWith(described(entry, key)), entry), remove];
  }
  if (key === 'pages') return [listOf(m.emptyList), remove];
  const [label] = freshLabels(kind, undefined, 1);
  return kind === 'language'
    ? [remove, listOf(m.listWithEnglish, emptyOf(kind, 'en'))]
    : [remove, listOf(m.listWithNew(KINDS[kind].word), emptyOf(kind, label!))];
}

/** Fixes that replace an entry that its list can't contain, or remove it. */
export function entryFixes(
  pointer: string,
  key: ListKey,
  list: ArrayNode,
  index: number,
): readonly OperationFix[] {
  const node = list.items[index]!;
  const isLast = list.items.length === 1 && NEVER_EMPTY.includes(key);
  const remove = fix(
    isLast ? m.removeEntryAndList(key) : shared.removeEntry,
    { op: 'remove', nodes: [`${pointer}/${key}/${index}`] },
    ...(isLast ? [clear(pointer, key)] : []),
  );
  const write = (label: string, value: Json) =>
    fix(label, ...replaceEntry(pointer, key, index, value));
  if (key === 'pages') return [...pageFixes(pointer, node, index, write), remove];
  const kind = KIND_OF_LIST[key];
  if (node.type === 'string' && node.value.trim()) {
    const made = elementFrom(node.value, key);
    return made === undefined ? [remove] : [write(m.make(described(made, key)), made), remove];
  }
  if (node.type === 'array') return [remove];
  if (kind === 'language') {
    const isTaken = list.items.some((item) => stringField(item, 'language') === 'en');
    return isTaken ? [remove] : [remove, write(m.putEnglish, emptyOf(kind, 'en'))];
  }
  const [label] = freshLabels(kind, list, 1);
  return [remove, write(m.putNew(KINDS[kind].word), emptyOf(kind, label!))];
}

type Write = (label: string, value: Json) => OperationFix;

/** Fixes for an entry of `pages` that is neither a string nor a group. */
function pageFixes(
  pointer: string,
  node: Node,
  index: number,
  write: Write,
): readonly OperationFix[] {
  if (node.type === 'number') return [write(m.writeAs(String(node.value)), String(node.value))];
  if (node.type === 'array') return spread(pointer, node, index);
  if (node.type !== 'object') return [];
  const own = foreignKind(node);
  if (own) return asGroup(`${pointer}/pages/${index}`, node, own);
  return [...asPath(node, write), ...asLink(pointer, node, index)];
}

/** Replaces a list inside the list with its entries. */
function spread(pointer: string, list: ArrayNode, index: number): readonly OperationFix[] {
  const texts = list.items.map((item) => (item.type === 'string' ? pageFrom(item.value) : ''));
  if (texts.length === 0 || texts.includes('') || list.loose) return [];
  const inserts = texts.map((value, i): Operation => ({
    op: 'insert',
    value,
    to: { parent: pointer, key: 'pages', index: index + i },
  }));
  const nodes = [`${pointer}/pages/${index + texts.length}`];
  return [fix(m.takeOut(theEntries(list, 'pages')), ...inserts, { op: 'remove', nodes })];
}

/** The kind whose label key an object has, unless that is a group. */
export const foreignKind = (node: Node): Kind | undefined =>
  node.type !== 'object' || node.members.some(({ key }) => key === 'group')
    ? undefined
    : (Object.keys(KINDS) as Kind[]).find(
        (kind) =>
          KINDS[kind].nameKey && node.members.some(({ key }) => key === KINDS[kind].nameKey),
      );

/** Turns a tab, an anchor … in `pages` into a group: changes its label key and moves its groups to its pages. */
function asGroup(own: string, node: ObjectNode, kind: Kind): readonly OperationFix[] {
  const nameKey = KINDS[kind].nameKey!;
  const label = stringField(node, nameKey);
  if (!label?.trim() || stringField(node, 'href')) return [];
  const lists = effectiveMembers(node).filter(({ value }) => value.type === 'array');
  const [held] = lists;
  if (lists.length > 1 || (held && held.key !== 'pages' && held.key !== 'groups')) return [];
  const groups = held?.key === 'groups' && held.value.type === 'array' ? held.value : undefined;
  const inside = { parent: own, key: 'pages', index: 0 } as const;
  return [
    fix(
      m.turnIntoGroup(label),
      ...(groups ? moveList(own, 'groups', groups.items.length, inside) : []),
      ...(held ? [] : [setTo(own, 'pages', [])]),
      setTo(own, 'group', label),
      clear(own, nameKey),
    ),
  ];
}

/**
 * Replaces `{"page": "a"}` or `{"title": "A", "href": "/a"}` with the path alone. The label names the fields that are
 * dropped.
 */
function asPath(node: ObjectNode, write: Write): readonly OperationFix[] {
  const key = ['page', 'path', 'href', 'url', 'file', 'slug'].find((k) =>
    stringField(node, k)?.trim(),
  );
  const said = key === undefined ? '' : stringField(node, key)!;
  const path = key === 'href' && isSitePath(said) ? said.replace(/^\/+/, '') : said;
  const page = pageFrom(path);
  if (key === undefined || page === '') return [];
  const others = effectiveMembers(node).flatMap((one) => (one.key === key ? [] : [one.key]));
  return [write(others.length ? m.writeAsWithout(page, others) : m.writeAs(page), page)];
}

/**
 * Turns `{"title": "Status", "href": "https://…"}` into a link next to the tab, anchor or dropdown that contains it.
 */
function asLink(pointer: string, node: ObjectNode, index: number): readonly OperationFix[] {
  const href = stringField(node, 'href') ?? stringField(node, 'url') ?? '';
  const label =
    stringField(node, 'title') ?? stringField(node, 'label') ?? stringField(node, 'name') ?? '';
  const [outer] = /^.*\/(tabs|anchors|dropdowns)\/\d+/.exec(pointer) ?? [];
  const beside = outer && !outer.includes('/global/') ? placementOf(outer) : undefined;
  if (!beside || !isAbsoluteLink(href) || !label.trim() || node.members.length > 2) return [];
  const kind = KIND_OF_LIST[beside.key];
  return [
    fix(
      m.makeLink(kind, label, href),
      { op: 'remove', nodes: [`${pointer}/pages/${index}`] },
      {
        op: 'insert',
        value: { [KINDS[kind].nameKey!]: label, href },
        to: { ...beside, index: beside.index + 1 },
      },
    ),
  ];
}

/** A page entry without any problem, or ''. */
function pageFrom(entry: string): string {
  const path = entry.trim().replace(/(\.mdx?)+$/i, '');
  return isUrl(path) || /^\/*$/.test(path) || parseEndpoint(path) ? '' : path.replace(/^\/+/, '');
}

/** An element for a list, made from a text that becomes its label or a page in it. */
function elementFrom(text: string, key: ListKey): Json | undefined {
  const kind = KIND_OF_LIST[key];
  const { nameKey } = KINDS[kind];
  if (!text.trim()) return undefined;
  if (kind === 'language') {
    const code = languageName(text) ? text : nearestLanguages(text)[0];
    return code && { language: code === 'ua' ? 'uk' : code, pages: [] };
  }
  const page = kind === 'group' && /^\S*\/\S*$/.test(text) ? pageFrom(text) : '';
  const label = page ? nameFromPath(page) : text;
  return { [nameKey!]: label || shared.newLabel(KINDS[kind].word), pages: page ? [page] : [] };
}

const emptyOf = (kind: Kind, label: string): Json => ({ [KINDS[kind].nameKey!]: label, pages: [] });

/** “a”; the tab “Guides”; the group “Start” with the page “guides/start” */
function described(entry: Json, key: ListKey): string {
  if (typeof entry === 'string') return quoted(entry);
  const kind = KIND_OF_LIST[key];
  const { [KINDS[kind].nameKey!]: label, pages } = entry as {
    readonly [key: string]: string | readonly string[];
  };
  const page = pages?.[0];
  const one = m.called(kind, label as string);
  return page ? m.withPage(one, page) : one;
}
