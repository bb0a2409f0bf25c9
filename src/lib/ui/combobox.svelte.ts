/*
 * A text field with a list of options, below it (OptionList.svelte) or in its dialog (ListOption.svelte). The field
 * keeps the focus and handles the keys. Enter chooses the active option. A field that takes any text has no active
 * option until an arrow key moves to one, so that typing stays free.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

interface Settings<T> {
  /** Id of the field. The ids of the list (`-list`) and of its options (their indexes) derive from it. */
  readonly id: () => string;
  /** The options for what is typed, best first. */
  readonly options: () => readonly T[];
  readonly choose: (option: T) => void;
  /** Whether the field takes any text. */
  readonly isFree?: boolean;
  /** Whether the list never closes. */
  readonly isInline?: boolean;
  /** Index of the option that is active when the list opens. The first one by default. */
  readonly start?: () => number;
  /** Called before the list opens. */
  readonly onopen?: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

export class Combobox<T> {
  readonly #settings: Settings<T>;
  readonly #key = createAttachmentKey();
  /** The field. */
  input: HTMLInputElement | undefined;
  #at = $state(-1);
  /** Whether the pointer made the active option active. The list then stays where it is under the pointer. */
  #isPointed = false;
  isOpen: boolean = $state(false);
  /** The text typed since the list opened. */
  typed: string | undefined = $state();

  constructor(settings: Settings<T>) {
    this.#settings = settings;
    if (settings.isInline) this.open();
  }

  readonly options: readonly T[] = $derived.by(() => this.#settings.options());
  /** Index of the active option. -1 for none. */
  readonly at: number = $derived.by(() => Math.min(this.#at, this.options.length - 1));
  readonly active: T | undefined = $derived.by(() => this.options[this.at]);
  readonly query: string = $derived.by(() => this.typed ?? '');

  get id(): string {
    return this.#settings.id();
  }
  get listId(): string {
    return `${this.id}-list`;
  }
  optionId(index: number): string {
    return `${this.id}-${index}`;
  }
  readonly #attach = (input: HTMLInputElement) => {
    this.input = input;
  };
  /** Attributes of the field. */
  readonly attributes = $derived.by(
    () =>
      ({
        id: this.id,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': this.#settings.isInline === true || this.options.length > 0,
        'aria-controls': this.listId,
        'aria-activedescendant': this.at >= 0 ? this.optionId(this.at) : undefined,
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
        [this.#key]: this.#attach,
      }) as const,
  );

  open(): void {
    this.#isPointed = false;
    if (!this.isOpen) this.#settings.onopen?.();
    this.isOpen = true;
    this.typed = undefined;
    this.#at = this.#settings.isFree ? -1 : (this.#settings.start?.() ?? 0);
  }
  close(): void {
    if (this.#settings.isInline) return;
    this.typed = undefined;
    this.isOpen = false;
    this.#at = this.#settings.isFree ? -1 : 0;
  }
  type(text: string): void {
    this.#isPointed = false;
    if (!this.isOpen) this.open();
    this.typed = text;
    this.#at = this.#settings.isFree ? -1 : 0;
  }
  activate(index: number): void {
    this.#isPointed = false;
    this.#at = index;
  }
  /** Makes the option under the pointer the active one. */
  point(index: number): void {
    if (index === this.at) return;
    this.#isPointed = true;
    this.#at = index;
  }
  choose(option: T): void {
    this.#settings.choose(option);
  }

  /** Handles a key. Returns whether it was one of the list's. */
  key(event: KeyboardEvent): boolean {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = STEPS[event.key];
    const { active } = this;
    if (step !== undefined) this.#move(step);
    else if (event.key === 'Enter') {
      if (active !== undefined) this.choose(active);
      else if (this.isOpen || this.#settings.isFree) this.close();
      else this.open();
    } else if (event.key === 'Escape' && !this.#settings.isInline && this.options.length > 0)
      this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Brings an option, the active one, into view. */
  show(option: Element | null): void {
    if (!this.#isPointed) option?.scrollIntoView({ block: 'nearest' });
  }

  /** A single step wraps around. In a field that takes any text, it passes the text on its way. */
  #move(step: number): void {
    this.#isPointed = false;
    const { isFree } = this.#settings;
    if (!this.isOpen) {
      this.open();
      if (!isFree) return;
    }
    const last = this.options.length - 1;
    const first = isFree ? -1 : 0;
    const to = this.at + step;
    if (Math.abs(step) > 1) this.#at = Math.max(0, Math.min(last, to));
    else this.#at = to < first ? last : to > last ? first : to;
  }

  /** Keeps the active option of a list with headings in view. */
  readonly keepInView: Attachment<HTMLElement> = (list) => {
    const { at } = this;
    if (at <= 0 && !this.#isPointed) list.scrollTop = 0;
    else this.show(list.querySelector(`#${CSS.escape(this.optionId(at))}`));
  };
}
