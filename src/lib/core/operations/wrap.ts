/* Wraps elements in a new one, and unwraps an element so that its children replace it. */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { below, homeOf, member, pointerOf, type Spot } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { canContain, kindsIn, listsOf } from '../check/placement/allow.ts';
import { childElements, stringField } from '../document/elements.ts';
import { KINDS, isListKey, type Kind, type ListKey } from '../schema/kinds.ts';
import { aKind, entriesOf, named } from '../document/kind-words.ts';
import type { Printable } from '../text/print.ts';
import { rearrange, replace, type ListEntry } from '../text/rewrite.ts';
import {
  findEntries,
  inFile,
  listSpot,
  valueInTextOf,
  lyingOutside,
  namesOf,
  rest,
  sizeOf,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import { embedded, leftBehind } from './embedded.ts';
import { lostIn, refusalOfLoss } from './lost-fields.ts';
import type { Operation } from '../operation.ts';
import * as m from './wrap-messages.ts';

export function wrap(doc: Doc, operation: Extract<Operation, { op: 'wrap' }>): Result<PlanDraft> {
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const nodes = found.value;
  const { kind, label } = operation;
  const { nameKey } = KINDS[kind];
  if (!nameKey) return refuse('kind', m.cannotWrap(aKind(kind)));
  const first = nodes[0]!;
  const list = listSpot(first);
  const listKey = first.key as ListKey;
  const parent = first.parent!;
  if (nodes.some((node) => sourceNode(listSpot(node).node) !== sourceNode(list.node)))
    return refuse('siblings', m.onlySideBySide);
  const inner = [listKey, ...listsOf(first.kind)].find((key) =>
    nodes.every((node) => canContain(kind, key, node.kind).ok),
  );
  if (!inner) {
    const why = canContain(kind, listKey, first.kind);
    return why.ok ? refuse('kind', m.notInOneList) : why;
  }
  const homes = listsOf(kind);
  const home = homes.find((key) => key === listKey) ?? homes[0]!;
  const allowed = canContain(parent.kind, home, kind);
  if (!allowed.ok) return allowed;
  const name = m.wrap(namesOf(nodes), KINDS[kind].word, label);

  const order = [...nodes].sort((a, b) => a.index - b.index);
  if (home !== listKey) {
    if (nodes.length !== sizeOf(list))
      return refuse(
        'mixed-children',
        m.onlyTogether(named(parent), entriesOf(listKey), KINDS[kind].plural),
      );
    const { file } = homeOf(parent.spot, listKey);
    const items =
      inner === listKey
        ? embedded(doc, { spot: list }, file)
        : order.map((node) => embedded(doc, node, file));
    const changes = renamed(doc, list, home, [{ [nameKey]: label, [inner]: items }]);
    const landed = [`${pointerOf(parent.spot)}/${home}/0`];
    return ok({ changes, label: name, about: [], landed });
  }
  const wrapper = {
    [nameKey]: label,
    [inner]: order.map((node) => embedded(doc, node, list.file)),
  };
  const gone = new Set(order.map((node) => node.index));
  const at = order[0]!.index;
  const next = rest(list, gone);
  next.splice(next.filter((i) => i < at).length, 0, -1);
  const entries = next.map((i): number | ListEntry => (i < 0 ? { value: wrapper } : i));
  const changes = inFile(list.file, rearrange(valueInTextOf(doc, list), entries));
  return ok({ changes, label: name, about: [] });
}

/** The list under another key, with other items. */
function renamed(doc: Doc, list: Spot, key: ListKey, items: Printable): FileChange[] {
  const step = list.path.at(-1)!;
  const owner = homeOf(list.up!, step);
  const own = member(owner.node, String(step))!;
  const rename = {
    at: owner.at + own.at,
    remove: own.keyLength,
    insert: JSON.stringify(key),
    carried: [],
    arrived: [],
  };
  return inFile(owner.file, [rename, ...replace(lyingOutside(doc, list), items)]);
}

export function unwrap(
  doc: Doc,
  operation: Extract<Operation, { op: 'unwrap' }>,
): Result<PlanDraft> {
  const found = findEntries(doc, [operation.node]);
  if (!found.ok) return found;
  const element = found.value[0]!;
  const { node, kind } = element;
  if (node.type !== 'object') return refuse('holds-nothing', m.holdsNothing(named(element)));
  if (stringField(node, '$ref') !== undefined)
    return refuse('ref-closed', m.inAnotherFile(named(element)));
  const children = childElements(element).filter((child) => child.key !== 'global');
  const keys = [...new Set(children.map((child) => child.key))].filter(isListKey);
  if (keys.length > 1)
    return refuse('mixed-children', m.holdsSeveralKinds(named(element), keys.map(entriesOf)));
  const lost = node.members
    .map((one) => one.key)
    .filter((key) => key !== KINDS[kind].nameKey && !isListKey(key));
  const losses = lost.length ? [{ element, keys: lost }] : [];
  if (losses.length && !operation.drop) return refusalOfLoss(losses, m.onlyContentStays, operation);
  const list = listSpot(element);
  const label = m.unwrap(named(element));
  const home = element.key as ListKey;
  const parent = element.parent!;
  // Content that stays behind in a file that also appears elsewhere keeps its identity.
  const { isCopy, emptied } = leftBehind(doc, [element.spot, ...children.map(listSpot)], list.file);
  const misfit = children.find((child) => !fits(parent.kind, home, child.kind));
  const values = children.map((child) => ({ value: embedded(doc, child, list.file, isCopy) }));
  if (!misfit) {
    const next = rest(list, new Set()).flatMap((i): (number | ListEntry)[] =>
      i === element.index ? values : [i],
    );
    return ok({
      changes: inFile(list.file, rearrange(valueInTextOf(doc, list), next)),
      label,
      about: children,
      lost: losses.map((loss) => lostIn(loss.element, loss.keys)),
      emptied,
    });
  }
  const [key] = keys;
  if (sizeOf(list) > 1 || !key)
    return refuse(
      'wrong-list',
      m.contentCannotStand(named(element), entriesOf(home), entriesOf(key ?? 'pages')),
    );
  const allowed = canContain(parent.kind, key, misfit.kind);
  if (!allowed.ok) return allowed;
  const { file } = homeOf(parent.spot, home);
  const inner = embedded(doc, { spot: below(element.spot, key)! }, file, isCopy);
  const landed = children.map((_, i) => `${pointerOf(parent.spot)}/${key}/${i}`);
  return ok({
    changes: renamed(doc, list, key, inner),
    label,
    about: [],
    landed,
    lost: losses.map((loss) => lostIn(loss.element, loss.keys)),
    emptied,
  });
}

const fits = (parent: Kind, key: ListKey, child: Kind): boolean =>
  kindsIn(key).includes(child) && canContain(parent, key, child).ok;
