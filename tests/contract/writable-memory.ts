import { isWriting } from '../../src/lib/core/file-change.ts';
import { applied } from '../../src/lib/core/file-step.ts';
import { ok, refuse } from '../../src/lib/core/result.ts';
import type { DocumentStorage } from '../../src/lib/core/storage.ts';
import { encoded } from './tested-storage.ts';

/** Files in memory that can be changed. `files` is what is stored, so that others may change it, too. */
export function writableMemory(
  files: Map<string, string>,
  name: string,
  key: string,
): DocumentStorage {
  const textOf = (path: string) => {
    const text = files.get(path);
    return text === undefined ? refuse('missing', `There is no “${path}”.`) : ok(text);
  };
  return {
    kind: 'memory',
    name,
    key,
    list: () => Promise.resolve(ok([...files.keys()])),
    bytes: (path) => {
      const text = textOf(path);
      return Promise.resolve(text.ok ? ok(encoded(text.value)) : text);
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
