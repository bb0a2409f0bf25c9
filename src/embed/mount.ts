import { answerTo, type Asked } from './answer.ts';
import type { Files, Greeting, Opening, Theme, ToEditor, ToPage } from './protocol.ts';

/** What became of the document. */
export interface Changed {
  /** The text of docs.json. */
  readonly value: string;
  /** The other files of the document that differ from what was read, by path. */
  readonly files: Files;
  /** Whether the text is JSON. While somebody types it often is not. */
  readonly isValid: boolean;
}

export interface EditorOptions extends Asked {
  /** The text of docs.json; empty without it. */
  readonly value?: string | null | undefined;
  /** With the work on it: what `value` was when an earlier editor was left. It is one step, which Undo takes back. */
  readonly work?: string | null | undefined;
  /** The path of the file, relative to what `list` answers: “docs.json” without it. */
  readonly name?: string | undefined;
  /** `auto`, as it is without it: what the system says. */
  readonly theme?: Theme;
  /** Nothing can be changed. */
  readonly readonly?: boolean;
  /** Where the page `embed/` of Signpost's build is served: beside this module without it. */
  readonly src?: string | undefined;
  /** The editor shows the document and hears keys. */
  readonly onready?: () => void;
  /** After every change: an edit, a key in the JSON view, undo, redo. */
  readonly onchange?: (changed: Changed) => void;
}

export interface MountedEditor {
  /**
   * The text as it is now. Another text that is set is opened in its place: its history begins anew. `null` and
   * `undefined` are an empty text; anything else throws a TypeError, and the text stays.
   */
  get value(): string;
  set value(value: string | null | undefined);
  /** The text as it was set, or saved last. */
  readonly saved: string;
  /** The path of the file; another one counts for the text that is set next. */
  name: string;
  theme: Theme;
  readonly: boolean;
  /** Gives the keys to the editor. */
  readonly focus: () => void;
  /** Takes the editor off the page, with all that it had there. */
  readonly destroy: () => void;
}

const here = import.meta.url;

/** A page's text of docs.json. Refuses what isn't text with a TypeError, while the page's own code is on the stack. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const what = Array.isArray(value) ? 'array' : typeof value;
  throw new TypeError(
    `The value of a Signpost editor is the text of a docs.json; this is of type ${what}.`,
  );
}

/** Puts an editor into `target`, which it fills. */
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
  frame.title = 'Navigation editor';
  frame.allow = 'clipboard-read; clipboard-write';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });

  const open = () => {
    const { onsave, list, read } = options;
    const can = { saves: onsave !== undefined, reads: list !== undefined && read !== undefined };
    const opening: Opening = { round: ++round, name, value: saved, work: value, ...can };
    say({ type: 'open', opening });
  };

  /** The frame is there; or there again, after it was moved within the page: the work is in our hands. */
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
    // Of a document that was open before.
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
