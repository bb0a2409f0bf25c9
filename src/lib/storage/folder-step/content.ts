/*
 * The content of a file as a string: its text, or of other bytes NUL and their base64. No text has a NUL at its start, so
 * each content is one string, and equal strings are equal bytes.
 */
import { ok, type Result } from '../../core/result.ts';
import { encode, readFileText } from '../bytes.ts';
import { toBase64 } from '../git/base64.ts';

const NUL = '\0';

/** Refuses what is too large, or can't be read. */
export async function contentOf(file: File): Promise<Result<string>> {
  const text = await readFileText(file);
  if (text.ok || !['not-text', 'not-utf-8'].includes(text.refusal.code)) return text;
  return ok(NUL + toBase64(new Uint8Array(await file.arrayBuffer())));
}

export const isText = (content: string): boolean => !content.startsWith(NUL);

export const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  isText(content)
    ? encode(content)
    : Uint8Array.from(atob(content.slice(1)), (letter) => letter.charCodeAt(0));
