/*
 * Source of icons: in the editor, the lazily loaded sets and the folder; in an exported page, that page's own data.
 */
import { createContext } from 'svelte';
import type { SetId } from '$lib/core/icons/library';
import type { IconResults } from './sets';

export interface IconSource {
  /** The drawing of a name in the first of these sets that has it, if it is already loaded. */
  readonly present: (sets: readonly SetId[], name: string) => IconResults | undefined;
  /** The same, loading it if necessary. Undefined if none of the sets has it. */
  readonly find: (sets: readonly SetId[], name: string) => Promise<IconResults | undefined>;
  /** Whether a drawing could not be loaded since the network was there last. */
  readonly isCut?: boolean;
  /** Whether the folder contains a file, by its plain path. Undefined while the folder is not known. */
  readonly has: (path: string) => boolean | undefined;
  /** A file as a picture, for as long as it is shown. */
  readonly hold: (path: string) => HeldPicture;
  /** Whether the background is dark, for icons that read their color once. */
  readonly dark: boolean;
}

export interface HeldPicture {
  /** The picture's URL. Undefined if the file cannot be read. */
  readonly url: Promise<string | undefined>;
  readonly release: () => void;
}

/** Throws if no component above has provided icons. */
export const [useIcons, provideIcons] = createContext<IconSource>();
