/* Where git says that files of an earlier commit are now. */
import { git } from './serve/git/run.ts';

/**
 * The path now of each file that was renamed since a commit, from the folder that git runs in: renamed in one of the
 * commits since, one after the other, or in the working tree. `prefix`: of the folder in its repository, then and now.
 */
export async function renamedSince(
  folder: string,
  base: string,
  prefix: { readonly before: string; readonly now: string },
): Promise<ReadonlyMap<string, string>> {
  const names = ['--name-status', '-z', '--find-renames', '--diff-filter=R', '--no-ext-diff'];
  const logged = await git(folder, [
    ...['log', '--reverse', '--format=', '--first-parent', '-m', ...names],
    `${base}..HEAD`,
  ]);
  const changed = await git(folder, ['diff', ...names, 'HEAD']);
  const whole = await git(folder, ['diff', ...names, base]);
  const trail = new Map<string, string>();
  const origins = new Map<string, string>();
  for (const { from, to } of [...renamesIn(logged), ...renamesIn(changed)]) {
    const origin = origins.get(from) ?? from;
    origins.delete(from);
    origins.set(to, origin);
    trail.set(origin, to);
  }
  for (const { from, to } of renamesIn(whole)) trail.set(from, to);
  return new Map(
    [...trail].flatMap(([from, to]) =>
      from.startsWith(prefix.before) && to.startsWith(prefix.now)
        ? [[from.slice(prefix.before.length), to.slice(prefix.now.length)] as const]
        : [],
    ),
  );
}

function renamesIn({ code, out }: { code: number | undefined; out: string }) {
  const renames: { readonly from: string; readonly to: string }[] = [];
  if (code !== 0) return renames;
  const parts = out.split('\0');
  for (let i = 0; i + 2 < parts.length; i++)
    if (/^\n*R\d+$/.test(parts[i]!)) {
      renames.push({ from: parts[i + 1]!, to: parts[i + 2]! });
      i += 2;
    }
  return renames;
}
