/*
 * A commit at GitHub takes three steps: a tree, a commit on it whose parent is the one that was read, and moving the
 * branch to it without force. Nothing is visible until that last request, so an earlier failure leaves nothing behind.
 * https://docs.github.com/rest/git
 */
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { named, type Call } from './call.ts';
import * as m from './messages.ts';
import type { Access, HostCommit, HostFile } from '../host.ts';

const sha = z.object({ sha: z.string() });
const hasTree = z.object({ tree: sha });
const moved = z.object({ object: sha });

/** Makes one commit. Moves the branch without force, or creates it. */
export async function commitTo(
  call: Call,
  access: Access,
  { name, branch, isNew, parent, message, files }: HostCommit,
): Promise<Result<{ commit: string }>> {
  const at = named(name);
  const before = await call(
    access,
    'GET /repos/{owner}/{repo}/git/commits/{sha}',
    { ...at, sha: parent },
    hasTree,
  );
  if (!before.ok) return before;
  const entries: unknown[] = [];
  for (const file of files) {
    const entry = await entryOf(call, access, name, file);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const tree = await call(
    access,
    'POST /repos/{owner}/{repo}/git/trees',
    { ...at, base_tree: before.value.tree.sha, tree: entries },
    sha,
  );
  if (!tree.ok) return tree;
  const commit = await call(
    access,
    'POST /repos/{owner}/{repo}/git/commits',
    { ...at, message, tree: tree.value.sha, parents: [parent] },
    sha,
  );
  if (!commit.ok) return commit;
  const to = commit.value.sha;
  const done = isNew
    ? await call(
        access,
        'POST /repos/{owner}/{repo}/git/refs',
        { ...at, ref: `refs/heads/${branch}`, sha: to },
        moved,
        atBranch(branch),
      )
    : await call(
        access,
        'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
        { ...at, ref: `heads/${branch}`, sha: to, force: false },
        moved,
        atBranch(branch),
      );
  return done.ok ? ok({ commit: to }) : done;
}

/** Text is sent with the tree. What isn't UTF-8 is sent before it, as a separate blob. */
async function entryOf(
  call: Call,
  access: Access,
  name: string,
  { path, bytes, mode = '100644' }: HostFile,
): Promise<Result<unknown>> {
  const entry = { path, mode, type: 'blob' };
  const text = textOf(bytes);
  if (text !== undefined) return ok({ ...entry, content: text });
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const route = 'POST /repos/{owner}/{repo}/git/blobs';
  const made = await call(access, route, { ...named(name), content, encoding: 'base64' }, sha);
  return made.ok ? ok({ ...entry, sha: made.value.sha }) : made;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const atBranch =
  (branch: string) =>
  (status: number, message: string): Refusal | undefined => {
    if (/not a fast.?forward|expected/i.test(message))
      return refuse('changed', m.movedOn(branch)).refusal;
    if (status === 422 && /already exists/i.test(message))
      return refuse('taken', m.branchTaken(branch)).refusal;
    if (status === 422 && /reference does not exist/i.test(message))
      return refuse('missing', m.branchGone(branch)).refusal;
    return undefined;
  };
