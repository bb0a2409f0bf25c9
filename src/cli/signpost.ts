import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';
import { hasDesktop, showInBrowser } from './serve/browser.ts';

// The reader of the output may stop early (`signpost apply … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Resolves at the first Ctrl+C. The second one ends the program immediately. */
const stopped = () =>
  new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => stop());
  });

process.exitCode = await run(
  process.argv.slice(2),
  {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    // https://no-color.org: set and not empty means no colors.
    hasColours: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    columns: process.stdout.columns,
    workspace: process.env.GITHUB_WORKSPACE,
    self: [process.execPath, fileURLToPath(import.meta.url)],
    stdin: () => buffer(process.stdin),
  },
  {
    // Next to the folder of this file, which contains nothing else.
    app: fileURLToPath(new URL('../build', import.meta.url)),
    stopped,
    ...(hasDesktop() && !process.env.CI && { show: showInBrowser }),
  },
);
