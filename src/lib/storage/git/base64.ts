/* Files travel to and from hosts as base64. */
import { ok, refuse, type Result } from '../../core/result.ts';
import * as m from './failure-messages.ts';

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += 8192)
    letters += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(letters);
}

/** The bytes that `host` sent. It may break them into lines. */
export function fromBase64(base64: string, host: string): Result<Uint8Array> {
  try {
    return ok(Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)));
  } catch {
    return refuse('unanswered', m.brokeOff(host));
  }
}
