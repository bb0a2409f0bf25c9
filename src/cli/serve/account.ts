/*
 * The account that this computer already has for a git host: that of GitHub's command line tool, or the one that git's
 * credential helper keeps. The page asks only when the user wants it, and nothing here prompts.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ok, refuse, type Result } from '../../lib/core/result.ts';
import type { ComputerAccount } from '../../lib/storage/server-api.ts';
import * as m from './messages.ts';
import { git } from './git/run.ts';

/** Time limit for `gh`, in milliseconds. It reads a file or asks the keyring. */
const PATIENCE = 20_000;

/** `site`: the web address of a host, with https. Refuses with `missing` if there is no account. */
export async function accountOf(root: string, site: string): Promise<Result<ComputerAccount>> {
  const url = URL.parse(site);
  // Guard: an account is asked for by the name of a host only
  if (url?.protocol !== 'https:' || !/^[\w.-]+(:\d+)?$/.test(url.host))
    return refuse('missing', m.noAccount(site));
  const token = (await ofGitHubTool(url.host)) ?? (await ofCredentialHelper(root, url.host));
  return token === undefined ? refuse('missing', m.noAccount(url.host)) : ok({ token });
}

async function ofGitHubTool(host: string): Promise<string | undefined> {
  try {
    const asked = ['auth', 'token', '--hostname', host];
    const { stdout } = await promisify(execFile)('gh', asked, { timeout: PATIENCE });
    return stdout.trim() || undefined;
  } catch {
    // It isn't installed, or not signed in to this host.
    return undefined;
  }
}

/** https://git-scm.com/docs/git-credential */
async function ofCredentialHelper(root: string, host: string): Promise<string | undefined> {
  const quiet = ['-c', 'credential.interactive=false', '-c', 'core.askPass='];
  const { code, out } = await git(
    root,
    [...quiet, 'credential', 'fill'],
    `protocol=https\nhost=${host}\n\n`,
    { GIT_ASKPASS: '', SSH_ASKPASS: '', GCM_INTERACTIVE: 'never' },
  );
  return code === 0 ? /^password=(.+)$/m.exec(out)?.[1] : undefined;
}
