/*
 * How the user hands a file to the browser so that it can be written in place (File System Access API). Separate from
 * what reads and writes it, which loads with the first such file.
 */
import { ok, refuse, type Result } from '../core/result.ts';
import { sentence } from './bytes.ts';
import * as m from './messages.ts';

type Picker = (options: object) => Promise<FileSystemFileHandle[]>;

const picker = (): Picker | undefined =>
  (globalThis as { showOpenFilePicker?: Picker }).showOpenFilePicker;

/** Whether this browser can open a file and write it in place. */
export const canPick = (): boolean => picker() !== undefined;

/** Asks for a file. Undefined if the user cancels. */
export async function pickFile(): Promise<Result<FileSystemFileHandle | undefined>> {
  try {
    const handles = await picker()?.({
      id: 'signpost-docs',
      types: [{ description: 'docs.json', accept: { 'application/json': ['.json'] } }],
    });
    return ok(handles?.[0]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return ok(undefined);
    return refuse('unreadable', m.notOpened(sentence(error)));
  }
}

/** The handle of a dropped file or folder, if the browser provides one. Must be called before the event is over. */
export async function droppedHandle(
  item: DataTransferItem,
): Promise<FileSystemFileHandle | FileSystemDirectoryHandle | undefined> {
  const ask = (item as { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> })
    .getAsFileSystemHandle;
  const handle = await ask?.call(item).catch(() => null);
  return (handle ?? undefined) as FileSystemFileHandle | FileSystemDirectoryHandle | undefined;
}

export const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
  value instanceof Object && 'getFile' in value;
