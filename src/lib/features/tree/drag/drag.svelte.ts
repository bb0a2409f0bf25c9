/*
 * A drag, from its start to the drop. svelte-dnd-action provides the threshold, the touch delay and the drop of a row;
 * loads from panels come from `externalDrag`. Both follow one rule (drop-target.ts), checked with `plan`. Rows stay in
 * place while a line or a tinted row shows the target.
 */
import { tick } from 'svelte';
import type { Doc, NodeId } from '$lib/core/document/node';
import type { TreeItem } from '$lib/core/tree/rows';
import type { Load, Point } from '$lib/editor/external-drag.svelte';
import { act, refuse } from '../commands/perform';
import { takeLoad } from './external-drop';
import { hearDrag } from './drag-events';
import { placeGhost, placeNote } from './ghost';
import { hasPlaceFor, landing, landingOfNew } from './can-land';
import * as m from './messages';
import {
  dragItemsOf,
  externalItemsOf,
  isMiddle,
  type DragItems,
  type DropEvaluation,
  type Pointed,
} from './drop-target';
import type { Tree } from '../tree.svelte';
import { dropEvaluator, nowhere } from './evaluate-drop';
import { scrollAtEdges } from './scroll-at-edges';
import { SpringLoading } from './spring-loading';

export class Drag {
  readonly #tree: Tree;
  #point = { x: 0, y: 0 };
  /** The last measurement of the viewport, so that a drop means what was last on screen. */
  #view: { readonly box: DOMRect; readonly top: number } | undefined;
  #cancelled = false;
  /** The document at the start. If it changes during the drag, nothing is moved. */
  #doc: Doc | undefined;
  #frame = 0;
  #dimming = 0;
  #spring: SpringLoading;
  #evaluate: ((pointed: Pointed) => DropEvaluation) | undefined;
  #scroll: ReturnType<typeof scrollAtEdges> | undefined;
  #ghost: HTMLElement | undefined;
  #note: HTMLElement | undefined;
  #started = 0;
  #stop: (() => void) | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#spring = new SpringLoading(tree, () => {
      // What has opened may be longer than the tree was. The row under the pointer stays there.
      this.#scroll?.hold();
      this.#project();
    });
  }

  /** Receives loads from panels, and notes whether a pointer is down, until the returned function is called. */
  start(): () => void {
    const { externalDrag, screen } = this.#tree.session;
    const heard = new AbortController();
    for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(name, () => (screen.isPressed = name === 'pointerdown'), {
        // A blur of the window, not of something in it.
        capture: name !== 'blur',
        signal: heard.signal,
      });
    const leave = externalDrag.receives({
      begin: (load, point) => this.#carry(load, point),
      move: (point) => this.#moveTo(point),
      drop: () => this.end(),
      cancel: () => {
        this.#cancelled = true;
        this.end();
      },
    });
    return () => {
      leave();
      heard.abort();
      screen.isPressed = false;
    };
  }

  /** Records the position of the pointer, where a drag may begin. */
  readonly touch = (event: MouseEvent | TouchEvent): void => {
    const point = 'touches' in event ? event.touches[0] : event;
    if (!point || this.#tree.taken?.load) return;
    const at = { x: point.clientX, y: point.clientY };
    if (this.#tree.taken) this.#moveTo(at);
    else this.#point = at;
  };

  /** Takes a row, along with the whole selection if the row is part of it. */
  begin(id: NodeId): void {
    this.#started = performance.now();
    const tree = this.#tree;
    const row = tree.rows[tree.indexOf(id)];
    if (!row) return;
    if (!tree.selectedIds.has(id)) tree.press(row);
    const bottom = Math.floor((tree.top + tree.height) / tree.rowHeight);
    this.#take(dragItemsOf(tree.rows, tree.selectedIds, id, bottom));
    const deaf = hearDrag(this.touch, () => (this.#cancelled = true));
    const rest = this.#stop;
    this.#stop = () => {
      deaf();
      rest?.();
    };
  }

  #keepRoom(): void {
    this.#tree.roomFor = Math.max(this.#tree.roomFor, this.#tree.rows.length);
  }

  #carry(load: Load, point: Point): void {
    this.#started = performance.now();
    this.#point = point;
    this.#take(externalItemsOf(load));
  }

  #take(taken: DragItems): void {
    const tree = this.#tree;
    const { viewport } = tree;
    const { doc } = tree.session.editor;
    this.#doc = doc;
    this.#cancelled = false;
    this.#view = undefined;
    this.#evaluate = dropEvaluator(tree, taken, this.#spring.has);
    tree.offered = undefined;
    // Until the pointer moves over a row again. The row under it may be another one by then.
    tree.session.selection.hovered = undefined;
    this.#keepRoom();
    tree.taken = taken;
    this.#scroll = viewport && scrollAtEdges(viewport, () => this.#point);
    const heard = new AbortController();
    viewport?.addEventListener('scroll', () => this.#schedule(), heard);
    this.#stop = () => {
      heard.abort();
      this.#scroll?.stop();
      cancelAnimationFrame(this.#frame);
      cancelAnimationFrame(this.#dimming);
      this.#frame = 0;
    };
    void this.#settle();
  }

  #moveTo(point: Point): void {
    this.#point = point;
    this.#placeGhost();
    this.#schedule();
  }

  /** Ends the drag: does what the tree showed, unless it was canceled. */
  end(): void {
    const tree = this.#tree;
    const { taken } = tree;
    const isOff = this.#cancelled || tree.session.editor.doc !== this.#doc;
    const drop = isOff ? undefined : this.#now();
    this.#stop?.();
    tree.taken = tree.isDropTarget = tree.drop = undefined;
    if (drop?.kind === 'move') act(tree, [drop.operation], 'move.drop');
    else if (drop?.kind === 'insert') takeLoad(tree, drop.plan);
    else if (drop?.kind === 'refused') refuse(tree, drop.refusal, drop.refuser);
    else if (isOff) tree.session.editor.say(taken?.load ? m.nothingAdded : m.nothingMoved);
    this.#closeAgain();
    tree.roomFor = 0;
    // The tree returns here after another view, also when only the drag scrolled it.
    tree.scrolled(tree.top);
    // A drag from a panel leaves the focus there. An offered alternative takes it itself.
    if (taken?.load || drop?.kind === 'move' || tree.offered) return;
    const at = tree.indexOf(taken?.grabbed);
    void tree.focus(at, tree.roomAround(at));
  }

  /** Closes the rows that this drag opened and that do not contain what is selected. Keeps the rest in place. */
  #closeAgain(): void {
    const tree = this.#tree;
    const holds = new Set<NodeId>();
    for (const { parent } of tree.session.selection.elements)
      for (let up = parent; up; up = up.parent) holds.add(up.node.id);
    const before = tree.focusIndex;
    this.#spring.end(holds);
    tree.scrollBy(tree.focusIndex - before);
  }

  /** Attaches the drag's copy at the pointer, which moves without rendering. */
  readonly ghost = (element: HTMLElement): (() => void) => {
    this.#ghost = element;
    this.#placeGhost();
    return () => (this.#ghost = undefined);
  };

  /** Attaches what a drop would do, which moves along beside the tree, where it covers no row. */
  readonly note = (element: HTMLElement): (() => void) => {
    this.#note = element;
    this.#placeGhost();
    return () => (this.#note = undefined);
  };

  #placeGhost(): void {
    const box = this.#view?.box;
    // The reason for a refusal is below the tree and stays readable.
    const floor = this.#tree.drop?.kind === 'refused' ? box?.bottom : undefined;
    if (!this.#ghost) return;
    placeGhost(this.#ghost, this.#point, floor);
    if (this.#note && box) placeNote(this.#note, this.#ghost, box.right);
  }

  async #settle(): Promise<void> {
    await tick();
    this.#project();
    await tick();
    performance.measure('signpost:drag-start', { start: this.#started, end: performance.now() });
    void this.#announce();
    this.#dimming = requestAnimationFrame(() => this.#dim());
  }

  /** Dims the rows that can't take what is dragged, once the drag itself is on screen. */
  #dim(): void {
    const tree = this.#tree;
    const { taken } = tree;
    const doc = this.#doc;
    if (!taken || !doc) return;
    tree.isDropTarget = taken.load
      ? landingOfNew(doc, taken.load.values)
      : landing(doc, taken.rows);
  }

  /** Loads with the first drag. Says nothing if that is over before. */
  async #announce(): Promise<void> {
    const { taken, session } = this.#tree;
    const { pickedUp } = await import('./picked-up');
    if (taken && taken === this.#tree.taken)
      session.editor.say(pickedUp(taken, session.editor.world.titles), 'quiet');
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#project();
    });
  }

  #project(): void {
    const tree = this.#tree;
    const { viewport, taken } = tree;
    if (!viewport || !taken) return;
    const box = viewport.getBoundingClientRect();
    this.#view = { box, top: viewport.scrollTop };
    this.#spring.closeBelow(this.#point.y - box.top + viewport.scrollTop);
    this.#keepRoom();
    const pointed = this.#pointed();
    const row = pointed && isMiddle(pointed.y) ? tree.rows[pointed.at] : undefined;
    const opens = row && !taken.ids.has(row.id) && hasPlaceFor(taken.kinds, row);
    this.#spring.rest(opens ? row : undefined);
    tree.drop = this.#now();
    this.#scroll?.check();
  }

  /** What a drop at the pointer would do now. */
  #now(): DropEvaluation | undefined {
    const { taken, session } = this.#tree;
    if (!this.#view || !taken || session.editor.doc !== this.#doc) return undefined;
    const pointed = this.#pointed();
    return pointed ? this.#evaluate?.(pointed) : nowhere(taken);
  }

  /** Where the pointer is on the rows. Undefined outside the tree. */
  #pointed(): Pointed | undefined {
    if (!this.#view) return undefined;
    const { rows, rowHeight } = this.#tree;
    const { x, y } = this.#point;
    const { box, top } = this.#view;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
    const height = (y - box.top + top) / rowHeight;
    const at = Math.min(Math.floor(height), rows.length);
    const row = rows[at];
    return {
      at,
      y: height - at,
      outdents: row ? this.#outdents(row, x) : 0,
    };
  }

  #outdents(row: TreeItem, x: number): number {
    const icon = this.#tree.elementOf(row.id)?.querySelector('.kind');
    const left = icon?.getBoundingClientRect().left ?? 0;
    return Math.max(0, Math.ceil((left - x) / this.#tree.indent));
  }
}
