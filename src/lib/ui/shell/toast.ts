import type { History } from '$lib/core/history';

/** How a sentence is shown beside being read out; most acts show by themselves and need no toast. */
export interface Toast {
  readonly tone: 'act' | 'refusal';
  /** Whether it offers to take the act back. */
  readonly undo: boolean;
}

/**
 * The toast for what was said last. Removing gets one with Undo, because what is gone cannot be seen; undo
 * and redo get one, because they may change what is out of view; and whatever is no act (a refusal, a
 * download) gets one, because nothing else on the screen tells of it.
 */
export function showsToast(text: string, { done }: History): Toast | undefined {
  if (!text) return undefined;
  const last = done.at(-1);
  if (/^(Undone|Done again): /.test(text)) return { tone: 'act', undo: false };
  if (last?.label !== text)
    return { tone: /^(Saved|Downloaded|Copied) /.test(text) ? 'act' : 'refusal', undo: false };
  return last.origin.startsWith('remove') ? { tone: 'act', undo: true } : undefined;
}
