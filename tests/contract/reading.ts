/* Requirements for every storage: listing and reading. */
import {
  decoded,
  FILES,
  HIDDEN,
  MAIN,
  opened,
  refused,
  expectSame,
  TEXTS,
  value,
} from './tested-storage.ts';
import type { Case } from './cases.ts';

export const READING: readonly Case[] = [
  {
    says: 'lists every file except those used only by tools',
    needs: ['list'],
    run: async ({ place, files = FILES }) => {
      const paths = value(await place.list!(), 'listing');
      expectSame([...paths].sort(), Object.keys(files).sort(), 'the files');
      for (const path of Object.keys(HIDDEN))
        if (paths.includes(path)) throw new Error(`${path} is named`);
    },
  },
  {
    says: 'reads a text exactly, including byte order mark and line endings',
    needs: [],
    run: async ({ place }) => {
      const { path, text } = await opened(place);
      expectSame([path, text], [MAIN, decoded(FILES[MAIN]!)], 'the file');
    },
  },
  {
    says: 'reads every text of the folder exactly, by its listed path',
    needs: ['list'],
    run: async ({ place }) => {
      for (const path of Object.keys(TEXTS))
        expectSame((await opened(place, path)).text, decoded(FILES[path]!), `the text of ${path}`);
    },
  },
  {
    says: 'gives an unchanged file the same mark',
    needs: [],
    run: async (ground) => {
      const first = await opened(ground.place);
      expectSame(await opened(ground.place), first, 'the second look');
      expectSame(
        (await opened(await ground.again())).text,
        first.text,
        'the look from another window',
      );
    },
  },
  {
    says: 'reports a missing file',
    needs: [],
    run: async ({ place }) => {
      refused(await place.read('nothing.json'), ['missing'], 'reading what is not there');
      refused(await place.read('nowhere/docs.json'), ['missing'], 'reading in no folder');
    },
  },
  {
    says: 'reports missing bytes',
    needs: ['bytes'],
    run: async ({ place }) => {
      refused(await place.bytes!('images/nothing.png'), ['missing'], 'reading what is not there');
    },
  },
  {
    says: 'returns bytes unchanged',
    needs: ['bytes'],
    run: async ({ place, files = FILES }) => {
      for (const [path, bytes] of Object.entries(files))
        expectSame([...value(await place.bytes!(path), path)], [...bytes], `the bytes of ${path}`);
    },
  },
  {
    says: 'refuses files that are not UTF-8 text, and leaves their bytes alone',
    needs: ['list'],
    run: async (ground) => {
      if (!('latin.json' in (ground.files ?? FILES))) return;
      refused(await ground.place.read('latin.json'), ['not-utf-8'], 'reading Latin-1');
      refused(await ground.place.read('images/dot.png'), ['not-text'], 'reading a picture');
      expectSame(
        [...(await ground.bytesOf('latin.json'))!],
        [...FILES['latin.json']!],
        'the bytes',
      );
    },
  },
  {
    says: 'reads nothing outside itself, and no files used only by tools',
    needs: ['list'],
    run: async ({ place }) => {
      for (const path of [
        '../docs.json',
        'tabs/../../docs.json',
        '/etc/passwd',
        '.git/description',
      ])
        refused(await place.read(path), [], `reading ${path}`);
    },
  },
];
