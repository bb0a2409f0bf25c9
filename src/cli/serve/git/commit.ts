/*
 * One commit of exactly the files that were changed here. Other staged changes stay staged, and other changed files
 * stay as they are. If the commit fails, the files, the branch and the index are restored.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWriting } from '../../../lib/core/file-change.ts';
import type { Committed, FileState } from '../../../lib/core/storage.ts';
import { ok, type Result } from '../../../lib/core/result.ts';
import type { ServerCommitRequest } from '../../../lib/storage/server-api.ts';
import { markOf, fileOnDisk } from '../disk.ts';
import { changed, Refuse } from '../failures.ts';
import type { Service } from '../service.ts';
import { writeStep } from '../step.ts';
import type { Target } from '../target.ts';
import { targetsOf } from '../writable.ts';
import { noteCreated, writeChanged } from '../write.ts';
import { openBranch } from './branch.ts';
import * as m from './messages.ts';
import { pushed } from './push.ts';
import { git, line, type Ran } from './run.ts';
import { stageAsCommitted } from './staged.ts';
import { branchOf, firstLine, headOf, mustBeFree, uncommittedOf } from './status.ts';

export const commit = (
  service: Service,
  asked: ServerCommitRequest,
  client: string,
): Promise<Result<Committed>> =>
  service.turn(async () => {
    const { root } = service.ground;
    if (asked.message.trim() === '') throw new Refuse('message', m.noMessage);
    await mustBeFree(root);
    const targets = await targetsOf(service, asked);
    const present = await branchOf(root);
    const isMade = asked.made !== undefined && asked.made === (await headOf(root));
    const isDone = asked.branch === present && (isMade || (await isCommitted(root, targets)));
    let output = '';
    if (!isDone) {
      const leave = await openBranch(root, present, asked);
      output = await commitOn(service, targets, asked.message, client).catch(
        async (thrown: unknown) => {
          await leave();
          throw thrown;
        },
      );
    } else await writeChanged(targets, service.watching, client, root);
    noteCreated(service, targets);
    const texts = asked.files
      .filter(isWriting)
      .map((file) => targets.find(({ path }) => path === file.path)!);
    const done = {
      commit: (await headOf(root))!,
      branch: asked.branch,
      files: await statesOf(texts),
    };
    const paths = targets.map(({ path }) => path);
    const unstaged = isDone && !isMade ? undefined : await stageAsCommitted(root, paths);
    const rewritten = texts
      .filter(({ bytes }, i) => bytes && done.files[i]!.mark !== markOf(bytes))
      .map(({ path }) => path);
    const uncommitted = await uncommittedOf(root, rewritten);
    const sent = asked.push ? await pushed(root, asked.branch, done.commit) : undefined;
    const said = [output, sent?.output ?? ''].filter(Boolean).join('\n');
    const problem = [unstaged, sent?.problem].filter(Boolean).join(' ');
    return ok({
      ...done,
      ...(uncommitted.length > 0 && { uncommitted }),
      ...(sent?.address !== undefined && { address: sent.address }),
      ...(problem && { problem }),
      ...(said && { output: said }),
    });
  });

/** Whether HEAD already has these files, and none that are removed: a response was lost, or someone committed the same. */
async function isCommitted(root: string, targets: readonly Target[]): Promise<boolean> {
  for (const { path, bytes } of targets) {
    const there = await line(root, 'rev-parse', '--verify', '--quiet', `HEAD:./${path}`);
    if (there === undefined && !bytes) continue;
    if (there === undefined || !bytes) return false;
    // Hashed as git would store it: line endings may differ there.
    const { code, out } = await git(root, ['hash-object', '--stdin', `--path=${path}`], bytes);
    if (code !== 0 || out.trim() !== there) return false;
  }
  return true;
}

