/*
 * `npm run test:long`: the unit tests with the full number of generated cases (SIGNPOST_RUNS=full), then
 * every browser story, those tagged `@long` and both themes included. `--unit` leaves the stories out.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './serve.mjs';

/** @param {string} script @param {Record<string, string>} env */
function run(script, env = {}) {
  const { status } = spawnSync('npm', ['run', script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('test:unit', { SIGNPOST_RUNS: 'full' });
if (!process.argv.includes('--unit')) run('test:e2e', { SIGNPOST_RUNS: 'full' });
