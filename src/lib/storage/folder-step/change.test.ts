import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryDisk } from '../../../../tests/memory-disk.ts';
import { memoryJournal } from '../../../../tests/memory-journal.ts';
import { folderAt, folderTree } from '../folder.ts';
import { diskFull } from '../messages.ts';
import { changeFolder } from './change.ts';
import * as m from './messages.ts';

const FILES = [
  { path: 'docs.json', text: 'new', expected: 'old' },
  { path: 'nav/deep/tabs.json', text: 'made' },
  { path: 'groups.json', text: 'new', expected: 'old' },
];
const OLD = { 'docs.json': 'old', 'groups.json': 'old' };

let disk: MemoryDisk;
let journal: ReturnType<typeof memoryJournal>;
beforeEach(() => begin(OLD));
function begin(files: Readonly<Record<string, string>>, ignoresCase = false) {
  disk = new MemoryDisk(files, ignoresCase);
  journal = memoryJournal(disk);
}
const change = (changes: Parameters<typeof changeFolder>[1], root = disk.open()) =>
  changeFolder(root, changes, journal);
const fails = (name: string, when: (call: string, path: string) => boolean) => {
  disk.before = (call, path) => {
    if (when(call, path)) throw new DOMException('No.', name);
  };
};
/** What a next visit finds. */
const reopened = async () => {
  disk.before = () => undefined;
  const place = folderAt(folderTree(disk.open(), journal), 'folder:1');
  const listed = await place.list!();
  return listed.ok ? disk.state() : listed.refusal.sentence;
};

describe('several files of a folder', () => {
  it('are written as one step, including the folders of new ones', async () => {
    const written = await change(FILES);
    expect(written).toMatchObject({ ok: true, value: FILES.map(({ path }) => ({ path })) });
    expect(disk.state()).toEqual({
      'docs.json': 'new',
      'groups.json': 'new',
      'nav/deep/tabs.json': 'made',
    });
    expect(journal.plans.size).toBe(0);
  });

  it('are all left alone if one has changed, or a new one exists already', async () => {
    disk.put('groups.json', 'theirs');
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.state()).toEqual({ 'docs.json': 'old', 'groups.json': 'theirs' });
    disk.put('groups.json', 'old');
    await change(FILES.slice(1, 2));
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.state()).toMatchObject(OLD);
  });

  it('are all left alone if another program saves one while they are written', async () => {
    disk.before = (call, path) => {
      if (call === 'write' && path === 'groups.json') disk.put('docs.json', 'theirs');
    };
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.state()).toEqual({ 'docs.json': 'theirs', 'groups.json': 'old' });
    expect(journal.plans.size).toBe(0);
  });

  it('are not written if one is missing, which is reported', async () => {
    disk.remove('groups.json');
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'missing' } });
    expect(disk.state()).toEqual({ 'docs.json': 'old' });
  });

  for (const call of ['open', 'write', 'close'])
    for (const { path } of FILES)
      it(`are all unchanged if “${path}” fails to ${call}`, async () => {
        let isFirst = true;
        fails('NoModificationAllowedError', (one, at) => {
          const isIt = isFirst && one === call && at === path;
          if (isIt) isFirst = false;
          return isIt;
        });
        const sentence = expect.stringMatching(
          new RegExp(`“${path}” .*Nothing was changed`),
        ) as unknown;
        expect(await change(FILES)).toMatchObject({ refusal: { code: 'read-only', sentence } });
        expect(disk.state()).toEqual(OLD);
        expect(journal.plans.size).toBe(0);
      });

  it('are named if they could not be restored, and restored by the next visit', async () => {
    let isFull = false;
    fails('QuotaExceededError', (call, path) =>
      call === 'close' ? (isFull ||= path === 'groups.json') : false,
    );
    const sentence = diskFull('groups.json', ['docs.json', 'nav/deep/tabs.json']);
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'full', sentence } });
    expect(await reopened()).toEqual(OLD);
    expect(journal.plans.size).toBe(0);
  });

  it('are not touched if the plan can’t be stored', async () => {
    fails('QuotaExceededError', (call) => call === 'store');
    expect(await change(FILES)).toMatchObject({ refusal: { code: 'full' } });
    expect(disk.state()).toEqual(OLD);
    expect(disk.calls).toBe(1);
  });

  it('need no plan if it is a single text', async () => {
    await change(FILES.slice(0, 1));
    expect(disk.state()).toEqual({ ...OLD, 'docs.json': 'new' });
    expect(disk.calls).toBe(3);
  });
});

