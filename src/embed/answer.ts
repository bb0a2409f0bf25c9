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

/** What the editor asks its page for. What fails is told to the person with the message of the error. */
export interface Asked {
  /** Keeps the work; it counts as saved as soon as what this answers is fulfilled. Without it people download. */
  readonly onsave?: ((saved: Saved) => unknown) | undefined;
  /** The paths of all files of the site, so that pages are looked for and known by their titles. */
  readonly list?: (() => readonly string[] | Promise<readonly string[]>) | undefined;
  /** What one of them holds. */
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

/** Only what can be sent: of saving no more than that it is done. */
async function valueOf(question: Question, { onsave, list, read }: Asked): Promise<unknown> {
  if (question.what === 'list') return [...((await list?.()) ?? [])];
  if (question.what === 'read') return read?.(question.path);
  const { value, files } = question;
  await onsave?.({ value, files });
  return undefined;
}
