/*
 * A drag, from the moment when svelte-dnd-action says that it began until it ends. The library gives the
 * threshold, the touch delay, scrolling at the edges and the drop; where the drop leads is projected from
 * the pointer (project.ts) and asked of `plan`. Rows stay where they are while a line shows the place.
 */
import { tick } from 'svelte';
import type { Doc, NodeId } from '$lib/core/model/node';
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { OperationFix, Refusal } from '$lib/core/result';
import { rowPointer, type Row } from '$lib/core/views/rows';
import type { Load, Point } from '$lib/editor/carrying.svelte';
import { act, refuse, waysOut } from './acts';
import { planLoad, takeLoad } from './carried';
import { landing, landingOfNew } from './landing';
import {
  aimsAt,
  carriedOf,
  depthAt,
  gapAt,
  isStaying,
  placementOf,
  takenOf,
  type Aim,
  type Grip,
  type Taken,
} from './project';
import type { Tree } from './tree.svelte';
import { whereTo } from './words';

/** What a drop here would do. */
export type Verdict =
  | {
      readonly kind: 'move';
      readonly aim: Aim;
      readonly text: string;
      readonly operation: Operation;
    }
  | { readonly kind: 'insert'; readonly aim: Aim; readonly text: string; readonly plan: Plan }
  | { readonly kind: 'stay'; readonly aim: Aim; readonly text: string }
  | {
      readonly kind: 'refused';
      readonly aim: Aim;
      readonly refusal: Refusal;
      /** What could be done instead; each can be carried out. */
      readonly instead: readonly OperationFix[];
    }
  | { readonly kind: 'outside'; readonly text: string };

/** A closed row under the pointer opens after this many milliseconds. */
const OPEN_AFTER = 500;
/** The ghost stands this far from the pointer: the line, half a row away at most, stays in view. A finger hides more. */
const CLEAR = 22;
const CLEAR_OF_FINGER = 44;
/** This far beside the tree a drop still counts. */
const BESIDE = 40;

export class Drag {
  verdict: Verdict | undefined = $state.raw();
  readonly #tree: Tree;
  #point = { x: 0, y: 0 };
  #byFinger = false;
  /**
   * The viewport as it was last measured. It is not measured at the drop: the library has let go of the
   * list's height by then, and to look would scroll it.
   */
  #view: { readonly box: DOMRect; readonly top: number } | undefined;
  #grip: Grip = { x: 0, depth: 0 };
  #cancelled = false;
  /** What it began on: when that changes under the hand, nothing is moved. */
  #doc: Doc | undefined;
  #frame = 0;
  #hover: { readonly id: NodeId; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** Opened by hovering, the outermost first. */
  #sprung: NodeId[] = [];
  #plans = new Map<string, Verdict>();
  #ghost: HTMLElement | undefined;
  #started = 0;
  #stop: (() => void) | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Remembers where the pointer is; a drag may begin there. */
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

  /** Takes a row, and with it all that is selected when it is one of these. */
  begin(id: NodeId): void {
    this.#started = performance.now();
    const tree = this.#tree;
    const row = tree.rows[tree.indexOf(id)];
    if (!row) return;
    if (!tree.selectedIds.has(id)) tree.select(row);
    const bottom = Math.floor((tree.top + tree.height) / tree.rowHeight);
    this.#grip = { x: this.#grip.x, depth: row.depth };
    this.#take(takenOf(tree.rows, tree.selectedIds, id, bottom));
    this.#listen();
    void this.#settle();
  }

