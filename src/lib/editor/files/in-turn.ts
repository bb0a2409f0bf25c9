/** How many files are read in parallel. */
export const READS_AT_ONCE = 8;

/** The answers about these files, some asked at a time. `told`: hears how many were answered. */
export async function inTurn<T>(
  paths: readonly string[],
  ask: (path: string) => Promise<T>,
  told?: (done: number) => void,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let at = 0; at < paths.length; at += READS_AT_ONCE) {
    answers.push(...(await Promise.all(paths.slice(at, at + READS_AT_ONCE).map(ask))));
    told?.(answers.length);
  }
  return answers;
}
