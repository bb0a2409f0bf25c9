/*
 * Where icons come from: in the editor the sets, which are loaded when they are used, and the folder; in a page that
 * was exported what that page holds.
 */
import { createContext } from 'svelte';
import type { SetId } from '$lib/core/icons/library';
import type { IconResults } from './sets';

export interface IconSource {
  /** The drawing of a name in the first of these sets that has it, where it is here already. */
  readonly present: (sets: readonly SetId[], name: string) => IconResults | undefined;
  /** The same, loaded; nothing where none of them has it. */
  readonly find: (sets: readonly SetId[], name: string) => Promise<IconResults | undefined>;
  /** Whether a file stands in the folder, by its plain path; nothing while the folder is not known. */
  readonly has: (path: string) => boolean | undefined;
  /** A file as a picture, for as long as it is shown. */
  readonly hold: (path: string) => HeldPicture;
  /** Whether everything is drawn on a dark ground; read by what takes its colour once. */
  readonly dark: boolean;
}

export interface HeldPicture {
  /** Its address; nothing where the file cannot be read. */
  readonly url: Promise<string | undefined>;
  readonly release: () => void;
}

/** Throws where no part above has provided icons. */
export const [useIcons, provideIcons] = createContext<IconSource>();
