/*
 * Actions of the endpoints panel. Each one is a single undo step, planned before it is offered.
 */
import {
  planAllListed,
  planGenerated,
  planGroup,
  planListing,
  planUnlisting,
  type Heading,
} from '$lib/core/operations/listing';
import type { FixSteps } from '$lib/core/operations/fix';
import type { Result } from '$lib/core/result';
import {
  elementOf,
  elementsOf,
  labelOf,
  pointerTo,
  type Element,
} from '$lib/core/document/elements';
import { parseEndpoint } from '$lib/core/schema/kinds';
import type { ListedEndpoint } from '$lib/core/site/specification';
import type {
  UnknownEndpoint,
  OperationUse,
  TagSection,
} from '$lib/features/endpoints/endpoint-overview';
import type { Load } from '$lib/editor/external-drag.svelte';
import type { Session } from '$lib/editor/context';
import { commitSteps } from '$lib/editor/commands/fixes';
import * as m from './messages';
import { isNowhere, type Picker } from './picker.svelte';

type EndpointContext = Pick<Session, 'editor' | 'screen' | 'selection'>;

function carry(
  { editor }: EndpointContext,
  planned: Result<FixSteps>,
  origin: string,
  isFelt = false,
): boolean {
  if (!planned.ok) editor.say(planned.refusal.sentence, 'refusal');
  else commitSteps(editor, planned.value, origin, isFelt);
  return planned.ok;
}

/** Lists operations that the current list does not have yet. Skips those that cannot be written as an entry. */
export function list(
  workspace: EndpointContext,
  picker: Picker,
  operations: readonly OperationUse[],
): boolean {
  const { editor } = workspace;
  const { holder } = picker;
  if (!holder) return sayRefused(workspace, m.selectGroupFirst);
  const wanted = operations.flatMap((standing) => {
    const entry = standing.here ? undefined : picker.entryOf(standing);
    return entry === undefined ? [] : [{ entry, rank: standing.rank }];
  });
  if (wanted.length === 0) return sayRefused(workspace, m.cannotName);
  const planned = planListing(editor.doc, holder, wanted, ranksIn(picker));
  const done = carry(workspace, planned, 'endpoint.list');
  const twice = operations.filter((one) => !one.here && !isNowhere(one));
  if (done && twice.length > 0) editor.say(listedTwice(twice, labelOf(holder)), 'undoable');
  return done;
}

/** The rank in the specification of what is listed, by its entry. */
export function ranksIn({ overview }: Picker): (entry: string) => number | undefined {
  const uses = overview.sections.flatMap(({ operations }) => operations);
  const ranks = new Map(uses.flatMap(({ here, rank }) => (here ? [[here.entry, rank]] : [])));
  return (entry) => ranks.get(entry);
}

/** Says that endpoints that have just been listed were listed somewhere else before. */
export function listedTwice([one, ...more]: readonly OperationUse[], place: string): string {
  return one && more.length === 0
    ? m.oneListedTwice(
        one.name,
        place || m.unnamed,
        (one.elsewhere[0] ?? one.generator)?.place || m.unnamed,
      )
    : m.severalListedTwice(1 + more.length);
}

const sayRefused = ({ editor }: EndpointContext, sentence: string): boolean => {
  editor.say(sentence, 'refusal');
  return false;
};

/** Removes entries. If one of them was selected, the selection moves to the element that contained it. */
export function unlist(workspace: EndpointContext, entries: readonly ListedEndpoint[]): boolean {
  const { editor, selection } = workspace;
  const gone = elementsOf(
    editor.doc,
    entries.map(({ id }) => id),
  );
  const isSelected = entries.some(({ id }) => selection.isSelected(id));
  const holder = entries[0]?.holder.id;
  const planned = planUnlisting(editor.doc, gone.map(pointerTo));
  const done = carry(workspace, planned, 'endpoint.unlist', entries.length > 1);
  if (done && isSelected && holder !== undefined) selection.select(holder);
  return done;
}

/** Operations of a tag that are listed nowhere, for a new group. Leaves out those that the specification hides. */
export const forGroup = (operations: readonly OperationUse[]): readonly OperationUse[] =>
  operations.filter((one) => isNowhere(one) && !one.operation.hidden);

export function listAsGroup(
  workspace: EndpointContext,
  picker: Picker,
  { tag, operations }: TagSection,
): void {
  const { scope } = picker;
  if (!scope) return;
  const entries = forGroup(operations).flatMap((one) => picker.entryOf(one) ?? []);
  const heading = { label: tag || m.otherGroup, entries };
  carry(workspace, planGroup(workspace.editor.doc, scope, heading), 'endpoint.group');
}

/** Proposes listing every endpoint explicitly. */
export function proposeAllListed(
  { editor, screen, selection }: EndpointContext,
  picker: Picker,
): void {
  const { scope, overview } = picker;
  if (!scope) return;
  const headings: readonly Heading[] = overview.sections.flatMap(({ tag, operations }) => {
    const entries = operations.flatMap((one) =>
      one.operation.hidden ? [] : (picker.entryOf(one) ?? []),
    );
    return entries.length > 0 ? [{ label: tag, entries }] : [];
  });
  const planned = planAllListed(editor.doc, scope, headings);
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  screen.proposal = {
    title: planned.value.label,
    confirm: m.listAll,
    steps: planned.value,
    lost: [],
    origin: 'endpoint.all',
    done: () => selection.setExpanded(scope.node.id, true),
  };
}

/** Proposes going back to generated pages, and shows what would be lost. */
export function proposeGenerated(
  { editor, screen, selection }: EndpointContext,
  picker: Picker,
): void {
  const { scope, overview, specification } = picker;
  if (!scope || !specification) return;
  const entries = [
    ...overview.sections.flatMap(({ operations }) =>
      operations.flatMap(({ here, elsewhere }) => (here ? [here, ...elsewhere] : elsewhere)),
    ),
    ...overview.unknownEndpoints.map(({ listed }) => listed),
  ];
  const ids = new Set(entries.map(({ id }) => id));
  const label = specification.title || m.apiReference;
  const planned = planGenerated(editor.doc, scope, (id) => ids.has(id), label);
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  const { steps, lost } = planned.value;
  screen.proposal = {
    title: steps.label,
    confirm: m.showGenerated,
    steps,
    lost,
    origin: 'endpoint.generated',
    done: () => selection.setExpanded(scope.node.id, true),
  };
}

/** Replaces the entry with the operation that was probably meant. */
export function applyFix({ editor }: EndpointContext, { listed, near }: UnknownEndpoint): void {
  const [entry] = elementsOf(editor.doc, [listed.id]);
  const specification = parseEndpoint(listed.entry)?.specification;
  if (!entry || near === undefined) return;
  const value = specification ? `${specification} ${near}` : near;
  editor.run({ op: 'set', node: pointerTo(entry), field: 'path', value }, 'set.path');
}

/** Selects an entry and brings it into view. The panel then shows the list that contains it. */
export function goTo(
  { editor, selection }: EndpointContext,
  { id }: Pick<ListedEndpoint, 'id'>,
): void {
  const element = elementOf(editor.doc, id);
  if (element) selection.reveal(element);
}

/**
 * What a drag of operations carries. The entries are written to suit the specification in effect at the drop target.
 */
export function loadOf(
  picker: Picker,
  operations: readonly OperationUse[],
  label: string,
): Load | undefined {
  const valuesIn = (holder?: Element) =>
    operations.flatMap((one) => picker.entryOf(one, holder) ?? []);
  const values = valuesIn();
  return values.length > 0 ? { values, valuesIn, label, kind: 'endpoint' } : undefined;
}