  /** Takes what comes from a panel. The depth is that of the row under the pointer, whatever its x. */
  carry(load: Load, point: Point, byFinger: boolean): void {
    this.#started = performance.now();
    this.#byFinger = byFinger;
    this.#take(carriedOf(load));
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

  #take(taken: Taken): void {
    const tree = this.#tree;
    this.#cancelled = false;
    this.#view = undefined;
    this.#plans = new Map();
    this.#sprung = [];
    tree.offered = undefined;
    tree.taken = taken;
    this.#doc = tree.session.editor.doc;
    tree.canLand = taken.load
      ? landingOfNew(this.#doc, taken.load.values)
      : landing(this.#doc, taken.rows);
  }

  /** The pointer is elsewhere. */
  moveTo(point: Point): void {
    this.#point = point;
    this.#placeGhost();
    this.#schedule();
  }

  /** Lets what is carried be. */
  cancel(): void {
    this.#cancelled = true;
    this.end();
  }

  /** Ends the drag: does what the line showed, unless it was cancelled. */
  end(): void {
    const tree = this.#tree;
    const carried = tree.taken?.load;
    const isOff = this.#cancelled || tree.session.editor.doc !== this.#doc;
    const verdict = isOff ? undefined : this.#now();
    this.#stop?.();
    const grabbed = tree.taken?.grabbed;
    tree.taken = tree.canLand = undefined;
    this.verdict = undefined;
    if (verdict?.kind === 'move') act(tree, [verdict.operation], 'move.drop');
    else if (verdict?.kind === 'insert') takeLoad(tree, verdict.plan);
    else if (verdict?.kind === 'refused') refuse(tree, verdict.refusal, true);
    else if (isOff) tree.session.editor.say(carried ? 'Nothing was added.' : 'Nothing was moved.');
    this.#closeAgain();
    // What came from a panel leaves the focus there; what is offered instead takes it itself.
    if (carried) return;
    if (verdict?.kind !== 'move' && !tree.offered) void tree.focus(tree.indexOf(grabbed));
  }

  /** What opened under the pointer and holds nothing that was dragged closes; the rest stays where it is in view. */
  #closeAgain(): void {
    const tree = this.#tree;
    const holds = new Set<NodeId>();
    for (const { parent } of tree.session.selection.elements)
      for (let up = parent; up; up = up.parent) holds.add(up.node.id);
    const before = tree.focusIndex;
    for (const id of this.#sprung.reverse()) {
      const row = tree.rows[tree.indexOf(id)];
      if (row && !holds.has(id)) tree.setOpen(row, false);
    }
    if (tree.viewport) tree.viewport.scrollTop += (tree.focusIndex - before) * tree.rowHeight;
  }

  /** The hand's copy of what is dragged follows the pointer without a render. */
  readonly ghost = (element: HTMLElement): (() => void) => {
    this.#ghost = element;
    this.#placeGhost();
    return () => (this.#ghost = undefined);
  };

  #placeGhost(): void {
    if (!this.#ghost) return;
    const { x, y } = this.#point;
    const { offsetWidth: width, offsetHeight: height } = this.#ghost;
    const left = this.#byFinger ? x - width / 2 : x + 14;
    const right = Math.max(8, Math.min(left, innerWidth - width - 8));
    const clear = this.#byFinger ? CLEAR_OF_FINGER : CLEAR;
    const above = y - height - clear;
    const below = y + clear;
    const hasRoom = this.#byFinger ? above < 8 : below + height < innerHeight - 8;
    const top = Math.max(8, hasRoom ? below : above);
    this.#ghost.style.transform = `translate(${right}px, ${top}px)`;
  }

  async #settle(): Promise<void> {
    await tick();
    this.#project();
    await tick();
    performance.measure('signpost:drag-start', { start: this.#started, end: performance.now() });
  }

  #listen(): void {
    const cancel = () => {
      this.#cancelled = true;
    };
    const letGo = () => {
      cancel();
      // The library knows no Escape: it hears that the button was let go, and the drop is ignored.
      window.dispatchEvent(new MouseEvent('mouseup'));
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      letGo();
    };
    const scrolled = () => this.#schedule();
    // A finger that is held down asks for a menu by and by, which a drag has no use for.
    const prevent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const { viewport } = this.#tree;
    const options = { capture: true };
    window.addEventListener('mousemove', this.touch, options);
    window.addEventListener('touchmove', this.touch, { capture: true, passive: true });
    window.addEventListener('keydown', key, options);
    window.addEventListener('contextmenu', prevent, options);
    window.addEventListener('touchcancel', letGo);
    window.addEventListener('blur', cancel);
    window.addEventListener('draggedLeftDocument', cancel);
    viewport?.addEventListener('scroll', scrolled);
    this.#stop = () => {
      window.removeEventListener('mousemove', this.touch, options);
      window.removeEventListener('touchmove', this.touch, options);
      window.removeEventListener('keydown', key, options);
      window.removeEventListener('contextmenu', prevent, options);
      window.removeEventListener('touchcancel', letGo);
      window.removeEventListener('blur', cancel);
      window.removeEventListener('draggedLeftDocument', cancel);
      viewport?.removeEventListener('scroll', scrolled);
      this.#rest();
    };
  }

  /** Nothing is on its way any more. */
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
  #now(): Verdict | undefined {
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
    // Over the ancestors that stand above the rows counts as right below them.
    const begin = box.top + tree.sticky.length * rowHeight;
    const height = Math.max(begin, Math.min(y, box.bottom)) - box.top + top;
    this.#hoverOver(tree.rows[Math.floor(height / rowHeight)]);
    const gap = gapAt(height, rowHeight, tree.rows.length);
    const wanted = tree.taken.load
      ? depthFor(tree.rows, gap, x - box.left, tree.indent)
      : depthAt(x, this.#grip, tree.indent);
    return this.#judge(gap, wanted);
  }

  #judge(gap: number, wanted: number): Verdict | undefined {
    const tree = this.#tree;
    const taken = tree.taken!;
    const key = `${gap} ${wanted} ${tree.rows.length}`;
    const known = this.#plans.get(key);
    if (known) return known;
    const aims = aimsAt(tree.outline, gap, wanted, taken);
    let verdict: Verdict | undefined;
    for (const aim of aims) {
      if (taken.load) {
        const planned = planLoad(tree, aim, taken.load);
        if (planned.ok) {
          const text = whereTo(aim, taken.ids, tree.session.editor.world.titles);
          verdict = { kind: 'insert', aim, text, plan: planned.value };
          break;
        }
        verdict ??= { kind: 'refused', aim, refusal: planned.refusal, instead: [] };
        continue;
      }
      if (isStaying(aim, taken.rows)) {
        verdict = { kind: 'stay', aim, text: 'Stays where it is' };
        break;
      }
      const operation: Operation = {
        op: 'move',
        nodes: taken.rows.map(rowPointer),
        to: placementOf(aim),
      };
      const planned = tree.session.editor.plan(operation);
      if (planned.ok) {
        const text = whereTo(aim, taken.ids, tree.session.editor.world.titles);
        verdict = { kind: 'move', aim, text, operation };
        break;
      }
      verdict ??= { kind: 'refused', aim, refusal: planned.refusal, instead: [] };
    }
    if (verdict?.kind === 'refused')
      verdict = { ...verdict, instead: waysOut(tree, verdict.refusal) };
    if (verdict) this.#plans.set(key, verdict);
    return verdict;
  }

  #hoverOver(row: Row | undefined): void {
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
        this.#sprung.push(closed.id);
        this.#plans = new Map();
        this.#schedule();
      }, OPEN_AFTER),
    };
  }
}

/**
 * The depth that is meant by what comes from a panel: that of the row above the gap, or one deeper where that row
 * stands open; farther in or out only where the pointer is clearly left or right of it.
 */
function depthFor(rows: readonly Row[], gap: number, x: number, indent: number): number {
  const above = rows[gap - 1];
  const natural = above ? above.depth + (above.expanded ? 1 : 0) : 0;
  const pointed = Math.floor((x - 20) / indent);
  return pointed < natural ? pointed : natural;
}

const NOT_YET: Verdict = { kind: 'outside', text: 'Drag it into the navigation' };
const OUTSIDE: Verdict = { kind: 'outside', text: 'Let go here to leave it where it is' };
