import type { KeyHint } from '$lib/editor/commands/commands.svelte';
import * as m from './messages';

/** The keys of walk.ts in words, for the keyboard sheet. */
export const WALKING: readonly KeyHint[] = (
  [
    [m.goByOne, ['ArrowUp', 'ArrowDown']],
    [m.openOrGoIn, ['ArrowRight']],
    [m.closeOrGoOut, ['ArrowLeft']],
    [m.goToEnds, ['Home', 'End']],
    [m.goByScreen, ['PageUp', 'PageDown']],
    [m.goByTyping, [m.letters]],
    [m.openAllBeside, ['*']],
    [m.selectOnly, ['Space']],
    [m.selectMore, ['Shift+ArrowUp', 'Shift+ArrowDown']],
    [m.goWithoutSelecting, ['$mod+ArrowUp', '$mod+ArrowDown']],
    [m.toggle, ['$mod+Space']],
    [m.selectFromLast, ['Shift+Space']],
    [m.selectToEnds, ['$mod+Shift+Home', '$mod+Shift+End']],
    [m.selectBeside, ['$mod+a']],
    [m.keepOneOrEnd, ['Escape']],
  ] as const
).map(([label, keys]) => ({ label, keys, section: 'Tree' }));
