import type { Doc, NodeId } from '$lib/core/document/node';
import { elementOf } from '$lib/core/document/elements';
import { plainPath } from '$lib/core/document/paths';
import { ok, refuse, type Result } from '$lib/core/result';
import { counterpartOf } from '$lib/features/preview/compare/compared';
import { shortestPath } from '$lib/features/preview/findability/shortest-path';
import {
  timeInWords,
  type Run,
  type FindabilitySide,
} from '$lib/features/preview/findability/findability';
import { siteOf, type Site } from '$lib/core/site/site';
import {
  resolveLocation,
  pathOf,
  locationOf,
  type ResolvedLocation,
} from '$lib/core/site/location';
import type { Session } from '$lib/editor/context';
import { SiteKnowledge } from '$lib/features/preview/site-knowledge.svelte';
import type { Reader } from '../reader.svelte';
import { outlasting, visitorOf } from '../session-readers.svelte';
import * as m from './messages';

/** A page that counts as found. */
export interface Target {
  readonly id: NodeId;
  readonly name: string;
  /** Its ancestors: "Docs › Guides". */
  readonly place: string;
}

interface Task {
  readonly words: string;
  readonly targets: readonly Target[];
}

/** The running trial. */
export interface Trial extends Task {
  readonly side: FindabilitySide;
  readonly doc: Doc;
  readonly reader: Reader;
  readonly isFound: (site: Site) => boolean;
  readonly direct: readonly string[] | undefined;
  /** Start time, from `performance.now()`. */
  readonly began: number;
}

/** Tasks given to people, and their results. Kept only as long as the document is open. */
export class Findability {
  words: string = $state('');
  targets: readonly Target[] = $state.raw([]);
  side: FindabilitySide = $state('after');
  runs: readonly Run[] = $state.raw([]);
  trial: Trial | undefined = $state.raw();
  readonly #tasks = new Map<string, Task>();
  readonly #session: Session;
  readonly #knowledge: SiteKnowledge;
  #clicks: string[] = [];
  #pages: string[] = [];

  constructor(session: Session) {
    this.#session = session;
    this.#knowledge = new SiteKnowledge(session);
  }

  get canTestBefore(): boolean {
    return this.#session.editor.changed;
  }

  /** Puts an earlier task back into the form. */
  recall(words: string, side: FindabilitySide): void {
    const task = this.#tasks.get(words);
    if (!task) return;
    this.words = task.words;
    this.targets = task.targets;
    this.side = side;
  }

  /** Starts a trial. Refuses if the task is incomplete or the page cannot be searched for. */
  start(now: number): Result<Trial> {
    const words = this.words.trim();
    const { targets } = this;
    if (!words) return refuse('words', m.taskMissing);
    if (targets.length === 0) return refuse('targets', m.targetMissing);
    const { editor } = this.#session;
    const side = this.canTestBefore ? this.side : 'after';
    const doc = side === 'before' ? editor.base : editor.doc;
    const goals = targets.flatMap(({ id }) => this.#goalOf(id, side) ?? []);
    if (goals.length === 0)
      return refuse('gone', side === 'before' ? m.pageNotBefore : m.pageNotNow);
    const { known } = this.#knowledge;
    const isFound = finderOf(goals);
    const first = siteOf(doc, undefined, known);
    if (first && isFound(first)) return refuse('first', m.isFirstPage);
    const task = { words, targets };
    this.#tasks.set(words, task);
    this.#clicks = [];
    this.#pages = [];
    const reader = visitorOf(this.#session, () => doc);
    const direct = shortestOf(goals.map((goal) => shortestPath(doc, known, goal)));
    this.trial = { ...task, side, doc, reader, isFound, direct, began: now };
    return ok(this.trial);
  }

  /** Location of the page in the tested site. */
  #goalOf(id: NodeId, side: FindabilitySide): ResolvedLocation | undefined {
    const { doc, base } = this.#session.editor;
    const element = elementOf(doc, id);
    const there = element && resolveLocation(doc, locationOf(element));
    if (!there || there.trail.at(-1) !== id) return undefined;
    if (side === 'after') return there;
    const before = counterpartOf(there, 'after', base, doc);
    return before && resolveLocation(base, before);
  }

  clicked(words: string): void {
    this.#clicks.push(words);
  }

  /** Records where the reader is, and ends the trial if it is the target. */
  arrived(site: Site, now: number): void {
    const page = `${site.at.trail.join('.')} ${site.at.part} ${site.at.operation ?? ''}`;
    if (this.#pages.at(-1) !== page) this.#pages.push(page);
    if (this.trial?.isFound(site)) this.#end(true, now);
  }

  giveUp(now: number): void {
    this.#end(false, now);
  }

  /** Ends the trial without a result. */
  cancel(): void {
    this.trial = undefined;
  }

  #end(found: boolean, now: number): void {
    const { trial } = this;
    if (!trial) return;
    const { words: task, side, direct, began } = trial;
    const returns = this.#pages.length - new Set(this.#pages).size;
    const run = { task, side, found, ms: now - began, clicks: this.#clicks, returns, direct };
    this.runs = [...this.runs, run];
    this.trial = undefined;
    const words = found ? m.foundAfter : m.givenUpAfter;
    this.#session.editor.say(words(run.clicks.length, timeInWords(run.ms)));
  }
}

/** Also accepts the same page listed elsewhere. */
function finderOf(goals: readonly ResolvedLocation[]): (site: Site) => boolean {
  const ids = new Set(goals.map(({ trail }) => trail.at(-1)));
  const paths = new Set(goals.flatMap((goal) => pathOf(goal) ?? []).map(plainPath));
  return ({ at, page }) =>
    at.part !== 'none' &&
    (ids.has(at.trail.at(-1)) || (page?.path !== undefined && paths.has(plainPath(page.path))));
}

const shortestOf = (ways: readonly (readonly string[] | undefined)[]) =>
  ways.reduce((best, way) => (way && (!best || way.length < best.length) ? way : best), undefined);

/** One per open document. */
const findabilities = new WeakMap<Session, Findability>();

export function findabilityOf(session: Session): Findability {
  let test = findabilities.get(session);
  if (!test) findabilities.set(session, (test = outlasting(() => new Findability(session))));
  return test;
}
