/* Pushes a branch to its remote. The commit is kept even if this fails. */
import * as m from './messages.ts';
import { git, line, type Ran } from './run.ts';
import { firstLine, remoteOf } from './status.ts';

export interface Pushed {
  readonly output: string;
  /** The commit's web address. */
  readonly address?: string;
  /** Why it was not pushed, and what to do. */
  readonly problem?: string;
}

export async function pushed(root: string, branch: string, commit: string): Promise<Pushed> {
  const remote = await remoteOf(root, branch);
  if (remote === undefined) return { output: '', problem: m.noRemote };
  const hasUpstream = await line(root, 'config', '--get', `branch.${branch}.remote`);
  const ref = `refs/heads/${branch}`;
  const ran = await git(root, [
    'push',
    ...(hasUpstream === undefined ? ['--set-upstream'] : []),
    '--',
    remote,
    `${ref}:${ref}`,
  ]);
  const output = [ran.err, ran.out].join('\n').trim();
  if (ran.code !== 0) return { output, problem: problemOf(ran, remote, branch) };
  const url = await line(root, 'remote', 'get-url', '--push', remote);
  const address = url === undefined ? undefined : addressOf(url, commit);
  return { output, ...(address !== undefined && { address }) };
}

function problemOf({ err, isLate }: Ran, remote: string, branch: string): string {
  if (isLate) return m.pushTooSlow(remote);
  if (/non-fast-forward|fetch first|stale info/i.test(err)) return m.othersPushed(remote, branch);
  if (
    /could not read (Username|Password)|Authentication failed|Permission denied|terminal prompts disabled|Host key verification|\b40[13]\b/i.test(
      err,
    )
  )
    return m.pushNotLetIn(remote);
  if (
    /Could not resolve|unable to access|Connection (refused|timed out|reset)|unreachable/i.test(err)
  )
    return m.pushUnreachable(remote);
  if (/\[remote rejected\]|pre-receive|protected branch|declined/i.test(err))
    return m.pushRefused(remote, branch);
  return m.pushFailed(remote, firstLine(err));
}

const COMMITS: Readonly<Record<string, string>> = {
  'github.com': 'commit',
  'gitlab.com': '-/commit',
  'codeberg.org': 'commit',
  'gitea.com': 'commit',
};

/** The web address of a commit, at known hosts. Never includes a name or secret from the remote. */
export function addressOf(url: string, commit: string): string | undefined {
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(url) ??
    /^(?:[^@/:]+@)?([^:/]+):(?!\/)(.+?)(?:\.git)?\/?$/.exec(url);
  const [, host = '', path = ''] = found ?? [];
  const kind = Object.hasOwn(COMMITS, host) ? COMMITS[host] : undefined;
  return kind === undefined ? undefined : `https://${host}/${path}/${kind}/${commit}`;
}
