/*
 * State of the endpoints panel: one specification next to one place in the navigation. The place follows the selection.
 * In an element that contains groups, one of the groups receives the ticked endpoints.
 */
import type { Specification } from '$lib/core/openapi/specification';
import { member } from '$lib/core/document/walk';
import {
  childElements,
  elementOf,
  labelOf,
  navigationOf,
  type Element,
} from '$lib/core/document/elements';
import { plainName } from '$lib/core/check/specifications/specification-names';
import {
  entryOf,
  overviewOf,
  type Overview,
  type OperationUse,
  type UnknownEndpoint,
} from '$lib/features/endpoints/endpoint-overview';
import {
  generatorsOf,
  listedEndpoints,
  namesAt,
  specificationOf,
} from '$lib/core/site/specification';
import type { Session } from '$lib/editor/context';
import type { Reading } from '$lib/editor/files/specifications.svelte';
import { isolated } from '$lib/core/text/direction';
import * as m from './messages';

/** Filter for the operations that are shown. */
export type Show = 'all' | 'nowhere' | 'here' | 'elsewhere';

export type PickerRow =
  | { readonly type: 'tag'; readonly tag: string; readonly operations: readonly OperationUse[] }
  | { readonly type: 'operation'; readonly standing: OperationUse }
  | { readonly type: 'unknownEndpoints'; readonly count: number }
  | { readonly type: 'unknownEndpoint'; readonly unknownEndpoint: UnknownEndpoint };

/** An element that endpoints can be listed in. */
export interface Holder {
  readonly element: Element;
  readonly label: string;
}

const EMPTY_OVERVIEW: Overview = { sections: [], unknownEndpoints: [] };
/** Limit on the groups offered as places. */
const MOST_HOLDERS = 300;

