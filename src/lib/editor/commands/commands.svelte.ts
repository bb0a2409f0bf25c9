/*
 * Every command, defined once. The header, the menus, the shortcuts, the palette and the shortcut sheet are all built
 * from this list. A pane adds its own commands while it is on screen.
 */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import type { Kind } from '$lib/core/schema/kinds';
import { keyNames } from './messages';

/** The heading of a command in the palette and on the shortcut sheet. */
export type Section =
  'Document' | 'View' | 'Element' | 'Add' | 'Move' | 'Find' | 'Tree' | 'Expand' | 'Select' | 'Text';

export interface Command {
  /** Unique: "undo", "tree.rename". */
  readonly id: string;
  readonly label: string;
  /** Synonyms for the palette search: "delete trash". */
  readonly words?: string;
  /** The submenu it belongs to, such as "Turn into", if the label alone is unclear. */
  readonly topic?: string;
  /** The kind of element it creates, for its icon. */
  readonly kind?: Kind | undefined;
  readonly section: Section;
  /** In tinykeys syntax: `$mod` is Command on a Mac and Control elsewhere. The first one is displayed. */
  readonly keys: readonly string[];
  /** Where its shortcuts work: in the whole window, or while the focus is in the tree. */
  readonly where: 'window' | 'tree';
  /** The palette lists it only once something is typed. */
  readonly minor?: boolean;
  /** Its shortcuts take precedence over the focused element, including the JSON editor with its own chords. */
  readonly first?: boolean;
  /** The browser fires a dedicated event for these keys, such as `paste`. They are listed only for display. */
  readonly native?: boolean;
  /** Text fields with their own undo keep these shortcuts too. */
  readonly yields?: boolean;
  /** Applies to the whole document, so calling `barred` takes longer the larger the document is. */
  readonly whole?: boolean;
  /** What the command would apply to now, for its tooltip: the step that Undo reverts. */
  readonly about?: () => string | undefined;
  /** Why the command isn't available now, or undefined if it is. */
  readonly barred: () => string | undefined;
  /** Runs the command. If it is barred, changes nothing and reports why unless that is obvious. */
  readonly run: () => void;
}

/** Keys that aren't commands, such as those for navigation, described in words. */
export interface KeyHint {
  readonly label: string;
  readonly section: Section;
  readonly keys: readonly string[];
}

/** Commands for the current selection, in addition to the permanent ones. */
export type Offers = () => readonly Command[];

export class Commands {
  #lists: readonly (readonly Command[])[] = $state.raw([]);
  /** In the order they were added. */
  readonly all = $derived(this.#lists.flat());
  /** Keys that aren't commands, for the shortcut sheet. */
  hints: readonly KeyHint[] = $state.raw([]);
  /** Ids of what was chosen in the palette, most recent first. */
  used: readonly string[] = $state.raw([]);
  readonly #offers = new Set<Offers>();
  #complete: Promise<unknown> = Promise.resolve();
  #awaited: string | undefined;

  /** Adds commands until the returned function is called. */
  add(list: readonly Command[]): () => void {
    this.#lists = [...this.#lists, list];
    const awaited = list.find(({ id }) => id === this.#awaited);
    if (awaited) {
      this.#awaited = undefined;
      awaited.run();
    }
    return () => (this.#lists = this.#lists.filter((other) => other !== list));
  }

  /** Adds commands once they are loaded. */
  addLater(loading: Promise<readonly Command[]>): void {
    const added = loading.then((list) => this.add(list));
    this.#complete = Promise.allSettled([this.#complete, added]);
  }

  /** Settles when the commands that load after the document have been added or failed to load. */
  get complete(): Promise<unknown> {
    return this.#complete;
  }

  /** Adds key hints until the returned function is called. */
  hint(hints: readonly KeyHint[]): () => void {
    this.hints = [...this.hints, ...hints];
    return () => (this.hints = this.hints.filter((other) => !hints.includes(other)));
  }

  /** Adds commands that are created on demand, until the returned function is called. */
  offer(offers: Offers): () => void {
    this.#offers.add(offers);
    return () => this.#offers.delete(offers);
  }

  /** Every command offered now. */
  offered(): readonly Command[] {
    return [...this.#offers].flatMap((offers) => offers());
  }

  /** Records what was chosen in the palette. */
  note(id: string): void {
    this.used = [id, ...this.used.filter((other) => other !== id)].slice(0, 8);
  }

  find(id: string): Command | undefined {
    return this.all.find((command) => command.id === id);
  }

  /** Runs a command of a pane that is about to come on screen, once it is added. */
  runOnceAdded(id: string): void {
    this.#awaited = id;
  }

  /** Runs the command for a key press. A barred one reports why or does nothing. Returns whether there is a command. */
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

  /** Handles key presses in the window until the returned function is called. */
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

/** True for a key that types a character. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function takesText(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  const types = target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea');
  return types || target.isContentEditable || target.closest('.monaco-editor') !== null;
}

/**
 * True for text fields except those in the properties panel, which write every keystroke and share the document's undo.
 * Also in a dialog: nothing changes behind it.
 */
function keepsOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('dialog')) return true;
  return takesText(target) && target.closest('[data-undo="document"]') === null;
}

/** The name of a command outside its menu: "Turn into: Tab". */
export const commandTitle = ({ topic, label }: Pick<Command, 'topic' | 'label'>): string =>
  topic ? `${topic}: ${label}` : label;

/**
 * The tooltip of a button: "Undo: Remove “Guides” (Ctrl+Z)". The caller passes `about`, which takes time to compute.
 */
export const tipOf = (command: Command, about?: string): string => {
  const [keys] = command.keys;
  const title = about ? `${commandTitle(command)}: ${about}` : commandTitle(command);
  return keys ? `${title} (${keysInWords(keys)})` : title;
};

/** The keys of a command as written on this platform: "⌘Z", "Ctrl+Z". */
export function keysInWords(keys: string, mac = onMac()): string {
  const words: Readonly<Record<string, string>> = mac
    ? { ...keyNames, $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃' }
    : { ...keyNames, $mod: 'Ctrl', Control: 'Ctrl' };
  return keys
    .split('+')
    .map(
      (key) =>
        words[key] ?? (key.length === 1 ? key.toUpperCase() : key.replace(/^Digit|^Key/, '')),
    )
    .join(mac ? '' : '+');
}

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
