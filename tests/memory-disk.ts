/*
 * A folder in memory with handles like those of the browser's file system: a handle is a path, a new file is empty until
 * a stream to it is closed, and every failure is the DOMException that a browser throws. It can be full, read-only, and
 * blind to case; other programs change it between two calls; and the tab that uses it can be killed before any call that
 * changes something.
 */

/** A call that changes something. `store` and `forget` are those of the journal. */
export type Call =
  'make file' | 'make folder' | 'open' | 'write' | 'close' | 'remove' | 'store' | 'forget';

type Folder = Map<string, Folder | Uint8Array<ArrayBuffer>>;
type Bytes = Uint8Array<ArrayBuffer>;

const error = (name: string) => new DOMException(`The disk says ${name}`, name);
const plain = (name: string) => name.normalize('NFC').toLowerCase();

class Tab {
  isDead = false;
}

export class MemoryDisk {
  /** Called before a change. May change files, and may throw what a browser would. */
  before: (call: Call, path: string) => void = () => undefined;
  /** For writing. */
  permission: PermissionState = 'granted';
  /** Bytes that all files may have. */
  room = Infinity;
  /** How many calls have changed something. */
  calls = 0;
  /** The number of the call before which the tab is killed. */
  killAt = Infinity;
  /** Called when it is. */
  killed: () => void = () => undefined;

  /** The latest one. */
  tab = new Tab();

  readonly #top: Folder = new Map();
  readonly #ignoresCase: boolean;
  /** Open streams by path. Its file can't be removed meanwhile. */
  readonly #streams = new Map<string, number>();
  readonly #times = new WeakMap<Uint8Array, number>();
  #time = 0;

  constructor(files: Readonly<Record<string, Bytes | string>> = {}, ignoresCase = false) {
    this.#ignoresCase = ignoresCase;
    for (const [path, content] of Object.entries(files)) this.put(path, content);
  }

  /** A handle for a new tab. A killed one keeps those that it has. */
  open(): FileSystemDirectoryHandle {
    this.calls = 0;
    this.killAt = Infinity;
    this.#streams.clear();
    this.tab = new Tab();
    return new FolderHandle(this, this.tab, []) as unknown as FileSystemDirectoryHandle;
  }

