/*
 * What can be done to the whole document, each once: the header's buttons, the keys and (later) the palette
 * are made from this list.
 */
import { tinykeys } from 'tinykeys';
import type { Session } from './context';
import type { Mode } from './screen.svelte';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** As tinykeys writes them; `$mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[];
  /** Text fields that keep their own undo are left alone. */
  readonly yields: boolean;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

const MODES: readonly (readonly [Mode, string])[] = [
  ['visual', 'Visual'],
  ['split', 'Split'],
  ['json', 'JSON'],
];

export function commandsOf({ editor, screen, saving }: Session): readonly Command[] {
  const always = () => true;
  return [
    {
      id: 'undo',
      label: 'Undo',
      keys: ['$mod+z'],
      yields: true,
      enabled: () => editor.history.done.length > 0,
      run: () => editor.undo(),
    },
    {
      id: 'redo',
      label: 'Redo',
      keys: ['$mod+Shift+z', '$mod+y'],
      yields: true,
      enabled: () => editor.history.undone.length > 0,
      run: () => editor.redo(),
    },
    {
      id: 'save',
      label: saving.canWrite ? 'Save' : 'Download',
      keys: ['$mod+s'],
      yields: false,
      enabled: always,
      run: () => void saving.save(),
    },
    {
      id: 'review',
      label: 'Review changes',
      keys: ['$mod+Shift+e'],
      yields: false,
      enabled: always,
      run: () => (screen.reviewing = !screen.reviewing),
    },
    ...MODES.map(([mode, label], i): Command => ({
      id: mode,
      label,
      keys: [`$mod+Alt+Digit${i + 1}`],
      yields: false,
      enabled: always,
      run: () => {
        screen.reviewing = false;
        screen.mode = mode;
        screen.pane = 'middle';
      },
    })),
  ];
}

/** Binds the keys to the window until the returned function is called. */
export function bindKeys(commands: readonly Command[]): () => void {
  const bindings = commands.flatMap(({ keys, yields, enabled, run }) =>
    keys.map((key) => {
      const press = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.isComposing) return;
        if (yields && keepsOwnUndo(event.target)) return;
        event.preventDefault();
        if (enabled()) run();
      };
      return [key, press] as const;
    }),
  );
  return tinykeys(window, Object.fromEntries(bindings));
}

/** A field of the properties writes through at every key and shares the document's undo; other fields do not. */
function keepsOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const types = target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea');
  if (!types && !target.isContentEditable && !target.closest('.monaco-editor')) return false;
  return target.closest('[data-undo="document"]') === null;
}

/** How the keys of a command are written on this machine: "⌘Z", "Ctrl+Z". */
export function keysInWords(keys: string, mac: boolean): string {
  const words: Readonly<Record<string, string>> = mac
    ? { $mod: '⌘', Shift: '⇧', Alt: '⌥' }
    : { $mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
  return keys
    .split('+')
    .map((key) => words[key] ?? key.replace(/^Digit/, '').toUpperCase())
    .join(mac ? '' : '+');
}

export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
