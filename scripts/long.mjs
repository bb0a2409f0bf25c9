/*
 * `npm run test:long`: what `npm test` leaves out. The unit tests with the full number of generated cases
 * (SIGNPOST_RUNS=full), then the browser stories tagged `@long`, and those tagged `@full`, which do more with it.
 * Last the guards, each removed once. `--unit` leaves stories and guards out. All stories at once:
 * SIGNPOST_RUNS=full npm run test:e2e.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './serve.mjs';

/** @param {string} script @param {string} runs how many generated cases @param {string[]} args */
function run(script, runs, ...args) {
  const { status } = spawnSync('npm', ['run', script, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SIGNPOST_RUNS: runs },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('test:unit', 'full');
if (!process.argv.includes('--unit')) {
  // No `|` of a pattern goes through a shell.
  run('test:e2e', 'full', '--grep', '@[lf]');
  run('guards', '');
}
