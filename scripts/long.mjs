/*
 * `npm run test:long`: what `.ci/run` leaves out. Runs the unit tests with the full number of generated cases
 * (SIGNPOST_RUNS=full), then the browser stories tagged `@long` and those tagged `@full`, which do more in that mode.
 * Last, it removes each guard once. `--unit` skips the stories and guards. To run all stories: SIGNPOST_RUNS=full npm
 * run test:e2e.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './serve.mjs';

/**
 * @param {string} script
 * @param {string} runs value of SIGNPOST_RUNS: how many generated cases
 * @param {string[]} args
 */
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
  // A character class, because a `|` in the pattern would not survive the shell.
  run('test:e2e', 'full', '--grep', '@[lf]');
  run('guards', '');
}
