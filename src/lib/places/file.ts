/*
 * A file on this computer that the browser may read and write in place (File System Access API). The file's
 * mark is its text, so that "has it changed?" is answered exactly: two texts are equal only when their bytes
 * are.
 */
import type { FileState, Place } from '../core/place.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { encode, sentence, textOf } from './bytes.ts';

/** The parts of the API that TypeScript's own library does not know yet. */
interface Permissions {
  readonly queryPermission?: (how: { mode: 'read' | 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (how: { mode: 'read' | 'readwrite' }) => Promise<PermissionState>;
}
type Handle = FileSystemFileHandle & Permissions;
type Picker = (options: object) => Promise<FileSystemFileHandle[]>;

const picker = (): Picker | undefined =>
  (globalThis as { showOpenFilePicker?: Picker }).showOpenFilePicker;

/** Whether this browser can open a file and write it in place. */
export const canPick = (): boolean => picker() !== undefined;

/** Asks for a file; nothing when the person changes their mind. */
export async function pickFile(): Promise<Result<FileSystemFileHandle | undefined>> {
  try {
    const handles = await picker()?.({
      id: 'signpost-docs',
      types: [{ description: 'docs.json', accept: { 'application/json': ['.json'] } }],
    });
    return ok(handles?.[0]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return ok(undefined);
    return refuse('unreadable', `The file could not be opened: ${sentence(error)}`);
  }
}

/** The handle of a dropped file, where the browser gives one. Ask before the event is over. */
export async function droppedHandle(
  item: DataTransferItem,
): Promise<FileSystemFileHandle | undefined> {
  const ask = (item as { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> })
    .getAsFileSystemHandle;
  const handle = await ask?.call(item).catch(() => null);
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined;
}

export const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
  value instanceof Object && 'getFile' in value;

export function fileAt(handle: FileSystemFileHandle, key: string): Place {
  const { name } = handle;
  return { kind: 'file', name: 'This computer', key, read, write };

  async function read(): Promise<Result<FileState>> {
    const allowed = await allow(handle, 'read');
    if (!allowed.ok) return allowed;
    try {
      const text = await textOf(await handle.getFile());
      return text.ok ? ok({ path: name, text: text.value, mark: text.value }) : text;
    } catch (error) {
      return isMissing(error)
        ? refuse(
            'missing',
            `“${name}” is no longer where it was. It may have been moved or removed.`,
          )
        : refuse('unreadable', `“${name}” could not be read: ${sentence(error)}`);
    }
  }

  async function write(path: string, text: string, expected: string): Promise<Result<FileState>> {
    const allowed = await allow(handle, 'readwrite');
    if (!allowed.ok) return allowed;
    const now = await read();
    if (!now.ok) return now;
    if (now.value.mark !== expected)
      return refuse(
        'changed',
        `“${name}” has changed since you opened it. Nothing was written, and your work is kept.`,
      );
    try {
      const stream = await handle.createWritable();
      await stream.write(encode(text));
      await stream.close(); // The browser puts the new file in place at once, or not at all.
      return ok({ path, text, mark: text });
    } catch (error) {
      return refuse('not-written', `“${name}” could not be written: ${sentence(error)}`);
    }
  }
}

async function allow(handle: Handle, mode: 'read' | 'readwrite'): Promise<Result<undefined>> {
  if (!handle.queryPermission || !handle.requestPermission) return ok(undefined);
  try {
    if ((await handle.queryPermission({ mode })) === 'granted') return ok(undefined);
    if ((await handle.requestPermission({ mode })) === 'granted') return ok(undefined);
  } catch {
    // Asked without a click, or the person closed the question: the same as a no.
  }
  const verb = mode === 'read' ? 'read' : 'write';
  return refuse('not-allowed', `The browser was not allowed to ${verb} “${handle.name}”.`);
}

const isMissing = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';
