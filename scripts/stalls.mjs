/*
 * `node scripts/stalls.mjs [--seed N] [--longest MS] -- command …` (Linux): runs a command and repeatedly pauses some
 * or all of its processes for a moment, as on a busy machine. Tests that wait for an event pass; tests that depend on
 * timing fail.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, longest: { type: 'string', default: '800' } },
});
const [command, ...args] = positionals;
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const longest = Number(values.longest);

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
let state = seed >>> 0;
const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;

/** All descendants of the process `root`. @param {number} root @returns {number[]} */
function below(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended in the meantime.
    }
  const found = [...(children.get(root) ?? [])];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

/** @param {number[]} processes @param {'SIGSTOP' | 'SIGCONT'} name */
function signal(processes, name) {
  for (const one of processes)
    try {
      process.kill(one, name);
    } catch {
      // It has ended in the meantime.
    }
}

if (!command) throw new Error('Say which command to run, after “--”.');
const child = spawn(command, args, { stdio: 'inherit' });
let stalls = 0;
const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
while (child.exitCode === null && child.signalCode === null) {
  await pause(200 + 1800 * chance());
  const all = below(/** @type {number} */ (child.pid));
  const share = chance() < 0.3 ? 1 : (4 * chance()) / all.length;
  const some = all.filter(() => chance() < share);
  signal(some, 'SIGSTOP');
  await pause(100 + (longest - 100) * chance());
  signal(some, 'SIGCONT');
  stalls++;
}
console.log(`${stalls} stalls of up to ${longest} ms, seed ${seed}`);
process.exit(await ended);
