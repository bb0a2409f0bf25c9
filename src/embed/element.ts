import {
  mountEditor,
  textOf,
  type Changed,
  type EditorOptions,
  type MountedEditor,
} from './mount.ts';
import * as m from './messages.ts';
import type { Saved } from './answer.ts';
import type { Theme } from './protocol.ts';

/** The detail of the `save` event. If no listener accepts the work, it counts as not saved, and the editor says so. */
export interface SaveDetail extends Saved {
  /** Accepts the work, which counts as saved once `writing` is fulfilled. Its error is shown to the user. */
  readonly accept: (writing?: Promise<unknown>) => void;
}

/** The events of `<signpost-editor>`, each a `CustomEvent`. */
export interface SignpostEditorEvents {
  ready: CustomEvent<undefined>;
  change: CustomEvent<Changed>;
  save: CustomEvent<SaveDetail>;
}

const LOOK = ':host { display: block; height: 640px } :host([hidden]) { display: none }';

/**
 * `<signpost-editor>`: the editor as a custom element. Has the attributes `value`, `name`, `theme`, `readonly` and
 * `src`, properties with the same names, the properties `list` and `read` for the surrounding files, and the events
 * `ready`, `change` and `save`. Removing the element from the page and adding it again keeps the work.
 */
export class SignpostEditor extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ['name', 'theme', 'readonly'];

  /** See `EditorOptions`. Read when a text is opened. */
  declare list: EditorOptions['list'];
  declare read: EditorOptions['read'];

  readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #editor: MountedEditor | undefined;
  /** The state before the element is connected and while it is disconnected. */
  #value: string | undefined;
  #work: string | undefined;

  constructor() {
    super();
    const look = new CSSStyleSheet();
    look.replaceSync(LOOK);
    this.#root.adoptedStyleSheets = [look];
  }

  /**
   * The current text of docs.json. Setting a different text opens it instead; `null` and `undefined` count as an empty
   * text. Anything else throws a TypeError and keeps the current text.
   */
  get value(): string {
    return this.#editor?.value ?? this.#work ?? this.#value ?? this.#given();
  }
  set value(value: string | null | undefined) {
    const text = textOf(value);
    if (this.#editor) this.#editor.value = text;
    else [this.#value, this.#work] = [text, undefined];
  }

  /** The text as it was last set or saved. */
  get saved(): string {
    return this.#editor?.saved ?? this.#value ?? this.#given();
  }

  /** The path of the file, “docs.json” by default. */
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

  /** The URL of the `embed/` page of Signpost's build; next to this module by default. */
  get src(): string | undefined {
    return this.getAttribute('src') ?? undefined;
  }
  set src(src: string | undefined) {
    if (src === undefined) this.removeAttribute('src');
    else this.setAttribute('src', src);
  }

  /** Adds types for the element's own events. */
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

  /** `moveBefore` leaves the frame unchanged. */
  connectedMoveCallback(): void {
    // Empty on purpose: without this method, a move would count as a removal and an insertion.
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

  /**
   * Properties that were set before the class was defined hide its accessors. Sets them again through the accessors.
   */
  #takeOver(): void {
    for (const name of ['value', 'name', 'theme', 'readonly', 'src']) {
      if (!Object.hasOwn(this, name)) continue;
      const given: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      try {
        Reflect.set(this, name, given);
      } catch (error) {
        // There is no caller to throw to, and the editor works without this value.
        reportError(error);
      }
    }
  }

  async #save(saved: Saved): Promise<void> {
    const taken: Promise<unknown>[] = [];
    const accept = (writing: Promise<unknown> = Promise.resolve()) => void taken.push(writing);
    this.#tell('save', { ...saved, accept });
    if (taken.length === 0) throw new Error(m.notSaved);
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
