import { run } from './command.ts';

// Whoever reads the output may stop early (`signpost apply … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  // https://no-color.org: set and not empty means no colours.
  hasColours: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  workspace: process.env.GITHUB_WORKSPACE,
});
