import { answerTo, type Asked } from './answer.ts';
import type { Files, Greeting, Opening, Theme, ToEditor, ToPage } from './protocol.ts';
import { frameTitle } from './messages.ts';

/** The document after a change. */
export interface Changed {
  /** The text of docs.json. */
  readonly value: string;
  /** The other files of the document that differ from what was read, by path. */
  readonly files: Files;
  /** Whether the text is valid JSON. While someone is typing, it often isn't. */
  readonly isValid: boolean;
}

export interface EditorOptions extends Asked {
  /** The text of docs.json, empty by default. */
  readonly value?: string | null | undefined;
  /** `value` with unsaved work from an earlier editor. The work is one step that Undo reverts. */
  readonly work?: string | null | undefined;
  /** The path of the file relative to the paths from `list`, “docs.json” by default. */
  readonly name?: string | undefined;
  /** `auto`, the default, follows the system. */
  readonly theme?: Theme;
  /** Prevents all changes. */
  readonly readonly?: boolean;
  /** The URL of the `embed/` page of Signpost's build; next to this module by default. */
  readonly src?: string | undefined;
  /** Called when the editor shows the document and accepts keyboard input. */
  readonly onready?: () => void;
  /** Called after every change: an edit, a keystroke in the JSON view, undo, redo. */
  readonly onchange?: (changed: Changed) => void;
}

export interface MountedEditor {
  /**
   * The current text. Setting a different text opens it with a new history; `null` and `undefined` count as an empty
   * text. Anything else throws a TypeError and keeps the current text.
   */
  get value(): string;
  set value(value: string | null | undefined);
  /** The text as it was last set or saved. */
  readonly saved: string;
  /** The path of the file. A change applies to the next text that is set. */
  name: string;
  theme: Theme;
  readonly: boolean;
  /** Moves the keyboard focus to the editor. */
  readonly focus: () => void;
  /** Removes the editor and everything that it added to the page. */
  readonly destroy: () => void;
}

const here = import.meta.url;

/** Returns the page's text of docs.json. Throws a TypeError if it isn't text, while the page's code is on the stack. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const what = Array.isArray(value) ? 'array' : typeof value;
  throw new TypeError(
    `The value of a Signpost editor is the text of a docs.json; this is of type ${what}.`,
  );
}

/** Mounts an editor in `target`, which it fills. */
export function mountEditor(
  target: Element | ShadowRoot,
  options: EditorOptions = {},
): MountedEditor {
  const src = new URL(options.src ?? './', options.src === undefined ? here : document.baseURI);
  let { name = 'docs.json', theme = 'auto', readonly = false } = options;
  let saved = textOf(options.value);
  let value = textOf(options.work ?? saved);
  let round = 0;
  let port: MessagePort | undefined;
  const say = (message: ToEditor) => port?.postMessage(message);

  const frame = document.createElement('iframe');
  frame.title = frameTitle;
  frame.allow = 'clipboard-read; clipboard-write';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });

  const open = () => {
    const { onsave, list, read } = options;
    const can = { saves: onsave !== undefined, reads: list !== undefined && read !== undefined };
    const opening: Opening = { round: ++round, name, value: saved, work: value, ...can };
    say({ type: 'open', opening });
  };

  /**
   * Connects to the frame when it loads, or reloads after a move within the page. `value` keeps the work in between.
   */
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || !isGreeting(data)) return;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data: said }: MessageEvent<ToPage>) => void listen(said);
    const greeting: Greeting = { signpost: 'port' };
    frame.contentWindow.postMessage(greeting, src.origin, [channel.port2]);
    say({ type: 'theme', theme });
    say({ type: 'readonly', readonly });
    open();
  };

  async function listen(said: ToPage): Promise<void> {
    // About a document that was open before.
    if (said.round !== round) return;
    if (said.type === 'ready') return options.onready?.();
    if (said.type === 'change') {
      value = said.value;
      const { files, isValid } = said;
      return options.onchange?.({ value, files, isValid });
    }
    const { id, question } = said;
    const answer = await answerTo(question, options);
    if (answer.ok && question.what === 'save' && said.round === round) saved = question.value;
    say({ type: 'answer', id, answer });
  }

  window.addEventListener('message', hear);
  frame.src = src.href;
  target.append(frame);

  return {
    get value() {
      return value;
    },
    set value(given) {
      const next = textOf(given);
      if (next === value) return;
      saved = value = next;
      open();
    },
    get saved() {
      return saved;
    },
    get name() {
      return name;
    },
    set name(next) {
      name = next;
    },
    get theme() {
      return theme;
    },
    set theme(next) {
      theme = next;
      say({ type: 'theme', theme });
    },
    get readonly() {
      return readonly;
    },
    set readonly(next) {
      readonly = next;
      say({ type: 'readonly', readonly });
    },
    focus: () => {
      frame.focus();
      say({ type: 'focus' });
    },
    destroy: () => {
      window.removeEventListener('message', hear);
      port?.close();
      port = undefined;
      frame.remove();
    },
  };
}

const isGreeting = (data: unknown): data is Greeting =>
  typeof data === 'object' && data !== null && 'signpost' in data && data.signpost === 'here';
