import {
  mountEditor,
  textOf,
  type Changed,
  type EditorOptions,
  type MountedEditor,
} from './mount.ts';
import type { Saved } from './answer.ts';
import type { Theme } from './protocol.ts';

/** The detail of the event `save`. Work that nobody accepts counts as not saved, and the editor says so. */
export interface SaveDetail extends Saved {
  /** The page takes the work. It counts as saved as soon as `writing` is fulfilled; its error is shown. */
  readonly accept: (writing?: Promise<unknown>) => void;
}

/** What `<signpost-editor>` tells, each as a `CustomEvent`. */
export interface SignpostEditorEvents {
  ready: CustomEvent<undefined>;
  change: CustomEvent<Changed>;
  save: CustomEvent<SaveDetail>;
}

const LOOK = ':host { display: block; height: 640px } :host([hidden]) { display: none }';

/**
 * `<signpost-editor>`: the editor as an element. Attributes `value`, `name`, `theme`, `readonly`, `src`, and properties
 * of the same names; properties `list` and `read` for the files around. Events `ready`, `change`, `save`. Taken off the
 * page and put back it goes on with the work.
 */
export class SignpostEditor extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ['name', 'theme', 'readonly'];

  /** What `EditorOptions` says of them; asked for when a text is opened. */
  declare list: EditorOptions['list'];
  declare read: EditorOptions['read'];

  readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #editor: MountedEditor | undefined;
  /** Until the element is on a page, and while it is not. */
  #value: string | undefined;
  #work: string | undefined;

  constructor() {
    super();
    const look = new CSSStyleSheet();
    look.replaceSync(LOOK);
    this.#root.adoptedStyleSheets = [look];
  }

  /**
   * The text of docs.json as it is now. Another text that is set is opened in its place; `null` and `undefined` are an
   * empty one. Anything else throws a TypeError, and the text stays.
   */
  get value(): string {
    return this.#editor?.value ?? this.#work ?? this.#value ?? this.#given();
  }
  set value(value: string | null | undefined) {
    const text = textOf(value);
    if (this.#editor) this.#editor.value = text;
    else [this.#value, this.#work] = [text, undefined];
  }

  /** The text as it was set, or saved last. */
  get saved(): string {
    return this.#editor?.saved ?? this.#value ?? this.#given();
  }

  /** The path of the file: “docs.json” without it. */
  get name(): string {
    return this.getAttribute('name') ?? 'docs.json';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  get theme(): Theme {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }
  set theme(theme: Theme) {
    this.setAttribute('theme', theme);
  }

  get readonly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readonly(readonly: boolean) {
    this.toggleAttribute('readonly', readonly);
  }

  /** Where the page `embed/` of Signpost's build is served: beside this module without it. */
  get src(): string | undefined {
    return this.getAttribute('src') ?? undefined;
  }
  set src(src: string | undefined) {
    if (src === undefined) this.removeAttribute('src');
    else this.setAttribute('src', src);
  }

  /** As everywhere; the element's own events bring their details. */
  override addEventListener<Name extends keyof SignpostEditorEvents>(
    type: Name,
    listener: (this: SignpostEditor, event: SignpostEditorEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  override removeEventListener<Name extends keyof SignpostEditorEvents>(
    type: Name,
    listener: (this: SignpostEditor, event: SignpostEditorEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener, options);
  }

  override focus(): void {
    this.#editor?.focus();
  }

  connectedCallback(): void {
    this.#takeOver();
    const { name, readonly, saved: value, src, theme, value: work } = this;
    const files = { list: () => this.list, read: () => this.read };
    this.#editor = mountEditor(this.#root, {
      ...{ name, readonly, src, theme, value, work },
      get list() {
        return files.list();
      },
      get read() {
        return files.read();
      },
      onready: () => this.#tell('ready', undefined),
      onchange: (changed) => this.#tell('change', changed),
      onsave: (saved) => this.#save(saved),
    });
  }

  disconnectedCallback(): void {
    if (!this.#editor) return;
    const { saved, value } = this.#editor;
    this.#editor.destroy();
    this.#editor = undefined;
    [this.#value, this.#work] = [saved, value];
  }

  /** `moveBefore` leaves the frame as it is. */
  connectedMoveCallback(): void {
    // Nothing is to be done, and without this method the element would count as taken off and put back.
  }

  attributeChangedCallback(): void {
    if (!this.#editor) return;
    this.#editor.name = this.name;
    if (this.#editor.theme !== this.theme) this.#editor.theme = this.theme;
    if (this.#editor.readonly !== this.readonly) this.#editor.readonly = this.readonly;
  }

  #given(): string {
    return this.getAttribute('value') ?? '';
  }

  /** What was set before this class was there hides what it does when they are set. */
  #takeOver(): void {
    for (const name of ['value', 'name', 'theme', 'readonly', 'src']) {
      if (!Object.hasOwn(this, name)) continue;
      const given: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      try {
        Reflect.set(this, name, given);
      } catch (error) {
        // Nobody called; the editor goes on without it.
        reportError(error);
      }
    }
  }

  async #save(saved: Saved): Promise<void> {
    const taken: Promise<unknown>[] = [];
    const accept = (writing: Promise<unknown> = Promise.resolve()) => void taken.push(writing);
    this.#tell('save', { ...saved, accept });
    if (taken.length === 0) throw new Error('This page does not save the work. Download it.');
    await Promise.all(taken);
  }

  #tell<Name extends keyof SignpostEditorEvents>(
    name: Name,
    detail: SignpostEditorEvents[Name]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

if (!customElements.get('signpost-editor'))
  customElements.define('signpost-editor', SignpostEditor);

declare global {
  interface HTMLElementTagNameMap {
    'signpost-editor': SignpostEditor;
  }
}
