/* Runs the tests that must notice a removal, in a copy, and reports which passed and which failed. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** @typedef {import('./removal.mjs').Guard} Guard */
/** @typedef {{ readonly file: string, readonly name: string, readonly status: string, readonly words: string }} Ran */

/** Timeout per guard, in milliseconds. Without its guard, code may run forever. */
const LONGEST = 300_000;

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs the named tests of these files.
 * @param {string} copy
 * @param {readonly Guard[]} guards
 * @returns {Promise<{ ran: readonly Ran[], said: string }>}
 */
async function run(copy, guards) {
  const report = join(copy, 'guards-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(guards.map(({ test }) => test))];
  const names = [...new Set(guards.map(({ says }) => literally(says)))].join('|');
  const args = ['run', ...files, '-t', names, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: copy,
    env: { ...process.env, SIGNPOST_CACHE_DIR: join(copy, '.cache'), SIGNPOST_RUNS: '' },
    stdio: 'pipe',
    timeout: LONGEST * guards.length,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  await new Promise((over) => child.once('close', over));
  return { ran: testsIn(report, copy), said: said.slice(-4000) };
}

/** @param {string} report @param {string} copy @returns {readonly Ran[]} */
function testsIn(report, copy) {
  let text;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    return []; // The run was stopped, or never began.
  }
  return JSON.parse(text).testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, status, failureMessages = [] }) => ({
      file: name.slice(copy.length + 1).replaceAll('\\', '/'),
      name: fullName,
      status,
      words: failureMessages.join('\n'),
    })),
  );
}

/** @param {readonly Ran[]} ran @param {Guard} guard @param {string} status */
const found = (ran, { test, says }, status) =>
  ran.find((one) => one.file.endsWith(test) && one.name.includes(says) && one.status === status);

/**
 * Returns, for each guard, whether a test of that name passes and none fails; plus the output of the failing tests.
 * @param {string} copy
 * @param {readonly Guard[]} guards
 */
export async function passedIn(copy, guards) {
  const { ran, said } = await run(copy, guards);
  const passed = guards.map(
    (guard) => found(ran, guard, 'passed') !== undefined && !found(ran, guard, 'failed'),
  );
  const failed = ran.filter(({ status }) => status === 'failed');
  return {
    passed,
    said: [said, ...failed.map(({ name, words }) => `${name}\n${words}`)].join('\n'),
  };
}

/**
 * Returns the name of a failed test, or the reason no failure is known. A file that can't be loaded doesn't count as a
 * failed test.
 * @param {string} copy
 * @param {Guard} guard
 */
export async function failedIn(copy, guard) {
  const { ran } = await run(copy, [guard]);
  const red = found(ran, guard, 'failed')?.name;
  const why = ran.some(({ status }) => status !== 'skipped' && status !== 'pending')
    ? 'all passed'
    : 'no test ran';
  return { red, why };
}
