/* Compares what should be on a branch with what is there. */
import { ok, refuse, type Result } from '../../core/result.ts';
import type { HostFile } from './host.ts';
import * as m from './messages.ts';
import type { Snapshot, Snapshots, Stand } from './snapshots.ts';

/** A file as it should be on the branch. */
export interface FileToWrite extends HostFile {
  readonly text: string;
  readonly sha: string;
}

/** Whether a branch has our message and our files, and otherwise exactly the files of a state that it may come from. */
export function isOurs(
  there: Snapshot,
  pendingFiles: readonly FileToWrite[],
  message: string,
  seen: readonly Snapshot[],
): boolean {
  const holds = pendingFiles.every(({ path, sha }) => there.files.get(path)?.sha === sha);
  if (!holds || there.message.trim() !== message.trim()) return false;
  const ours = new Set(pendingFiles.map(({ path }) => path));
  const rest = ({ files }: Snapshot) => [...files.values()].filter(({ path }) => !ours.has(path));
  const others = rest(there);
  return seen.some((state) => {
    if (state === there) return false;
    const before = rest(state);
    return (
      before.length === others.length &&
      others.every(({ path, sha }) => state.files.get(path)?.sha === sha)
    );
  });
}

/** The files that still have to be written. Refuses with `changed` if one is no longer as it was read. */
export async function stillAsRead(
  states: Snapshots,
  at: Stand,
  base: Snapshot,
  pendingFiles: readonly FileToWrite[],
): Promise<Result<readonly HostFile[]>> {
  const files: HostFile[] = [];
  for (const { path, bytes, was, sha } of pendingFiles) {
    const now = await states.file(at, base, path);
    if (!now.ok && now.refusal.code !== 'missing') return now;
    const blob = now.ok ? now.value : undefined;
    if (blob?.sha === sha) continue;
    if (blob?.sha !== was)
      return refuse('changed', was === undefined ? m.fileAppeared(path) : m.fileChanged(path));
    files.push({
      ...{ path, bytes },
      ...(was === undefined ? {} : { was }),
      ...(blob?.mode === undefined ? {} : { mode: blob.mode }),
    });
  }
  return ok(files);
}
