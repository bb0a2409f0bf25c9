/* Wraps elements in a new one, and unwraps an element so that its children replace it. */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { below, homeOf, member, pointerOf, type Spot } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { canContain, kindsIn, listsOf } from '../check/placement/allow.ts';
import { childElements, stringField } from '../document/elements.ts';
import { KINDS, isListKey, type Kind, type ListKey } from '../schema/kinds.ts';
import { aKind, capital, entriesOf, listed, named, quoted } from '../document/words.ts';
import type { Printable } from '../text/print.ts';
import { rearrange, replace, type ListEntry } from '../text/rewrite.ts';
import {
  findEntries,
  inFile,
  listSpot,
  lyingOf,
  lyingOutside,
  namesOf,
  rest,
  sizeOf,
  type PlanDraft,
  type FileChange,
} from './draft.ts';
import { embedded, leftBehind } from './embedded.ts';
import { lostIn, refusalOfLoss } from './loss.ts';
import type { Operation } from '../operation.ts';

export function wrap(doc: Doc, operation: Extract<Operation, { op: 'wrap' }>): Result<PlanDraft> {
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const nodes = found.value;
  const { kind, label } = operation;
  const { nameKey } = KINDS[kind];
  if (!nameKey)
    return refuse('kind', `${capital(aKind(kind))} cannot be put round other elements.`);
  const first = nodes[0]!;
  const list = listSpot(first);
  const listKey = first.key as ListKey;
  const parent = first.parent!;
  if (nodes.some((node) => sourceNode(listSpot(node).node) !== sourceNode(list.node)))
    return refuse(
      'siblings',
      'Only elements that stand side by side in one list can be wrapped together.',
    );
  const inner = [listKey, ...listsOf(first.kind)].find((key) =>
    nodes.every((node) => canContain(kind, key, node.kind).ok),
  );
  if (!inner) {
    const why = canContain(kind, listKey, first.kind);
    return why.ok
      ? refuse('kind', 'These do not fit into one list. Wrap those of one kind at a time.')
      : why;
  }
  const homes = listsOf(kind);
  const home = homes.find((key) => key === listKey) ?? homes[0]!;
  const allowed = canContain(parent.kind, home, kind);
  if (!allowed.ok) return allowed;
  const name = `Wrap ${namesOf(nodes)} in ${aKind(kind)} ${quoted(label)}`;

  const order = [...nodes].sort((a, b) => a.index - b.index);
  if (home !== listKey) {
    if (nodes.length !== sizeOf(list))
      return refuse(
        'mixed-children',
        `${capital(named(parent))} would hold ${entriesOf(listKey)} and ${KINDS[kind].plural} side by side. Wrap all of its ${entriesOf(listKey)} together.`,
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
  const changes = inFile(list.file, rearrange(lyingOf(doc, list), entries));
  return ok({ changes, label: name, about: [] });
}

/** The list under another key, with other items. */
function renamed(doc: Doc, list: Spot, key: ListKey, items: Printable): FileChange[] {
  const step = list.path.at(-1)!;
  const owner = homeOf(list.up!, step);
  const m = member(owner.node, String(step))!;
  const rename = {
    at: owner.at + m.at,
    remove: m.keyLength,
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
  if (node.type !== 'object')
    return refuse(
      'holds-nothing',
      `${capital(named(element))} holds nothing that could take its place.`,
    );
  if (stringField(node, '$ref') !== undefined)
    return refuse(
      'ref-closed',
      `What ${named(element)} holds stands in another file. Open that file to change it.`,
    );
  const children = childElements(element).filter((child) => child.key !== 'global');
  const keys = [...new Set(children.map((child) => child.key))].filter(isListKey);
  if (keys.length > 1)
    return refuse(
      'mixed-children',
      `${capital(named(element))} holds ${listed(keys.map(entriesOf))}. Only one kind of entries can take its place.`,
    );
  const lost = node.members
    .map((m) => m.key)
    .filter((key) => key !== KINDS[kind].nameKey && !isListKey(key));
  const losses = lost.length ? [{ element, keys: lost }] : [];
  if (losses.length && !operation.drop)
    return refusalOfLoss(losses, 'only what it holds stays', operation);
  const list = listSpot(element);
  const label = `Unwrap ${named(element)}`;
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
      changes: inFile(list.file, rearrange(lyingOf(doc, list), next)),
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
      `${capital(named(element))} stands among ${entriesOf(home)}, and its ${entriesOf(key ?? 'pages')} cannot stand there.`,
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
