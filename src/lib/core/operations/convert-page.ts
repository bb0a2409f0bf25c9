/* Converts a page into a group around it, and a group with a single page into that page. */
import type { Doc } from '../document/node.ts';
import { ok, refuse, type Result } from '../result.ts';
import { childElements, isRef, stringField, type Element } from '../document/elements.ts';
import { KINDS, parseEndpoint } from '../schema/kinds.ts';
import { nameFromPath } from '../document/paths.ts';
import { aKind, named } from '../document/kind-words.ts';
import { rearrange } from '../text/rewrite.ts';
import * as m from './convert-messages.ts';
import { inFile, listSpot, valueInTextOf, rest, type PlanDraft } from './change-collector.ts';
import { embedded, leftBehind } from './embedded.ts';
import { lostIn, refusalOfLoss } from './lost-fields.ts';
import type { Operation } from '../operation.ts';
import { wrap } from './wrap.ts';

type Convert = Extract<Operation, { op: 'convert' }>;

export function asGroup(
  doc: Doc,
  page: Element,
  { node, kind, label }: Convert,
): Result<PlanDraft> {
  const entry = page.node.type === 'string' ? page.node.value : '';
  if (kind !== 'group')
    return refuse('kind', m.onlyByGroup(named(page), aKind(page.kind), aKind(kind)));
  const name = (label ?? nameFromPath(parseEndpoint(entry)?.path ?? entry)) || m.newGroup;
  const wrapped = wrap(doc, { op: 'wrap', nodes: [node], kind: 'group', label: name });
  if (!wrapped.ok) return wrapped;
  return ok({ ...wrapped.value, label: m.turnIntoNamed(named(page), KINDS.group.word, name) });
}

export function asPage(doc: Doc, element: Element, operation: Convert): Result<PlanDraft> {
  const { node, kind, key } = element;
  if (kind !== 'group' || node.type !== 'object' || isRef(node))
    return refuse('kind', m.onlyGroupBecomesPage(named(element)));
  if (key !== 'pages') return refuse('wrong-list', m.standsAmongGroups(named(element)));
  const children = childElements(element).filter((child) => child.key === 'pages');
  const [page] = children;
  const root = stringField(node, 'root');
  if (children.length > 1 || (page && page.node.type !== 'string'))
    return refuse('not-one-page', m.severalPages(named(element)));
  if (page ? root !== undefined && root !== textValue(page) : root === undefined)
    return refuse('not-one-page', m.noPage(named(element)));
  const keys = node.members
    .map((one) => one.key)
    .filter((k) => k !== KINDS.group.nameKey && k !== 'pages' && k !== 'root');
  const losses = keys.length ? [{ element, keys }] : [];
  if (losses.length && !operation.drop)
    return refusalOfLoss(losses, m.noRoom(aKind('page'), keys.length), operation);
  const list = listSpot(element);
  const { isCopy, emptied } = leftBehind(doc, [element.spot, ...children.map(listSpot)], list.file);
  const value = page ? embedded(doc, page, list.file, isCopy) : root!;
  const next = rest(list, new Set()).map((i) => (i === element.index ? { value } : i));
  return ok({
    changes: inFile(list.file, rearrange(valueInTextOf(doc, list), next)),
    label: m.turnInto(named(element), aKind('page')),
    about: page ? [page] : [],
    lost: losses.map((loss) => lostIn(loss.element, loss.keys)),
    emptied,
  });
}

const textValue = ({ node }: Element): string | undefined =>
  node.type === 'string' ? node.value : undefined;
