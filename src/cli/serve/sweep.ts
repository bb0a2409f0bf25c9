/* Cleans up what killed saves left in the folder. */
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { finish, isPlan, prune, settled, type Remains } from './journal.ts';
import { TEMPORARY } from './temporary.ts';

/** After this time a save is over, whatever process has its id now. In milliseconds. */
const LONGEST = 10 * 60_000;

/** Finishes interrupted steps, then removes what is left of saves. `now`: milliseconds since 1970. */
export async function sweep(root: string, left: readonly string[], now: number): Promise<void> {
  const mine = [];
  for (const path of left) if (await isOver(path, now)) mine.push(path);
  const plans = mine.filter(isPlan);
  const remains: Remains[] = [];
  const over: string[] = [];
  try {
    for (const path of plans) {
      const left = await finish(path, root);
      // What could neither be finished nor taken back stays as it is.
      if (!left) return;
      remains.push(left);
      // A plan goes last, so that the next start knows what to tidy.
      over.push(await settled(path));
    }
  } catch {
    // What cannot be finished now may be at the next start.
    return;
  }
  const files = [...mine.filter((path) => !isPlan(path)), ...remains.flatMap((one) => one.files)];
  for (const path of files) await rm(path, { force: true }).catch(() => undefined);
  await prune(remains.flatMap(({ folders }) => folders));
  for (const path of over) await rm(path, { force: true }).catch(() => undefined);
}

async function isOver(path: string, now: number): Promise<boolean> {
  const pid = Number(TEMPORARY.exec(basename(path))?.[1]);
  if (pid === process.pid || !isRunning(pid)) return true;
  const info = await stat(path).catch(() => undefined);
  return info === undefined || now - info.mtimeMs > LONGEST;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}
