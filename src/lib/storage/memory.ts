import { isWriting } from '../core/file-change.ts';
import { applied } from '../core/file-step.ts';
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

/** Files in memory that can be changed. `files` is what is stored, so that others may change it, too. */
export function writableMemory(
  files: Map<string, string>,
  name: string,
  key: string,
): DocumentStorage {
  const textOf = (path: string) => {
    const text = files.get(path);
    return text === undefined ? missing(path) : ok(text);
  };
  return {
    kind: 'memory',
    name,
    key,
    list: () => Promise.resolve(ok([...files.keys()])),
    bytes: (path) => {
      const text = textOf(path);
      return Promise.resolve(text.ok ? ok(encode(text.value)) : text);
    },
    read: (path) => {
      const text = textOf(path);
      return Promise.resolve(text.ok ? ok({ path, text: text.value, mark: text.value }) : text);
    },
    write: (changes) => {
      const next = applied(files, changes);
      if (!next.ok) return Promise.resolve(next);
      files.clear();
      for (const [path, text] of next.value) files.set(path, text);
      const written = changes.filter(isWriting);
      return Promise.resolve(ok(written.map(({ path, text }) => ({ path, text, mark: text }))));
    },
  };
}
