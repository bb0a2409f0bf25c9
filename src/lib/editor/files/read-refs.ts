import type { Result } from '$lib/core/result';
import { targetsIn } from '$lib/core/check/pages/referenced';

/**
 * Reads the files that docs.json references through `$ref`s, directly or through other files. Returns their texts by
 * path, relative to its folder. Reads one file at a time, since a document has few, and skips those that can't be read.
 */
export async function readReached(
  main: string,
  there: ReadonlySet<string>,
  read: (path: string) => Promise<Result<string>>,
  isOff: () => boolean,
): Promise<ReadonlyMap<string, string>> {
  const reached = new Map<string, string>();
  const open = [...targetsIn(main, 'docs.json')];
  for (const path of open) {
    if (reached.has(path) || !there.has(path)) continue;
    const text = await read(path);
    if (isOff()) break;
    if (!text.ok) continue;
    reached.set(path, text.value);
    open.push(...targetsIn(text.value, path));
  }
  return reached;
}
