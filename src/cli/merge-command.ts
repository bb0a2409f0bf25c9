/*
 * `signpost merge`: merges versions of one file, as git asks a merge driver to; makes a clone use it (`--install`), and
 * checks merges that were made in any way (`--check`).
 */
import { COMMANDS } from './help.ts';
import { Unusable, type Io } from './io.ts';
import { checkMerge } from './merge-check.ts';
import { mergeVersions } from './merge-driver.ts';
import { install, uninstall } from './merge-install.ts';
import * as m from './messages.ts';
import { given } from './options.ts';

const MODES = ['--install', '--uninstall', '--check'] as const;

export async function mergeCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.merge.options);
  const modes = MODES.filter((mode) => flags.has(mode));
  const [mode] = modes;
  if (modes.length > 1) throw new Unusable(m.oneFormat(modes));
  if (mode && flags.has('--output')) throw new Unusable(m.noOutput(mode));
  if (mode === '--check') {
    if (rest.length > 1) throw new Unusable(m.whatToMerge);
    return checkMerge(rest[0] ?? 'HEAD', io);
  }
  if (mode) {
    if (rest.length > 0) throw new Unusable(m.whatToMerge);
    return mode === '--install' ? install(io) : uninstall(io);
  }
  const [base, ours, theirs] = rest;
  if (base === undefined || ours === undefined || theirs === undefined || rest.length > 3)
    throw new Unusable(m.whatToMerge);
  return mergeVersions({ base, ours, theirs }, flags.get('--output') ?? ours, io);
}
