import { ok, refuse, type Result } from '../core/result.ts';
import { inQuotes } from '../core/text/direction.ts';

/** Size limit of a file, in bytes. No navigation is larger, and beyond it the browser itself fails. */
const LARGEST = 64 * 1024 * 1024;

/** Signatures of files that people drop by mistake. */
const SIGNATURES: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['an image', [0x89, 0x50, 0x4e, 0x47]],
  ['an image', [0xff, 0xd8, 0xff]],
  ['an image', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a ZIP archive', [0x50, 0x4b, 0x03, 0x04]],
  ['a compressed file', [0x1f, 0x8b]],
];

/**
 * Decodes a file's bytes exactly: a byte order mark stays, and `encode` returns the same bytes. Refuses what is not
 * UTF-8 text, because decoding it with replacement characters would change the file.
 */
export function decode(name: string, bytes: Uint8Array): Result<string> {
  const starts = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);
  const known = SIGNATURES.find(([, signature]) => starts(signature));
  if (known)
    return refuse(
      'not-text',
      `${inQuotes(name)} is ${known[0]}, not a docs.json. Nothing was changed.`,
    );
  if (starts([0xff, 0xfe]) || starts([0xfe, 0xff]))
    return refuse(
      'not-utf-8',
      `${inQuotes(name)} is UTF-16 text. Save it as UTF-8, then try again. Nothing was changed.`,
    );
  if (bytes.subarray(0, 8192).includes(0))
    return refuse('not-text', `${inQuotes(name)} is not a text file. Nothing was changed.`);
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return refuse(
      'not-utf-8',
      `${inQuotes(name)} is not UTF-8 text. Save it as UTF-8, then try again. Nothing was changed.`,
    );
  }
}

export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The text of a file that the user chose or dropped. */
export async function readFileText(file: File): Promise<Result<string>> {
  if (file.size > LARGEST)
    return refuse(
      'too-large',
      `${inQuotes(file.name)} is larger than 64 MB. A docs.json is never that large.`,
    );
  try {
    return decode(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return refuse('unreadable', `${inQuotes(file.name)} could not be read: ${sentence(error)}`);
  }
}

/** The browser's message for a failure, ending in a period. */
export function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
