/*
 * Creates a new version or language from an existing one: a copy of its text, including comments, with another name
 * and its paths in another folder. Its `default` flag is not copied.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { referencesIn } from '../document/references.ts';
import { layersOf, member, pointerOf, type NodePlace } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { childrenOf, isRef, labelOf, type Element } from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import { pagesIn } from '../check/pages/locale-folder.ts';
import { pageOf } from '../document/page-index.ts';
import { changedPath, pathPlaces, type PathPlace } from '../document/path-places.ts';
import { atMargin } from '../text/restyle.ts';
import { indentAt } from '../text/print.ts';
import { rearrange } from '../text/rewrite.ts';
import * as m from './copy-messages.ts';
import { valueInTextOf, textOfFile } from './change-collector.ts';
import { isBare } from './embedded.ts';
import type { Json, Operation } from '../operation.ts';

/** The copy's name, and the prefix of its paths: "v1/" → "v2/", "" → "de/". */
export interface CopyWish {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The files of the folder, if known. */
  readonly files?: ReadonlySet<string> | undefined;
}

/** The effect on the paths of a copy. */
export interface CopyLook {
  readonly pages: number;
  /** The number of pages with the prefix to change. */
  readonly mapped: number;
  /** The pages that stay the same, each once. */
  readonly stays: readonly string[];
  /** Some that change: before and after. */
  readonly examples: readonly (readonly [string, string])[];
  /** The paths of all pages of the copy. */
  readonly paths: readonly string[];
  /** The number of entries that list a page again. */
  readonly repeated: number;
  /** The pages that change, and what they become. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Normalizes slashes at the ends: "v1", "/v1/" and "v1/" are equal. */
const prefixOf = (text: string): string => {
  const plain = text.trim().replace(/^\/+|\/+$/g, '');
  return plain ? `${plain}/` : '';
};

/** Replaces the prefix of a path. A path with another prefix is unchanged. */
function swapping({ from, to }: CopyWish): (path: string) => string {
  const [before, after] = [prefixOf(from), prefixOf(to)];
  return (path) => {
    const lead = /^\/*/.exec(path)![0];
    const own = path.slice(lead.length);
    if (before === '' || own.startsWith(before)) return lead + after + own.slice(before.length);
    return `${own}/` === before ? lead + (after.slice(0, -1) || 'index') : path;
  };
}

/** Previews what a copy would do to the paths. */
export function lookAtCopy(node: Node, wish: CopyWish): CopyLook {
  const swap = swapping(wish);
  const before = pagesIn(node);
  const paths = before.map(swap);
  const changes = wish.from.trim() !== wish.to.trim();
  const isMapped = (path: string, i: number) => (changes ? paths[i] !== path : begins(path, wish));
  const stays = new Set(before.filter((path, i) => !isMapped(path, i)));
  const changed = before.flatMap((path, i): (readonly [string, string])[] =>
    paths[i] === path ? [] : [[path, paths[i]!]],
  );
  const step = Math.max(1, Math.floor(changed.length / 3));
  const moved = pathPlaces(node).flatMap(({ node: { value }, role }) => {
    const [page, copy] = [pageOf(value), pageOf(swap(value))];
    return role === 'page' && page !== copy ? [[page, copy] as const] : [];
  });
  return {
    pages: before.length,
    mapped: before.filter(isMapped).length,
    stays: [...stays],
    examples: changed.filter((_, i) => i % step === 0).slice(0, 3),
    paths,
    repeated: before.length - new Set(before).size,
    moved: new Map(moved),
  };
}

const begins = (path: string, { from }: CopyWish): boolean => path.startsWith(prefixOf(from));

/** The insertion that creates the copy. Refuses an element without a name, and one whose content is in another file. */
export function copyDivision(doc: Doc, element: Element, wish: CopyWish): Result<Operation> {
  const { node, spot, kind, parent, key } = element;
  const nameKey = KINDS[kind].nameKey;
  if ((kind !== 'version' && kind !== 'language') || !parent || key === 'global' || !nameKey)
    return refuse('no-division', m.onlyDivisions);
  if (isRef(node) || node.type !== 'object') return refuse('ref-closed', m.inAnotherFile);
  if (referencesIn(sourceNode(node)).length > 0 || !layersOf(spot).slice(0, -1).every(isBareLayer))
    return refuse('ref-closed', m.partsInOtherFiles);
  if (!wish.name.trim()) return refuse('label-missing', m.needsName(kind));
  const swap = swapping(wish);
  const pages = new Set(
    pagesIn(node).filter((path) => prefixOf(wish.from) === '' || swap(path) !== path),
  );
  const change = { swap, pages, files: wish.files };
  const text = textOfFile(doc, spot.file);
  const strings = new Map<number, { readonly length: number; readonly value: string }>();
  const rewrite = ({ node: own, at }: Pick<PathPlace, 'node' | 'at'>, value: string) => {
    if (value !== own.value) strings.set(spot.at + at, { length: own.length, value });
  };
  for (const place of pathPlaces(node)) rewrite(place, changedPath(place, change));
  const name = member(node, nameKey);
  if (name?.value.type !== 'string') return refuse('label-missing', m.hasNoName(kind));
  rewrite({ node: name.value, at: name.start }, wish.name.trim());
  const edits = [
    ...[...strings].map(([at, { length, value }]) => ({
      at,
      remove: length,
      insert: JSON.stringify(value),
    })),
    ...withoutDefault(doc, element),
  ].sort((a, b) => a.at - b.at);
  const pieces: string[] = [];
  let at = spot.at;
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.at), edit.insert);
    at = edit.at + edit.remove;
  }
  pieces.push(text.slice(at, spot.at + node.length));
  const source = atMargin(pieces.join(''), indentAt(text, spot.at));
  const paths = new Map<Node, string>(
    pathPlaces(node).map((place) => [place.node, changedPath(place, change)]),
  );
  const value = plainOf(node, { ...wish, paths, nameKey, name: wish.name.trim() });
  const index = indexOfCopy(element, wish.name.trim());
  return ok({ op: 'insert', value, source, to: { parent: pointerOf(parent.spot), key, index } });
}

