/*
 * Converts an element to another kind: its label and its list change their keys, and everything that fits stays in
 * place, byte for byte. Fields that the new kind does not support are named and removed only with `drop`.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Member, ObjectNode } from '../document/node.ts';
import {
  below,
  effectiveMembers,
  homeOf,
  layersOf,
  member,
  pointerOf,
  type NodePlace,
  type Spot,
} from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { canContain, contentOf, isAllowed, kindsIn, listsOf } from '../check/placement/allow.ts';
import { childElements, isRef, stringField, type Element } from '../document/elements.ts';
import { KINDS, isListKey, type Kind, type ListKey } from '../schema/kinds.ts';
import { languageName } from '../schema/languages.ts';
import { nearestLanguages } from '../check/elements/languages.ts';
import { isUrl } from '../schema/links.ts';
import { aKind, entriesOf, named } from '../document/kind-words.ts';
import { rearrange, replace, type ListChange, type ListEntry } from '../text/rewrite.ts';
import { asGroup, asPage } from './convert-page.ts';
import { asLink } from './convert-link.ts';
import * as m from './convert-messages.ts';
import {
  findEntries,
  inFile,
  listSpot,
  lyingAt,
  valueInTextOf,
  namesOf,
  sizeOf,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import { embedded, isBare } from './embedded.ts';
import { lostIn, lostKeys, refusalOfLoss } from './lost-fields.ts';
import type { Operation } from '../operation.ts';

type Convert = Extract<Operation, { op: 'convert' }>;

/** The changes that convert one entry. */
interface Turned {
  readonly changes: readonly ListChange[];
  /** Keys that are removed with it. */
  readonly lost: readonly string[];
}

export function convert(doc: Doc, operation: Convert): Result<PlanDraft> {
  const found = findEntries(doc, [operation.node]);
  if (!found.ok) return found;
  const element = found.value[0]!;
  const { kind } = operation;
  if (element.kind === kind) return refuse('same-kind', m.isAlready(named(element), aKind(kind)));
  if (!operation.siblings && element.node.type === 'string') {
    if (isUrl(element.node.value)) return asLink(doc, element, operation);
    return asGroup(doc, element, operation);
  }
  if (kind === 'page') return asPage(doc, element, operation);
  if (!KINDS[kind].nameKey) return refuse('kind', m.nothingBecomes(aKind(kind)));
  return asElement(doc, element, operation);
}

function asElement(doc: Doc, element: Element, operation: Convert): Result<PlanDraft> {
  const { kind, siblings = false } = operation;
  const parent = element.parent!;
  const list = listSpot(element);
  const all = childElements(parent).filter((child) => child.key === element.key);
  const stays = kindsIn(element.key as ListKey).includes(kind);
  const home = stays ? (element.key as ListKey) : homeIn(parent, kind);
  if (typeof home !== 'string') return home;
  const chosen = siblings ? all : [element];
  if (stays && siblings) return refuse('kind', m.pagesOneByOne);
  if (!stays) {
    const alone = all.length === chosen.length || refusalBeside(parent, element, all, operation);
    if (alone !== true) return alone;
    const leaving = new Set(all.map((child) => child.node));
    const other = contentOf(parent, leaving).find((key) => key !== home);
    const beside = other ?? contentOf(parent, leaving)[0];
    if (beside && parent.kind !== 'global')
      return refuse(
        'mixed-children',
        m.alsoHolds(named(parent), entriesOf(beside), KINDS[kind].plural),
      );
  }
  const changes: FileChange[] = [];
  const losses: { readonly element: Element; readonly keys: readonly string[] }[] = [];
  for (const one of chosen) {
    if (one.kind === 'page' || one.kind === 'endpoint' || one.kind === kind) continue;
    const turned = turn(doc, one, kind);
    if (!turned.ok) return turned;
    changes.push(...inFile(one.spot.file, turned.value.changes));
    if (turned.value.lost.length) losses.push({ element: one, keys: turned.value.lost });
  }
  if (losses.length && !operation.drop)
    return refusalOfLoss(losses, m.noRoom(aKind(kind), lostKeys(losses).length), operation);
  if (!stays) {
    const renamed = renamedList(doc, list, home);
    if (!renamed.ok) return renamed;
    changes.push(...renamed.value, ...inFile(list.file, gathered(doc, all, list, operation)));
  }
  const count = all.length - Math.max(0, loose(all).length - 1);
  const places = siblings ? [...Array(count).keys()] : [element.index];
  return ok({
    changes,
    label: m.turnInto(namesOf(chosen), chosen.length > 1 ? KINDS[kind].plural : aKind(kind)),
    about: [],
    landed: places.map((index) => `${pointerOf(parent.spot)}/${home}/${index}`),
    lost: losses.map(({ element: one, keys }) => lostIn(one, keys)),
  });
}