/** Writes the files and commits them on the current branch. Returns what git and its hooks printed. */
async function commitOn(
  { ground: { root }, watching }: Service,
  targets: readonly Target[],
  message: string,
  client: string,
): Promise<string> {
  const tracked = await trackedOf(root, targets);
  const written = await writeChanged(targets, watching, client, root);
  // git has never known a removed file that isn't tracked.
  const known = targets.filter(({ path, bytes }) => bytes !== undefined || tracked.has(path));
  const paths = known.map(({ path }) => path);
  const added = paths.filter((path) => !tracked.has(path));
  try {
    await announce(root, added);
    const made = await withList(paths, (list) =>
      git(
        root,
        // Guard: git commits the document and nothing else
        ['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', ...listedIn(list)],
        message,
      ),
    );
    if (made.code !== 0) throw refusedToCommit(made);
    return said(made);
  } catch (thrown) {
    if (added.length > 0) await git(root, ['reset', '--quiet', ...FROM_INPUT], listOf(added));
    await revert(written, watching, client, root);
    throw thrown;
  }
}

const listedIn = (file: string) => [`--pathspec-from-file=${file}`, '--pathspec-file-nul'];
const FROM_INPUT = listedIn('-');
const listOf = (paths: readonly string[]): string => paths.map((path) => `${path}\0`).join('');

/** Runs with a file that lists the paths, because a command line has no room for thousands of them. */
async function withList<T>(
  paths: readonly string[],
  run: (list: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  try {
    const list = join(folder, 'paths');
    await writeFile(list, listOf(paths));
    return await run(list);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** So many paths are in one command line, which Windows limits to 32,767 characters. */
const AT_ONCE = 100;

/** Those of the files that git has. */
async function trackedOf(root: string, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const tracked = new Set<string>();
  for (let from = 0; from < targets.length; from += AT_ONCE) {
    const paths = targets.slice(from, from + AT_ONCE).map(({ path }) => path);
    const listed = await git(root, ['ls-files', '-z', '--', ...paths]);
    if (listed.code !== 0) throw refusedToAdd(paths[0]!, listed);
    for (const path of listed.out.split('\0')) tracked.add(path);
  }
  return tracked;
}

/** Makes new files known to git. Throws for the first one that it doesn't take. */
async function announce(root: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const adding = ['add', '--intent-to-add'];
  const all = await git(root, [...adding, ...FROM_INPUT], listOf(paths));
  if (all.code === 0) return;
  for (const path of paths) {
    const one = await git(root, [...adding, '--', path]);
    if (one.code !== 0) throw refusedToAdd(path, one);
  }
  throw refusedToAdd(paths[0]!, all);
}

/** Restores the files. Keeps one that a hook or another process changed in between. */
async function revert(
  written: readonly Target[],
  watching: Service['watching'],
  client: string,
  root: string,
): Promise<void> {
  const back: Target[] = [];
  for (const { path, real, bytes, before } of written) {
    const now = await fileOnDisk(real);
    if (now?.mark !== (bytes && markOf(bytes))) continue;
    watching.expect(real, before?.mark, client);
    const like = before && { like: before };
    back.push({ path, real, bytes: before?.bytes, before: now, ...like });
  }
  if (back.length) await writeStep(back, undefined, root);
}

const said = ({ out, err }: Ran): string => [err, out].join('\n').trim();

function refusedToAdd(path: string, ran: Ran): Refuse {
  return ran.err.includes('ignored by')
    ? new Refuse('ignored', m.ignored(path))
    : new Refuse('git', m.notAdded(path, firstLine(ran.err)));
}

function refusedToCommit(ran: Ran): Refuse {
  const words = said(ran);
  if (ran.isLate) return new Refuse('hook', m.checksTooSlow(words));
  if (words.includes('index.lock')) return new Refuse('busy', m.otherGitAtWork);
  if (/gpg failed|failed to sign|signing failed/i.test(words))
    return new Refuse('git', m.notSigned(words));
  return new Refuse('hook', words === '' ? m.refusedSilently : m.refused(words));
}

/** The files after the commit, which a hook may have reformatted. */
async function statesOf(targets: readonly Target[]): Promise<readonly FileState[]> {
  const states: FileState[] = [];
  for (const { path, real } of targets) {
    const now = await fileOnDisk(real);
    if (!now) throw changed(path);
    states.push({ path, text: now.bytes.toString('utf8'), mark: now.mark });
  }
  return states;
}