const isBareLayer = ({ node }: NodePlace) => isBare(node);

/** The text edits that omit `default` from the copy. */
function withoutDefault(doc: Doc, { node, spot }: Element) {
  if (node.type !== 'object' || !member(node, 'default')) return [];
  const next = [...node.members.keys()].filter((i) => node.members[i]!.key !== 'default');
  return rearrange(valueInTextOf(doc, spot), next);
}

interface Plainness {
  readonly paths: ReadonlyMap<Node, string>;
  readonly nameKey: string;
  readonly name: string;
}

/** The plain value of the copy. */
function plainOf(node: Node, { paths, nameKey, name }: Plainness): Json {
  const value = (at: Node): Json => {
    if (at.type === 'string') return paths.get(at) ?? at.value;
    if (at.type === 'array') return at.items.map(value);
    if (at.type !== 'object') return at.value;
    return Object.fromEntries(
      at.members.flatMap((one) => {
        const { key } = one;
        if (member(at, key) !== one || (at === node && key === 'default')) return [];
        return [[key, at === node && key === nameKey ? name : value(one.value)] as const];
      }),
    );
  };
  return value(node);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** After the original. If the versions are sorted newest first, before the first older one. */
function indexOfCopy({ kind, node, parent, key, index }: Element, name: string): number {
  const beside = childrenOf(parent!.node).filter((child) => child.key === key);
  if (kind !== 'version') return index + 1;
  const labels = beside.map((child) => labelOf(child));
  const isNewestFirst =
    labels.length > 1 &&
    labels.every((label, i) => i === 0 || collator.compare(labels[i - 1]!, label) > 0);
  const isAlone = labels.length === 1 && labels[0] === labelOf({ node, kind });
  if (!isNewestFirst || isAlone) return index + 1;
  const older = labels.findIndex((label) => collator.compare(label, name) < 0);
  return older < 0 ? labels.length : older;
}

/** The name of the next version: v2 → v3, 1.4 → 1.5, v0.4.x → v0.5.x; '' for dates and words. */
export function nextVersion(label: string, taken: readonly string[]): string {
  if (/\d{4}-\d{2}/.test(label)) return '';
  const found = /^(.*?)(\d+)((?:\.[xX*])?\D*)$/.exec(label.trim());
  if (!found) return '';
  const [, before, number, after] = found as unknown as [string, string, string, string];
  for (let next = Number(number) + 1; next < Number(number) + 1000; next++) {
    const name = `${before}${next}${after}`;
    if (!taken.includes(name)) return name;
  }
  return '';
}

/** A suggested path prefix for the copy, from its name: "v2/" given "v1/" for “v1”, "de/" for “de”. */
export function nextPrefix(from: string, label: string, name: string): string {
  const word = wordIn(name);
  if (!word) return '';
  const folders = from.split('/').filter(Boolean);
  const old = wordIn(label).replace(/^v(?=\d)/, '');
  const at = folders.findIndex((folder) => {
    const own = folder.toLowerCase().replace(/^v(?=\d)/, '');
    const label = old.toLowerCase();
    return own === label || own.startsWith(`${label}.`) || label.startsWith(`${own}.`);
  });
  if (at < 0)
    return folders.length > 0 ? `${[...folders.slice(0, -1), word].join('/')}/` : `${word}/`;
  // With or without a v, as in the current prefix.
  const hasV = /^v\d/i.test(folders[at]!);
  const plain = word.replace(/^v(?=\d)/i, '');
  folders[at] =
    hasV && /^\d/.test(plain) ? `v${plain}` : /^v\d/i.test(word) && !hasV ? plain : word;
  return `${folders.join('/')}/`;
}

/** A folder name made from a name: the date or number in it, or else its words. */
function wordIn(name: string): string {
  const plain = name.trim();
  const number = /\bv?\d[\w.-]*/.exec(plain)?.[0];
  return number && /\s/.test(plain)
    ? number
    : plain.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '');
}

/** The prefix of most pages of a division, by its own folder: "docs/v1/" for “v1”; '' if `folder` is empty. */
export function prefixFor(node: Node, folder: string): string {
  if (!folder) return '';
  const counts = new Map<string, number>();
  for (const path of pagesIn(node)) {
    const own = pageOf(path);
    const at = own.startsWith(`${folder}/`) ? 0 : own.indexOf(`/${folder}/`) + 1;
    if (at === 0 && !own.startsWith(`${folder}/`)) continue;
    const prefix = own.slice(0, at + folder.length + 1);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? `${folder}/`;
}
