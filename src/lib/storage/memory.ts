import type { FileState, DocumentStorage } from '../core/storage.ts';
import { ok, refuse } from '../core/result.ts';
import { encode } from './bytes.ts';
import * as m from './messages.ts';

const missing = (path: string) => refuse('missing', m.notHere(path));

/** A document that was pasted, dropped without a handle, or bundled: it can be read, but not written. */
export function memory(file: FileState, name: string, key: string): DocumentStorage {
  return {
    kind: 'memory',
    name,
    key,
    read: (path) => Promise.resolve(path === file.path ? ok(file) : missing(path)),
  };
}

/** The same with the files around it, by path. */
export function memoryFolder(
  file: FileState,
  name: string,
  key: string,
  files: ReadonlyMap<string, string>,
): DocumentStorage {
  return {
    ...memory(file, name, key),
    read: (path) => {
      const text = path === file.path ? file.text : files.get(path);
      return Promise.resolve(
        text === undefined ? missing(path) : ok({ path, text, mark: file.mark }),
      );
    },
    list: () => Promise.resolve(ok([...files.keys()])),
    bytes: (path) => {
      const text = files.get(path);
      return Promise.resolve(text === undefined ? missing(path) : ok(encode(text)));
    },
  };
}
