/* Storages that keep nothing outside the page. */
import { memory, memoryFolder } from '../../src/lib/storage/memory.ts';
import { decoded, encoded, FILES, type TestedStorage, MAIN, TEXTS } from './tested-storage.ts';
import { contract } from './suite.ts';
import { writableMemory } from './writable-memory.ts';

const main = { path: MAIN, text: decoded(FILES[MAIN]!), mark: 'memory' };

/** A ground in the page's memory, which no other process can change. */
const ground = (place: TestedStorage['place']): Promise<TestedStorage> =>
  Promise.resolve({
    place,
    files: TEXTS,
    again: () => place,
    bytesOf: (path) => Promise.resolve(TEXTS[path]),
    disturb: () => Promise.reject(new Error('Nobody else can change it')),
  });

contract('a pasted document', [], () => ground(memory(main, 'Pasted', 'memory:1')));

const texts = new Map(Object.entries(TEXTS).map(([path, bytes]) => [path, decoded(bytes)]));

contract('a document in memory with files around it', ['list', 'bytes'], () =>
  ground(memoryFolder(main, 'Sample', 'memory:2', texts)),
);

contract('files in memory that can be changed', ['list', 'bytes', 'write', 'change'], () => {
  const files = new Map(texts);
  const place = () => writableMemory(files, 'Memory', 'memory:3');
  return Promise.resolve({
    place: place(),
    files: TEXTS,
    again: place,
    bytesOf: (path) => {
      const text = files.get(path);
      return Promise.resolve(text === undefined ? undefined : encoded(text));
    },
    disturb: (path, bytes) => {
      if (bytes) files.set(path, decoded(bytes));
      else files.delete(path);
      return Promise.resolve();
    },
  });
});
