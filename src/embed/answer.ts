import type { Answer, Files, Question } from './protocol.ts';

/** The work to save. */
export interface Saved {
  /** The text of docs.json. */
  readonly value: string;
  /** The other changed files of the document, by path. */
  readonly files: Files;
}

/** The content of a file, as text or bytes. `undefined` if the file doesn't exist. */
export type Content = string | Uint8Array | undefined;

/** What the editor requests from the host page. If a request fails, the user sees the error's message. */
export interface Asked {
  /**
   * Saves the work, which counts as saved once the returned promise is fulfilled. If omitted, users download the work.
   */
  readonly onsave?: ((saved: Saved) => unknown) | undefined;
  /** Returns the paths of all files of the site, so that pages can be found and shown by their titles. */
  readonly list?: (() => readonly string[] | Promise<readonly string[]>) | undefined;
  /** Returns the content of one of these files. */
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

/** Returns only values that can be posted. For a save, that is just its success. */
async function valueOf(question: Question, { onsave, list, read }: Asked): Promise<unknown> {
  if (question.what === 'list') return [...((await list?.()) ?? [])];
  if (question.what === 'read') return read?.(question.path);
  const { value, files } = question;
  await onsave?.({ value, files });
  return undefined;
}
