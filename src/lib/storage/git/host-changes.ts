/*
 * The files of a commit as single changes, for hosts that take such a list. Each stands for itself, so that their order
 * has no meaning: a file is only named as moved if its old path is free afterward and its new one was free before. All
 * others are written with their content, and git finds the renames by it.
 */
import { ok, type Result } from '../../core/result.ts';
import type { HostFile, MovedFrom } from './host.ts';

export type HostChange =
  | { readonly kind: 'move'; readonly file: HostFile; readonly from: MovedFrom }
  | { readonly kind: 'delete'; readonly file: HostFile }
  | { readonly kind: 'create' | 'update'; readonly file: HostFile };

const isDeleted = ({ bytes, from }: HostFile): boolean => !bytes && !from;

export function changesOf(files: readonly HostFile[]): readonly HostChange[] {
  const deleted = new Set(files.filter(isDeleted).map(({ path }) => path));
  const isMove = ({ from, was }: HostFile): boolean =>
    from !== undefined && was === undefined && deleted.has(from.path);
  const moved = new Set(files.filter(isMove).map(({ from }) => from!.path));
  return files.flatMap((file): HostChange[] => {
    const { from, was, path } = file;
    if (from && isMove(file)) return [{ kind: 'move', file, from }];
    if (isDeleted(file)) return moved.has(path) ? [] : [{ kind: 'delete', file }];
    return [{ kind: was === undefined ? 'create' : 'update', file }];
  });
}

/** The content of a file after the commit. */
export const contentOf = async ({ bytes, from }: HostFile): Promise<Result<Uint8Array>> =>
  bytes || !from ? ok(bytes ?? new Uint8Array()) : from.read();
