import { spotAt } from '$lib/core/model/walk';
import type { NodeId } from '$lib/core/model/node';
import { elementOf, type Element } from '$lib/core/rules/elements';
import type { Division } from '$lib/core/views/division';
import { pageAt, switchTo } from '$lib/core/views/follow';
import type { Link } from '$lib/core/views/link';
import { visitTo, type Shown } from '$lib/core/views/sidebar';
import { siteOf, type Site } from '$lib/core/views/site';
import { visitOf, type Visit } from '$lib/core/views/visit';
import type { Session } from '$lib/editor/context';

export type Width = 'phone' | 'tablet' | 'desktop';

/**
 * Somebody who reads the site: where they are, and what they have opened, closed and dismissed. They go
 * where they click, and to what is selected in the tree; of the two the later counts.
 */
export class Reader {
  toggled: ReadonlyMap<NodeId, boolean> = $state.raw(new Map<NodeId, boolean>());
  dismissed: ReadonlySet<string> = $state.raw(new Set<string>());
  width: Width = $state('desktop');
  /** While `interaction.drilldown` is unset the theme decides whether a group leads to its first page. */
  themeDrillsDown: boolean = $state(false);
  /** On a narrow screen the sidebar can be put away. */
  hasSidebar: boolean = $state(true);
  /** What a link that leads off the page would have done. */
  note: string = $state('');

  readonly #session: Session;
  #visit: Visit | undefined;
  #clicks: number = $state(0);
  /** The way to the selected element that the reader has followed. */
  #followed = '';

  constructor(session: Session) {
    this.#session = session;
  }

  /** The site as the reader sees it now. The document is the last good one while the text does not parse. */
  look(): Site | undefined {
    const { editor, selection } = this.#session;
    void this.#clicks;
    const { primary } = selection;
    const way = primary ? visitOf(primary).trail.join() : '';
    if (primary && way !== this.#followed) this.#visit = this.#towards(primary);
    this.#followed = way;
    const site = siteOf(editor.doc, this.#visit, editor.world);
    const at = site?.at;
    // A page that moved is found by its id once; from then on by its way.
    if (at && at.part !== 'none' && at.trail.at(-1) === this.#visit?.trail.at(-1))
      this.#visit = { trail: at.trail, part: at.part };
    return site;
  }

  #towards(element: Element): Visit | undefined {
    if (element.kind === 'navigation' || element.kind === 'global') return this.#visit;
    if (element.parent?.kind === 'global') return this.#visit;
    const visit = visitOf(element);
    const isAround = this.#visit && visit.trail.every((id, i) => this.#visit?.trail[i] === id);
    return isAround ? this.#visit : visit;
  }

  go(visit: Visit): void {
    this.#visit = visit;
    this.#clicks++;
    this.note = '';
    if (this.width === 'phone') this.hasSidebar = false;
  }

  /** Follows a link that somebody wrote: inside the site it is followed, elsewhere only said. */
  open(link: Link, label: string, from: Site): void {
    const { is, address } = link;
    const page = is === 'path' ? pageAt(this.#session.editor.doc, address, from.at) : undefined;
    if (page) this.go(page);
    else if (is === 'path') this.note = `The navigation has no page at ${address}`;
    else if (is === 'part') this.note = `“${label}” goes to ${address} on the page`;
    else if (is === 'external') this.note = `“${label}” opens ${address}`;
    else this.note = `“${label}” is a script or data, not a link: ${address}`;
  }

  toDivision(division: Division, from: Site): void {
    if (division.link) this.open(division.link, division.label, from);
    else if (division.closed) this.note = `${division.label} was not opened along`;
    else this.go(switchTo(this.#session.editor.doc, from.at, division.trail));
  }

  /** A click on a row's title, as the site would take it. */
  toRow(shown: Shown, from: Site): void {
    const { row, open } = shown;
    const drillsDown = from.frame.drilldown ?? this.themeDrillsDown;
    if (row.is === 'closed') this.note = `${row.label} was not opened along`;
    else if (row.is === 'group' && row.path === undefined && !drillsDown) this.toggle(shown);
    else {
      if (row.is === 'group' && !open) this.toggle(shown);
      this.go(visitTo(shown));
    }
  }

  toggle({ row, open }: Shown): void {
    this.toggled = new Map(this.toggled).set(row.id, !open);
  }

  dismiss(content: string): void {
    this.dismissed = new Set(this.dismissed).add(content);
  }

  /** Selects an element of the preview in the tree. */
  edit(id: NodeId): void {
    const { editor, selection, screen } = this.#session;
    const element = elementOf(editor.doc, id);
    if (!element) return;
    selection.reveal(element);
    screen.panel = 'properties';
    screen.pane = 'navigation';
    editor.say('Selected in the navigation', 'quiet');
  }

  editSite(): void {
    const { screen } = this.#session;
    screen.panel = 'site-settings';
    screen.pane = 'panel';
  }

  /** Why there is nothing to see. */
  get absence(): string {
    const { doc } = this.#session.editor;
    const file = doc.files.get(doc.main);
    if (file?.tooDeep && file.problem) return file.problem.message;
    if (!file?.root) return 'Readers see nothing until the JSON can be read.';
    return spotAt(doc, ['navigation'])
      ? 'Readers see nothing: “navigation” is not an object with pages, groups, tabs or the like.'
      : 'Readers see nothing: this file has no “navigation”.';
  }
}

/** One reader for a document, who stays where they are while the preview is out of sight. */
const readers = new WeakMap<Session, Reader>();

export function readerOf(session: Session): Reader {
  const known = readers.get(session);
  if (known) return known;
  const reader = new Reader(session);
  readers.set(session, reader);
  return reader;
}
