import { getContext, setContext } from 'svelte';
import type { Commands } from './commands.svelte';
import type { Editor } from './editor.svelte';
import type { Saving } from './saving.svelte';
import type { Screen } from './screen.svelte';
import type { Selection } from './selection.svelte';

/** What every pane of one open document shares. */
export interface Session {
  readonly editor: Editor;
  readonly selection: Selection;
  readonly screen: Screen;
  readonly saving: Saving;
  readonly commands: Commands;
}

const KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
