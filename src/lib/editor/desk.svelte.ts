import { createContext } from 'svelte';
import type { FileState, Place } from '$lib/core/place';
import type { World } from '$lib/core/rules/diagnostic';

/** A document that has been read and waits to be edited, or is being edited. */
export interface Opened {
  readonly place: Place;
  /** As it was read: what changes are counted from, and what the place must still hold when we save. */
  readonly file: FileState;
  readonly world: World;
}

/** What lies on the desk between the start screen and the editor. It lives in memory; no text is ever in a URL. */
export class Desk {
  opened: Opened | undefined = $state.raw();
}

export const [useDesk, provideDesk] = createContext<Desk>();
