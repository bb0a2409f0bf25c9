/*
 * Everything that can be done, each once. The header, the menus, the keys, the palette and the sheet of keys
 * are made from this list; a pane adds what it can do while it is on the screen.
 */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';

/** Under which heading a command stands in the palette and on the sheet of keys. */
export type Section = 'Document' | 'View' | 'Element' | 'Add' | 'Move' | 'Find' | 'Tree';

export interface Command {
  /** "undo", "tree.rename": unique. */
  readonly id: string;
  readonly label: string;
  readonly section: Section;
  /** As tinykeys writes them; `$mod` is Command on a Mac and Control elsewhere. The first is the one that is shown. */
  readonly keys: readonly string[];
  /** Where its keys are heard: in the whole window, or while the focus is in the tree. */
  readonly where: 'window' | 'tree';
  /** Text fields that keep an undo of their own keep these keys too. */
  readonly yields?: boolean;
  /** Why it cannot be done now; nothing where it can. */
  readonly barred: () => string | undefined;
  /** Does it; where it is barred it changes nothing, and says why where that is not plain. */
  readonly run: () => void;
}

export class Commands {
  #lists: readonly (readonly Command[])[] = $state.raw([]);
  /** In the order in which they were added. */
  readonly all = $derived(this.#lists.flat());

  /** Adds commands until the returned function is called. */
  add(list: readonly Command[]): () => void {
    this.#lists = [...this.#lists, list];
    return () => (this.#lists = this.#lists.filter((other) => other !== list));
  }

  find(id: string): Command | undefined {
    return this.all.find((command) => command.id === id);
  }

  /** Runs the command that a key pressed there stands for; a barred one says why, or does nothing. Says whether there was one. */
  press(event: KeyboardEvent, where: Command['where']): boolean {
    const command = this.all.find(
      (one) => one.where === where && one.keys.some((keys) => isPressed(event, keys)),
    );
    if (!command || (command.yields && keepsOwnUndo(event.target))) return false;
    command.run();
    return true;
  }

  /** Hears the keys of the window until the returned function is called. */
  listen(): () => void {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (this.press(event, 'window')) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }
}

const isPressed = (event: KeyboardEvent, keys: string): boolean => {
  const [press] = parseKeybinding(keys);
  return press !== undefined && matchKeyBindingPress(event, press);
};

/** A field of the properties writes through at every key and shares the document's undo; other fields do not. */
function keepsOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const types = target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea');
  if (!types && !target.isContentEditable && !target.closest('.monaco-editor')) return false;
  return target.closest('[data-undo="document"]') === null;
}

/** How the keys of a command are written on this machine: "⌘Z", "Ctrl+Z". */
export function keysInWords(keys: string, mac = onMac()): string {
  const words: Readonly<Record<string, string>> = mac
    ? { ...SIGNS, $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃' }
    : { ...SIGNS, $mod: 'Ctrl', Control: 'Ctrl' };
  return keys
    .split('+')
    .map(
      (key) =>
        words[key] ?? (key.length === 1 ? key.toUpperCase() : key.replace(/^Digit|^Key/, '')),
    )
    .join(mac ? '' : '+');
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
