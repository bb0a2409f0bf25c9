/*
 * A drag, from the moment svelte-dnd-action reports its start to its end. The library provides the threshold, the touch
 * delay, scrolling at the edges and the drop. The drop target is projected from the pointer (project.ts) and checked
 * with `plan`. Rows stay in place while a line shows the target.
 */
import { tick } from 'svelte';
import type { Doc, NodeId } from '$lib/core/document/node';
import type { TreeItem } from '$lib/core/tree/rows';
import type { Load, Point } from '$lib/editor/external-drag.svelte';
import { act, refuse } from '../commands/perform';
import { takeLoad } from './external-drop';
import { hearDrag } from './drag-events';
import { placeGhost } from './ghost';
import { landing, landingOfNew } from './can-land';
import * as m from './messages';
import {
  externalItemsOf,
  depthAt,
  gapAt,
  dragItemsOf,
  type DragOrigin,
  type DragItems,
} from './drop-target';
import type { Tree } from '../tree.svelte';
import { depthFor, evaluateDrop, NOT_YET, OUTSIDE, type DropEvaluation } from './evaluate-drop';

/** Delay before a closed row under the pointer opens, in milliseconds. */
const OPEN_AFTER = 500;
/** Distance outside the tree within which a drop still counts, in pixels. */
const BESIDE = 40;

