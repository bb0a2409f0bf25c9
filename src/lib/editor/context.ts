import { getContext, setContext } from 'svelte';
import type { ExternalDrag } from './external-drag.svelte';
import type { Commands } from './commands/commands.svelte';
import type { Editor } from './editor.svelte';
import type { Files } from './files/files.svelte';
import type { Hints } from './view/hints.svelte';
import type { Merging } from './merge/merging.svelte';
import type { RefLoader } from './files/ref-loader.svelte';
import type { Saving } from './saving/saving.svelte';
import type { Screen } from './view/screen.svelte';
import type { Selection } from './view/selection.svelte';
import type { Opened } from './workspace.svelte';
import type { Specifications } from './files/specifications.svelte';

/** The state that all panes of one open document share. */
export interface Session {
  readonly opened: Opened;
  readonly editor: Editor;
  readonly selection: Selection;
  readonly screen: Screen;
  readonly saving: Saving;
  readonly merging: Merging;
  readonly refs: RefLoader;
  readonly commands: Commands;
  readonly files: Files;
  readonly externalDrag: ExternalDrag;
  readonly specifications: Specifications;
  readonly hints: Hints;
}

const SESSION_KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(SESSION_KEY, session);
export const useSession = (): Session => getContext<Session>(SESSION_KEY);
