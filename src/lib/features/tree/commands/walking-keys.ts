import type { KeyHint } from '$lib/editor/commands/commands.svelte';
import * as m from './messages';

/** The keys of walk.ts in words, for the keyboard sheet. */
export const WALKING: readonly KeyHint[] = (
  [
    ['Tree', m.goByOne, ['ArrowUp', 'ArrowDown']],
    ['Tree', m.openOrGoIn, ['ArrowRight']],
    ['Tree', m.closeOrGoOut, ['ArrowLeft']],
    ['Tree', m.goToEnds, ['Home', 'End']],
    ['Tree', m.goByScreen, ['PageUp', 'PageDown']],
    ['Tree', m.goByTyping, [m.letters]],
    ['Tree', m.goWithoutSelecting, ['$mod+ArrowUp', '$mod+ArrowDown']],
    ['Expand', m.openAllBeside, ['*']],
    ['Select', m.selectOnly, ['Space']],
    ['Select', m.selectMore, ['Shift+ArrowUp', 'Shift+ArrowDown']],
    ['Select', m.toggle, ['$mod+Space']],
    ['Select', m.selectFromLast, ['Shift+Space']],
    ['Select', m.selectToEnds, ['$mod+Shift+Home', '$mod+Shift+End']],
    ['Select', m.selectBeside, ['$mod+a']],
    ['Select', m.keepOneOrEnd, ['Escape']],
  ] as const
).map(([section, label, keys]) => ({ section, label, keys }));
