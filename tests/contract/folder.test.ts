/*
 * A folder of the browser, over a file system in memory that can be full, read-only and blind to case. The real one is
 * tried by `tests/contract.spec.ts`, in a browser.
 */
import { afterAll, beforeAll, vi } from 'vitest';
import { folderAt, folderTree } from '../../src/lib/storage/folder.ts';
import { MemoryDisk } from '../memory-disk.ts';
import { memoryJournal, memoryLocks } from '../memory-journal.ts';
import { FILES, HIDDEN, type TestedStorage } from './tested-storage.ts';
import { contract } from './suite.ts';

beforeAll(() => void vi.stubGlobal('navigator', { locks: memoryLocks() }));
afterAll(() => void vi.unstubAllGlobals());

function ground(ignoresCase: boolean): TestedStorage {
  const disk = new MemoryDisk({ ...FILES, ...HIDDEN }, ignoresCase);
  const journal = memoryJournal(disk);
  const place = () => {
    // Watching needs a window.
    const { watch: _, ...rest } = folderAt(folderTree(disk.open(), journal), 'folder:1');
    return rest;
  };
  return {
    place: place(),
    again: place,
    bytesOf: (path) => Promise.resolve(disk.bytes(path)),
    disturb: (path, bytes) => {
      if (bytes) disk.put(path, bytes as Uint8Array<ArrayBuffer>);
      else disk.remove(path);
      return Promise.resolve();
    },
    hasFolder: (path) => Promise.resolve(disk.hasFolder(path)),
    full: () => {
      disk.room = 100_000;
      return Promise.resolve(() => Promise.resolve(void (disk.room = Infinity)));
    },
    barred: () => {
      disk.permission = 'denied';
      return Promise.resolve(() => Promise.resolve(void (disk.permission = 'granted')));
    },
  };
}

const ABLE = ['list', 'bytes', 'write', 'change', 'full', 'barred'] as const;
contract('a folder of the browser', ABLE, () => Promise.resolve(ground(false)));
contract('a folder of the browser on a disk that ignores case', ABLE, () =>
  Promise.resolve(ground(true)),
);
