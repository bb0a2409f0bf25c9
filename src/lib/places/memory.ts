import type { FileState, Place } from '../core/place.ts';
import { ok, refuse } from '../core/result.ts';

/** A document that was pasted, dropped without a handle, or brought along: it can be read, and not written. */
export function memory(file: FileState, name: string, key: string): Place {
  return {
    kind: 'memory',
    name,
    key,
    read: (path) =>
      Promise.resolve(
        path === file.path ? ok(file) : refuse('missing', `There is no file “${path}” here.`),
      ),
  };
}