describe('a page of a folder', () => {
  const MOVE = { from: 'a.mdx', to: 'b.mdx', expected: '# A' };
  beforeEach(() => begin({ 'a.mdx': '# A' }));

  it('is at its new place before it is removed from the old one', async () => {
    const states: object[] = [];
    disk.before = (call) => void (call === 'remove' && states.push(disk.state()));
    expect(await change([MOVE])).toEqual({ ok: true, value: [] });
    expect(states).toEqual([{ 'a.mdx': '# A', 'b.mdx': '# A' }]);
    expect(disk.state()).toEqual({ 'b.mdx': '# A' });
  });

  it('stays if another program saves it right before it is removed', async () => {
    disk.before = (call, path) => {
      if (call === 'close' && path === 'b.mdx') disk.put('a.mdx', '# Theirs');
    };
    expect(await change([MOVE])).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.state()).toEqual({ 'a.mdx': '# Theirs' });
  });

  it('stays if it can’t be removed', async () => {
    fails('NoModificationAllowedError', (call, path) => call === 'remove' && path === 'a.mdx');
    expect(await change([MOVE])).toMatchObject({ refusal: { code: 'read-only' } });
    expect(disk.state()).toEqual({ 'a.mdx': '# A' });
  });

  it('keeps what another program puts at its new place meanwhile', async () => {
    disk.before = (call, path) => {
      if (call === 'write' && path === 'b.mdx') disk.put('b.mdx', '# Theirs');
    };
    expect(await change([MOVE])).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.state()).toEqual({ 'a.mdx': '# A', 'b.mdx': '# Theirs' });
  });

  it.each(['.git/a.mdx', 'node_modules/a.mdx'])('doesn’t go to %s', async (to) => {
    const place = folderAt(folderTree(disk.open(), journal), 'folder:1');
    const sentence = m.hidden(to);
    expect(await place.write!([{ ...MOVE, to }])).toMatchObject({ refusal: { sentence } });
    expect(disk.state()).toEqual({ 'a.mdx': '# A' });
  });

  it.each(['a.mdx/b.mdx', 'folder'])('doesn’t go to %s, which is taken', async (path) => {
    disk.put('folder/c.mdx', '');
    const before = disk.state();
    const sentence = m.blocked(path);
    expect(await change([{ path, text: '' }])).toMatchObject({ refusal: { sentence } });
    expect(disk.state()).toEqual(before);
  });
});

describe('on a disk that ignores case', () => {
  const PAGES = { 'Guides/One.mdx': '# One', 'Guides/two.mdx': '# Two' };
  beforeEach(() => begin(PAGES, true));
  const moved = (from: keyof typeof PAGES, to: string) => ({ from, to, expected: PAGES[from] });

  it('a page gets another spelling, and is never missing', async () => {
    const states: (readonly string[])[] = [];
    disk.before = () => void states.push(Object.values(disk.state()));
    expect(await change([moved('Guides/One.mdx', 'Guides/one.mdx')])).toMatchObject({ ok: true });
    expect(disk.state()).toEqual({ 'Guides/one.mdx': '# One', 'Guides/two.mdx': '# Two' });
    for (const texts of states) expect(texts).toContain('# One');
  });

  it('a folder gets another spelling', async () => {
    await change([
      moved('Guides/One.mdx', 'guides/One.mdx'),
      moved('Guides/two.mdx', 'guides/two.mdx'),
    ]);
    expect(disk.state()).toEqual({ 'guides/One.mdx': '# One', 'guides/two.mdx': '# Two' });
  });

  it('a folder keeps its spelling if something else is in it, which is reported', async () => {
    disk.put('Guides/dot.png', 'dot');
    const before = disk.state();
    const asked = [moved('Guides/One.mdx', 'guides/One.mdx')];
    const sentence = m.keepsName('guides/One.mdx');
    expect(await change(asked)).toMatchObject({ refusal: { sentence } });
    expect(disk.state()).toEqual(before);
    expect(journal.plans.size).toBe(0);
  });

  it('a new page doesn’t overwrite one of another spelling', async () => {
    const sentence = m.onlyCase('Guides/one.mdx', 'Guides/One.mdx');
    const asked = [{ path: 'Guides/one.mdx', text: '' }];
    expect(await change(asked)).toMatchObject({ refusal: { sentence } });
    expect(disk.state()).toEqual(PAGES);
  });
});
