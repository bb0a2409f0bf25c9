import { ok, refuse, type Result } from '$lib/core/result';
import type { Greeting, Question, ToEditor, ToPage } from '../../embed/protocol';

/** The page around the editor. */
export interface Host {
  readonly tell: (message: ToPage) => void;
  /** Sends a request about the document that was opened in this `round`. */
  readonly ask: (round: number, question: Question) => Promise<Result<unknown>>;
}

type Heard = Exclude<ToEditor, { type: 'answer' }>;

/** Connects to the host page and passes its messages to `heard`. Returns a function that disconnects. */
export function meetHost(heard: (message: Heard, host: Host) => void): () => void {
  let port: MessagePort | undefined;
  const listen = ({ source, data, ports: [given] }: MessageEvent<unknown>) => {
    if (source !== window.parent || !given || !isPort(data) || port) return;
    port = given;
    talk(given, heard);
  };
  window.addEventListener('message', listen);
  const here: Greeting = { signpost: 'here' };
  // Any origin can receive this message: it contains nothing private.
  window.parent.postMessage(here, '*');
  return () => {
    window.removeEventListener('message', listen);
    port?.close();
  };
}

function talk(port: MessagePort, heard: (message: Heard, host: Host) => void): void {
  const waiting = new Map<number, (result: Result<unknown>) => void>();
  let last = 0;
  const tell = (message: ToPage) => port.postMessage(message);
  const host: Host = {
    tell,
    ask: (round, question) =>
      new Promise((done) => {
        const id = ++last;
        waiting.set(id, done);
        tell({ type: 'ask', round, id, question });
      }),
  };
  port.onmessage = ({ data }: MessageEvent<ToEditor>) => {
    if (data.type !== 'answer') return heard(data, host);
    const { id, answer } = data;
    waiting.get(id)?.(answer.ok ? ok(answer.value) : refuse('host', answer.sentence));
    waiting.delete(id);
  };
}

const isPort = (data: unknown): data is Greeting =>
  typeof data === 'object' && data !== null && 'signpost' in data && data.signpost === 'port';
