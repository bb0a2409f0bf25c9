/*
 * A file on this computer that the browser can read and write in place (File System Access API). The file's mark is its
 * text, so a change is detected exactly: two texts are equal only if their bytes are.
 */
import type { FileState, DocumentStorage } from '../core/storage.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { encode, sentence, readFileText } from './bytes.ts';
import { watchFiles } from './file-watcher.ts';
import * as m from './messages.ts';

/** Parts of the API that TypeScript's own library does not have yet. */
interface Permissions {
  readonly queryPermission?: (how: { mode: 'read' | 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (how: { mode: 'read' | 'readwrite' }) => Promise<PermissionState>;
}
type Handle = FileSystemHandle & Permissions;

export function fileAt(handle: FileSystemFileHandle, key: string): DocumentStorage {
  const { name } = handle;
  /** The file's stamp when it was last read or written here. */
  let seen: string | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const stamp = async () => {
    const { lastModified, size } = await handle.getFile();
    return `${lastModified} ${size}`;
  };
  const note = async () => void (seen = await stamp().catch(() => seen));
  const { watch } = watchFiles(async () => {
    if (seen === undefined || !(await isGranted(handle, 'read'))) return [];
    await writing;
    const before = seen;
    const now = await stamp().catch((error: unknown) => (isMissing(error) ? 'gone' : before));
    if (now === before || seen !== before) return [];
    seen = now;
    return [name];
  });
  return {
    kind: 'file',
    name: m.thisComputer,
    key,
    watch,
    read: async (path) => {
      if (path !== name) return refuse('missing', m.otherFile(path, name));
      const read = await readFrom(handle, name);
      if (read.ok) await note();
      return read;
    },
    write: async (changes) => {
      const [file, ...others] = changes;
      if (!file || !('text' in file) || others.length)
        throw new Error('This storage can hold only one file');
      const { path, text, expected } = file;
      if (path !== name) return refuse('missing', m.otherFile(path, name));
      const allowed = await allow(handle, 'readwrite');
      if (!allowed.ok) return allowed;
      const doing = alone(name, () => writeTo(handle, path, text, expected));
      writing = doing.then(note);
      const written = await doing;
      await writing;
      return written.ok ? ok([written.value]) : written;
    },
  };
}

/** A file's state, by its handle. `fileOf`: how its content is read, for callers that keep track of that. */
export async function readFrom(
  handle: FileSystemFileHandle,
  path: string,
  fileOf = () => handle.getFile(),
): Promise<Result<FileState>> {
  const { name } = handle;
  const allowed = await allow(handle, 'read');
  if (!allowed.ok) return allowed;
  try {
    const text = await readFileText(await fileOf());
    return text.ok ? ok({ path, text: text.value, mark: text.value }) : text;
  } catch (error) {
    return isMissing(error)
      ? refuse('missing', m.gone(name))
      : refuse('unreadable', m.unreadable(name, sentence(error)));
  }
}

/** Writes a file by its handle, unless it is no longer as expected. */
async function writeTo(
  handle: FileSystemFileHandle,
  path: string,
  text: string,
  expected: string | undefined,
): Promise<Result<FileState>> {
  const { name } = handle;
  const now = await readFrom(handle, path);
  if (!now.ok) return now;
  if (now.value.mark !== expected) return refuse('changed', m.changed(name));
  try {
    const stream = await handle.createWritable();
    await stream.write(encode(text));
    await stream.close(); // The browser replaces the file atomically.
    return ok({ path, text, mark: text });
  } catch (error) {
    return writeFailure(name, error);
  }
}

/** Makes two windows over one file or folder write one after the other. */
export function alone<T>(name: string, write: () => Promise<T>): Promise<T> {
  const { navigator } = globalThis as { readonly navigator?: { readonly locks?: LockManager } };
  const locks = navigator?.locks;
  return locks ? locks.request(`signpost:write:${name}`, write) : write();
}

/** Why something could not be written. `left`: files that have the new text, although the others do not. */
export function writeFailure(
  path: string,
  error: unknown,
  left: readonly string[] = [],
): ReturnType<typeof refuse> {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return refuse('missing', m.gone(path));
  if (name === 'NoModificationAllowedError' || name === 'NotAllowedError')
    return refuse('read-only', m.readOnly(path, left));
  if (name === 'QuotaExceededError') return refuse('full', m.diskFull(path, left));
  return refuse('not-written', m.unwritten(path, sentence(error), left));
}

/** Whether it may be read or written without a prompt. */
export async function isGranted(handle: Handle, mode: 'read' | 'readwrite'): Promise<boolean> {
  if (!handle.queryPermission) return true;
  return (await handle.queryPermission({ mode }).catch(() => 'denied')) === 'granted';
}

/** Asks the user, if the browser requires it, whether a file or folder may be read or written. */
export async function allow(
  handle: Handle,
  mode: 'read' | 'readwrite',
): Promise<Result<undefined>> {
  if (!handle.queryPermission || !handle.requestPermission) return ok(undefined);
  try {
    if ((await handle.queryPermission({ mode })) === 'granted') return ok(undefined);
    if ((await handle.requestPermission({ mode })) === 'granted') return ok(undefined);
  } catch {
    // Asked without a click, or the user closed the prompt: treated as a no.
  }
  return refuse(
    'not-allowed',
    mode === 'read' ? m.mayNotRead(handle.name) : m.mayNotWrite(handle.name),
  );
}

export const isMissing = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';
