/* Compares what should be on a branch with what is there. */
import { ok, refuse, type Result } from '../../core/result.ts';
import type { HostFile } from './host.ts';
import { insideFile } from '../../core/file-step-messages.ts';
import * as m from './messages.ts';
import type { Snapshot, Snapshots, Stand } from './snapshots.ts';

/** A file as it should be on the branch, or as it should no longer be. */
export interface FileToWrite extends HostFile {
  /** Undefined if the file is deleted. */
  readonly sha: string | undefined;
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
  for (const { path, bytes, from, was, sha } of pendingFiles) {
    const now = await states.file(at, base, path);
    if (!now.ok && now.refusal.code !== 'missing') return now;
    const blob = now.ok ? now.value : undefined;
    if (blob?.sha === sha) continue;
    if (blob?.sha !== was)
      return refuse('changed', was === undefined ? m.fileAppeared(path) : m.fileChanged(path));
    const source = from && (await states.file(at, base, from.path));
    if (from && source) {
      if (!source.ok && source.refusal.code !== 'missing') return source;
      if (!source.ok || source.value.sha !== from.sha)
        return refuse('changed', m.fileChanged(from.path));
    }
    const { mode } = (source?.ok ? source.value : blob) ?? {};
    files.push({
      path,
      ...(bytes && { bytes }),
      ...(from && { from }),
      ...(was === undefined ? {} : { was }),
      ...(mode === undefined ? {} : { mode }),
    });
  }
  return fileInFile(base, files) ?? ok(files);
}

/** A host may replace a file by a folder of its name, and the other way around, without a word. */
function fileInFile({ files }: Snapshot, next: readonly HostFile[]): Result<never> | undefined {
  const isDeleted = ({ bytes, from }: HostFile) => !bytes && !from;
  const deleted = new Set(next.filter(isDeleted).map(({ path }) => path));
  const fresh = new Set(next.filter((file) => file.was === undefined).map(({ path }) => path));
  for (const path of [...files.keys(), ...fresh])
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const above = path.slice(0, end);
      const isFile = fresh.has(above) || (fresh.has(path) && files.has(above));
      if (isFile && !deleted.has(path) && !deleted.has(above))
        return refuse('taken', insideFile(path, above));
    }
  return undefined;
}
