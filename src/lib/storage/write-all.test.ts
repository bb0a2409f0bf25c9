import { beforeEach, describe, expect, it } from 'vitest';
import { decode, encode } from './bytes.ts';
import { writeAll } from './write-all.ts';
import * as m from './messages.ts';

/** Runs immediately and resolves later, as the browser does. */
const soon = <T>(act: () => T): Promise<T> => new Promise((done) => done(act()));

type Act = 'open' | 'write' | 'close';

/** A folder with handles like the browser's: what is written arrives when the stream is closed. */
class Disk {
  readonly files = new Map<string, string>();
  readonly folders = new Set<string>();
  /** Whether this action fails, and with which error. */
  fails: (act: Act, path: string) => boolean = () => false;
  failure = 'NoModificationAllowedError';

  readonly root = this.#folder('');

  #fail(act: Act, path: string): void {
    if (this.fails(act, path)) throw new DOMException('No.', this.failure);
  }

  #folder(at: string): FileSystemDirectoryHandle {
    const has = (path: string) => path === '' || this.folders.has(path);
    return {
      kind: 'directory',
      name: at || 'docs',
      getDirectoryHandle: (name: string, how?: { create: boolean }) =>
        soon(() => {
          const path = `${at}${name}/`;
          if (how?.create) this.folders.add(path);
          if (!has(path)) throw new DOMException('No.', 'NotFoundError');
          return this.#folder(path);
        }),
      getFileHandle: (name: string, how?: { create: boolean }) =>
        soon(() => {
          const path = at + name;
          if (how?.create && !this.files.has(path)) this.files.set(path, '');
          if (!this.files.has(path)) throw new DOMException('No.', 'NotFoundError');
          return this.#file(path);
        }),
      removeEntry: (name: string) =>
        soon(() => this.files.delete(at + name) || this.folders.delete(`${at}${name}/`)),
    } as unknown as FileSystemDirectoryHandle;
  }

  #file(path: string): FileSystemFileHandle {
    return {
      kind: 'file',
      name: path.split('/').at(-1)!,
      getFile: () => soon(() => new File([encode(this.files.get(path)!)], path)),
      createWritable: () =>
        soon(() => {
          this.#fail('open', path);
          let next = '';
          return {
            write: (bytes: Uint8Array) =>
              soon(() => {
                this.#fail('write', path);
                const text = decode(path, bytes);
                next = text.ok ? text.value : '';
              }),
            close: () =>
              soon(() => {
                this.#fail('close', path);
                this.files.set(path, next);
              }),
            abort: () => soon(() => undefined),
          };
        }),
    } as unknown as FileSystemFileHandle;
  }
}

const FILES = [
  { path: 'docs.json', text: 'new', expected: 'old' },
  { path: 'nav/deep/tabs.json', text: 'made' },
  { path: 'groups.json', text: 'new', expected: 'old' },
];
let disk: Disk;
beforeEach(() => {
  disk = new Disk();
  disk.files.set('docs.json', 'old').set('groups.json', 'old');
});
const state = () => Object.fromEntries(disk.files);

describe('several files of a folder', () => {
  it('are written as one step, including the folders of new ones', async () => {
    const written = await writeAll(disk.root, FILES);
    expect(written).toMatchObject({ ok: true, value: FILES.map(({ path }) => ({ path })) });
    expect(state()).toEqual({
      'docs.json': 'new',
      'groups.json': 'new',
      'nav/deep/tabs.json': 'made',
    });
  });

  it('are all left alone if one has changed, or a new one exists already', async () => {
    disk.files.set('groups.json', 'theirs');
    expect(await writeAll(disk.root, FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(state()).toEqual({ 'docs.json': 'old', 'groups.json': 'theirs' });
    disk.files.set('groups.json', 'old');
    await writeAll(disk.root, FILES.slice(1, 2));
    expect(await writeAll(disk.root, FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(disk.files.get('docs.json')).toBe('old');
  });

  it('are all left alone if another program saves one while they are written', async () => {
    disk.fails = (act, path) => {
      if (act === 'write' && path === 'groups.json') disk.files.set('docs.json', 'theirs');
      return false;
    };
    expect(await writeAll(disk.root, FILES)).toMatchObject({ refusal: { code: 'changed' } });
    expect(state()).toEqual({ 'docs.json': 'theirs', 'groups.json': 'old' });
    expect([...disk.folders]).toEqual([]);
  });

  it('are not written if one is missing, which is reported', async () => {
    disk.files.delete('groups.json');
    expect(await writeAll(disk.root, FILES)).toMatchObject({ refusal: { code: 'missing' } });
    expect(state()).toEqual({ 'docs.json': 'old' });
  });

  for (const act of ['open', 'write', 'close'] as const)
    for (const { path } of FILES)
      it(`are all unchanged if “${path}” fails to ${act}`, async () => {
        disk.fails = (one, at) => one === act && at === path;
        const written = await writeAll(disk.root, FILES);
        expect(written).toMatchObject({ ok: false, refusal: { code: 'read-only' } });
        expect(written).toMatchObject({
          refusal: {
            sentence: expect.stringMatching(
              new RegExp(`“${path}” .*Nothing was changed`),
            ) as unknown,
          },
        });
        expect(state()).toEqual({ 'docs.json': 'old', 'groups.json': 'old' });
        expect([...disk.folders]).toEqual([]);
      });

  it('are named if they could not be restored', async () => {
    let isFull = false;
    disk.failure = 'QuotaExceededError';
    disk.fails = (act, path) => act === 'close' && (isFull ||= path === 'groups.json');
    const written = await writeAll(disk.root, FILES);
    expect(written).toMatchObject({
      refusal: {
        code: 'full',
        sentence: expect.stringContaining(m.diskFull('groups.json', ['docs.json'])) as unknown,
      },
    });
  });
});
