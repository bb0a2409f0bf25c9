/* Compares and writes files as one step, and returns their new state. */
import type { FileState } from '../../lib/core/storage.ts';
import { ok, type Result } from '../../lib/core/result.ts';
import type { WriteRequest } from '../../lib/storage/server-api.ts';
import { markOf } from './disk.ts';
import type { Service } from './service.ts';
import { writeStep } from './step.ts';
import type { Target } from './target.ts';
import type { Watching } from './watching.ts';
import { targetsOf } from './writable.ts';

export const write = (
  { ground, turn, watching }: Service,
  asked: WriteRequest,
  client: string,
): Promise<Result<readonly FileState[]>> =>
  turn(async () => {
    const targets = await targetsOf(ground, asked);
    await writeChanged(targets, watching, client);
    return ok(targets.map(stateOf));
  });

/** Writes the files whose content differs. Returns those. */
export async function writeChanged(
  targets: readonly Target[],
  watching: Watching,
  client: string,
): Promise<readonly Target[]> {
  const open = targets.filter(({ bytes, before }) => !before?.bytes.equals(bytes));
  for (const { real, bytes } of open) watching.expect(real, markOf(bytes), client);
  if (open.length) await writeStep(open);
  return open;
}

const stateOf = ({ path, bytes }: Target): FileState => ({
  path,
  text: Buffer.from(bytes).toString('utf8'),
  mark: markOf(bytes),
});
