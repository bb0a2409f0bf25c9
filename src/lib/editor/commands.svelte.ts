/*
 * Everything that can be done, each once. The header, the menus, the keys, the palette and the sheet of keys
 * are made from this list; a pane adds what it can do while it is on the screen.
 */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import type { Kind } from '$lib/core/rules/kinds';

/** Under which heading a command stands in the palette and on the sheet of keys. */
export type Section = 'Document' | 'View' | 'Element' | 'Add' | 'Move' | 'Find' | 'Tree' | 'Text';

export interface Command {
  /** "undo", "tree.rename": unique. */
  readonly id: string;
  readonly label: string;
  /** What else people call it, for the palette: "delete trash". */
  readonly words?: string;
  /** Under what it stands in a menu: "Turn into"; its label alone would not say what it does. */
  readonly topic?: string;
  /** The kind of what it makes, for its icon. */
  readonly kind?: Kind | undefined;
  readonly section: Section;
  /** As tinykeys writes them; `$mod` is Command on a Mac and Control elsewhere. The first is the one that is shown. */
  readonly keys: readonly string[];
  /** Where its keys are heard: in the whole window, or while the focus is in the tree. */
  readonly where: 'window' | 'tree';
  /** Its keys come before whatever has the focus, the JSON editor with its own chords included. */
  readonly first?: boolean;
  /** The browser tells of its keys by an event of its own, such as `paste`: they are only shown. */
  readonly native?: boolean;
  /** Text fields that keep an undo of their own keep these keys too. */
  readonly yields?: boolean;
  /** It is about the whole document: asking whether it can be done takes as long as that is large. */
  readonly whole?: boolean;
  /** What it would be done to now, for its tip: the step that Undo takes back. */
  readonly about?: () => string | undefined;
  /** Why it cannot be done now; nothing where it can. */
  readonly barred: () => string | undefined;
  /** Does it; where it is barred it changes nothing, and says why where that is not plain. */
  readonly run: () => void;
}

/** Keys that are no command, in words: those that walk. */
export interface KeyHint {
  readonly label: string;
  readonly section: Section;
  readonly keys: readonly string[];
}

/** What can be done to what is selected now, beyond the commands that always stand there. */
export type Offers = () => readonly Command[];

export class Commands {
  #lists: readonly (readonly Command[])[] = $state.raw([]);
  /** In the order in which they were added. */
  readonly all = $derived(this.#lists.flat());
  /** Keys beside the commands, for the sheet of keys. */
  hints: readonly KeyHint[] = $state.raw([]);
  /** Ids of what was chosen in the palette, the last one first. */
  used: readonly string[] = $state.raw([]);
  readonly #offers = new Set<Offers>();
  /** When those that the document begins without are there, or cannot be loaded. */
  complete: Promise<void> = Promise.resolve();

  /** Adds commands until the returned function is called. */
  add(list: readonly Command[]): () => void {
    this.#lists = [...this.#lists, list];
    return () => (this.#lists = this.#lists.filter((other) => other !== list));
  }

  /** Adds keys in words, until the returned function is called. */
  hint(hints: readonly KeyHint[]): () => void {
    this.hints = [...this.hints, ...hints];
    return () => (this.hints = this.hints.filter((other) => !hints.includes(other)));
  }

  /** Adds what is made when it is asked for, until the returned function is called. */
  offer(offers: Offers): () => void {
    this.#offers.add(offers);
    return () => this.#offers.delete(offers);
  }

  /** Everything that is offered now. */
  offered(): readonly Command[] {
    return [...this.#offers].flatMap((offers) => offers());
  }

  /** Notes that a command was chosen in the palette. */
  note({ id }: Command): void {
    this.used = [id, ...this.used.filter((other) => other !== id)].slice(0, 8);
  }

  find(id: string): Command | undefined {
    return this.all.find((command) => command.id === id);
  }

  /** Runs the command that a key pressed there stands for; a barred one says why, or does nothing. Says whether there was one. */
  press(event: KeyboardEvent, where: Command['where'], first = false): boolean {
    const command = this.all.find(
      (one) =>
        one.where === where &&
        !one.native &&
        (!first || one.first) &&
        one.keys.some((keys) => isPressed(event, keys)),
    );
    if (!command || (command.yields && keepsOwnUndo(event.target))) return false;
    if (where === 'window' && isLetter(event) && takesText(event.target)) return false;
    command.run();
    return true;
  }

  /** Hears the keys of the window until the returned function is called. */
  listen(): () => void {
    const hear = (event: KeyboardEvent, first: boolean) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!this.press(event, 'window', first)) return;
      event.preventDefault();
      if (first) event.stopPropagation();
    };
    const capture = (event: KeyboardEvent) => hear(event, true);
    const bubble = (event: KeyboardEvent) => hear(event, false);
    window.addEventListener('keydown', capture, true);
    window.addEventListener('keydown', bubble);
    return () => {
      window.removeEventListener('keydown', capture, true);
      window.removeEventListener('keydown', bubble);
    };
  }
}

const isPressed = (event: KeyboardEvent, keys: string): boolean => {
  const [press] = parseKeybinding(keys);
  return press !== undefined && matchKeyBindingPress(event, press);
};

/** A key that would be typed. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function takesText(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  const types = target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea');
  return types || target.isContentEditable || target.closest('.monaco-editor') !== null;
}

/** A field of the properties writes through at every key and shares the document's undo; other fields do not. */
function keepsOwnUndo(target: EventTarget | null): boolean {
  return takesText(target) && target.closest('[data-undo="document"]') === null;
}

/** What a command is called where no menu stands round it: "Turn into: Tab". */
export const commandTitle = ({ topic, label }: Pick<Command, 'topic' | 'label'>): string =>
  topic ? `${topic}: ${label}` : label;

/** What a button of a command says when the pointer rests on it: "Undo: Remove “Guides” (Ctrl+Z)"; to ask for `about` takes time. */
export const tipOf = (command: Command, about?: string): string => {
  const [keys] = command.keys;
  const title = about ? `${commandTitle(command)}: ${about}` : commandTitle(command);
  return keys ? `${title} (${keysInWords(keys)})` : title;
};

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
  PageUp: 'Page up',
  PageDown: 'Page down',
  ContextMenu: 'Menu key',
  Period: '.',
};

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
