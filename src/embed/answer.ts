import type { Answer, Files, Question } from './protocol.ts';

/** What somebody wants to have kept. */
export interface Saved {
  /** The text of docs.json. */
  readonly value: string;
  /** The other files of the document that were changed, by path. */
  readonly files: Files;
}

/** What a file holds: text, or bytes; `undefined` where there is none. */
export type Content = string | Uint8Array | undefined;

/** What the editor asks its page for. What fails is told with the message of the error. */
export interface Asked {
  /** Keeps the work; it counts as saved as soon as what this answers is fulfilled. Without it people download. */
  readonly onsave?: (saved: Saved) => unknown;
  /** The paths of all files of the site, so that pages are known by their titles and looked for. `read` gives the content of each. */
  readonly list?: (() => readonly string[] | Promise<readonly string[]>) | undefined;
  readonly read?: ((path: string) => Content | Promise<Content>) | undefined;
}

export async function answerTo(question: Question, asked: Asked): Promise<Answer> {
  try {
    return { ok: true, value: await valueOf(question, asked) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, sentence: /[.!?]$/.test(text) ? text : `${text}.` };
  }
}

function valueOf(question: Question, { onsave, list, read }: Asked): unknown {
  if (question.what === 'list') return list?.();
  if (question.what === 'read') return read?.(question.path);
  const { value, files } = question;
  return onsave?.({ value, files });
}
