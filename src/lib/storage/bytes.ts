import { ok, refuse, type Result } from '../core/result.ts';
import * as m from './messages.ts';

/** Size limit of a file, in bytes. No navigation is larger, and beyond it the browser itself fails. */
const LARGEST = 64 * 1024 * 1024;

/** Signatures of files that people drop by mistake. */
const SIGNATURES: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  [m.anImage, [0x89, 0x50, 0x4e, 0x47]],
  [m.anImage, [0xff, 0xd8, 0xff]],
  [m.anImage, [0x47, 0x49, 0x46, 0x38]],
  [m.aPdf, [0x25, 0x50, 0x44, 0x46]],
  [m.aZip, [0x50, 0x4b, 0x03, 0x04]],
  [m.aCompressedFile, [0x1f, 0x8b]],
];

/**
 * Decodes a file's bytes exactly: a byte order mark stays, and `encode` returns the same bytes. Refuses what is not
 * UTF-8 text, because decoding it with replacement characters would change the file.
 */
export function decode(name: string, bytes: Uint8Array): Result<string> {
  const starts = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);
  const known = SIGNATURES.find(([, signature]) => starts(signature));
  if (known) return refuse('not-text', m.notDocs(name, known[0]));
  if (starts([0xff, 0xfe]) || starts([0xfe, 0xff])) return refuse('not-utf-8', m.inUtf16(name));
  if (bytes.subarray(0, 8192).includes(0)) return refuse('not-text', m.notText(name));
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return refuse('not-utf-8', m.notUtf8(name));
  }
}

export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The text of a file that the user chose or dropped. */
export async function readFileText(file: File): Promise<Result<string>> {
  if (file.size > LARGEST) return refuse('too-large', m.tooLarge(file.name));
  try {
    return decode(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return refuse('unreadable', m.unreadable(file.name, sentence(error)));
  }
}

/** The browser's message for a failure, ending in a period. */
export function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
