import type { KeyHint } from '$lib/editor/commands/commands.svelte';

/** The keys of walk.ts in words, for the keyboard sheet. */
export const WALKING: readonly KeyHint[] = (
  [
    ['Go to the previous or the next row', ['ArrowUp', 'ArrowDown']],
    ['Open a row, then go into it', ['ArrowRight']],
    ['Close a row, then go to the one that holds it', ['ArrowLeft']],
    ['Go to the first or the last row', ['Home', 'End']],
    ['Go one screen up or down', ['PageUp', 'PageDown']],
    ['Go to the next row that begins with what you type', ['A … Z']],
    ['Open this row and all rows beside it', ['*']],
    ['Select only this row', ['Space']],
    ['Select more rows, one after the other', ['Shift+ArrowUp', 'Shift+ArrowDown']],
    ['Go on without selecting', ['$mod+ArrowUp', '$mod+ArrowDown']],
    ['Add this row to what is selected, or take it out', ['$mod+Space']],
    ['Select everything from the last selected row to this one', ['Shift+Space']],
    ['Select everything up to the first or the last row', ['$mod+Shift+Home', '$mod+Shift+End']],
    ['Select all beside this row, then all rows', ['$mod+a']],
    ['Keep one of several selected rows, or end the search', ['Escape']],
  ] as const
).map(([label, keys]) => ({ label, keys, section: 'Tree' }));
