import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';
import { hasDesktop, showInBrowser } from './serve/browser.ts';

// Whoever reads the output may stop early (`signpost apply … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Over at the first Ctrl+C; the second one ends the program as it stands. */
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
    // https://no-color.org: set and not empty means no colours.
    hasColours: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    columns: process.stdout.columns,
    workspace: process.env.GITHUB_WORKSPACE,
    stdin: () => buffer(process.stdin),
  },
  {
    // Beside the folder of this file, in which it is alone.
    app: fileURLToPath(new URL('../build', import.meta.url)),
    stopped,
    ...(hasDesktop() && !process.env.CI && { show: showInBrowser }),
  },
);
