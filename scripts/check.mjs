/*
 * `npm run check`: types, lint, format and arrows, in two lanes, because linting components takes as long as everything
 * else together. Each step's output appears when it has ended. Exits with 1 if any step fails.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './serve.mjs';

const COMPONENTS = ['eslint', '**/*.svelte'];
const OTHERS = ['eslint', '**/*.ts', '**/*.mjs', '**/*.js'];

/** Runs a step and returns whether it passed. @param {readonly string[]} step */
async function run(step) {
  const started = Date.now();
  const child = spawn('npx', step, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  /** @type {number} */
  const code = await new Promise((done) => child.on('close', (code) => done(code ?? 1)));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.join(' ')} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Runs steps one after another and returns whether all passed. @param {readonly (readonly string[])[]} steps */
async function lane(steps) {
  let isPassed = true;
  for (const step of steps) isPassed = (await run(step)) && isPassed;
  return isPassed;
}

const isSynced = await run(['svelte-kit', 'sync']);
const lanes = await Promise.all([
  lane([COMPONENTS]),
  lane([
    ['svelte-check', '--tsconfig', './tsconfig.json'],
    ['tsc', '-p', 'src/service-worker'],
    ['prettier', '--check', '.'],
    ['vitest', 'run', 'tests/arrows.test.ts', 'tests/house.test.ts', 'tests/catalog.test.ts'],
    OTHERS,
  ]),
]);
process.exitCode = isSynced && lanes.every(Boolean) ? 0 : 1;
