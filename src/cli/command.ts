/*
 * The `signpost` command. Exit codes: 0 done, 1 found errors or refused, 2 wrong arguments or unreadable input.
 */
import { applyCommand } from './apply.ts';
import { checkCommand } from './check.ts';
import { Unusable, type Io } from './io.ts';
import { serveCommand, type Desk } from './serve/serve-command.ts';

const HELP = `signpost [PATH] [--port N] [--no-open]
    Opens the editor in the browser over a docs.json, or the folder that holds it (without PATH: this
    one), on this computer alone. Saves in place, and commits with git. Ctrl+C ends it.
    --port takes this port and no other; --no-open only prints the address.

signpost check PATH [--json | --github] [--severity error|warning|hint]
    What is wrong in a docs.json. PATH is the file, or its folder: then the pages and files beside it
    are looked at too. Exit 1 when an error is found, with --severity warning (or hint) also for less.
    --json prints it for programs, --github as annotations for a GitHub workflow.

signpost apply FILE OPERATIONS.json [--write]
    Carries out a file of operations, all or nothing. Prints the new text, or writes it with --write.
`;

/** Runs the command; answers with the exit code. */
export async function run(args: readonly string[], io: Io, desk: Desk): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (command === 'check') return await checkCommand(rest, io);
    if (command === 'apply') return await applyCommand(rest, io);
    if (args.some((arg) => arg === '--help' || arg === '-h' || arg === 'help')) {
      io.out(HELP);
      return 0;
    }
    return await serveCommand(args, io, desk);
  } catch (thrown) {
    if (!(thrown instanceof Unusable)) throw thrown;
    io.err(`${thrown.message.trimEnd()}\n`);
    return 2;
  }
}
