/* Sets and clears fields of an element or of the document. */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import {
  below,
  layersOf,
  member,
  outermost,
  rootSpot,
  valueOf,
  type Spot,
} from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { KINDS, isListKey, type Field, type Kind } from '../schema/kinds.ts';
import { named, quoted } from '../document/kind-words.ts';
import { settingLabel } from '../check/settings/setting-label.ts';
import { inSentence } from '../text/in-sentence.ts';
import { isRef, type Element } from '../document/elements.ts';
import type { Printable } from '../text/print.ts';
import { rearrange, replace, type ListChange } from '../text/rewrite.ts';
import {
  find,
  inFile,
  lyingAt,
  valueInTextOf,
  lyingOutside,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import { embedded, isBare } from './embedded.ts';
import type { Titles } from '../document/page-name.ts';
import type { Json, Operation } from '../operation.ts';
import * as m from './set-messages.ts';

export function set(
  doc: Doc,
  operation: Extract<Operation, { op: 'set' }>,
  titles?: Titles,
): Result<PlanDraft> {
  const keys = typeof operation.field === 'string' ? [operation.field] : operation.field;
  if (keys.length === 0) return refuse('field', m.fieldNeedsName);
  if (operation.node === '') return setOfDocument(doc, keys, operation);
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  if (element.node.type === 'string') return setPath(doc, element, keys, operation, titles);
  if (element.node.type !== 'object') return refuse('not-object', m.noFields(named(element)));
  const children = refusalOfList(element.spot, keys, operation);
  if (children) return children;
  const name = fieldLabel(element.kind, keys);
  const before = valueIn(element.node, keys);
  const isName = keys.length === 1 && keys[0] === KINDS[element.kind].nameKey;
  const label =
    isName && typeof operation.value === 'string'
      ? m.rename(named(element), operation.value)
      : describeSet(name, named(element), operation.value, before);
  return write(doc, element.spot, keys, operation, label, [element]);
}

function setOfDocument(
  doc: Doc,
  keys: readonly string[],
  operation: Extract<Operation, { op: 'set' }>,
): Result<PlanDraft> {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object') return refuse('not-object', m.noSettings);
  const [first, second] = keys;
  const navigation = below(root, 'navigation');
  // A missing or malformed navigation can be set as a whole; an existing one is changed entry by entry.
  if (first === 'navigation' && second === undefined)
    if (operation.value === undefined || navigation?.node.type === 'object')
      return refuse('child-list', m.notAsWhole);
  const children =
    first === 'navigation' && navigation && refusalOfList(navigation, keys.slice(1), operation);
  if (children) return children;
  const known = settingLabel(keys);
  const name = known ?? quoted(keys.join(' › '));
  const owner = known === undefined ? m.theSite : undefined;
  const label = describeSet(name, owner, operation.value, valueIn(root.node, keys));
  return write(doc, root, keys, operation, label, []);
}

/**
 * Entries are added and removed one by one, so a child list is set only when nothing is lost: an empty list, or a
 * value that isn't a list, may be removed; a list may replace such a value; and an empty list may be added.
 */
function refusalOfList(
  owner: Spot,
  keys: readonly string[],
  { value }: { readonly value?: Json },
): ReturnType<typeof refuse> | undefined {
  const [key] = keys;
  if (!isListKey(key)) return undefined;
  const present = owner.node.type === 'object' ? owner.node.members : [];
  const values = present.flatMap((one) => (one.key === key ? [one.value] : []));
  const isFree = values.every((of) =>
    of.type === 'array' ? of.items.length === 0 && !of.loose : !isRef(of),
  );
  const isEmpty = Array.isArray(value) && value.length === 0;
  const inPlaceOfOther = Array.isArray(value) && values.some(({ type }) => type !== 'array');
  if (keys.length === 1 && isFree && (value === undefined || isEmpty || inPlaceOfOther))
    return undefined;
  return refuse('child-list', m.listOfChildren(key));
}

/** A page entry consists of its path. */
function setPath(
  doc: Doc,
  page: Element,
  keys: readonly string[],
  { value }: Extract<Operation, { op: 'set' }>,
  titles: Titles,
): Result<PlanDraft> {
  if (keys.length !== 1 || keys[0] !== 'path') return refuse('field', m.onlyPath);
  if (typeof value !== 'string') return refuse('field-type', m.pathIsText);
  const changes = inFile(page.spot.file, replace(valueInTextOf(doc, page.spot), value));
  return ok({ changes, label: m.changePath(named(page, titles), value), about: [page] });
}

function write(
  doc: Doc,
  owner: Spot,
  keys: readonly string[],
  { value }: { readonly value?: Json },
  label: string,
  about: readonly Element[],
): Result<PlanDraft> {
  let spot = owner;
  for (const [i, key] of keys.entries()) {
    if (spot.node.type === 'array' && !below(spot, key))
      return refuse('not-object', m.noSuchEntry(keys[i - 1] ?? '', key));
    if (spot.node.type !== 'object' && spot.node.type !== 'array')
      return refuse('not-object', m.notAnObject(keys[i - 1] ?? '', key));
    const next = below(spot, key);
    if (next && i < keys.length - 1) {
      spot = next;
      continue;
    }
    const changes =
      value === undefined
        ? next
          ? clear(doc, spot, key, i)
          : []
        : next
          ? instead(doc, next, value)
          : inFile(spot.file, add(doc, spot, key, nested(keys.slice(i + 1), value)));
    return ok({ changes, label, about });
  }
  throw new Error('A field has at least one key');
}

/**
 * Replaces a value. The content of a `$ref` is changed in its file, unless the `$ref` has sibling keys. Entries that stay
 * in a list keep their text.
 */
function instead(doc: Doc, present: Spot, value: Json): FileChange[] {
  const isWhole = layersOf(present).every(
    ({ node }, i, { length }) => i === length - 1 || isBare(node),
  );
  const { file } = isWhole ? present : outermost(present);
  const inText = isWhole ? valueInTextOf(doc, present) : lyingOutside(doc, present);
  const entries =
    isWhole && Array.isArray(value) ? kept(present, value as readonly Json[]) : undefined;
  if (entries) return inFile(file, rearrange(inText, entries));
  return inFile(file, replace(inText, around(doc, present, value)));
}

/** The entries of a new list, those that stay by their old index. Undefined if none stays or it is no list so far. */
function kept({ node }: Spot, value: readonly Json[]) {
  if (node.type !== 'array') return undefined;
  const old = new Map<string, number[]>();
  for (const [index, item] of node.items.entries()) {
    const text = JSON.stringify(valueOf(item));
    old.set(text, [...(old.get(text) ?? []), index]);
  }
  const entries = value.map((one) => old.get(JSON.stringify(one))?.shift() ?? { value: one });
  return entries.some((one) => typeof one === 'number') ? entries : undefined;
}

/** The new value. If it is a list with only the current value in it, that value keeps its text. */
function around(doc: Doc, present: Spot, value: Json): Printable {
  const [only] = Array.isArray(value) && value.length === 1 ? (value as readonly Json[]) : [];
  if (only === undefined || !isSame(valueOf(present.node), only)) return value;
  return [embedded(doc, { spot: present }, present.file)];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** {"a": {"b": value}} */
const nested = (keys: readonly string[], value: Json): Json =>
  keys.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

/**
 * Adds a member where people would put it: after the label and other short fields, before the child lists (in the
 * document: before `navigation`), and not last, so that it adds only one line.
 */
function add(doc: Doc, spot: Spot, key: string, value: Json): ListChange[] {
  const own = sourceNode(spot.node);
  const members = own.type === 'object' ? own.members : [];
  const list = members.findIndex((one) => isListKey(one.key) || one.key === 'navigation');
  const at = isListKey(key)
    ? members.length
    : list >= 0
      ? list
      : Math.max(members.length - 1, Math.min(1, members.length));
  const order = [...members.keys()];
  return rearrange(valueInTextOf(doc, spot), [
    ...order.slice(0, at),
    { key, value },
    ...order.slice(at),
  ]);
}

/** Removes an entry of a list, or all members with that key, and then up to `levels` containing objects left empty. */
function clear(doc: Doc, spot: Spot, key: string, levels: number) {
  if (spot.node.type === 'array') {
    const rest = spot.node.items.flatMap((_, i) => (String(i) === key ? [] : [i]));
    return inFile(spot.file, rearrange(valueInTextOf(doc, spot), rest));
  }
  let from = spot;
  let gone = key;
  while (
    levels > 0 &&
    from.up &&
    from.node.type === 'object' &&
    from.node.members.every((one) => one.key === gone)
  ) {
    gone = String(from.path.at(-1));
    from = from.up;
    levels--;
  }
  return layersOf(from).flatMap((layer) => {
    if (layer.node.type !== 'object' || !member(layer.node, gone)) return [];
    const { members } = layer.node;
    const next = [...members.keys()].filter((i) => members[i]!.key !== gone);
    return inFile(layer.file, rearrange(lyingAt(doc, from, layer), next));
  });
}

/** A field as the inspector shows it, or its keys. */
function fieldLabel(kind: Kind, keys: readonly string[]): string {
  const field: Field | undefined = KINDS[kind].fields.find((f) => f.key === keys[0]);
  const part = field?.type === 'banner' ? settingLabel(keys) : undefined;
  if (part !== undefined) return part;
  // The file of a specification that also has a directory.
  const rest = keys.slice(field?.type === 'specification' && keys[1] === 'source' ? 2 : 1);
  return [field?.label ?? quoted(keys[0]!), ...rest].join(' › ');
}

function valueIn(node: Node, keys: readonly string[]): Json | undefined {
  const found = keys.reduce<Node | undefined>((at, key) => at && member(at, key)?.value, node);
  return found && (valueOf(found) as Json);
}

/** What setting a field does. `before`: its value until now. A switch that is cleared is turned off. */
export function describeSet(
  label: string,
  owner: string | undefined,
  value: Json | undefined,
  before?: Json,
): string {
  if (typeof value === 'boolean') return m.turn(label, owner, value);
  if (value === undefined && before === true) return m.turn(label, owner, false);
  const field = inSentence(label);
  if (value === undefined) return m.clear(field, owner);
  return typeof value === 'string' && value.trim()
    ? m.setTo(field, owner, value)
    : m.set(field, owner);
}
