import type { Doc, NodeId } from '$lib/core/document/node';
import type { Division } from '$lib/core/site/division';
import { pageAt, switchTo } from '$lib/core/site/follow';
import type { SiteFacts } from '$lib/core/site/site-facts';
import type { Link } from '$lib/core/site/link';
import { nearestPage } from '$lib/features/preview/nearest-page';
import { locationTo, type Shown, type Toggled } from '$lib/core/site/sidebar';
import { siteOf, type Site } from '$lib/core/site/site';
import { Listeners } from '$lib/core/listeners';
import { resolveLocation, type SiteLocation } from '$lib/core/site/location';
import { isSameVisit, SET_OUT, turned, wentOn } from './journey';
import * as m from './site/messages';

/** The width of the window that the site is in. `fit`: that of the pane. */
export type Width = 'fit' | 'phone' | 'tablet' | 'desktop';
/** The site's color scheme. `follow` uses the one that the site sets. */
export type Scheme = 'follow' | 'light' | 'dark';

/** What is read: a document and the facts about its files. */
export interface Reading {
  readonly doc: Doc;
  readonly known: SiteFacts;
}

/**
 * A reader of the site: where they are, and what they have expanded, collapsed and dismissed. They go where they click
 * and to what is selected in the tree, whichever came last.
 */
export class Reader {
  toggled: Toggled = $state.raw(new Map<NodeId | string, boolean>());
  dismissed: ReadonlySet<string> = $state.raw(new Set<string>());
  width: Width = $state('fit');
  scheme: Scheme = $state('follow');
  /** Whether to show hidden elements. */
  showsHidden: boolean = $state(false);
  /** Whether to show what the builder drops, struck through. */
  showsLost: boolean = $state(true);
  /** Whether a group opens its first page, which the theme decides while `interaction.drilldown` is unset. */
  themeDrillsDown: boolean = $state(false);
  /** The menu of a narrow screen. Two readers who are compared share one. */
  menu: { isOpen: boolean } = $state({ isOpen: false });
  /** What a link off the page would have done. */
  note: string = $state('');

  readonly #reading: () => Reading;
  #visit: SiteLocation | undefined = $state.raw();
  #journey = $state.raw(SET_OUT);
  /** The trail of the last requested location. */
  #followed = '';
  readonly #steps = new Listeners<[isOwnStep: boolean]>();
  /** Heard at every step: the reader's own, and those that follow a request. */
  readonly onStep = this.#steps.add;

  constructor(reading: () => Reading) {
    this.#reading = reading;
  }

  /** The site as the reader sees it now. */
  readonly site: Site | undefined = $derived.by(() => {
    const { doc, known } = this.#reading();
    return siteOf(doc, this.#visit, known, { hidden: this.showsHidden, lost: this.showsLost });
  });

  /** Goes to a requested location if it is another one than before and isn't around the page that is read. */
  follow(wanted: SiteLocation | undefined): void {
    const trail = wanted ? wanted.trail.join() : '';
    if (trail === this.#followed) return;
    this.#followed = trail;
    if (!wanted || (this.#visit && wanted.trail.every((id, i) => this.#visit?.trail[i] === id)))
      return;
    this.#journey = wentOn(this.#journey, this.#visit);
    this.#visit = wanted;
    this.#steps.tell(false);
  }

  /** Stays with the page when the document changed: a page that moved is found by its id, and its new trail is kept. */
  stay(): void {
    const { doc, known } = this.#reading();
    const at = resolveLocation(doc, this.#visit, known);
    if (!at || at.part === 'none' || at.trail.at(-1) !== this.#visit?.trail.at(-1)) return;
    if (!isSameVisit(at, this.#visit))
      this.#visit = { trail: at.trail, part: at.part, operation: at.operation };
  }

  go(visit: SiteLocation): void {
    if (!this.#isHere(visit)) this.#journey = wentOn(this.#journey, this.#visit);
    this.#stand(visit);
  }

  #stand(visit: SiteLocation | undefined): void {
    this.#visit = visit;
    this.note = '';
    this.#steps.tell(true);
  }

  #isHere = (visit: SiteLocation | undefined): boolean => {
    const { doc, known } = this.#reading();
    return isSameVisit(resolveLocation(doc, visit, known), this.site?.at);
  };

  /** Whether there is a page to go back or forward to. */
  canTurn(way: 'back' | 'forward'): boolean {
    return turned(this.#journey, way, this.#visit) !== undefined;
  }

  /** Goes back or forward in the history. Skips entries that now resolve to the current page. */
  turn(way: 'back' | 'forward'): void {
    let turn = turned(this.#journey, way, this.#visit);
    while (turn) {
      this.#journey = turn.journey;
      if (!this.#isHere(turn.to)) return this.#stand(turn.to);
      turn = turned(turn.journey, way, turn.to);
    }
  }

  /** Follows a link written by someone. A link within the site is followed; any other is only described. */
  open(link: Link, label: string, from: Site): void {
    const { is, address } = link;
    if (is === 'path') this.goTo(address, from);
    else if (is === 'part') this.note = m.goesTo(label, address);
    else if (is === 'external') this.note = m.opens(label, address);
    else this.note = m.isNoLink(label, address);
  }

  /**
   * Goes to the page at a path, with or without the site's origin. If there is none, says so and names the nearest
   * page.
   */
  goTo(address: string, from = this.site): boolean {
    const { doc, known } = this.#reading();
    const path = address.trim().replace(/^https?:\/\/[^/]*/i, '');
    const page = from && pageAt(doc, path, from.at, known);
    if (page) {
      this.go(page);
      return true;
    }
    this.note = m.noPageAt(path, nearestPage(doc, path));
    return false;
  }

  /** Whether the site is shown dark. `system` is the system's setting, used if nothing else decides. */
  isDark(system: boolean): boolean {
    if (this.scheme !== 'follow') return this.scheme === 'dark';
    const chosen = this.site?.frame.appearance.default ?? 'system';
    return chosen === 'system' ? system : chosen === 'dark';
  }

  toDivision(division: Division, from: Site): void {
    if (division.lost !== undefined) this.note = division.lost;
    else if (division.link) this.open(division.link, division.label, from);
    else if (division.closed) this.note = m.notOpened(division.label);
    else {
      const { doc, known } = this.#reading();
      this.go(switchTo(doc, from.at, division.trail, known));
    }
  }

  /** A click on a row's title, handled as on the site. */
  toRow(shown: Shown, from: Site): void {
    const { row, open } = shown;
    const drillsDown = from.frame.drilldown ?? this.themeDrillsDown;
    if (row.is === 'closed') this.note = m.notOpened(row.label);
    else if (row.lost !== undefined) this.note = row.lost;
    else if (row.link) this.open(row.link, row.label, from);
    else if (row.is === 'group' && row.path === undefined && !drillsDown) this.toggle(shown);
    else {
      if (row.is === 'group' && !open) this.toggle(shown);
      this.go(locationTo(shown));
    }
  }

  toggle({ row, open }: Shown): void {
    this.toggled = new Map(this.toggled).set(row.fold, !open);
  }

  dismiss(content: string): void {
    this.dismissed = new Set(this.dismissed).add(content);
  }
}