export class Picker {
  query = $state('');
  show: Show = $state('all');
  #chosenName: string | undefined = $state.raw();
  #chosenHolder: number | undefined = $state.raw();
  #closed: ReadonlySet<string> = $state.raw(new Set());
  /** The last scope. Stays in view after the selected element is removed. */
  #last: number | undefined;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The element that the panel is about: the selected one, or the element that contains a selected entry. */
  readonly scope: Element | undefined = $derived.by(() => {
    const { selection, editor } = this.#session;
    const { primary } = selection;
    const near = primary?.node.type === 'string' ? primary.parent : primary;
    const last = this.#last === undefined ? undefined : elementOf(editor.doc, this.#last);
    const scope = near ?? last ?? navigationOf(editor.doc);
    this.#last = scope?.node.id;
    return scope;
  });
  readonly inEffect = $derived(this.scope && specificationOf(this.scope));
  /** Specifications to choose from: those in effect, those that the document names, and likely files of the folder. */
  readonly names: readonly string[] = $derived.by(() => {
    const { specifications } = this.#session;
    const all = [
      ...(this.inEffect?.names ?? []),
      ...specifications.named,
      ...specifications.likely,
    ];
    return [...new Map(all.map((name) => [plainName(name), name])).values()];
  });
  readonly name: string | undefined = $derived.by(() => {
    const [first] = this.inEffect?.names ?? this.names;
    return this.#chosenName !== undefined && this.names.includes(this.#chosenName)
      ? this.#chosenName
      : this.names.find((name) => first !== undefined && plainName(name) === plainName(first));
  });
  readonly reading: Reading | undefined = $derived.by(() =>
    this.name === undefined ? undefined : this.#session.specifications.of(this.name),
  );
  readonly specification: Specification | undefined = $derived(
    this.reading?.state === 'read' ? this.reading.specification : undefined,
  );
  readonly #listed = $derived.by(() => {
    const { doc, world } = this.#session.editor;
    return listedEndpoints(doc, world.pageFiles);
  });
  /** Elements that ticked endpoints can go into. */
  readonly holders: readonly Holder[] = $derived(this.scope ? holdersIn(this.scope) : []);
  readonly holder: Element | undefined = $derived.by(() => {
    const chosen = this.holders.find(({ element }) => element.node.id === this.#chosenHolder);
    if (chosen) return chosen.element;
    const listing = new Set(this.#listed.map(({ holder }) => holder.id));
    const first = this.holders.find(({ element }) => listing.has(element.node.id));
    return (first ?? this.holders[0])?.element;
  });
  readonly overview: Overview = $derived.by(() => {
    const { specification, name } = this;
    if (!specification || name === undefined) return EMPTY_OVERVIEW;
    const { specifications, editor } = this.#session;
    const navigation = { listed: this.#listed, generators: generatorsOf(editor.doc) };
    return overviewOf(specification, name, navigation, this.holder?.node, (other) =>
      specifications.read(other),
    );
  });
  readonly counts = $derived.by(() => {
    const all = this.overview.sections.flatMap(({ operations }) => operations);
    return {
      all: all.length,
      nowhere: all.filter(isNowhere).length,
      here: all.filter(({ here }) => here).length,
      elsewhere: all.filter(isElsewhere).length,
    };
  });
  readonly rows: readonly PickerRow[] = $derived.by(() => {
    const words = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ name, operation: { summary, tags } }: OperationUse) => {
      const text = `${name} ${summary} ${tags.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word));
    };
    const { show } = this;
    const isShown = SHOWN[show];
    const shown = (one: OperationUse) => isShown(one) && fits(one);
    const unknownEndpoints = this.overview.unknownEndpoints.filter(({ listed }) =>
      words.every((word) => listed.entry.toLowerCase().includes(word)),
    );
    const rows: PickerRow[] = [];
    if (unknownEndpoints.length > 0 && show === 'all') {
      rows.push({ type: 'unknownEndpoints', count: unknownEndpoints.length });
      rows.push(
        ...unknownEndpoints.map(
          (unknownEndpoint) => ({ type: 'unknownEndpoint', unknownEndpoint }) as const,
        ),
      );
    }
    for (const { tag, operations } of this.overview.sections) {
      const some = operations.filter(shown);
      if (some.length === 0) continue;
      rows.push({ type: 'tag', tag, operations: some });
      if (!this.#closed.has(tag) || words.length > 0)
        rows.push(...some.map((standing) => ({ type: 'operation', standing }) as const));
    }
    return rows;
  });
  /** True if the element lists nothing, so that the site generates a page for every operation. */
  readonly generates: boolean = $derived.by(() => {
    const { scope } = this;
    if (!scope || !namesAt(scope.node)?.length || member(scope.node, 'href')) return false;
    return childElements(scope).every(({ key }) => key === 'global');
  });
  /** True if the element names a specification and has endpoint entries of it. */
  readonly isExplicit: boolean = $derived.by(() => {
    if (!this.scope || !namesAt(this.scope.node)?.length) return false;
    const within = new Set(this.holders.map(({ element }) => element.node));
    return this.overview.sections.some(({ operations }) =>
      operations.some(
        ({ here, elsewhere }) =>
          (here && !here.isPage) ||
          elsewhere.some(({ holder, isPage }) => !isPage && within.has(holder)),
      ),
    );
  });

  choose(name: string): void {
    this.#chosenName = name;
    this.#session.specifications.ask(name);
  }
  chooseHolder(id: number): void {
    this.#chosenHolder = id;
  }
  isOpen(tag: string): boolean {
    return !this.#closed.has(tag);
  }
  toggleTag(tag: string): void {
    const next = new Set(this.#closed);
    if (!next.delete(tag)) next.add(tag);
    this.#closed = next;
  }

  /** The text of an operation's entry inside `holder`. Undefined if the operation cannot be written there. */
  entryOf({ operation }: OperationUse, holder = this.holder ?? this.scope): string | undefined {
    if (this.name === undefined || !holder) return undefined;
    return entryOf(operation, this.name, specificationOf(holder)?.names ?? [], (other) =>
      this.#session.specifications.read(other),
    );
  }
}

export const isNowhere = ({ here, elsewhere, generator }: OperationUse): boolean =>
  !here && elsewhere.length === 0 && !generator;

const isElsewhere = (one: OperationUse): boolean => !one.here && !isNowhere(one);

const SHOWN: Readonly<Record<Show, (one: OperationUse) => boolean>> = {
  all: () => true,
  nowhere: isNowhere,
  here: ({ here }) => here !== undefined,
  elsewhere: isElsewhere,
};

/** The element itself if it contains only pages or nothing, plus the groups inside it. */
function holdersIn(scope: Element): readonly Holder[] {
  const out: Holder[] = [];
  const look = (element: Element, way: readonly string[]): void => {
    for (const child of childElements(element)) {
      if (child.kind !== 'group' || child.node.type !== 'object' || out.length >= MOST_HOLDERS)
        continue;
      const names = [...way, labelOf(child) || m.unnamedGroup];
      out.push({ element: child, label: names.map(isolated).join(' › ') });
      look(child, names);
    }
  };
  const children = childElements(scope).filter(({ key }) => key !== 'global');
  if (scope.kind === 'group') return [{ element: scope, label: labelOf(scope) }];
  if (children.every(({ key }) => key === 'pages'))
    out.push({ element: scope, label: labelOf(scope) });
  look(scope, []);
  return out;
}
