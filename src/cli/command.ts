/*
 * The `signpost` command. Exit codes: 0 done, 1 found errors or refused, 2 wrong arguments or unreadable input.
 */
import { existsSync } from 'node:fs';
import { version } from '../../package.json';
import { applyCommand } from './apply-command.ts';
import { checkCommand } from './check-command.ts';
import { COMMANDS, helpOf, overview, type CommandName } from './help.ts';
import { Unusable, type Io } from './io.ts';
import { linksCommand } from './links-command.ts';
import { mergeCommand } from './merge-command.ts';
import * as m from './messages.ts';
import { moveCommand } from './move-command.ts';
import { redirectsCommand } from './redirects-command.ts';
import { reviewCommand } from './review-command.ts';
import { nearestWord } from '../lib/core/text/typo.ts';
import { serveCommand, type CommandIo } from './serve/serve-command.ts';

/** Runs the command. Returns the exit code. */
export async function run(args: readonly string[], io: Io, workspace: CommandIo): Promise<number> {
  try {
    const said = asked(args);
    if (said !== undefined) {
      io.out(said);
      return 0;
    }
    const [command, ...rest] = args;
    if (command === 'check') return await checkCommand(rest, io);
    if (command === 'links') return await linksCommand(rest, io);
    if (command === 'move') return await moveCommand(rest, io);
    if (command === 'redirects') return await redirectsCommand(rest, io);
    if (command === 'apply') return await applyCommand(rest, io);
    if (command === 'merge') return await mergeCommand(rest, io);
    if (command === 'review') return await reviewCommand(rest, io);
    if (command === 'edit' && !existsSync(command)) return await serveCommand(rest, io, workspace);
    if (command !== undefined) mustBeThere(command);
    return await serveCommand(args, io, workspace);
  } catch (thrown) {
    if (!(thrown instanceof Unusable)) throw thrown;
    io.err(`${thrown.message.trimEnd()}\n`);
    return 2;
  }
}

const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(COMMANDS, word);

/** The help or version text, if the arguments ask for one. Arguments after `--` don't count. */
function asked(args: readonly string[]): string | undefined {
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  const [first, second] = args;
  const isHelp = first === 'help' && !existsSync(first);
  if (isHelp || options.includes('--help') || options.includes('-h')) {
    const command = isHelp ? second : first;
    return isCommand(command) ? helpOf(command) : overview();
  }
  return options.includes('--version') ? `${version}\n` : undefined;
}

/** Throws for a single word that isn't a file or folder: it was probably meant as a command. */
function mustBeThere(word: string): void {
  if (!/^[a-z]+$/i.test(word) || existsSync(word)) return;
  const near = nearestWord(word, Object.keys(COMMANDS));
  throw new Unusable(
    near === undefined
      ? m.notHere(word, Object.keys(COMMANDS).join(', '))
      : m.notHereButNear(word, near),
  );
}