  /** Writes a file as another program would. */
  put(path: string, content: Bytes | string): void {
    const names = path.split('/');
    const folder = this.folder(names.slice(0, -1), true);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    this.#times.set(bytes, ++this.#time);
    folder.set(this.#own(folder, names.at(-1)!) ?? names.at(-1)!, bytes);
  }

  remove(path: string): void {
    const names = path.split('/');
    this.folder(names.slice(0, -1)).delete(names.at(-1)!);
  }

  bytes(path: string): Bytes | undefined {
    const found = path
      .split('/')
      .reduce<Folder | Bytes | undefined>(
        (at, name) => (at instanceof Map ? at.get(name) : undefined),
        this.#top,
      );
    return found instanceof Map ? undefined : found;
  }

  hasFolder(path: string): boolean {
    try {
      return this.folder(path.split('/')) instanceof Map;
    } catch {
      return false;
    }
  }

  /** All files by their paths, and empty folders, with a slash at the end. */
  state(): Readonly<Record<string, string>> {
    const all: Record<string, string> = {};
    const look = (folder: Folder, at: string) => {
      if (folder.size === 0 && at) all[at] = '';
      for (const [name, entry] of folder)
        if (entry instanceof Map) look(entry, `${at}${name}/`);
        else all[at + name] = new TextDecoder('latin1').decode(entry);
    };
    look(this.#top, '');
    return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  // The rest is for the handles.

  /** Runs something that a tab asks for. Never answers a tab that is killed. */
  async act<T>(tab: Tab, run: () => T, call?: Call, path = ''): Promise<T> {
    await Promise.resolve();
    if (call && !tab.isDead && ++this.calls === this.killAt) {
      tab.isDead = true;
      this.killed();
    }
    if (tab.isDead) return new Promise(() => undefined);
    if (call) this.before(call, path);
    const value = run();
    await Promise.resolve();
    return value;
  }

  folder(names: readonly string[], create = false): Folder {
    let folder = this.#top;
    for (const name of names) {
      const own = this.#own(folder, name);
      if (own === undefined && create) folder.set(name, new Map());
      const next = folder.get(own ?? name);
      if (!next) throw error('NotFoundError');
      if (!(next instanceof Map)) throw error('TypeMismatchError');
      folder = next;
    }
    return folder;
  }

  file(names: readonly string[], create = false): Bytes {
    const folder = this.folder(names.slice(0, -1));
    const name = names.at(-1)!;
    const own = this.#own(folder, name);
    if (own === undefined && create) this.put(names.join('/'), '');
    const found = folder.get(own ?? name);
    if (!found) throw error('NotFoundError');
    if (found instanceof Map) throw error('TypeMismatchError');
    return found;
  }

  removeEntry(names: readonly string[]): void {
    const folder = this.folder(names.slice(0, -1));
    const own = this.#own(folder, names.at(-1)!);
    const found = own === undefined ? undefined : folder.get(own);
    if (!found) throw error('NotFoundError');
    if (found instanceof Map && found.size > 0) throw error('InvalidModificationError');
    if (this.#streams.get(names.join('/'))) throw error('NoModificationAllowedError');
    folder.delete(own!);
  }

  stream(names: readonly string[], step: 1 | -1): void {
    const path = names.join('/');
    this.#streams.set(path, (this.#streams.get(path) ?? 0) + step);
  }

  mayHold(more: number): void {
    const used = Object.values(this.state()).reduce((sum, { length }) => sum + length, 0);
    if (used + more > this.room) throw error('QuotaExceededError');
  }

  timeOf = (bytes: Uint8Array): number => this.#times.get(bytes)!;

  /** How a name is spelled here. */
  #own(folder: Folder, name: string): string | undefined {
    if (folder.has(name)) return name;
    if (!this.#ignoresCase) return undefined;
    return [...folder.keys()].find((one) => plain(one) === plain(name));
  }
}

class Handle {
  readonly disk: MemoryDisk;
  readonly tab: Tab;
  readonly names: readonly string[];

  constructor(disk: MemoryDisk, tab: Tab, names: readonly string[]) {
    this.disk = disk;
    this.tab = tab;
    this.names = names;
  }

  get name(): string {
    return this.names.at(-1) ?? 'docs';
  }
  queryPermission = ({ mode }: { readonly mode: 'read' | 'readwrite' }) =>
    Promise.resolve(mode === 'read' ? 'granted' : this.disk.permission);
  requestPermission = this.queryPermission;
}

class FolderHandle extends Handle {
  readonly kind = 'directory';

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<FolderHandle> {
    const names = this.#below(name);
    const isNew = create && !(await this.#has(names));
    const get = () => void this.disk.folder(names, create);
    await this.disk.act(this.tab, get, isNew ? 'make folder' : undefined, names.join('/'));
    return new FolderHandle(this.disk, this.tab, names);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const names = this.#below(name);
    const isNew = create && !(await this.#has(names));
    const get = () => void this.disk.file(names, create);
    await this.disk.act(this.tab, get, isNew ? 'make file' : undefined, names.join('/'));
    return new FileHandle(this.disk, this.tab, names);
  }

  removeEntry(name: string): Promise<void> {
    const names = this.#below(name);
    return this.disk.act(this.tab, () => this.disk.removeEntry(names), 'remove', names.join('/'));
  }

  resolve(other: Handle): Promise<readonly string[] | null> {
    const isBelow =
      other.disk === this.disk && this.names.every((name, i) => other.names[i] === name);
    return Promise.resolve(isBelow ? other.names.slice(this.names.length) : null);
  }

  async *keys(): AsyncGenerator<string> {
    yield* await this.disk.act(this.tab, () => [...this.disk.folder(this.names).keys()]);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<readonly [string, Handle]> {
    const entries = await this.disk.act(this.tab, () => [...this.disk.folder(this.names)]);
    for (const [name, entry] of entries) {
      const Kind = entry instanceof Map ? FolderHandle : FileHandle;
      yield [name, new Kind(this.disk, this.tab, [...this.names, name])];
    }
  }

  #below(name: string): readonly string[] {
    if (['', '.', '..'].includes(name) || /[/\\]/.test(name)) throw new TypeError('Not a name');
    return [...this.names, name];
  }

  #has(names: readonly string[]): Promise<boolean> {
    return this.disk.act(this.tab, () => {
      try {
        this.disk.folder(names);
        return true;
      } catch (thrown) {
        return (thrown as DOMException).name === 'TypeMismatchError';
      }
    });
  }
}

class FileHandle extends Handle {
  readonly kind = 'file';

  getFile(): Promise<File> {
    return this.disk.act(this.tab, () => {
      const bytes = this.disk.file(this.names);
      return new File([bytes], this.name, { lastModified: this.disk.timeOf(bytes) });
    });
  }

  async createWritable(): Promise<object> {
    const { disk, tab, names } = this;
    const path = names.join('/');
    const open = () => {
      disk.file(names);
      disk.stream(names, 1);
    };
    await disk.act(tab, open, 'open', path);
    let next: Bytes = new Uint8Array();
    let isOpen = true;
    /** A stream that fails is over, too. */
    const end = () => {
      if (isOpen) disk.stream(names, -1);
      isOpen = false;
    };
    const place = () => disk.put(path, next);
    return {
      write: (bytes: Bytes) =>
        disk.act(
          tab,
          () => {
            disk.mayHold(bytes.length);
            next = bytes;
          },
          'write',
          path,
        ),
      close: () => disk.act(tab, place, 'close', path).finally(end),
      abort: () => disk.act(tab, end),
    };
  }
}
