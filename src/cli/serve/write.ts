/* Compares and writes files as one step, and returns their new state. */
import type { FileState } from '../../lib/core/storage.ts';
import { isWriting } from '../../lib/core/file-change.ts';
import { ok, type Result } from '../../lib/core/result.ts';
import type { WriteRequest } from '../../lib/storage/server-api.ts';
import { markOf } from './disk.ts';
import type { Service } from './service.ts';
import { writeStep } from './step.ts';
import type { Target } from './target.ts';
import type { Watching } from './watching.ts';
import { targetsOf } from './writable.ts';

export const write = (
  service: Service,
  asked: WriteRequest,
  client: string,
): Promise<Result<readonly FileState[]>> =>
  service.turn(async () => {
    const { ground, watching, saved } = service;
    const targets = await targetsOf(service, asked);
    await writeChanged(targets, watching, client, ground.root);
    noteCreated(service, targets);
    for (const { path } of targets) saved.add(path);
    return ok(
      asked.files.filter(isWriting).map(({ path, text }) => ({
        ...{ path, text },
        mark: markOf(Buffer.from(text)),
      })),
    );
  });

/** Remembers which files were created. */
export function noteCreated({ created }: Service, targets: readonly Target[]): void {
  for (const { path, before, bytes } of targets) if (!before && bytes) created.add(path);
}

/** Writes the files whose content differs, and removes those that are to go. Returns these files. */
export async function writeChanged(
  targets: readonly Target[],
  watching: Watching,
  client: string,
  root: string,
): Promise<readonly Target[]> {
  const open = targets.filter(({ bytes, before }) =>
    bytes ? !before?.bytes.equals(bytes) : before !== undefined,
  );
  for (const { real, bytes } of open) watching.expect(real, bytes && markOf(bytes), client);
  if (open.length) await writeStep(open, undefined, root);
  return open;
}
