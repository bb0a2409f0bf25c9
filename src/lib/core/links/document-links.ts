/*
 * The links of docs.json and the files that it reaches: entries, `root`, `href` wherever it is, the Markdown of banners,
 * destinations of redirects, and paths of files such as specifications and images. What they become when files move is
 * said in operations, so that it is planned, and looks, like any other change of the document.
 */
import { childElements, navigationOf, pointerTo, type Element } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { below, effectiveMembers, rootSpot, type PathPart, type Spot } from '../document/walk.ts';
import type { Json, Operation, Pointer } from '../operation.ts';
import { isListKey } from '../schema/kinds.ts';
import { newPath, type SiteMoves } from './rewrite.ts';
import { markdownWith } from './markdown-links.ts';
import type { FileLink } from './link.ts';

export interface DocumentLinks {
  /** Fields to set and clear, all on the document before. */
  readonly sets: readonly Operation[];
  /** Entries of pages that are deleted. */
  readonly gone: readonly Pointer[];
  /** Links that lead nowhere now. */
  readonly left: readonly {
    readonly file: string;
    readonly at: number;
    readonly address: string;
  }[];
}

/** A text of the document, and the operation that sets it. */
interface WrittenText {
  readonly spot: Spot;
  readonly value: string;
  readonly is: 'entry' | 'root' | 'link' | 'markdown' | 'file';
  readonly node: Pointer;
  readonly field: readonly string[];
}

/** `isDeleted`: whether a file is deleted in this step. */
export function documentLinks(
  doc: Doc,
  moves: SiteMoves,
  isDeleted: (file: string) => boolean,
): DocumentLinks {
  const sets: Operation[] = [];
  const gone: Pointer[] = [];
  const left: { file: string; at: number; address: string }[] = [];
  for (const text of textsOf(doc)) {
    const { spot, value, is, node, field } = text;
    const set = (next?: Json) =>
      sets.push({ op: 'set', node, field, ...(next !== undefined && { value: next }) });
    const lost = (address: string) => left.push({ file: spot.file, at: spot.at, address });
    if (is === 'entry' || is === 'root') {
      const file = fileOfEntry(value, moves);
      if (file !== undefined && isDeleted(file)) {
        if (is === 'entry') gone.push(node);
        else set();
        continue;
      }
    }
    const next = is === 'markdown' ? markdownWith(value, moves, lost) : textFor(text, moves, lost);
    if (next !== value) set(next);
  }
  return { sets, gone, left };
}

const AT_TOP = { from: '', to: '' };
const NO_PLACE = { from: 0, to: 0 };

/** The link that a text is. "api.json GET /users" starts with one. */
const linkOf = (address: string): FileLink => ({ address, at: NO_PLACE, form: 'specification' });

function fileOfEntry(entry: string, { before }: SiteMoves): string | undefined {
  return before.fileAt(entry.trim().replace(/^\/+|\/+$/g, ''));
}

function textFor(
  { value, is }: WrittenText,
  moves: SiteMoves,
  lost: (address: string) => void,
): string {
  const [address = '', rest = ''] =
    is === 'file' ? (/^(\S+)([^]*)$/.exec(value) ?? []).slice(1) : [value];
  const isFile = /\.[a-z\d]+$/i.test(address) && !/\.mdx?$/i.test(address);
  if (is === 'file' && !isFile) return value;
  const next = newPath(linkOf(address), AT_TOP, moves);
  if (next === 'same') return value;
  if (next === 'nowhere') {
    lost(address);
    return value;
  }
  const path = is === 'entry' || is === 'root' ? entryOf(next.path) : next.path;
  return next.before + path + next.after + rest;
}

/** An entry names the page at the top by its file. */
const entryOf = (path: string): string =>
  /^(\.?\/)?$/.test(path) ? `${path.startsWith('/') ? '/' : ''}index` : path;

const LINKS: readonly (PathPart | undefined)[] = ['href', 'url', 'destination'];
const WITH_MARKDOWN: readonly PathPart[] = ['banner', 'errors'];

function* textsOf(doc: Doc): Generator<WrittenText> {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object') return;
  for (const { key } of effectiveMembers(root.node))
    if (key !== 'navigation') yield* textsBelow(below(root, key), '', [key]);
  const navigation = navigationOf(doc);
  if (navigation) yield* textsOfElement(navigation);
}

function* textsOfElement(element: Element): Generator<WrittenText> {
  const { node, spot, kind } = element;
  if (node.type === 'string') {
    const is = kind === 'page' ? 'entry' : 'file';
    yield { spot, value: node.value, is, node: pointerTo(element), field: ['path'] };
  }
  if (node.type !== 'object') return;
  const pointer = pointerTo(element);
  for (const { key } of effectiveMembers(node)) {
    if (isListKey(key) || key === 'global') continue;
    const at = below(spot, key);
    if (key === 'root' && at?.node.type === 'string')
      yield { spot: at, value: at.node.value, is: 'root', node: pointer, field: ['root'] };
    else yield* textsBelow(at, pointer, [key]);
  }
  for (const child of childElements(element)) yield* textsOfElement(child);
}

function* textsBelow(
  spot: Spot | undefined,
  node: Pointer,
  field: readonly string[],
): Generator<WrittenText> {
  if (spot?.node.type === 'string') {
    const { value } = spot.node;
    const key = field.at(-1);
    if (LINKS.includes(key)) yield { spot, value, is: 'link', node, field };
    else if ((key === 'content' || key === 'description') && isMarkdown(field))
      yield { spot, value, is: 'markdown', node, field };
    else if (key !== 'source' || field[0] !== 'redirects')
      yield { spot, value, is: 'file', node, field };
  } else if (spot?.node.type === 'array')
    for (const index of spot.node.items.keys())
      yield* textsBelow(below(spot, index), node, [...field, String(index)]);
  else if (spot?.node.type === 'object')
    for (const { key } of effectiveMembers(spot.node))
      if (key !== '$ref') yield* textsBelow(below(spot, key), node, [...field, key]);
}

const isMarkdown = (field: readonly string[]): boolean =>
  field.some((key) => WITH_MARKDOWN.includes(key));
