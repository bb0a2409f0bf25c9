import { untrack } from 'svelte';
import type { Screen } from './screen.svelte';

/**
 * A value that stays as it is while a pointer is down, so that what is shown by it neither appears, disappears nor moves
 * during a drag.
 */
export function steady<T>(screen: Screen, value: () => T): () => T {
  let last = untrack(value);
  const kept = $derived.by(() => (screen.isPressed ? last : (last = value())));
  return () => kept;
}