/** The list for entries of this kind in a parent, or why there is none. */
function homeIn(parent: Element, kind: Kind): ListKey | ReturnType<typeof refuse> {
  const answers = listsOf(kind).map((key) => [key, canContain(parent.kind, key, kind)] as const);
  const fit = answers.find(([, answer]) => answer.ok);
  if (fit) return fit[0];
  const why = answers[0]?.[1];
  return why && !why.ok ? why : refuse('kind', m.nothingBecomesHere(aKind(kind)));
}

function refusalBeside(
  parent: Element,
  element: Element,
  all: readonly Element[],
  operation: Convert,
): ReturnType<typeof refuse> {
  const { plural } = KINDS[operation.kind];
  const entries = entriesOf(element.key as ListKey);
  const together = m.turnAll(all.length, entries, plural);
  return refuse('mixed-children', m.onlyTogether(named(parent), entries, plural), [
    { label: together, operations: [{ ...operation, siblings: true }] },
  ]);
}

/** Converts one entry to another kind: renames keys in place and removes fields that do not fit. */
function turn(doc: Doc, element: Element, kind: Kind): Result<Turned> {
  const { node } = element;
  if (node.type !== 'object')
    return refuse('children-shape', m.malformed(named(element), KINDS[element.kind].word));
  if (isRef(node))
    return refuse('ref-closed', m.inAnotherFile(named(element), stringField(node, '$ref') ?? ''));
  const divided = refusalOfDivided(element);
  if (divided) return divided;
  const label = labelAs(element, kind);
  if (!label.ok) return label;
  const lists = listsAs(element, node, kind);
  if (!lists.ok) return lists;
  const { nameKey } = KINDS[element.kind];
  const lost = fieldsLost(element.kind, node, kind);
  const renames = new Map([...lists.value, [nameKey!, KINDS[kind].nameKey!]]);
  const changes: ListChange[] = [];
  // The object as written in its file; for the content of a `$ref`, only its keys count.
  const { members } = sourceNode(node) as ObjectNode;
  const kept = members.flatMap(({ key }, i) =>
    lost.includes(key) || renames.get(key) === '' ? [] : [i],
  );
  const own = effectiveMembers(sourceNode(node) as ObjectNode).find(({ key }) => key === nameKey);
  // An existing, unused key of the new kind would become a duplicate.
  const entries: (number | ListEntry)[] = kept.filter((i) => {
    const one = members[i]!;
    return one.key !== KINDS[kind].nameKey || one === own;
  });
  if (!own) entries.unshift({ key: KINDS[kind].nameKey!, value: label.value });
  changes.push(...rearrange(valueInTextOf(doc, element.spot), entries));
  for (const one of members) {
    const key = renames.get(one.key);
    if (key) changes.push(renamedKey(element.spot, one, key));
  }
  if (own && label.value !== stringField(node, nameKey!))
    changes.push(...replace(valueInTextOf(doc, below(element.spot, nameKey!)!), label.value));
  return ok({ changes, lost });
}

/** Refuses an element written in two places, a `$ref` and its sibling keys. It must be put into one place first. */
function refusalOfDivided(element: Element): ReturnType<typeof refuse> | undefined {
  if (layersOf(element.spot).every(({ node }, i, { length }) => i === length - 1 || isBare(node)))
    return undefined;
  const pointer = pointerOf(element.spot);
  return refuse('ref-divided', m.inTwoFiles(named(element)), [
    { label: m.putBack(named(element)), operations: [{ op: 'inline', node: pointer }] },
  ]);
}

