/*
 * The view of a document across visits: what is expanded, selected and in view, and the mode. It is restored when the
 * document opens, and remembered shortly after each change.
 */
import type { Memory, View } from '$lib/core/storage';
import { navigationOf } from '$lib/core/document/elements';
import { idsAt, pointersAbove, pointersOf } from '$lib/core/document/pointers';
import type { Session } from '../context';

type Shown = Pick<Session, 'editor' | 'selection' | 'screen'>;

/** Limit of expanded elements that are remembered. The innermost are dropped. */
const MOST_EXPANDED = 2000;
/** Delay between the first change and remembering it, in milliseconds. */
const WRITE_DELAY = 500;

/** Restores the view. Skips pointers that no longer match an element. */
export function putBack({ editor, selection, screen }: Shown, view: View): void {
  const { doc } = editor;
  const { top, only } = view;
  const open = idsAt(doc, [...view.expanded, ...(top ? pointersAbove(top) : [])]);
  if (open.length || !view.expanded.length) {
    selection.expanded = new Set(open);
    selection.arranged = true;
  }
  selection.ids = selection.followed = idsAt(doc, view.selected);
  const [row] = top === undefined ? [] : idsAt(doc, [top]);
  if (row !== undefined) selection.top = { id: row, past: 0 };
  const [alone] = only === undefined ? [] : idsAt(doc, [only]);
  if (alone !== undefined) selection.only = alone;
  if (!editor.stale) screen.mode = view.mode;
}

/** The current view, or undefined if the document has no navigation. */
function viewNow(id: string, { editor, selection, screen }: Shown): View | undefined {
  const { doc } = editor;
  if (!navigationOf(doc)) return undefined;
  const { top, only, ids, expanded } = selection;
  const open = pointersOf(doc, expanded, MOST_EXPANDED);
  const single = [...(top ? [top.id] : []), ...(only === undefined ? [] : [only])];
  const named = pointersOf(doc, new Set([...ids.slice(-MOST_EXPANDED), ...single]));
  const pointer = (of: number | undefined) => (of === undefined ? undefined : named.get(of));
  const [first, alone] = [pointer(top?.id), pointer(only)];
  return {
    id,
    expanded: [...open.values()],
    selected: ids.flatMap((one) => pointer(one) ?? []),
    ...(first === undefined ? {} : { top: first }),
    ...(alone === undefined ? {} : { only: alone }),
    mode: screen.mode,
    time: Date.now(),
  };
}

/** Remembers the view until the returned function is called. */
export function rememberView(session: Shown, id: string, views: Memory<View>): () => void {
  const { editor, selection, screen } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const view = viewNow(id, session);
    // Losing a view is harmless. Drafts report problems with the browser's storage.
    if (view) void views.put(view);
  };
  const leave = () => timer !== undefined && write();
  const hide = () => document.visibilityState === 'hidden' && leave();
  const stop = $effect.root(() => {
    $effect(() => {
      void [editor.doc, selection.expanded, selection.ids, selection.top, selection.only];
      void screen.mode;
      if (begun) timer ??= setTimeout(write, WRITE_DELAY);
      begun = true;
    });
  });
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    leave();
    stop();
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