export class Drag {
  verdict: DropEvaluation | undefined = $state.raw();
  readonly #tree: Tree;
  #point = { x: 0, y: 0 };
  #byFinger = false;
  /**
   * The last measurement of the viewport. It is not measured at the drop, because the library has released the list's
   * height by then and measuring would scroll it.
   */
  #view: { readonly box: DOMRect; readonly top: number } | undefined;
  #grip: DragOrigin = { x: 0, depth: 0 };
  #cancelled = false;
  /** The document at the start. If it changes during the drag, nothing is moved. */
  #doc: Doc | undefined;
  #frame = 0;
  #hover: { readonly id: NodeId; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** Rows opened by hovering, outermost first. */
  #springLoaded: NodeId[] = [];
  #plans = new Map<string, DropEvaluation>();
  #ghost: HTMLElement | undefined;
  #started = 0;
  #stop: (() => void) | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Records the position of the pointer, where a drag may begin. */
  readonly touch = (event: MouseEvent | TouchEvent): void => {
    const point = 'touches' in event ? event.touches[0] : event;
    if (!point) return;
    if (this.#tree.taken?.load) return;
    this.#byFinger = 'touches' in event;
    const at = { x: point.clientX, y: point.clientY };
    if (this.#tree.taken) return this.moveTo(at);
    this.#point = at;
    this.#grip = { ...this.#grip, x: point.clientX };
  };

  /** Takes a row, along with the whole selection if the row is part of it. */
  begin(id: NodeId): void {
    this.#started = performance.now();
    const tree = this.#tree;
    const row = tree.rows[tree.indexOf(id)];
    if (!row) return;
    if (!tree.selectedIds.has(id)) tree.select(row);
    const bottom = Math.floor((tree.top + tree.height) / tree.rowHeight);
    this.#grip = { x: this.#grip.x, depth: row.depth };
    this.#take(dragItemsOf(tree.rows, tree.selectedIds, id, bottom));
    this.#listen();
    void this.#settle();
  }

  /** Takes a load from a panel. The depth is that of the row under the pointer, whatever its x. */
  carry(load: Load, point: Point, byFinger: boolean): void {
    this.#started = performance.now();
    this.#byFinger = byFinger;
    this.#take(externalItemsOf(load));
    const { viewport } = this.#tree;
    const scrolled = () => this.#schedule();
    viewport?.addEventListener('scroll', scrolled);
    this.#stop = () => {
      viewport?.removeEventListener('scroll', scrolled);
      this.#rest();
    };
    this.#point = point;
    void this.#settle();
  }

  #take(taken: DragItems): void {
    const tree = this.#tree;
    this.#cancelled = false;
    this.#view = undefined;
    this.#plans = new Map();
    this.#springLoaded = [];
    tree.offered = undefined;
    tree.taken = taken;
    this.#doc = tree.session.editor.doc;
    tree.isDropTarget = taken.load
      ? landingOfNew(this.#doc, taken.load.values)
      : landing(this.#doc, taken.rows);
  }

  /** Moves the pointer. */
  moveTo(point: Point): void {
    this.#point = point;
    this.#placeGhost();
    this.#schedule();
  }

  /** Cancels the drag. */
  cancel(): void {
    this.#cancelled = true;
    this.end();
  }

  /** Ends the drag: does what the line showed, unless it was canceled. */
  end(): void {
    const tree = this.#tree;
    const carried = tree.taken?.load;
    const isOff = this.#cancelled || tree.session.editor.doc !== this.#doc;
    const verdict = isOff ? undefined : this.#now();
    this.#stop?.();
    const grabbed = tree.taken?.grabbed;
    tree.taken = tree.isDropTarget = undefined;
    this.verdict = undefined;
    if (verdict?.kind === 'move') act(tree, [verdict.operation], 'move.drop');
    else if (verdict?.kind === 'insert') takeLoad(tree, verdict.plan);
    else if (verdict?.kind === 'refused') refuse(tree, verdict.refusal, true);
    else if (isOff) tree.session.editor.say(carried ? m.nothingAdded : m.nothingMoved);
    this.#closeAgain();
    // A drag from a panel leaves the focus there. An offered alternative takes it itself.
    if (carried) return;
    if (verdict?.kind !== 'move' && !tree.offered) void tree.focus(tree.indexOf(grabbed));
  }

  /** Closes the rows opened by hovering that do not contain the dragged elements. Keeps the rest in place. */
  #closeAgain(): void {
    const tree = this.#tree;
    const holds = new Set<NodeId>();
    for (const { parent } of tree.session.selection.elements)
      for (let up = parent; up; up = up.parent) holds.add(up.node.id);
    const before = tree.focusIndex;
    for (const id of this.#springLoaded.reverse()) {
      const row = tree.rows[tree.indexOf(id)];
      if (row && !holds.has(id)) tree.setOpen(row, false);
    }
    if (tree.viewport) tree.viewport.scrollTop += (tree.focusIndex - before) * tree.rowHeight;
  }

  /** Attaches the drag's copy at the pointer, which moves without rendering. */
  readonly ghost = (element: HTMLElement): (() => void) => {
    this.#ghost = element;
    this.#placeGhost();
    return () => (this.#ghost = undefined);
  };

  #placeGhost(): void {
    if (this.#ghost) placeGhost(this.#ghost, this.#point, this.#byFinger);
  }

  async #settle(): Promise<void> {
    await tick();
    this.#project();
    await tick();
    performance.measure('signpost:drag-start', { start: this.#started, end: performance.now() });
  }

  #listen(): void {
    const stop = hearDrag(this.#tree.viewport, {
      move: this.touch,
      scrolled: () => this.#schedule(),
      cancel: () => (this.#cancelled = true),
    });
    this.#stop = () => {
      stop();
      this.#rest();
    };
  }

  /** Cancels pending work. */
  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#hoverOver(undefined);
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#project();
    });
  }

  #project(): void {
    const { viewport, taken } = this.#tree;
    if (!viewport || !taken) return;
    this.#view = { box: viewport.getBoundingClientRect(), top: viewport.scrollTop };
    const verdict = this.#now();
    if (verdict !== this.verdict) this.verdict = verdict;
  }

  /** What a drop at the pointer would do now. */
  #now(): DropEvaluation | undefined {
    const tree = this.#tree;
    const { rowHeight } = tree;
    if (!this.#view || !tree.taken || tree.session.editor.doc !== this.#doc) return undefined;
    const { x, y } = this.#point;
    const { box, top } = this.#view;
    const beside = x < box.left - BESIDE || x > box.right + BESIDE;
    if (beside || y < box.top - BESIDE || y > box.bottom + BESIDE) {
      this.#hoverOver(undefined);
      return tree.taken.load ? NOT_YET : OUTSIDE;
    }
    // A pointer over the sticky ancestors counts as right below them.
    const begin = box.top + tree.sticky.length * rowHeight;
    const height = Math.max(begin, Math.min(y, box.bottom)) - box.top + top;
    this.#hoverOver(tree.rows[Math.floor(height / rowHeight)]);
    const gap = gapAt(height, rowHeight, tree.rows.length);
    const wanted = tree.taken.load
      ? depthFor(tree.rows, gap, x - box.left, tree.indent)
      : depthAt(x, this.#grip, tree.indent);
    return this.#evaluate(gap, wanted);
  }

  #evaluate(gap: number, depth: number): DropEvaluation | undefined {
    const tree = this.#tree;
    const key = `${gap} ${depth} ${tree.rows.length}`;
    const known = this.#plans.get(key);
    if (known) return known;
    const verdict = evaluateDrop(tree, tree.taken!, gap, depth);
    if (verdict) this.#plans.set(key, verdict);
    return verdict;
  }

  #hoverOver(row: TreeItem | undefined): void {
    const closed =
      row && row.expandable && !row.expanded && !this.#tree.taken?.ids.has(row.id)
        ? row
        : undefined;
    if (closed?.id === this.#hover?.id) return;
    clearTimeout(this.#hover?.timer);
    this.#hover = closed && {
      id: closed.id,
      timer: setTimeout(() => {
        this.#tree.setOpen(closed, true);
        this.#springLoaded.push(closed.id);
        this.#plans = new Map();
        this.#schedule();
      }, OPEN_AFTER),
    };
  }
}
