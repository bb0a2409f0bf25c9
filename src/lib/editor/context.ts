import { getContext, setContext } from 'svelte';
import type { ExternalDrag } from './external-drag.svelte';
import type { Commands } from './commands.svelte';
import type { Editor } from './editor.svelte';
import type { Files } from './files.svelte';
import type { Hints } from './hints.svelte';
import type { Merging } from './merging.svelte';
import type { RefLoader } from './ref-loader.svelte';
import type { Saving } from './saving.svelte';
import type { Screen } from './screen.svelte';
import type { Selection } from './selection.svelte';
import type { Specifications } from './specifications.svelte';

/** The state that all panes of one open document share. */
export interface Session {
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

const KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
