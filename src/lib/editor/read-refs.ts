import type { Result } from '$lib/core/result';
import { targetsIn } from '$lib/core/rules/referenced';

/**
 * The texts of the files that the `$ref`s of docs.json lead to, and theirs, by their paths from its folder: one after
 * the other, since a document has few. What cannot be read is left out.
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
