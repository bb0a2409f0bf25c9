/*
 * Reads pasted text as elements of a navigation. Accepts elements copied as JSON, here, in another window or by hand
 * from a docs.json: one, several, a list with its key, lines with a trailing comma. Otherwise reads a list of paths,
 * one per line, as people write them. Anything else gets an explanation.
 */
import { attempt, parserOf } from '../document/parse.ts';
import type { Node, ObjectNode } from '../document/node.ts';
import { effectiveMembers, member, valueOf } from '../document/walk.ts';
import type { Json } from '../operation.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isRef } from '../document/elements.ts';
import { KINDS, isListKey, parseEndpoint, type Kind } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';
import { plainPath } from '../document/paths.ts';
import { indentAt } from '../text/print.ts';
import { atMargin } from '../text/restyle.ts';
import * as m from './paste-messages.ts';

/** One pasted element. */
export interface Pasted {
  /** Unknown for an entry that names another file or has no label. */
  readonly kind: Kind | undefined;
  readonly value: Json;
  /** Its own text, if it was JSON. */
  readonly source?: string;
  /** The title that its path was made from, if the text was one. */
  readonly title?: string;
}

/** The elements in a pasted text, at least one, or a sentence about what it contains instead. */
export function readPaste(text: string): Result<readonly Pasted[]> {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain === '') return refuse('paste-empty', m.noText);
  const json = /^(["[{]|\/[/*])/.test(plain) ? readJson(plain) : undefined;
  if (json?.ok) return json;
  const lines = readLines(plain);
  return lines.ok ? lines : (json ?? lines);
}

function readJson(text: string): Result<readonly Pasted[]> {
  const tried = [text, `[${text}\n]`, `{${text}\n}`].map((whole) => ({
    whole,
    read: attempt(() => parserOf(whole, 0).document()),
  }));
  for (const { whole, read } of tried)
    if ('value' in read) return elementsIn({ text: whole, at: read.value.rootAt }, read.value.root);
  const [first] = tried;
  const mistake = first && 'problem' in first.read ? first.read.problem.message : '';
  return refuse('paste-json', m.mistakeInJson(mistake));
}

interface PastePlace {
  readonly text: string;
  readonly at: number;
}

function elementsIn(place: PastePlace, node: Node): Result<readonly Pasted[]> {
  if (node.type === 'array') return entries(place, node);
  if (node.type !== 'object') {
    const one = elementOf(place, node);
    return one ? ok([one]) : refuse('paste-other', m.otherJson);
  }
  if (kindOf(node)) return ok([pasted(place, node)]);
  const lists = effectiveMembers(node).filter(
    ({ key, value }) => isListKey(key) && value.type === 'array',
  );
  const [list] = lists;
  if (lists.length > 1) return refuse('paste-lists', m.severalLists(lists.map(({ key }) => key)));
  if (list && list.value.type === 'array')
    return entries({ ...place, at: place.at + list.start }, list.value);
  const navigation = member(node, 'navigation');
  if (navigation)
    return elementsIn({ ...place, at: place.at + navigation.start }, navigation.value);
  return isRef(node) ? ok([pasted(place, node)]) : refuse('paste-other', m.otherJson);
}

function entries({ text, at }: PastePlace, list: Extract<Node, { type: 'array' }>) {
  if (list.items.length === 0) return refuse('paste-empty', m.emptyList);
  const found: Pasted[] = [];
  for (const [i, item] of list.items.entries()) {
    const start = at + list.starts[i]!;
    const one = elementOf({ text, at: start }, item);
    if (!one)
      return refuse('paste-other', m.oddEntry(firstLine(text.slice(start, start + item.length))));
    found.push(one);
  }
  return ok(found);
}

function elementOf(place: PastePlace, node: Node): Pasted | undefined {
  if (node.type === 'string') return node.value.trim() ? pasted(place, node) : undefined;
  if (node.type !== 'object') return undefined;
  const isElement = kindOf(node) || isRef(node) || node.members.some(({ key }) => isListKey(key));
  return isElement ? pasted(place, node) : undefined;
}

function pasted({ text, at }: PastePlace, node: Node): Pasted {
  const own = text.slice(at, at + node.length);
  return {
    kind: node.type === 'object' ? kindOf(node) : kindOfEntry(String(valueOf(node))),
    value: valueOf(node) as Json,
    source: atMargin(own, indentAt(text, at)),
  };
}

/** The kind, by the key of its label. An object with several such keys is a group if one of them is `group`. */
function kindOf(node: ObjectNode): Kind | undefined {
  const has = (kind: Kind) => {
    const { nameKey } = KINDS[kind];
    return nameKey !== undefined && member(node, nameKey) !== undefined;
  };
  return has('group') ? 'group' : (Object.keys(KINDS) as Kind[]).find(has);
}

export const kindOfEntry = (entry: string): Kind => (parseEndpoint(entry) ? 'endpoint' : 'page');

/** The lines that contain a letter or a digit. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => /[\p{L}\p{N}]/u.test(line));

function readLines(text: string): Result<readonly Pasted[]> {
  const lines = linesOf(text);
  const found = new Set<string>();
  for (const line of lines) {
    const path = pathIn(line);
    if (path === undefined)
      return isUrl(contentOfLine(line))
        ? refuse('paste-address', m.address(contentOfLine(line)))
        : refuse('paste-text', m.otherText(line.trim()));
    found.add(path);
  }
  if (found.size === 0) return refuse('paste-text', m.holdsOnly(firstLine(text)));
  return ok([...found].map((value) => ({ kind: kindOfEntry(value), value })));
}

/**
 * A line without list decoration before the path (bullets, numbers, boxes, tree lines) and without a comma after it.
 */
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^[│├└─|\s]*──?\s*/u, '')
    .replace(/^(?:[-*+•‣–—]|\d+[.)])\s+/u, '')
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/[,;\s]+$/, '');

/** The content of a line: the target of a Markdown link, the text in quotes, or the line itself. */
export function contentOfLine(line: string): string {
  const text = bare(line);
  const link = /^\[[^\]]*\]\(\s*<?([^)>\s]+)>?[^)]*\)$/.exec(text)?.[1];
  return link ?? text.replace(/^(["'`“‘«])(.*)["'`”’»]$/u, '$2').trim();
}

/** The page path or endpoint in a line, or undefined if it is neither. */
export function pathIn(line: string): string | undefined {
  const text = contentOfLine(line);
  const endpoint = parseEndpoint(text);
  if (endpoint && (endpoint.path.startsWith('/') || /^webhook$/i.test(endpoint.method)))
    return text.replace(/\s+/g, ' ');
  if (isUrl(text)) return undefined;
  const path = plainPath(text.replaceAll('\\', '/').replace(/^(?:\.\.?\/)+/, '')).trim();
  // A sentence isn't a path, but quoted text or text with a file extension is.
  const isSure = text !== bare(line) || /\.mdx?$/i.test(text);
  if (/\s/.test(path) && !isSure) return undefined;
  return path && !/[<>"|*:;{}[\]^`]/.test(path) ? path : undefined;
}

const firstLine = (text: string): string => text.split(/[\r\n]/)[0]!;
