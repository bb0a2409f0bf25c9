import { expect, test } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { zippedWork } from './zipped-work';

const page = (path: string, text: string) => ({ path, text });
const unpacked = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]),
  );

test('files are at their paths from the folder of docs.json, with nothing to do by hand', () => {
  const files = [page('site/docs.json', '{}'), page('site/guides/größe.mdx', 'Text')];
  const { bytes, left } = zippedWork(files, [{ after: files[1]! }], 'site/docs.json');
  expect(unpacked(bytes)).toEqual({ 'docs.json': '{}', 'guides/größe.mdx': 'Text' });
  expect(left).toBe('');
});

test('what a zip can’t do is listed: files to delete and to move', () => {
  const { bytes, left } = zippedWork(
    [page('new/a.mdx', 'A')],
    [
      { before: page('a.mdx', 'A'), after: page('new/a.mdx', 'A') },
      { before: page('b.mdx', 'B') },
      { before: { path: 'b.png' }, after: { path: 'new/b.png' } },
    ],
    'docs.json',
  );
  expect(unpacked(bytes)['changes.txt']?.split('\n').slice(2)).toEqual([
    'Move b.png to new/b.png',
    'Delete a.mdx (it is now new/a.mdx)',
    'Delete b.mdx',
    '',
  ]);
  expect(left).toBe('Delete 2 files and move 1 file by hand: see changes.txt.');
});

test('files that trade names are both in the zip, and none is to be deleted', () => {
  const [a, b] = [page('a.mdx', 'A'), page('b.mdx', 'B')];
  const swap = [
    { before: a, after: page('b.mdx', 'A') },
    { before: b, after: page('a.mdx', 'B') },
  ];
  const files = swap.map(({ after }) => after);
  const { bytes, left } = zippedWork(files, swap, 'docs.json');
  expect(unpacked(bytes)).toEqual({ 'a.mdx': 'B', 'b.mdx': 'A' });
  expect(left).toBe('');
});

test('no name in a zip leaves the folder', () => {
  const files = ['../../up.mdx', '/root.mdx', 'C:\\windows.mdx'].map((path) => page(path, ''));
  const { bytes } = zippedWork(files, [], 'docs.json');
  expect(Object.keys(unpacked(bytes))).toEqual(['up.mdx', 'root.mdx', 'C--windows.mdx']);
});