/** Its label for the new kind. Languages are labeled by their code; an element without a label gets one. */
function labelAs(element: Element, kind: Kind): Result<string> {
  const { nameKey, word } = KINDS[element.kind];
  const said = member(element.node, nameKey!)?.value;
  if (said && said.type !== 'string') return refuse('label-missing', m.labelIsNoText(word));
  const own = said?.value ?? '';
  if (element.kind === 'language') return ok(languageName(own) ?? own);
  if (kind !== 'language') return ok(own === '' ? m.newOne(KINDS[kind].word) : own);
  const codes = KINDS.language.fields[0]!.values!;
  const code = codes.includes(own) ? own : nearestLanguages(own)[0];
  return code === undefined ? refuse('language-code', m.noLanguageCode(own)) : ok(code);
}

/** Renames for the keys of its lists in the new kind. Keys not in the map stay; '' removes the (empty) list. */
function listsAs(
  element: Element,
  node: ObjectNode,
  kind: Kind,
): Result<ReadonlyMap<string, string>> {
  const renames = new Map<string, string>();
  const held = contentOf(element);
  for (const { key, value } of node.members) {
    if (!isListKey(key) || isAllowed(kind, key)) continue;
    const isEmpty = value.type === 'array' && value.items.length === 0;
    const asPages = kind === 'group' && key === 'groups';
    if (asPages && (isEmpty ? !member(node, 'pages') : !held.includes('pages'))) {
      renames.set('groups', 'pages');
      renames.set('pages', '');
    } else if (isEmpty) renames.set(key, '');
    else return refuse('not-held', m.cannotHold(named(element), entriesOf(key), aKind(kind)));
  }
  return ok(renames);
}

/** Fields that the old kind has and the new one does not. Unknown fields stay. */
function fieldsLost(from: Kind, node: ObjectNode, to: Kind): readonly string[] {
  const has = (kind: Kind, key: string) => KINDS[kind].fields.some((field) => field.key === key);
  const keys = node.members.map(({ key }) => key);
  return [...new Set(keys)].filter(
    (key) => key !== KINDS[from].nameKey && has(from, key) && !has(to, key),
  );
}

const renamedKey = (owner: Pick<NodePlace, 'at'>, own: Member, key: string): ListChange => ({
  at: owner.at + own.at,
  remove: own.keyLength,
  insert: JSON.stringify(key),
  carried: [],
  arrived: [],
});

/** The list under another key. An empty list already under that key is removed. */
function renamedList(doc: Doc, list: Spot, key: ListKey): Result<readonly FileChange[]> {
  const step = String(list.path.at(-1));
  const owner = homeOf(list.up!, step);
  const gone = layersOf(list.up!).flatMap((layer) => {
    if (layer.node.type !== 'object' || !member(layer.node, key)) return [];
    const { members } = layer.node;
    const kept = [...members.keys()].filter((i) => members[i]!.key !== key);
    return inFile(layer.file, rearrange(lyingAt(doc, list.up!, layer), kept));
  });
  const own = member(owner.node, step)!;
  return ok([...gone, ...inFile(owner.file, [renamedKey(owner, own, key)])]);
}

const loose = (all: readonly Element[]) =>
  all.filter(({ kind }) => kind === 'page' || kind === 'endpoint');

/** Gathers loose pages among the converted entries into one entry of the new kind. */
function gathered(
  doc: Doc,
  all: readonly Element[],
  list: Spot,
  { kind, label }: Convert,
): readonly ListChange[] {
  const pages = loose(all);
  const [first] = pages;
  if (!first) return [];
  const value = {
    [KINDS[kind].nameKey!]: label ?? m.overview,
    pages: pages.map((page) => embedded(doc, page, list.file)),
  };
  const next = all.flatMap((one): (number | ListEntry)[] =>
    one === first ? [{ value }] : pages.includes(one) ? [] : [one.index],
  );
  const stay = new Set(next.filter((entry) => typeof entry === 'number'));
  if (sizeOf(list) !== all.length) throw new Error('All entries are converted together');
  return rearrange(valueInTextOf(doc, list), next, stay);
}
