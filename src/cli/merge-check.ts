/* `signpost merge --check`: what a merge commit lost or doubled. Reads the repository's objects, not its files. */
import { folderOf, referencesIn, resolved } from '../lib/core/document/references.ts';
import { read, type Source } from '../lib/core/document/read.ts';
import { inQuotes } from '../lib/core/text/direction.ts';
import { amiss } from '../lib/core/merge.ts';
import { isShallow } from './earlier-commit.ts';
import { contents } from './git-files.ts';
import { commitOf, sitesAt } from './git-sites.ts';
import { Unusable, type Io } from './io.ts';
import { repository } from './merge-install.ts';
import * as m from './messages.ts';
import { line } from './serve/git/run.ts';

/** Prints what is lost or doubled in the sites of a merge commit. Returns the exit code: 1 if there is any. */
export async function checkMerge(ref: string, io: Io): Promise<number> {
  const root = await repository();
  const commit = await commitOf(root, ref);
  const parents = await parentsOf(root, commit);
  if (parents.length < 2) {
    io.out(m.notAMerge(ref));
    return 0;
  }
  const bases = await basesOf(root, parents);
  const findings: string[] = [];
  for (const main of await sitesAt(root, [commit, ...parents])) {
    const [merged, ...others] = await Promise.all(
      [commit, ...parents, ...bases].map((one) => sourceAt(root, one, main)),
    );
    const [sides, before] = [others.slice(0, parents.length), others.slice(parents.length)];
    findings.push(...findingsOf(main, merged!, sides, before, parents));
  }
  io.out(findings.length > 0 ? findings.map((row) => `${row}\n`).join('') : m.nothingLost);
  return findings.length > 0 ? 1 : 0;
}

function findingsOf(
  main: string,
  merged: Source,
  sides: readonly Source[],
  bases: readonly Source[],
  parents: readonly string[],
): readonly string[] {
  // Removed by one side, or by none: then it is lost as a whole.
  if (!merged.has(main)) return sides.every((side) => side.has(main)) ? [m.siteLost(main)] : [];
  const broken = brokenIn(merged, main);
  if (broken) return [m.brokenByMerge(broken.file, broken.why)];
  for (const [i, side] of [...sides, ...bases].entries()) {
    const unreadable = side.has(main) ? brokenIn(side, main) : undefined;
    if (unreadable) throw new Unusable(m.brokenBefore(unreadable.file, parents[i], unreadable.why));
  }
  return amiss({ main, merged, sides, bases }).map(({ kind, word, name, places, side }) =>
    kind === 'lost'
      ? m.lost(main, word, inQuotes(name), places[0]!, parents[side!]!)
      : m.doubled(main, word, inQuotes(name), places),
  );
}

function brokenIn(source: Source, main: string): { file: string; why: string } | undefined {
  for (const [file, { problem }] of read(source, main).files)
    if (problem) return { file, why: problem.message };
  return undefined;
}

/** The parents that a commit names. In a shallow clone, git itself hides those that aren't there. */
async function parentsOf(root: string, commit: string): Promise<readonly string[]> {
  const text = (await line(root, 'cat-file', 'commit', commit)) ?? '';
  const head = text.slice(0, text.indexOf('\n\n') + 1);
  const parents = [...head.matchAll(/^parent (\w+)$/gm)].map(([, id]) => id!);
  if (parents.length < 2) return parents;
  for (const parent of parents)
    if ((await line(root, 'cat-file', '-t', parent)) === undefined)
      throw new Unusable(m.noCommitInShallow(parent));
  return parents;
}

async function basesOf(root: string, parents: readonly string[]): Promise<readonly string[]> {
  const args = parents.length > 2 ? ['--octopus'] : [];
  const found = await line(root, 'merge-base', '--all', ...args, ...parents);
  if (found !== undefined) return found.split('\n').filter(Boolean);
  if (await isShallow(root)) throw new Unusable(m.noCommonCommitInShallow(parents[1]!));
  return [];
}

/** A docs.json at a commit, with the files that its `$ref`s reach. Empty if the commit doesn't have it. */
async function sourceAt(root: string, commit: string, main: string): Promise<Source> {
  const source = new Map<string, string>();
  const folder = folderOf(main);
  for (let open = [main]; open.length > 0;) {
    const texts = await contents(
      root,
      open.map((path) => `${commit}:${path}`),
    );
    const found = open.flatMap((path, i) =>
      texts[i] === null ? [] : [[path, texts[i]!] as const],
    );
    for (const [path, text] of found) source.set(path, text);
    open = [...new Set(found.flatMap(([path, text]) => refsIn(path, text, folder)))].filter(
      (path) => !source.has(path),
    );
  }
  return source;
}

function refsIn(file: string, text: string, folder: string): readonly string[] {
  const node = read(new Map([[file, text]]), file).files.get(file)!.root;
  return (node ? referencesIn(node) : []).flatMap(({ target }) => {
    const path = resolved(folderOf(file.slice(folder.length)), target);
    return path ? [folder + path] : [];
  });
}
